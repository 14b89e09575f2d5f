package org.ipukern.tile.asm;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.ipukern.tile.isa.InstructionTable;
import org.ipukern.tile.isa.NamedConstant;
import org.ipukern.tile.isa.Spelling;

/** Guesses at what was meant, and words cut to a length that fits a message. */
final class Advice {
  private static final int LONGEST_WORD = 60;
  private static final int MOST_CANDIDATES = 1000;

  private Advice() {}

  /** The word, cut if it is very long. */
  static String clipped(String word) {
    return word.length() <= LONGEST_WORD ? word : word.substring(0, LONGEST_WORD) + "...";
  }

  /** Asks whether the nearest candidate was meant; empty if none is near. */
  static String didYouMean(String wrong, Collection<String> candidates) {
    if (wrong.length() > LONGEST_WORD || candidates.size() > MOST_CANDIDATES) {
      return "";
    }
    String nearest = Spelling.nearest(wrong, candidates);
    int longest = Math.max(wrong.length(), nearest.length());
    return 2 * common(wrong, nearest) >= longest && longest > 0
        ? "did you mean " + nearest + "?"
        : "";
  }

  /** Asks whether a constant of the SDK was meant, if one with the same beginning is near. */
  static Optional<String> constant(String wrong) {
    String beginning = wrong.substring(0, wrong.indexOf('_') + 1);
    if (beginning.isEmpty()) {
      return Optional.empty();
    }
    List<String> alike =
        InstructionTable.ipu21().constants().stream()
            .map(NamedConstant::name)
            .filter(name -> name.startsWith(beginning))
            .toList();
    return Optional.of(didYouMean(wrong, alike)).filter(advice -> !advice.isEmpty());
  }

  /** Asks whether the nearest instruction was meant. */
  static String mnemonic(String wrong) {
    return wrong.length() > LONGEST_WORD
        ? ""
        : "did you mean " + InstructionTable.ipu21().nearestMnemonic(wrong) + "?";
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
