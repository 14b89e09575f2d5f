package org.ipukern.generator.published;

import java.util.ArrayList;
import java.util.List;

/** The part of the document about documented command lines. */
final class LinesSection {
  private LinesSection() {}

  static List<String> lines(List<LineResult> results) {
    List<String> lines = new ArrayList<>();
    lines.add("## From the command line");
    lines.add("");
    lines.add(
        results.stream().filter(LineResult::isRight).count()
            + " of "
            + results.size()
            + " lines did what they should: lint and simulate a published kernel with a run description of our"
            + " own, whose expected contents a reference in Java gives. DIR is the folder with the published"
            + " kernels; the lines are run as they stand here. Cycles are modelled, from the supervisor's first"
            + " instruction to its return; an element-wise or reduction vertex without supervisor code has one"
            + " `runall` and one `sync`.");
    lines.add("");
    lines.add("| kernel | lint findings | simulated | contents |");
    lines.add("|---|---|---|---|");
    for (LineResult result : results) {
      String cycles =
          result.cycles().isPresent() ? Long.toString(result.cycles().getAsLong()) : "none";
      lines.add(
          "| "
              + String.join(
                  " | ",
                  result.title(),
                  Integer.toString(result.findings()),
                  cycles,
                  result.isRight() ? result.result() : result.problem())
              + " |");
    }
    lines.add("");
    lines.add("```");
    for (LineResult result : results) {
      lines.add("# " + result.title());
      lines.add(result.line());
    }
    lines.add("```");
    lines.add("");
    return lines;
  }
}
