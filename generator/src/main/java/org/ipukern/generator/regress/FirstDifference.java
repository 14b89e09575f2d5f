package org.ipukern.generator.regress;

import java.util.List;
import java.util.Optional;

/** The first line in which two texts differ. */
final class FirstDifference {
  private FirstDifference() {}

  /**
   * Such as {@code line 12 is "…", was "…"}; empty if the texts are equal.
   *
   * @param before the text so far
   * @param now the new one
   */
  static Optional<String> of(String before, String now) {
    List<String> old = before.lines().toList();
    List<String> lines = now.lines().toList();
    for (int i = 0; i < Math.max(old.size(), lines.size()); i++) {
      String was = line(old, i);
      String is = line(lines, i);
      if (!was.equals(is)) {
        return Optional.of("line " + (i + 1) + " is " + is + ", was " + was);
      }
    }
    return Optional.empty();
  }

  private static String line(List<String> lines, int index) {
    return index < lines.size() ? "\"" + lines.get(index).strip() + "\"" : "past the end";
  }
}
