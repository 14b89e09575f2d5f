package org.ipukern.generator.published;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The part of the document about loops inside C++ kernels. */
final class LoopSection {
  private LoopSection() {}

  static List<String> lines(List<LoopPoint> loops) {
    List<String> lines = new ArrayList<>();
    lines.add("## Loops inside C++ kernels");
    lines.add("");
    lines.add(
        "ipu-stack's element-wise sum is C++ around a loop of inline assembly. What the compiler made of the"
            + " rest is not public, but it does the same whatever the length: it is taken from the shortest vector"
            + " of each text, and the others judge the loop.");
    lines.add("");
    lines.add("| point | shape | text | measured | loop simulated | rest | together | % |");
    lines.add("|---|---|---|---|---|---|---|---|");
    for (LoopPoint each : loops) {
      lines.add(
          "| "
              + String.join(
                  " | ",
                  each.point().id(),
                  each.point().shape(),
                  each.point().commit().substring(0, 8),
                  Long.toString(each.point().cycles()),
                  Long.toString(each.loop()),
                  (each.gaveRest() ? "gives " : "") + each.rest(),
                  Long.toString(each.simulated()),
                  each.gaveRest()
                      ? "-"
                      : String.format(
                          Locale.ROOT,
                          "%+.2f",
                          ErrorTable.percent(each.point().cycles(), each.simulated())))
              + " |");
    }
    lines.add("");
    return lines;
  }
}
