package org.ipukern.generator.render;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.ipukern.generator.spec.CastSpec;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.LayoutSpec;
import org.ipukern.generator.spec.OperandBytes;
import org.ipukern.tile.timing.TimingModel;

/**
 * What templates see of a spec. Words are the manifest's; counts are exact whole numbers. Keys that
 * a spec has no value for (a scale that is left to run time) are absent, so that {@code scale??}
 * asks for them.
 */
public final class KernelModel {
  private static final int WORKERS = TimingModel.ipu21().slots();

  private KernelModel() {}

  /**
   * All families have {@code kernel} (base name of the files), {@code family}, {@code
   * manifestLine}, {@code shape}, {@code namespace}, {@code workers} and {@code entries}, a list
   * with {@code className}, {@code symbol}, {@code rows} and the operands' {@code …Bytes}. The
   * families add their fields in the spelling of Java.
   */
  public static Map<String, Object> of(KernelSpec spec) {
    Map<String, Object> model = new LinkedHashMap<>();
    model.put("kernel", spec.name());
    model.put("family", spec.family());
    model.put("manifestLine", spec.manifestLine());
    model.put("shape", spec.shape());
    model.put("namespace", EntryPoint.NAMESPACE);
    model.put("workers", WORKERS);
    if (spec instanceof GemmSpec gemm) {
      gemm(model, gemm);
    } else if (spec instanceof CastSpec cast) {
      cast(model, cast);
    } else {
      layout(model, (LayoutSpec) spec);
    }
    return model;
  }

  private static void gemm(Map<String, Object> model, GemmSpec spec) {
    model.put("precision", spec.precision().id());
    model.put("fp8", spec.precision().isFp8());
    model.put("wide", spec.precision().outputBytes() == Float.BYTES); // partials and output are f32
    model.put("inner", spec.inner());
    model.put("columns", spec.columns());
    model.put("weights", spec.weights().id());
    model.put("mode", spec.mode().id());
    model.put("output", spec.output().id());
    model.put("orientation", spec.orientation().id());
    model.put("batch", spec.batch());
    model.put("rounding", spec.rounding().id());
    model.put("overflow", spec.overflow().id());
    model.put("accumulators", spec.accumulators().id());
    optional(model, "scale", spec.scale());
    optional(model, "coefficientsScale", spec.coefficientsScale());
    model.put("kGroups", spec.kGroups());
    model.put("columnPanels", spec.columnPanels());
    model.put("paddedInner", spec.paddedInner());
    model.put("paddedColumns", spec.paddedColumns());
    model.put("entries", spec.entryPoints().stream().map(point -> gemmEntry(spec, point)).toList());
  }

  /** One row count; quotient and remainder share the streamed rows among the workers. */
  private static Map<String, Object> gemmEntry(GemmSpec spec, EntryPoint point) {
    int rows = point.rows();
    Map<String, Object> entry = entry(point);
    entry.put("shape", spec.shape(rows));
    share(entry, "", spec.streamedRows(rows));
    entry.put("streamedRows", spec.streamedRows(rows));
    entry.put("coefficientPanels", spec.coefficientPanels(rows));
    entry.put("leftBytes", spec.leftBytes(rows));
    entry.put("coefficientBytes", spec.coefficientBytes(rows));
    entry.put("outputBytes", spec.outputBytes(rows));
    return entry;
  }

  private static void cast(Map<String, Object> model, CastSpec spec) {
    model.put("from", spec.from().id());
    model.put("to", spec.to().id());
    model.put("layout", spec.layout().id());
    model.put("elements", spec.elements());
    model.put("rows", spec.rows());
    model.put("columns", spec.columns());
    model.put("sourceStride", spec.sourceStride());
    model.put("placement", spec.placement().id());
    optional(model, "scale", spec.scale());
    optional(model, "sourceScale", spec.sourceScale());
    model.put("overflow", spec.overflow().id());
    model.put("rounding", spec.rounding().id());
    model.put("groups", spec.elements() / 8);
    model.put("tail", spec.elements() % 8);
    model.put("panels", (spec.columns() + 31) / 32);
    share(model, "group", spec.elements() / 8);
    share(model, "row", spec.rows());
    model.put("entries", List.of(operandEntry(spec)));
  }

  private static void layout(Map<String, Object> model, LayoutSpec spec) {
    model.put("layoutKernel", spec.kernel().id());
    model.put("bits", spec.bits());
    model.put("rows", spec.rows());
    model.put("columns", spec.columns());
    model.put("placement", spec.placement().id());
    model.put("width", spec.width());
    model.put("fill", spec.fill().id());
    model.put("slots", spec.slots());
    model.put("fragments", spec.fragments());
    model.put("sourceStride", spec.sourceStride());
    model.put("targetStride", spec.targetStride());
    model.put("order", spec.order().id());
    model.put("method", spec.method().id());
    share(model, "row", spec.rows());
    model.put("entries", List.of(operandEntry(spec)));
  }

  private static Map<String, Object> entry(EntryPoint point) {
    Map<String, Object> entry = new LinkedHashMap<>();
    entry.put("className", point.className());
    entry.put("symbol", point.symbol());
    entry.put("rows", point.rows());
    return entry;
  }

  private static Map<String, Object> operandEntry(KernelSpec spec) {
    Map<String, Object> entry = entry(spec.entryPoints().get(0));
    entry.put("shape", spec.shape());
    for (OperandBytes operand : spec.operands()) {
      entry.put(operand.name() + "Bytes", operand.bytes());
    }
    return entry;
  }

  /** What each worker gets of {@code count}, and how many workers get one more. */
  private static void share(Map<String, Object> model, String what, long count) {
    model.put(what.isEmpty() ? "quotient" : what + "Quotient", count / WORKERS);
    model.put(what.isEmpty() ? "remainder" : what + "Remainder", count % WORKERS);
  }

  private static void optional(Map<String, Object> model, String name, OptionalInt value) {
    value.ifPresent(number -> model.put(name, number));
  }
}
