package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every emitted vertex compiles on this machine without a warning, and its {@code compute()} gives
 * what the simulator gives, byte for byte.
 */
class HostConformanceTest {
  private static final Path MANIFEST = Path.of("..", "kernels.json");

  private static final String NAME = "cast_f16_f143_linear_n5832";

  @TempDir Path folder;

  @Test
  void computeGivesWhatTheSimulatorGives() throws IOException {
    List<KernelSpec> specs = new ArrayList<>(shipped());
    specs.addAll(HostSpecs.all());
    List<KernelResult> kernels = Pipeline.run(specs, PipelineOptions.defaults()).kernels();

    HostConformance.Report report = HostConformance.run(kernels, folder, List.of());
    System.out.printf(
        "host conformance: looked at %d kernels, %d calls of compute()%n",
        kernels.size(), report.calls());

    assertThat(report.differences()).isEmpty();
    assertThat(report.calls()).isGreaterThanOrEqualTo(3 * specs.size());
  }

  /** A kernel whose vertex copies bits of halves has no sense where a half is no 16 bits. */
  @Test
  void computeGivesTheSameWhereHalvesAreKeptAsFloats() throws IOException {
    List<KernelResult> kernels =
        Pipeline.run(HostSpecs.all(), PipelineOptions.defaults()).kernels().stream()
            .filter(kernel -> !kernel.vertex().contains("reinterpret_cast<unsigned short *>"))
            .toList();

    HostConformance.Report report =
        HostConformance.run(kernels, folder, HostConformance.WIDE_HALVES);

    assertThat(report.differences()).isEmpty();
    assertThat(report.calls()).isGreaterThanOrEqualTo(3 * kernels.size());
  }

  @Test
  void tellsAWrongRoundingFromTheRightOne() throws IOException {
    KernelResult right = pass(NAME);
    KernelResult wrong = with(right, "std::nearbyint(", "std::floor(");

    List<String> differences = HostConformance.run(List.of(wrong), folder, List.of()).differences();

    assertThat(differences).hasSizeGreaterThan(1).allMatch(d -> d.contains("of target, byte"));
  }

  @Test
  void takesNoWarning() throws IOException {
    KernelResult right = pass(NAME);
    KernelResult wrong =
        with(right, "const int scale = ", "const int unused = 1;\n const int scale = ");

    assertThatThrownBy(() -> HostConformance.run(List.of(wrong), folder, List.of()))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("unused variable");
  }

  @Test
  void tellsAReadPastTheOperandAndAWritePastIt() throws IOException {
    KernelResult right = pass(NAME);
    KernelResult read = with(right, "source[i]", "source[i + 1]");
    KernelResult written = with(right, "bytes[i] =", "bytes[i + 1] =");

    assertThat(HostConformance.run(List.of(read), inFolder("read"), List.of()).differences())
        .isNotEmpty()
        .allMatch(d -> d.contains("subscript 5832 of an operand of 5832 elements"));
    assertThat(HostConformance.run(List.of(written), inFolder("written"), List.of()).differences())
        .isNotEmpty()
        .allMatch(d -> d.contains("a byte outside operand 1 was written"));
  }

  @Test
  void findsNoCompilerWhereThereIsNone() {
    assertThat(HostCompiler.on(folder + java.io.File.pathSeparator)).isEmpty();
  }

  private KernelResult pass(String name) throws IOException {
    List<KernelSpec> specs =
        shipped().stream().filter(spec -> spec.name().startsWith(name)).toList();
    return Pipeline.run(specs, PipelineOptions.defaults()).kernels().get(0);
  }

  private static KernelResult with(KernelResult kernel, String right, String wrong) {
    assertThat(kernel.vertex()).contains(right);
    return new KernelResult(
        kernel.spec(),
        kernel.assembly(),
        kernel.vertex().replace(right, wrong),
        kernel.diagnostics(),
        kernel.entries());
  }

  private Path inFolder(String name) throws IOException {
    return Files.createDirectory(folder.resolve(name));
  }

  private static List<KernelSpec> shipped() throws IOException {
    return Manifest.read("kernels.json", Files.readAllBytes(MANIFEST)).specs();
  }
}
