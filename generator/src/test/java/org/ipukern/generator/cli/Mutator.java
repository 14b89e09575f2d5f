package org.ipukern.generator.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Changes texts at random, the same way for the same seed. */
final class Mutator {
  private static final List<String> NUMBERS =
      List.of("0", "-1", "1", "2147483647", "4294967296", "9007199254740993", "1e400", "99999999");

  private final Random random;
  private final List<String> words;

  /**
   * @param words what is inserted besides single characters and numbers
   */
  Mutator(long seed, List<String> words) {
    this.random = new Random(seed);
    this.words = words;
  }

  /** One of them. */
  <T> T pick(List<T> items) {
    return items.get(random.nextInt(items.size()));
  }

  /** The text with one to four changes. */
  byte[] change(String text) {
    String changed = text;
    for (int count = random.nextInt(4); count >= 0; count--) {
      changed = changed.isEmpty() ? pick(words) : once(changed);
    }
    byte[] bytes = changed.getBytes(UTF_8);
    if (bytes.length > 0 && random.nextInt(10) == 0) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    return bytes;
  }

  private String once(String text) {
    int at = random.nextInt(text.length());
    int end = Math.min(text.length(), at + 1 + random.nextInt(8));
    return switch (random.nextInt(9)) {
      case 0 -> text.substring(0, at) + text.substring(end);
      case 1 -> text.substring(0, at) + pick(words) + text.substring(at);
      case 2 -> text.substring(0, at) + pick(words) + text.substring(end);
      case 3 -> text.substring(0, at) + (char) (32 + random.nextInt(95)) + text.substring(at + 1);
      case 4 -> number(text, at);
      case 5 -> text.substring(0, at);
      case 6 -> text.substring(0, end) + text.substring(at);
      default -> lines(text);
    };
  }

  /** Another number where the next one stands. */
  private String number(String text, int from) {
    int at = from;
    while (at < text.length() && !Character.isDigit(text.charAt(at))) {
      at++;
    }
    int end = at;
    while (end < text.length() && Character.isDigit(text.charAt(end))) {
      end++;
    }
    return text.substring(0, at) + pick(NUMBERS) + text.substring(end);
  }

  /** Two lines change places, or one is lost or doubled. */
  private String lines(String text) {
    List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
    int at = random.nextInt(lines.size());
    switch (random.nextInt(3)) {
      case 0 -> Collections.swap(lines, at, random.nextInt(lines.size()));
      case 1 -> lines.remove(at);
      default -> lines.add(at, lines.get(random.nextInt(lines.size())));
    }
    return String.join("\n", lines);
  }
}
