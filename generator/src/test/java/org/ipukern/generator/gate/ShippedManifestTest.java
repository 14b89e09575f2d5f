package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.ipukern.generator.spec.Manifest;
import org.junit.jupiter.api.Test;

/** The shipped manifest passes, at the figures that its first issue asked for. */
class ShippedManifestTest {
  private static final Path MANIFEST = Path.of("..", "kernels.json");

  /** Ceilings in modelled tile cycles. */
  private static final Map<String, Long> AT_MOST =
      Map.of(
          "gemm_f16_init_std_k80_c16_r365", 8_350L,
          "gemm_f16_init_int_k80_c16_r365", 8_190L,
          "gemm_f16_init_std_k80_c768_r8", 52_000L,
          "cast_f16_f143_packed_288x32_interleaved_sat", 1_450L,
          "cast_f16_f143_packed_288x32_separate_sat", 2_650L);

  @Test
  void everyEntryPointPassesWithinItsCeiling() throws IOException {
    Manifest manifest = Manifest.read("kernels.json", Files.readAllBytes(MANIFEST));
    PipelineResult result = Pipeline.run(manifest.specs(), PipelineOptions.defaults());
    Map<String, EntryResult> entries =
        result.kernels().stream()
            .flatMap(k -> k.entries().stream())
            .collect(Collectors.toMap(e -> e.entry().className(), Function.identity()));
    System.out.printf(
        "shipped manifest: looked at %d kernels, %d entry points%n",
        result.kernels().size(), entries.size());

    assertThat(result.kernels()).hasSize(9);
    assertThat(entries).hasSize(12);
    assertThat(entries.values()).allMatch(e -> e.verdict() == Verdict.PASS);
    AT_MOST.forEach(
        (name, ceiling) ->
            assertThat(entries.get(name).simulated().getAsLong())
                .as(name)
                .isLessThanOrEqualTo(ceiling));
    assertThat(formula(entries, "gemm_f16_init_std_k80_c16_r364")).isEqualTo(8_899);
    assertThat(formula(entries, "gemm_f16_init_std_k80_c16_r365")).isEqualTo(8_919);
    assertThat(entries.get("gemm_f16_init_std_k80_c16_r365").figures().floor()).isEqualTo(7_640);
    assertThat(entries.get("gemm_f16_init_int_k80_c16_r365").figures().floor()).isEqualTo(7_480);
  }

  private static long formula(Map<String, EntryResult> entries, String name) {
    return entries.get(name).figures().formula().getAsLong();
  }
}
