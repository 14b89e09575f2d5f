package org.ipukern.generator.regress;

import java.util.List;
import java.util.Optional;

/**
 * The first line in which two texts differ.
 *
 * @param line its 1-based number
 * @param now the line of the new text in quotes without the blanks around it, or that there is none
 * @param before the same of the text so far
 */
public record FirstDifference(int line, String now, String before) {
  /**
   * Compares line by line; empty if the texts are equal.
   *
   * @param before the text so far
   * @param now the new one
   */
  static Optional<FirstDifference> of(String before, String now) {
    List<String> old = before.lines().toList();
    List<String> lines = now.lines().toList();
    for (int i = 0; i < Math.max(old.size(), lines.size()); i++) {
      String was = line(old, i);
      String is = line(lines, i);
      if (!was.equals(is)) {
        return Optional.of(new FirstDifference(i + 1, is, was));
      }
    }
    return Optional.empty();
  }

  private static String line(List<String> lines, int index) {
    return index < lines.size() ? "\"" + lines.get(index).strip() + "\"" : "past the end";
  }

  /** Such as {@code line 12 is "…", was "…"}. */
  public String text() {
    return "line " + line + " is " + now + ", was " + before;
  }
}
