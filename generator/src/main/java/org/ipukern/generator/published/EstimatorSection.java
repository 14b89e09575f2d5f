package org.ipukern.generator.published;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;

/** The part of the document about poplibs' own cycle estimators. */
final class EstimatorSection {
  private EstimatorSection() {}

  static List<String> lines(List<FunctionalResult> runs, List<VendorPoint> vendor) {
    List<String> lines = new ArrayList<>();
    lines.add("## The estimators of poplibs");
    lines.add("");
    lines.addAll(measured(vendor));
    lines.addAll(unmeasured(runs));
    return lines;
  }

  private static List<String> measured(List<VendorPoint> vendor) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "None of them prices a kernel of ipu-stack. Of the vertices of the SDK that were recorded by its"
            + " profiler, "
            + vendor.size()
            + " have a shape; the others' partition of work is not public. The SDK's own build may differ from"
            + " the public poplibs; shapes were inferred from allocations by whoever published the recordings."
            + " The simulator runs poplibs' public text alone, where that is assembly; what the profiler adds is"
            + " not known.");
    lines.add("");
    lines.add(ErrorTable.head());
    ErrorTable estimates = new ErrorTable();
    ErrorTable formulas = new ErrorTable();
    ErrorTable simulated = new ErrorTable();
    for (VendorPoint each : vendor) {
      long cycles = each.point().cycles();
      estimates.add(cycles, each.estimate());
      formulas.add(cycles, each.formula());
      each.simulated().ifPresent(figure -> simulated.add(cycles, figure));
    }
    lines.add(estimates.row("poplibs estimator"));
    lines.add(formulas.row("closed formula: standard GEMM, cast price"));
    lines.add(simulated.row("simulator"));
    lines.add("");
    lines.add("| point | shape | measured | estimator | % | formula | % | simulated | % |");
    lines.add("|---|---|---|---|---|---|---|---|---|");
    for (VendorPoint each : vendor) {
      long cycles = each.point().cycles();
      lines.add(
          "| "
              + String.join(
                  " | ",
                  each.point().id(),
                  each.point().shape(),
                  Long.toString(cycles),
                  figure(cycles, OptionalLong.of(each.estimate())),
                  figure(cycles, OptionalLong.of(each.formula())),
                  figure(cycles, each.simulated()))
              + " |");
    }
    lines.add("");
    return lines;
  }

  private static String figure(long measured, OptionalLong figure) {
    return figure.isEmpty()
        ? " | "
        : String.format(
            Locale.ROOT,
            "%d | %+.2f",
            figure.getAsLong(),
            ErrorTable.percent(measured, figure.getAsLong()));
  }

  private static List<String> unmeasured(List<FunctionalResult> runs) {
    Map<String, List<Double>> kernels = new LinkedHashMap<>();
    for (FunctionalResult run : runs) {
      if (run.price().isPresent() && run.outcome().isRight()) {
        kernels
            .computeIfAbsent(run.kernel(), k -> new ArrayList<>())
            .add(ErrorTable.percent(run.cycles(), run.price().getAsLong()));
      }
    }
    List<String> lines = new ArrayList<>();
    lines.add(
        "Their own kernels, on the functional runs below: the estimator against the simulator, which runs the"
            + " very text that the estimator prices. Nobody measured these. The simulated call is the kernel"
            + " alone; vertices without supervisor code have a launcher of ours, which their estimators count"
            + " differently or, for GELU, not at all. Estimators leave out code that depends on alignment and"
            + " lump remainders together, which shows on small shapes.");
    lines.add("");
    lines.add("| kernel | runs | estimator above simulator by: least % | median % | most % |");
    lines.add("|---|---|---|---|---|");
    kernels.forEach(
        (kernel, percents) -> {
          Collections.sort(percents);
          int n = percents.size();
          lines.add(
              String.format(
                  Locale.ROOT,
                  "| %s | %d | %+.1f | %+.1f | %+.1f |",
                  kernel,
                  n,
                  percents.get(0),
                  (percents.get((n - 1) / 2) + percents.get(n / 2)) / 2,
                  percents.get(n - 1)));
        });
    lines.add("");
    lines.add(
        "The estimator of the static block product gives 0 for every shape: it prices nothing.");
    lines.add("");
    return lines;
  }
}
