package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.ipukern.generator.spec.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** The shipped manifest passes, at the figures that its first issue asked for. */
class ShippedManifestTest {
  private static final Path MANIFEST = Path.of("..", "kernels.json");

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

    assertThat(result.kernels()).hasSize(manifest.specs().size()).isNotEmpty();
    assertThat(entries.values()).allMatch(e -> e.verdict() == Verdict.PASS);
    assertThat(formula(entries, "gemm_f16_init_std_k80_c16_r364")).isEqualTo(8_899);
    assertThat(formula(entries, "gemm_f16_init_std_k80_c16_r365")).isEqualTo(8_919);
    assertThat(entries.get("gemm_f16_init_std_k80_c16_r365").figures().floor()).isEqualTo(7_640);
    assertThat(entries.get("gemm_f16_init_int_k80_c16_r365").figures().floor()).isEqualTo(7_480);
  }

  @ParameterizedTest
  @CsvFileSource(resources = "ceilings.csv")
  void isWithinItsCeiling(String name, long ceiling) throws IOException {
    String cycles = Files.readString(Path.of("..", "kernels-out", "cycles.json"));
    Matcher row =
        Pattern.compile("__" + name + "\".*?\"simulated\": (\\d+)", Pattern.DOTALL).matcher(cycles);
    assertThat(row.find()).as(name).isTrue();
    assertThat(Long.parseLong(row.group(1))).isLessThanOrEqualTo(ceiling);
  }

  private static long formula(Map<String, EntryResult> entries, String name) {
    return entries.get(name).figures().formula().getAsLong();
  }
}
