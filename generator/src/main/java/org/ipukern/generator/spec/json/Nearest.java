package org.ipukern.generator.spec.json;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Finds the spelling that was probably meant. */
public final class Nearest {
  // What the same thing is called in other tools' files.
  private static final Map<String, List<String>> OTHER_NAMES =
      Map.ofEntries(
          Map.entry("m", List.of("rows")),
          Map.entry("n", List.of("columns", "elements")),
          Map.entry("k", List.of("inner")),
          Map.entry("kk", List.of("inner")),
          Map.entry("r", List.of("rows")),
          Map.entry("c", List.of("columns")),
          Map.entry("dtype", List.of("precision", "from", "bits", "type")),
          Map.entry("type", List.of("precision", "from", "bits")),
          Map.entry("cols", List.of("columns")),
          Map.entry("source", List.of("from")),
          Map.entry("float16", List.of("f16")),
          Map.entry("half", List.of("f16")),
          Map.entry("float", List.of("f32")));

  private Nearest() {}

  /** The allowed spelling nearest to {@code found}, unless none is near enough to suggest. */
  public static Optional<String> of(String found, Collection<String> allowed) {
    String plain = found.strip().toLowerCase(Locale.ROOT);
    for (String other : OTHER_NAMES.getOrDefault(plain, List.of())) {
      if (allowed.contains(other)) {
        return Optional.of(other);
      }
    }
    String best = "";
    int least = Integer.MAX_VALUE;
    for (String word : allowed) {
      int distance = distance(plain, word.toLowerCase(Locale.ROOT));
      if (distance < least) {
        least = distance;
        best = word;
      }
    }
    int farthest = Math.max(1, Math.max(plain.length(), best.length()) / 2);
    return least <= farthest && least < best.length() ? Optional.of(best) : Optional.empty();
  }

  /** Least number of characters to insert, drop or exchange to turn one text into the other. */
  private static int distance(String a, String b) {
    if (a.length() > 100) {
      return Integer.MAX_VALUE;
    }
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[b.length()];
  }
}
