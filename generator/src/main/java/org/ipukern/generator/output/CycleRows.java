package org.ipukern.generator.output;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.ipukern.generator.gate.EntryResult;
import org.ipukern.generator.gate.KernelResult;
import org.ipukern.generator.spec.Accumulators;
import org.ipukern.generator.spec.CastSpec;
import org.ipukern.generator.spec.Fill;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.LayoutSpec;
import org.ipukern.generator.spec.Overflow;
import org.ipukern.generator.spec.Rounding;
import org.ipukern.generator.spec.SourceOrder;
import org.ipukern.generator.spec.TransposeMethod;
import org.ipukern.generator.spec.json.JsonWord;

/**
 * The rows of {@code cycles.json} for a kernel that passed. A field that is not in the contract's
 * example is written only where it differs from its default.
 */
final class CycleRows {
  private CycleRows() {}

  /** One row an entry point. */
  static List<CycleRow> of(KernelResult result, String fingerprint) {
    return result.entries().stream()
        .map(
            entry ->
                new CycleRow(entry.entry().symbol(), values(result.spec(), entry, fingerprint)))
        .toList();
  }

  private static Map<String, Object> values(
      KernelSpec spec, EntryResult entry, String fingerprint) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("family", spec.family());
    if (spec instanceof GemmSpec gemm) {
      gemm(values, gemm, entry.entry().rows());
    } else if (spec instanceof CastSpec cast) {
      cast(values, cast);
    } else {
      layout(values, (LayoutSpec) spec);
    }
    entry.figures().formula().ifPresent(cycles -> values.put("formula", cycles));
    entry.figures().refit().ifPresent(cycles -> values.put("refit", cycles));
    values.put("budget", entry.figures().budget());
    values.put("estimate", entry.estimate().cycles());
    values.put("simulated", entry.simulated().orElseThrow());
    values.put("floor", entry.figures().floor());
    values.put("fingerprint", fingerprint);
    return values;
  }

  private static void gemm(Map<String, Object> values, GemmSpec spec, int rows) {
    values.put("precision", spec.precision().id());
    values.put("rows", rows);
    values.put("inner", spec.inner());
    values.put("columns", spec.columns());
    values.put("weights", spec.weights().id());
    values.put("mode", spec.mode().id());
    values.put("output", spec.output().id());
    values.put("orientation", spec.orientation().id());
    if (spec.batch() != 1) {
      values.put("batch", spec.batch());
    }
    unlessUsual(values, "rounding", spec.rounding(), Rounding.NEAREST);
    unlessUsual(values, "overflow", spec.overflow(), Overflow.SATURATE);
    unlessUsual(values, "accumulators", spec.accumulators(), Accumulators.CLEARED);
    optional(values, "scale", spec.scale());
    optional(values, "coefficients-scale", spec.coefficientsScale());
  }

  private static void cast(Map<String, Object> values, CastSpec spec) {
    values.put("from", spec.from().id());
    values.put("to", spec.to().id());
    values.put("layout", spec.layout().id());
    values.put("elements", spec.elements());
    values.put("placement", spec.placement().id());
    if (spec.sourceStride() != spec.columns()) {
      values.put("source-stride", spec.sourceStride());
    }
    unlessUsual(values, "overflow", spec.overflow(), Overflow.SATURATE);
    unlessUsual(values, "rounding", spec.rounding(), Rounding.NEAREST);
    optional(values, "scale", spec.scale());
    optional(values, "source-scale", spec.sourceScale());
  }

  private static void layout(Map<String, Object> values, LayoutSpec spec) {
    values.put("kernel", spec.kernel().id());
    values.put("bits", spec.bits());
    values.put("rows", spec.rows());
    values.put("columns", spec.columns());
    values.put("placement", spec.placement().id());
    if (spec.width() != spec.columns()) {
      values.put("width", spec.width());
    }
    unlessUsual(values, "fill", spec.fill(), Fill.ZERO);
    if (!spec.slots().isEmpty()) {
      values.put("slots", spec.slots());
    }
    if (spec.sourceStride()
        != LayoutSpec.denseSourceStride(spec.kernel(), spec.rows(), spec.columns())) {
      values.put("source-stride", spec.sourceStride());
    }
    if (spec.targetStride()
        != LayoutSpec.denseTargetStride(spec.kernel(), spec.rows(), spec.width())) {
      values.put("target-stride", spec.targetStride());
    }
    unlessUsual(values, "order", spec.order(), SourceOrder.K_BY_C);
    unlessUsual(values, "method", spec.method(), TransposeMethod.SHUFFLE);
  }

  private static void unlessUsual(
      Map<String, Object> values, String name, JsonWord word, JsonWord usual) {
    if (word != usual) {
      values.put(name, word.id());
    }
  }

  private static void optional(Map<String, Object> values, String name, OptionalInt value) {
    value.ifPresent(number -> values.put(name, number));
  }
}
