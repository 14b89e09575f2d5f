package org.ipukern.generator.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.ipukern.generator.render.KernelTemplates;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.Precision;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The catalogue of a large manifest; that of a small one is JavaFilesTest's. */
class JavaCatalogTest {
  @TempDir private Path folder;

  /** The initializer of a class has room for 64 KB of code. */
  @Test
  void aThousandKernelsCompile() throws Exception {
    GemmSpec first = gemm(1);
    String vertex = KernelTemplates.render(Renderer.fromJar(), first).vertex();
    List<EmittedKernel> kernels =
        IntStream.rangeClosed(1, 1001)
            .mapToObj(JavaCatalogTest::gemm)
            .map(spec -> emitted(spec, vertex.replace(first.name(), spec.name())))
            .toList();
    assertThat(JavaCatalog.texts(kernels, "test")).hasSize(8);

    try (URLClassLoader loader = compiled(kernels)) {
      Class<?> catalogue = loader.loadClass("ipukern.kernels.KernelCatalog");
      List<?> all = (List<?>) catalogue.getMethod("all").invoke(null);
      assertThat(all).hasSize(1001).doesNotHaveDuplicates();
      String constant = kernels.get(1000).spec().name().toUpperCase(Locale.ROOT);
      assertThat(catalogue.getField(constant).get(null)).isSameAs(all.get(1000));
    }
  }

  @Test
  void noKernelsCompileToo() throws Exception {
    try (URLClassLoader loader = compiled(List.of())) {
      Class<?> catalogue = loader.loadClass("ipukern.kernels.KernelCatalog");
      assertThat((List<?>) catalogue.getMethod("all").invoke(null)).isEmpty();
    }
  }

  private URLClassLoader compiled(List<EmittedKernel> kernels) throws IOException {
    for (Map.Entry<String, String> text : JavaCatalog.texts(kernels, "test").entrySet()) {
      Path file = folder.resolve(text.getKey());
      Files.createDirectories(file.getParent());
      Files.writeString(file, text.getValue());
    }
    return EmittedJava.compile(folder.resolve("java"), folder);
  }

  private static GemmSpec gemm(int rows) {
    return GemmSpec.of(Precision.F143, List.of(rows), 32, 16);
  }

  private static EmittedKernel emitted(GemmSpec spec, String vertex) {
    String symbol = spec.entryPoints().get(0).symbol();
    CycleRow row = new CycleRow(symbol, Map.of("simulated", 100L, "floor", 90L));
    return EmittedKernel.of(spec, vertex, List.of(row));
  }
}
