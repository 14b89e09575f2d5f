package org.ipukern.generator.published;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The part of the document about functional runs. */
final class FunctionalSection {
  private FunctionalSection() {}

  static List<String> lines(List<FunctionalResult> results) {
    List<String> lines = new ArrayList<>();
    long right = results.stream().filter(r -> r.outcome().isRight()).count();
    lines.add("## Functional runs");
    lines.add("");
    lines.add(right + " of " + results.size() + " runs gave what the reference in Java gives.");
    lines.add("");
    lines.add(
        "Operands are small whole numbers where sums are exact, so that order, strides and layout are tested;"
            + " casts, GELU and element-wise runs have normally distributed ones. poplibs' kernels for F143 and its"
            + " casts are inline assembly in C++: their loops are read from the checkout, the few instructions of"
            + " supervisor and worker that the compiler would add are ours. Some static block products read"
            + " registers that nothing has written; all are filled with NaNs first, and no result shows it."
            + " `f32sisoslic` is in no run: no source names the constants of its phases, so it ends in a fault.");
    lines.add("");
    lines.add("| kernel | runs | right |");
    lines.add("|---|---|---|");
    Map<String, int[]> byKernel = new LinkedHashMap<>();
    for (FunctionalResult result : results) {
      int[] counts = byKernel.computeIfAbsent(result.kernel(), k -> new int[2]);
      counts[0]++;
      counts[1] += result.outcome().isRight() ? 1 : 0;
    }
    byKernel.forEach((kernel, n) -> lines.add("| " + kernel + " | " + n[0] + " | " + n[1] + " |"));
    lines.add("");
    for (FunctionalResult result : results) {
      if (!result.outcome().isRight()) {
        lines.add(
            "- wrong: "
                + result.kernel()
                + ", "
                + result.shape()
                + ": "
                + result.outcome().problem());
      }
    }
    return lines;
  }
}
