package org.ipukern.generator.spec;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.OptionalInt;
import org.ipukern.generator.spec.json.JsonWord;

/**
 * Builds a kernel's name from tokens joined by underscores. Each token is a word of a closed set or
 * a letter code with a number, so a name can be read back into the spec it came from.
 */
final class KernelName {
  /** The longest name, in characters; symbol and file suffixes come on top. */
  static final int LONGEST = 120;

  private final StringBuilder name;

  KernelName(String family) {
    name = new StringBuilder(family);
  }

  KernelName word(String token) {
    name.append('_').append(token.replace("-", "_"));
    return this;
  }

  KernelName word(JsonWord word) {
    return word(word.id());
  }

  KernelName wordIf(boolean present, String token) {
    return present ? word(token) : this;
  }

  KernelName number(String code, long value) {
    return word(value < 0 ? code + "m" + -value : code + value);
  }

  KernelName numberIf(boolean present, String code, long value) {
    return present ? number(code, value) : this;
  }

  KernelName number(String code, OptionalInt value) {
    return numberIf(value.isPresent(), code, value.orElse(0));
  }

  KernelName shape(long rows, long columns) {
    return word(rows + "x" + columns);
  }

  /** A list by its length and a digest of its numbers. */
  KernelName digest(String code, List<Integer> numbers) {
    return number(code, numbers.size()).word("x" + digest(numbers));
  }

  private static String digest(List<Integer> numbers) {
    try {
      byte[] sha =
          MessageDigest.getInstance("SHA-256")
              .digest(numbers.toString().getBytes(StandardCharsets.US_ASCII));
      return HexFormat.of().formatHex(sha, 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  @Override
  public String toString() {
    return name.toString();
  }
}
