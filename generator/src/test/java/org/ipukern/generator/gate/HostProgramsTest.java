package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The host programs compile against the stand-in headers, which reach as far as declarations: they
 * cannot be linked or run here.
 */
class HostProgramsTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"docs/examples/host/main.cpp", "kernels-out/measure.cpp"})
  void compiles(String program) {
    List<String> options = List.of("-I", ROOT.resolve("kernels-out").toString());

    String said =
        HostCompiler.find().compile(ROOT.resolve(program), folder.resolve("program.o"), options);

    assertThat(said).isEmpty();
  }
}
