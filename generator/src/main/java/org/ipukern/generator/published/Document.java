package org.ipukern.generator.published;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.ipukern.tile.timing.TimingModel;

/** Puts the document together. */
final class Document {
  private final String date;
  private final TimingModel timing;
  private final Set<String> fitted;
  private final PublishedFolder folder;

  Document(String date, TimingModel timing, Set<String> fitted, PublishedFolder folder) {
    this.date = date;
    this.timing = timing;
    this.fitted = fitted;
    this.folder = folder;
  }

  List<String> lines(Findings findings) {
    List<String> lines = new ArrayList<>();
    lines.add("# Validation against published kernels");
    lines.add("");
    lines.add("Written by `scripts/validate-published` on " + date + "; do not edit.");
    lines.add("");
    lines.add("- timing model: " + timing.version());
    lines.add("- graphcore/poplibs: " + PublishedFolder.POPLIBS);
    lines.add(
        "- osmarks/ipu-stack: "
            + PublishedFolder.IPU_STACK
            + ", single files of other commits as listed at the end");
    lines.add("- measured points: `test-fixtures/hardware.tsv`");
    lines.add("");
    lines.add("## Shapes for fitting, shapes for judging");
    lines.add("");
    lines.add(
        "The split stands in `test-fixtures/hardware.fit` since before the fit; what is not there is only"
            + " judged. A shape measured before and after an edit is one shape. For fitting: "
            + String.join(", ", fitted)
            + ".");
    lines.add("");
    lines.addAll(CyclesSection.lines(findings.points()));
    lines.addAll(Explanations.lines());
    lines.addAll(LoopSection.lines(findings.loops()));
    lines.addAll(EstimatorSection.lines(findings.functional(), findings.vendor()));
    lines.addAll(FunctionalSection.lines(findings.functional()));
    lines.addAll(LinesSection.lines(findings.commands()));
    lines.addAll(FilesSection.lines(findings.files()));
    lines.addAll(TextsSection.lines(folder));
    while (lines.get(lines.size() - 1).isEmpty()) {
      lines.remove(lines.size() - 1);
    }
    return lines;
  }
}
