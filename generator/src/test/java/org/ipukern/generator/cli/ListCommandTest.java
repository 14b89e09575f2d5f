package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.ipukern.generator.spec.BuiltKernels;
import org.ipukern.generator.spec.SpecBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ListCommandTest {
  @TempDir private Path folder;

  @Test
  void ranksWhatIsInAndSaysWhyTheRestIsOut() {
    Cli.Result result =
        run("list gemm --rows 40 --inner 34 --columns 17 --precision f16 --mode initialize");

    assertThat(result.code()).as(result.all()).isZero();
    assertThat(result.out()).contains("f16 initialize plain\nrank  cycles  variant");
    String ranked = result.out().substring(0, result.out().indexOf("retained: rests"));
    assertThat(
            ranked
                .lines()
                .filter(line -> line.matches(" +[1-4]  +\\d+ .*"))
                .map(ListCommandTest::cycles))
        .hasSize(4)
        .isSorted();
    assertThat(ranked).containsPattern("\n +-  +\\d+  normal interleaved retained");
    assertThat(result.out())
        .contains(
            "out\n",
            "a packed output has whole blocks of 16",
            "variants in; tile cycles, modelled");
  }

  @Test
  void whatIsGivenIsKeptWithoutAShapeToo() {
    Cli.Result result = run("list gemm --inner 64");

    assertThat(result.code()).as(result.all()).isZero();
    assertThat(result.out()).contains("\"inner\":64").doesNotContain("\"inner\":96");
  }

  @Test
  void everyManifestLineIsAnEntryThatIsBuilt() {
    Cli.Result result = run("list gemm --rows 5 --inner 16 --columns 16 --format json");

    long lines =
        result
            .out()
            .lines()
            .filter(line -> line.contains("\"in\": true"))
            .map(
                line ->
                    line.replaceFirst(".*\"manifest\": \"(.*)\" }.*", "$1").replace("\\\"", "\""))
            .filter(line -> BuiltKernels.check(SpecBuilder.parse(line)).isEmpty())
            .count();
    assertThat(lines).isGreaterThan(30);
    assertThat(result.out().lines().filter(line -> line.contains("\"in\": true")).count())
        .isEqualTo(lines);
  }

  @Test
  void retainedAccumulatorsAreRankedOnRequest() {
    Cli.Result result =
        run(
            "list gemm --rows 40 --inner 34 --columns 17 --precision f16 --mode initialize --output plain --accumulators retained");

    assertThat(result.out()).containsPattern("\n +1  +\\d+  normal interleaved retained");
  }

  @Test
  void withoutAShapeNothingIsRun() {
    Cli.Result result = run("list cast");

    assertThat(result.code()).as(result.all()).isZero();
    assertThat(result.out())
        .contains("f16 f143 linear saturate")
        .doesNotContainPattern("\n +\\d+ +\\d+ ");
  }

  private static long cycles(String line) {
    return Long.parseLong(line.trim().split(" +", -1)[1]);
  }

  private Cli.Result run(String line) {
    return Cli.in(folder).run(line.split(" ", -1));
  }
}
