package org.ipukern.generator.output;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.ipukern.generator.render.Renderer;

/** The files of the folder that are made from all kernels together. */
final class BuildFiles {
  private static final List<String> NAMES =
      List.of("ipukern_kernels.h", "kernels.cmake", "kernels.mk", "measure.cpp");

  private BuildFiles() {}

  /**
   * Texts by file name; the order of the kernels does not matter.
   *
   * @param model version of the timing model
   */
  static SortedMap<String, String> of(
      Renderer renderer, List<EmittedKernel> kernels, String model) {
    List<EmittedKernel> sorted =
        kernels.stream().sorted(Comparator.comparing(kernel -> kernel.spec().name())).toList();
    Map<String, Object> data = BuildModel.of(sorted, model);
    SortedMap<String, String> files = new TreeMap<>();
    for (String name : NAMES) {
      files.put(name, renderer.render("build/" + name + ".ftl", data));
    }
    files.putAll(JavaCatalog.texts(sorted, model));
    files.put(JavaCosts.FILE, JavaCosts.text(sorted, model));
    return files;
  }
}
