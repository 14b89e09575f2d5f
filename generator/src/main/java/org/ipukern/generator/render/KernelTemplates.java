package org.ipukern.generator.render;

import org.ipukern.generator.spec.CastSpec;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.LayoutSpec;
import org.ipukern.generator.spec.OutputLayout;
import org.ipukern.generator.spec.ValueFormat;

/**
 * Which templates a kernel is made from.
 *
 * @param assembly template of the {@code .S} file
 * @param vertex template of the {@code .cpp} file
 */
public record KernelTemplates(String assembly, String vertex) {

  /** The templates of a spec; whether they exist only the renderer knows. */
  public static KernelTemplates of(KernelSpec spec) {
    if (spec instanceof GemmSpec gemm) {
      return new KernelTemplates("gemm/" + gemmSchedule(gemm) + ".S.ftl", "vertex/gemm.cpp.ftl");
    }
    if (spec instanceof CastSpec cast) {
      String pair = width(cast.from()) + "_" + width(cast.to());
      return new KernelTemplates("cast/" + pair + ".S.ftl", "vertex/cast_" + pair + ".cpp.ftl");
    }
    String kernel = ((LayoutSpec) spec).kernel().id();
    return new KernelTemplates("rearrange/" + kernel + ".S.ftl", "vertex/" + kernel + ".cpp.ftl");
  }

  private static String gemmSchedule(GemmSpec spec) {
    if (spec.output() == OutputLayout.PACKED) {
      return "packed";
    }
    return switch (spec.precision()) {
      case F32, F16_F32 -> "f32_partials";
      case F16, F143, F152, F143_F152 -> "f16_partials";
    };
  }

  /** The two FP8 formats share their templates. */
  private static String width(ValueFormat format) {
    return format.isFp8() ? "f8" : format.id();
  }

  /**
   * The two files of a kernel.
   *
   * @throws RenderException if a template is missing or wrong
   */
  public static RenderedKernel render(Renderer renderer, KernelSpec spec) {
    KernelTemplates templates = of(spec);
    var model = KernelModel.of(spec);
    return new RenderedKernel(
        spec.name(),
        renderer.render(templates.assembly(), model),
        renderer.render(templates.vertex(), model));
  }

  /**
   * The assembly of a kernel with the template lines that its lines come from.
   *
   * @throws RenderException if a template is missing or wrong
   */
  public static TracedText trace(Renderer renderer, KernelSpec spec) {
    return renderer.trace(of(spec).assembly(), KernelModel.of(spec));
  }
}
