package org.ipukern.generator.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import org.ipukern.generator.explore.profile.CheckedFigure;
import org.ipukern.generator.explore.profile.ComparedKernel;
import org.ipukern.generator.explore.profile.Comparison;

/** A profile comparison as cells, for text, Markdown and HTML alike. */
final class ProfileRows {
  static final List<String> KERNEL_HEADER =
      List.of(
          "stage", "vertex", "measured", "tiles", "ideal", "use", "grid", "rows", "ours", "change");
  static final List<Integer> KERNEL_FIGURES = List.of(2, 3, 4, 5, 8, 9);
  static final List<String> EXCHANGE_HEADER = List.of("exchange code of step", "most", "mean");
  static final List<Integer> EXCHANGE_FIGURES = List.of(1, 2);
  static final List<String> FIGURE_HEADER =
      List.of("figure", "stated", "unit", "outcome", "formula");
  static final List<Integer> FIGURE_FIGURES = List.of(1);

  private ProfileRows() {}

  static List<List<String>> kernels(Comparison comparison) {
    return comparison.kernels().stream().map(ProfileRows::kernel).toList();
  }

  private static List<String> kernel(ComparedKernel kernel) {
    long measured = kernel.recorded().cycles();
    List<String> cells = new ArrayList<>();
    cells.add(kernel.recorded().stage());
    cells.add(kernel.recorded().vertices());
    cells.add(Long.toString(measured));
    cells.add(Long.toString(kernel.recorded().activeTiles()));
    cells.add(figure(kernel.ideal()));
    cells.add(permille(kernel.utilisationPermille()));
    cells.add(kernel.grid().map(g -> g.rows() + " x " + g.columns()).orElse("-"));
    cells.add(kernel.rowCounts().isEmpty() ? "-" : kernel.rowCounts());
    cells.add(kernel.ours().map(ours -> Long.toString(ours.cycles())).orElse("-"));
    cells.add(
        kernel
            .ours()
            .map(
                o ->
                    String.format(
                        Locale.ROOT, "%+.1f%%", 100.0 * (o.cycles() - measured) / measured))
            .orElse("-"));
    return cells;
  }

  private static String figure(OptionalLong value) {
    return value.isPresent() ? Long.toString(value.getAsLong()) : "-";
  }

  private static String permille(OptionalLong value) {
    return value.isPresent() ? String.format(Locale.ROOT, "%.1f%%", value.getAsLong() / 10.0) : "-";
  }

  static List<List<String>> exchanges(Comparison comparison) {
    return comparison.summary().exchanges().stream()
        .map(
            e ->
                List.of(
                    shortened(e.name()),
                    Long.toString(e.maximum()),
                    String.format(Locale.ROOT, "%.1f", e.mean())))
        .toList();
  }

  /** The last two parts of what a name goes to; whole names fill a screen. */
  private static String shortened(String name) {
    String[] parts = name.replaceAll("/ExchangePre$", "").split("/", -1);
    String step = name.substring(0, name.indexOf('_') < 0 ? name.length() : name.indexOf('_'));
    return parts.length < 3
        ? name
        : step + " .. " + parts[parts.length - 2] + "/" + parts[parts.length - 1];
  }

  static List<List<String>> figures(Comparison comparison) {
    return comparison.figures().stream().map(ProfileRows::figure).toList();
  }

  private static List<String> figure(CheckedFigure checked) {
    return List.of(
        checked.figure().meaning(),
        checked.figure().value().toPlainString(),
        checked.figure().unit(),
        checked.outcome(),
        checked.figure().formula().isEmpty() ? "-" : checked.figure().formula());
  }

  /** What stands below the kernels. */
  static List<String> notes(Comparison comparison, String model) {
    List<String> notes = new ArrayList<>();
    notes.add(
        "measured: tile cycles of the longest tile, recorded by others; ideal: the real, unpadded"
            + " product with every tile multiplying in every cycle (128 operations a cycle f16, 256"
            + " FP8); ours: tile cycles, modelled (timing model "
            + model
            + ")");
    if (comparison.geometry().isEmpty()) {
      notes.add("a summary holds no shapes: --geometry FILE gives ideal, use and our kernels");
    } else if (comparison.kernels().stream().anyMatch(k -> k.idealCycles().isEmpty())) {
      notes.add("no ideal: the geometry does not give that stage's shape (MLP: 'hidden')");
    }
    for (ComparedKernel kernel : comparison.kernels()) {
      String stage = kernel.recorded().stage();
      kernel.ours().ifPresent(ours -> notes.add(stage + ": " + ours.manifestLine()));
      if (!kernel.noKernel().isEmpty()) {
        notes.add(stage + ": no kernel of ours: " + kernel.noKernel());
      }
    }
    comparison
        .gridsWithoutKernel()
        .forEach(
            stage -> notes.add(stage + ": its grid is of no use, the summary has no such kernel"));
    return notes;
  }

  /** What stands below the figures. */
  static String summary(Comparison comparison) {
    long follow = comparison.figures().stream().filter(CheckedFigure::follows).count();
    return follow + " of " + comparison.figures().size() + " figures follow as they are printed";
  }
}
