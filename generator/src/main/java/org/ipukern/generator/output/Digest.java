package org.ipukern.generator.output;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 in lower-case hexadecimal. */
public final class Digest {
  private final MessageDigest digest = sha256();

  /** The digest of those bytes. */
  public static String of(byte[] bytes) {
    return HexFormat.of().formatHex(sha256().digest(bytes));
  }

  /**
   * Adds one part of a fingerprint under its name. Lengths go in as well, so that no two lists of
   * parts run together to the same bytes.
   */
  public Digest add(String name, String value) {
    part(name);
    part(value);
    return this;
  }

  /** The digest of all parts so far; the parts start anew afterwards. */
  public String hex() {
    return HexFormat.of().formatHex(digest.digest());
  }

  private void part(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).flip());
    digest.update(bytes);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
