package org.ipukern.generator.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.ipukern.generator.gate.EntryResult;
import org.ipukern.generator.gate.Figures;
import org.ipukern.generator.gate.KernelResult;
import org.ipukern.generator.gate.Verdict;
import org.ipukern.generator.output.KeptEntry;
import org.ipukern.generator.output.KeptKernel;
import org.ipukern.generator.published.Measured;
import org.ipukern.generator.spec.Accumulators;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.tile.cost.CostTerm;

/**
 * What reports say of one entry point. All figures but {@code ampPermille} are modelled tile
 * cycles; a figure that does not exist is empty.
 *
 * @param kernel base name of the kernel's files
 * @param name the vertex class without its namespace
 * @param symbol the entry symbol
 * @param family family of the kernel
 * @param shape such as {@code 365 x 80 x 16}
 * @param formula the standard-memory cost formula
 * @param refit the same refitted to measurements
 * @param budget what must not be exceeded
 * @param estimate of the static estimator
 * @param simulated by the simulator
 * @param floor what no such kernel can be below
 * @param ampPermille useful AMP issues for each cycle, in thousandths
 * @param verdict the gate's answer
 * @param reasons why it is not a pass
 * @param terms the estimate's cycles by term, by its word; empty without an estimate
 * @param theirs cycles that others measured for the shape with a kernel of theirs; often empty
 * @param undocumented true if the kernel rests on a property of the tile that nobody documents
 */
public record EntryRow(
    String kernel,
    String name,
    String symbol,
    String family,
    String shape,
    OptionalLong formula,
    OptionalLong refit,
    OptionalLong budget,
    OptionalLong estimate,
    OptionalLong simulated,
    OptionalLong floor,
    OptionalLong ampPermille,
    Verdict verdict,
    List<Reason> reasons,
    Map<String, Long> terms,
    Optional<Measured> theirs,
    boolean undocumented) {

  /** Copies. */
  public EntryRow {
    reasons = List.copyOf(reasons);
    terms = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(terms));
  }

  /** The rows of a kernel, in the order of its entry points. */
  public static List<EntryRow> of(KernelResult kernel) {
    return kernel.entries().stream().map(entry -> of(kernel.spec(), entry)).toList();
  }

  /** The rows of a kernel that an earlier run judged, as they were then. */
  public static List<EntryRow> of(KeptKernel kernel) {
    return kernel.entries().stream().map(entry -> of(kernel.spec(), entry)).toList();
  }

  private static EntryRow of(KernelSpec spec, KeptEntry kept) {
    EntryPoint entry = kept.entry();
    Figures figures = Figures.of(spec, entry.rows());
    OptionalLong simulated = OptionalLong.of(kept.simulated());
    return new EntryRow(
        spec.name(),
        entry.className(),
        entry.symbol(),
        spec.family(),
        shape(spec, entry),
        figures.formula(),
        figures.refit(),
        OptionalLong.of(figures.budget()),
        OptionalLong.of(kept.estimate()),
        simulated,
        OptionalLong.of(figures.floor()),
        EntryResult.ampPermille(figures, simulated),
        Verdict.PASS,
        List.of(),
        kept.terms(),
        Measured.of(spec, entry.rows()),
        isUndocumented(spec));
  }

  private static String shape(KernelSpec spec, EntryPoint entry) {
    return spec instanceof GemmSpec gemm ? gemm.shape(entry.rows()) : spec.shape();
  }

  private static EntryRow of(KernelSpec spec, EntryResult result) {
    EntryPoint entry = result.entry();
    boolean estimated = result.estimate() != null && result.estimate().isKnown();
    return new EntryRow(
        spec.name(),
        entry.className(),
        entry.symbol(),
        spec.family(),
        shape(spec, entry),
        result.figures().formula(),
        result.figures().refit(),
        OptionalLong.of(result.figures().budget()),
        estimated ? OptionalLong.of(result.estimate().cycles()) : OptionalLong.empty(),
        result.simulated(),
        OptionalLong.of(result.figures().floor()),
        result.ampPermille(),
        result.verdict(),
        reasons(result),
        estimated ? terms(result.estimate().terms()) : Map.of(),
        Measured.of(spec, entry.rows()),
        isUndocumented(spec));
  }

  private static boolean isUndocumented(KernelSpec spec) {
    return spec instanceof GemmSpec gemm && gemm.accumulators() == Accumulators.RETAINED;
  }

  private static List<Reason> reasons(EntryResult result) {
    List<Reason> reasons = new ArrayList<>();
    result.findings().forEach(f -> reasons.add(new Reason(f.rule().name(), f.message())));
    if (result.verdict() == Verdict.NO_VERDICT) {
      if (result.estimate() == null) {
        reasons.add(new Reason("", "there is no estimate"));
      } else if (!result.estimate().isKnown()) {
        reasons.add(new Reason("", "there is no estimate: " + result.estimate()));
      }
      if (result.simulated().isEmpty()) {
        reasons.add(new Reason("", "there is no single simulated figure"));
      }
    }
    return reasons;
  }

  private static Map<String, Long> terms(Map<CostTerm, Long> terms) {
    Map<String, Long> byWord = new LinkedHashMap<>();
    terms.forEach((term, cycles) -> byWord.put(term.word(), cycles));
    return byWord;
  }
}
