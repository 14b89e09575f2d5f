package org.ipukern.generator.regress;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Says in words how figures changed; the same on every machine. */
final class Growth {
  private record Part(String term, long before, long now) {
    long growth() {
      return now - before;
    }
  }

  private Growth() {}

  /** A change against a positive figure, such as {@code +12 cycles (+1.20 %)}. */
  static String of(long before, long now) {
    BigDecimal percent =
        BigDecimal.valueOf(now - before)
            .multiply(BigDecimal.valueOf(100))
            .divide(BigDecimal.valueOf(before), 2, RoundingMode.HALF_UP);
    String sign = now > before ? "+" : "";
    return sign + (now - before) + " cycles (" + sign + percent.toPlainString() + " %)";
  }

  /** Which cost terms changed, those that grew most first. */
  static String terms(Map<String, Long> before, Map<String, Long> now) {
    Set<String> names = new LinkedHashSet<>(now.keySet());
    names.addAll(before.keySet());
    List<Part> parts = new ArrayList<>();
    for (String name : names) {
      Part part = new Part(name, before.getOrDefault(name, 0L), now.getOrDefault(name, 0L));
      if (part.growth() != 0) {
        parts.add(part);
      }
    }
    parts.sort(Comparator.comparingLong(Part::growth).reversed());
    List<String> words =
        parts.stream()
            .map(
                p ->
                    p.term()
                        + (p.growth() > 0 ? " grew by " + p.growth() : " shrank by " + -p.growth())
                        + " ("
                        + p.before()
                        + " to "
                        + p.now()
                        + ")")
            .toList();
    return String.join(", ", words);
  }
}
