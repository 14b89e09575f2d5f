package org.ipukern.generator.spec;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.generator.spec.json.InputProblem;
import org.junit.jupiter.api.Test;

class SpecBuilderTest {

  @Test
  void optionsGiveTheSpecOfTheManifest() {
    KernelSpec spec =
        SpecBuilder.of("gemm")
            .option("precision", "f16")
            .option("rows", "364,365")
            .option("inner", "80")
            .option("columns", "16")
            .option("weights", "interleaved")
            .build();
    assertThat(spec.manifestLine())
        .isEqualTo(
            "{\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":80,\"columns\":16,"
                + "\"weights\":\"interleaved\"}}");
    assertThat(spec.shape()).isEqualTo("364/365 x 80 x 16");
    assertThat(((GemmSpec) spec).shape(365)).isEqualTo("365 x 80 x 16");
  }

  @Test
  void wrongOptionsGetTheWordsOfTheManifest() {
    InputException options =
        catchThrowableOfType(
            InputException.class,
            () ->
                SpecBuilder.of("gemm")
                    .option("precision", "F16")
                    .option("rows", "364,0")
                    .option("inner", "08")
                    .option("columns", "")
                    .build());
    String entry =
        "{\"gemm\":{\"precision\":\"F16\",\"rows\":[364,0],\"inner\":\"08\",\"columns\":\"\"}}";
    String manifest = "{\"schema\":1,\"target\":\"ipu21\",\"kernels\":[" + entry + "]}";
    ManifestException file =
        catchThrowableOfType(
            ManifestException.class, () -> Manifest.read("m", manifest.getBytes(UTF_8)));
    assertThat(words(options)).isEqualTo(words(file)).hasSize(4);
    assertThat(options.problems().get(0).text())
        .isEqualTo(
            "gemm.precision: \"F16\" is not known here; allowed: f16, f16-f32, f32, f143, f152,"
                + " f143-f152; nearest: f16");
  }

  private static List<String> words(InputException refused) {
    return refused.problems().stream()
        .map(InputProblem::text)
        .map(text -> text.substring(text.indexOf("gemm.")))
        .toList();
  }

  @Test
  void unknownFamilyIsNamed() {
    assertThatThrownBy(() -> SpecBuilder.of("gem").build())
        .isInstanceOf(InputException.class)
        .hasMessage("\"gem\" is not a kernel family; allowed: gemm, cast, layout; nearest: gemm");
  }

  @Test
  void valuesOfOtherTypesAreRefused() {
    assertThatThrownBy(
            () ->
                SpecBuilder.from(GemmSpec.of(Precision.F16, List.of(8), 80, 16))
                    .with("inner", 2.5)
                    .build())
        .hasMessageContaining("gemm.inner: 2.5");
  }

  @Test
  void equalKernelsAreEqualSpecs() {
    GemmSpec spec = GemmSpec.of(Precision.F16, List.of(8, 7), 80, 16);
    assertThat(spec).isEqualTo(GemmSpec.of(Precision.F16, List.of(7, 8), 80, 16));
    KernelSpec slots =
        SpecBuilder.parse(
            "{\"layout\":{\"kernel\":\"rows-from-panels\",\"bits\":16,\"rows\":8,\"columns\":40,"
                + "\"slots\":[0,1,2],\"source-stride\":128,\"width\":40}}");
    assertThat(slots)
        .isEqualTo(LayoutSpec.of(LayoutKernel.ROWS_FROM_PANELS, 16, 8, 40, Placement.INTERLEAVED));
  }
}
