package org.ipukern.tile.asm;

import java.util.Collection;
import org.ipukern.tile.isa.Spelling;

/** Guesses at what was meant. */
final class Advice {
  private Advice() {}

  /** Asks whether the nearest candidate was meant; empty if none is near. */
  static String didYouMean(String wrong, Collection<String> candidates) {
    String nearest = Spelling.nearest(wrong, candidates);
    int longest = Math.max(wrong.length(), nearest.length());
    return 2 * common(wrong, nearest) >= longest && longest > 0
        ? "did you mean " + nearest + "?"
        : "";
  }

  /** Number of characters that two words share at their two ends. */
  private static int common(String a, String b) {
    int shorter = Math.min(a.length(), b.length());
    int front = 0;
    while (front < shorter && a.charAt(front) == b.charAt(front)) {
      front++;
    }
    int back = 0;
    while (back < shorter - front
        && a.charAt(a.length() - 1 - back) == b.charAt(b.length() - 1 - back)) {
      back++;
    }
    return front + back;
  }
}
