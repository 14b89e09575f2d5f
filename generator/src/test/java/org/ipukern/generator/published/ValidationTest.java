package org.ipukern.generator.published;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The suite itself. The kernels are not in this repository: without {@code IPUKERN_PUBLISHED} the
 * suite says that it was not run, and that is all that is shown here.
 */
class ValidationTest {
  private static final String FOLDER = System.getenv("IPUKERN_PUBLISHED");
  private static final Path FIXTURES = Path.of("..", "test-fixtures");

  private static Validation validation(Path folder) throws IOException {
    return new Validation(
        folder,
        Files.readAllLines(FIXTURES.resolve("hardware.tsv"), StandardCharsets.UTF_8),
        Files.readAllLines(FIXTURES.resolve("hardware.fit"), StandardCharsets.UTF_8));
  }

  @Test
  void withoutAFolderTheSuiteSaysThatItWasNotRun() throws IOException {
    List<String> obstacles = validation(null).obstacles();
    assertThat(obstacles.get(0)).startsWith(Validation.NOT_RUN);
    assertThat(obstacles).anyMatch(o -> o.contains("graphcore/poplibs at commit"));
    assertThat(obstacles).anyMatch(o -> o.contains("osmarks/ipu-stack at commit"));
    assertThatThrownBy(() -> validation(null).run("2026-11-29", List.of()))
        .hasMessageStartingWith(Validation.NOT_RUN);
  }

  @Test
  void anIncompleteFolderSaysWhatIsMissing(@TempDir Path folder) throws IOException {
    Files.createDirectories(folder.resolve("poplibs").resolve("lib"));
    List<String> obstacles = validation(folder).obstacles();
    assertThat(obstacles.get(0)).startsWith(Validation.NOT_RUN);
    assertThat(obstacles.get(1)).contains(folder.resolve("ipu-stack") + " is no checkout");
    assertThat(obstacles.toString()).doesNotContain("graphcore/poplibs");
  }

  @Test
  void publishedKernelsAreUnderstoodRightAndTimedWell() throws IOException {
    assumeTrue(FOLDER != null, Validation.NOT_RUN + ": IPUKERN_PUBLISHED names no folder");
    ValidationResult result = validation(Path.of(FOLDER)).run("2026-11-29", List.of());
    assertThat(result.errors()).isZero();
    assertThat(result.files()).hasSize(216);
    assertThat(result.files()).allMatch(file -> file.lines().wrong() == 0);
    assertThat(result.files().stream().flatMap(f -> f.findings().stream()))
        .allMatch(finding -> JudgedRules.isJudged(finding.rule()));
    assertThat(result.wrongRuns()).isZero();
    assertThat(result.functional()).hasSizeGreaterThanOrEqualTo(360);
    assertThat(result.simulatedPoints()).isGreaterThanOrEqualTo(54);
    assertThat(result.loops())
        .isNotEmpty()
        .allMatch(p -> Math.abs(ErrorTable.percent(p.point().cycles(), p.simulated())) <= 1);
    assertThat(result.points())
        .filteredOn(p -> p.hasCycles() && p.point().family().startsWith("gemm"))
        .allMatch(p -> Math.abs(p.percent()) <= 1);
  }
}
