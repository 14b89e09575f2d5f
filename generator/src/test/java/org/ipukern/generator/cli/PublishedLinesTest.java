package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.ipukern.generator.published.LineResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PublishedLinesTest {
  private static final String KERNEL =
      """
          .supervisor
      entry:
          st32 $m2, $m3, $mzero, 0
          br $lr
      """;
  private static final String LINE =
      "./ipukern lint DIR/k.S && ./ipukern simulate DIR/k.S --entry entry --run k.json";

  @TempDir private Path folder;

  private LineResult run(String kernel, int expected, String line) throws IOException {
    Path published = Files.createDirectories(folder.resolve("published"));
    Files.writeString(published.resolve("k.S"), kernel);
    Files.write(folder.resolve("k.bin"), new byte[] {(byte) expected, 0, 0, 0});
    Files.writeString(
        folder.resolve("k.json"),
        """
        { "schema": 1, "state": [], "registers": { "m2": 7, "m3": "out" }, "operands": [
          { "name": "out", "bytes": 4, "role": "out", "expected": "k.bin" } ] }
        """);
    List<LineResult> results =
        new PublishedLines(folder, published).run(List.of("# a kernel", line));
    assertThat(results).hasSize(1);
    assertThat(results.get(0).title()).isEqualTo("a kernel");
    return results.get(0);
  }

  @Test
  void aLineIsRightIfLintIsSilentAndTheContentsAreAsExpected() throws IOException {
    LineResult right = run(KERNEL, 7, LINE);

    assertThat(right.problem()).isEmpty();
    assertThat(right.findings()).isZero();
    assertThat(right.cycles().orElseThrow()).isPositive();
  }

  @Test
  void aLineIsWrongIfTheContentsDiffer() throws IOException {
    assertThat(run(KERNEL, 8, LINE).problem()).isEqualTo("wrong: differs");
  }

  @Test
  void aFindingMakesALineWrongUnlessItAsksForNoErrorOnly() throws IOException {
    String warned =
        KERNEL
            + """
                .globl __runCodelet_k
                .type __runCodelet_k, @function
                .worker
            __runCodelet_k:
                exitz $mzero
            """;

    LineResult strict = run(warned, 7, LINE);
    LineResult lenient = run(warned, 7, LINE.replace(" && ", " ; "));

    assertThat(strict.isRight()).isFalse();
    assertThat(lenient.problem()).isEmpty();
    assertThat(lenient.findings()).isEqualTo(1);
  }

  @Test
  void anErrorMakesALineWrongInAnyCase() throws IOException {
    String wrong = KERNEL.replace("br $lr", "frobnicate $lr");

    assertThat(run(wrong, 7, LINE.replace(" && ", " ; ")).isRight()).isFalse();
  }

  @Test
  void aMissingFileIsSaid() throws IOException {
    assertThat(run(KERNEL, 7, LINE.replace("k.S", "other.S")).problem()).contains("other.S");
  }
}
