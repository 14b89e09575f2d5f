package org.ipukern.generator.output;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.ipukern.generator.render.Renderer;

/** The files of the folder that are made from all kernels together. */
final class BuildFiles {
  private static final List<String> NAMES =
      List.of("ipukern_kernels.h", "kernels.cmake", "kernels.mk");

  private BuildFiles() {}

  /**
   * Texts by file name.
   *
   * @param model version of the timing model
   */
  static SortedMap<String, String> of(
      Renderer renderer, List<EmittedKernel> kernels, String model) {
    Map<String, Object> data = BuildModel.of(kernels, model);
    SortedMap<String, String> files = new TreeMap<>();
    for (String name : NAMES) {
      files.put(name, renderer.render("build/" + name + ".ftl", data));
    }
    return files;
  }
}
