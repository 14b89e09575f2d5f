package org.ipukern.generator.render;

import org.ipukern.generator.spec.CastSpec;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.LayoutSpec;

/**
 * Which templates a kernel is made from.
 *
 * @param assembly template of the {@code .S} file
 * @param vertex template of the {@code .cpp} file
 */
public record KernelTemplates(String assembly, String vertex) {

  /** The templates of a spec; whether they exist only the renderer knows. */
  public static KernelTemplates of(KernelSpec spec) {
    return new KernelTemplates(assembly(spec) + ".S.ftl", "vertex/" + spec.family() + ".cpp.ftl");
  }

  private static String assembly(KernelSpec spec) {
    if (spec instanceof GemmSpec gemm) {
      return "gemm/" + gemm.precision().id();
    }
    if (spec instanceof CastSpec cast) {
      return "cast/" + cast.layout().id();
    }
    return "rearrange/" + ((LayoutSpec) spec).kernel().id();
  }

  /**
   * The two files of a kernel.
   *
   * @param toolVersion what the files name as their origin
   * @throws RenderException if a template is missing or wrong
   */
  public static RenderedKernel render(Renderer renderer, KernelSpec spec, String toolVersion) {
    KernelTemplates templates = of(spec);
    var model = KernelModel.of(spec, toolVersion);
    return new RenderedKernel(
        spec.name(),
        renderer.render(templates.assembly(), model),
        renderer.render(templates.vertex(), model));
  }
}
