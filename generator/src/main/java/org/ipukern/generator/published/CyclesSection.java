package org.ipukern.generator.published;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;

/** The part of the document about cycles. */
final class CyclesSection {
  private static final Set<String> SEPTEMBER =
      Set.of(
          "18610e2b10f01cc266f943aa8b01a01e9ac39abd", "5a07232ef6bbd9a9e1981b1a9156a336bbd3ccd7");

  private CyclesSection() {}

  static List<String> lines(List<PointResult> results) {
    List<PointResult> run = results.stream().filter(PointResult::hasCycles).toList();
    List<String> lines = new ArrayList<>();
    lines.add("## Cycles of measured kernels");
    lines.add("");
    lines.add(
        run.size() + " of " + results.size() + " points have a public text that the suite runs.");
    lines.add("");
    lines.add(ErrorTable.head());
    lines.add(simulated("simulator: all", run, p -> true));
    lines.add(simulated("simulator: high confidence", run, p -> p.point().isHighConfidence()));
    lines.add(
        simulated(
            "simulator: plain GEMM of 18610e2b and 5a07232", run, CyclesSection::isSeptember));
    lines.add(
        simulated(
            "the same, high confidence", run, p -> isSeptember(p) && p.point().isHighConfidence()));
    lines.add(simulated("simulator: shapes for fitting", run, PointResult::fitted));
    lines.add(simulated("simulator: shapes for judging", run, p -> !p.fitted()));
    lines.add(formula("closed formula: refit and packed, GEMM points", results));
    lines.add(standard("closed formula: standard, plain GEMM points", results));
    lines.add(casts("closed formula: cast price, packed and linear casts of any version", results));
    lines.add("");
    lines.add(
        "| point | shape | text | confidence | use | measured | simulated | error | % | formula % |");
    lines.add("|---|---|---|---|---|---|---|---|---|---|");
    run.forEach(result -> lines.add(row(result)));
    lines.add("");
    lines.addAll(absent(results));
    return lines;
  }

  private static boolean isSeptember(PointResult result) {
    HardwarePoint point = result.point();
    return point.family().equals("gemm") && SEPTEMBER.contains(point.commit());
  }

  private static String simulated(
      String title, List<PointResult> results, Predicate<PointResult> which) {
    ErrorTable table = new ErrorTable();
    results.stream()
        .filter(which)
        .forEach(r -> table.add(r.point().cycles(), r.outcome().cycles()));
    return table.row(title);
  }

  private static String formula(String title, List<PointResult> results) {
    ErrorTable table = new ErrorTable();
    results.stream()
        .filter(r -> r.point().family().startsWith("gemm"))
        .forEach(r -> table.add(r.point().cycles(), r.formula().orElseThrow()));
    return table.row(title);
  }

  private static String standard(String title, List<PointResult> results) {
    ErrorTable table = new ErrorTable();
    for (PointResult result : results) {
      OptionalLong figure = Formulas.standard(result.point());
      figure.ifPresent(cycles -> table.add(result.point().cycles(), cycles));
    }
    return table.row(title);
  }

  private static String casts(String title, List<PointResult> results) {
    ErrorTable table = new ErrorTable();
    results.stream()
        .filter(r -> r.point().family().equals("cast") && r.formula().isPresent())
        .forEach(r -> table.add(r.point().cycles(), r.formula().getAsLong()));
    return table.row(title);
  }

  private static String row(PointResult result) {
    HardwarePoint point = result.point();
    OptionalLong formula = result.formula();
    return "| "
        + String.join(
            " | ",
            point.id(),
            point.shape(),
            point.commit().substring(0, 8),
            point.confidence(),
            result.fitted() ? "fit" : "judge",
            Long.toString(point.cycles()),
            Long.toString(result.outcome().cycles()),
            String.format(Locale.ROOT, "%+d", result.error()),
            String.format(Locale.ROOT, "%+.2f", result.percent()),
            formula.isPresent()
                ? String.format(
                    Locale.ROOT, "%+.2f", ErrorTable.percent(point.cycles(), formula.getAsLong()))
                : "")
        + " |";
  }

  private static List<String> absent(List<PointResult> results) {
    Map<String, Integer> reasons = new TreeMap<>();
    results.stream()
        .filter(r -> !r.hasCycles())
        .forEach(
            r ->
                reasons.merge(r.point().family() + " | " + r.outcome().problem(), 1, Integer::sum));
    List<String> lines = new ArrayList<>();
    lines.add("Points without a simulated figure, by kernel:");
    lines.add("");
    lines.add("| kernel | why | points |");
    lines.add("|---|---|---|");
    reasons.forEach((reason, n) -> lines.add("| " + reason + " | " + n + " |"));
    lines.add("");
    return lines;
  }
}
