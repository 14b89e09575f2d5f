package org.ipukern.generator.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.ipukern.generator.render.KernelTemplates;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.Precision;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The catalogue of a large manifest; that of a small one is JavaFilesTest's. */
class JavaCatalogTest {
  @TempDir private Path folder;

  /** The initializer of a class has room for 64 KB of code. */
  @Test
  void aThousandKernelsCompile() throws Exception {
    Renderer renderer = Renderer.fromJar();
    List<EmittedKernel> kernels =
        IntStream.rangeClosed(1, 1001)
            .mapToObj(rows -> emitted(renderer, GemmSpec.of(Precision.F143, List.of(rows), 32, 16)))
            .toList();
    Map<String, String> texts = JavaCatalog.texts(kernels, "test");
    for (Map.Entry<String, String> text : texts.entrySet()) {
      Path file = folder.resolve(text.getKey());
      Files.createDirectories(file.getParent());
      Files.writeString(file, text.getValue());
    }

    assertThat(texts).hasSize(8);
    try (URLClassLoader loader = EmittedJava.compile(folder.resolve("java"), folder)) {
      Class<?> catalogue = loader.loadClass("ipukern.kernels.KernelCatalog");
      List<?> all = (List<?>) catalogue.getMethod("all").invoke(null);
      assertThat(all).hasSize(1001).doesNotHaveDuplicates();
      assertThat(all.get(1000)).isSameAs(catalogue.getField(constant(kernels.get(1000))).get(null));
    }
  }

  @Test
  void noKernelsCompileToo() throws Exception {
    Map<String, String> texts = JavaCatalog.texts(List.of(), "test");
    for (Map.Entry<String, String> text : texts.entrySet()) {
      Path file = folder.resolve(text.getKey());
      Files.createDirectories(file.getParent());
      Files.writeString(file, text.getValue());
    }
    try (URLClassLoader loader = EmittedJava.compile(folder.resolve("java"), folder)) {
      Class<?> catalogue = loader.loadClass("ipukern.kernels.KernelCatalog");
      assertThat((List<?>) catalogue.getMethod("all").invoke(null)).isEmpty();
    }
  }

  private static String constant(EmittedKernel kernel) {
    return kernel.entries().get(0).point().className().toUpperCase(java.util.Locale.ROOT);
  }

  private static EmittedKernel emitted(Renderer renderer, KernelSpec spec) {
    List<CycleRow> rows =
        Stream.of(spec.entryPoints().get(0))
            .map(point -> new CycleRow(point.symbol(), Map.of("simulated", 100L, "floor", 90L)))
            .toList();
    return EmittedKernel.of(spec, KernelTemplates.render(renderer, spec).vertex(), rows);
  }
}
