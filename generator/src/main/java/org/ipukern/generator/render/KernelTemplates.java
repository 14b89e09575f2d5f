package org.ipukern.generator.render;

import java.util.LinkedHashMap;
import java.util.Map;
import org.ipukern.generator.spec.CastSpec;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.KernelSpec;

/** Which templates make a kernel, and the model that they see: plain numbers and words. */
public final class KernelTemplates {
  private static final int WORKERS = 6;

  private final Renderer renderer;

  /** Templates rendered by this renderer. */
  public KernelTemplates(Renderer renderer) {
    this.renderer = renderer;
  }

  /**
   * The texts of a kernel.
   *
   * @throws RenderException if a template is wrong
   * @throws IllegalArgumentException if no template makes this kernel
   */
  public KernelText render(KernelSpec spec) {
    Map<String, Object> model = model(spec);
    if (spec instanceof GemmSpec) {
      return new KernelText(
          renderer.render("gemm/f16.S.ftl", model),
          renderer.render("vertex/gemm_f16.cpp.ftl", model));
    }
    if (spec instanceof CastSpec) {
      return new KernelText(
          renderer.render("cast/f16_to_f8.S.ftl", model),
          renderer.render("vertex/cast_f16_f8.cpp.ftl", model));
    }
    throw new IllegalArgumentException("no template makes a kernel of family " + spec.family());
  }

  private static Map<String, Object> model(KernelSpec spec) {
    Map<String, Object> model = new LinkedHashMap<>();
    model.put("name", spec.name());
    model.put("manifestLine", spec.manifestLine());
    model.put("entries", spec.entryPoints().stream().map(KernelTemplates::entry).toList());
    if (spec instanceof GemmSpec gemm) {
      gemm(model, gemm);
    } else if (spec instanceof CastSpec cast) {
      cast(model, cast);
    }
    return model;
  }

  private static Map<String, Object> entry(EntryPoint entry) {
    return Map.of(
        "className", entry.className(),
        "symbol", entry.symbol(),
        "rows", entry.rows(),
        "quotient", entry.rows() / WORKERS,
        "remainder", entry.rows() % WORKERS);
  }

  private static void gemm(Map<String, Object> model, GemmSpec spec) {
    model.put("precision", spec.precision().id());
    model.put("inner", spec.inner());
    model.put("columns", spec.columns());
    model.put("weights", spec.weights().id());
    model.put("mode", spec.mode().id());
    model.put("output", spec.output().id());
    model.put("orientation", spec.orientation().id());
    model.put("batch", spec.batch());
    model.put("kGroups", spec.kGroups());
    model.put("columnPanels", spec.columnPanels());
  }

  private static void cast(Map<String, Object> model, CastSpec spec) {
    model.put("from", spec.from().id());
    model.put("to", spec.to().id());
    model.put("layout", spec.layout().id());
    model.put("placement", spec.placement().id());
    model.put("overflow", spec.overflow().id());
    model.put("elements", spec.elements());
    model.put("rows", spec.rows());
    model.put("columns", spec.columns());
    spec.scale().ifPresent(scale -> model.put("scale", scale));
  }
}
