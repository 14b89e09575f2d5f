package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.ipukern.generator.gate.KernelPipeline;
import org.ipukern.generator.gate.Pipeline;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SweepCommandTest {
  private static final String[] SMALL = {
    "sweep",
    "gemm",
    "--rows",
    "7:9",
    "--inner",
    "16",
    "--columns",
    "16,32",
    "--weights",
    "standard,interleaved",
    "--orientation",
    "normal,swapped",
    "--best",
    "2"
  };

  @TempDir private Path folder;

  private final AtomicInteger judged = new AtomicInteger();

  private Cli cli() {
    KernelPipeline counting =
        (specs, options) -> {
          judged.addAndGet(specs.size());
          return Pipeline.run(specs, options);
        };
    return Cli.in(folder).with(counting);
  }

  private Cli.Result run(String... more) {
    List<String> args = new ArrayList<>(List.of(SMALL));
    args.addAll(List.of(more));
    Cli.Result result = cli().run(args.toArray(String[]::new));
    assertThat(result.code()).describedAs(result.all()).isZero();
    return result;
  }

  private String file(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  @Test
  void estimatesAllSimulatesTheBestAndSaysHowWellItChose() throws IOException {
    Cli.Result result = run("--json", "all.json", "--html", "all.html");

    assertThat(result.out())
        .contains(
            "24 estimates (KernelCosts), 6 cells with a kernel, 12 kernels simulated",
            "selection: the first estimate was the simulator's best in 6 of 6 cells (100.0%)");
    JsonNode rows = new ObjectMapper().readTree(file("all.json")).get("rows");
    assertThat(rows.size()).isEqualTo(12);
    for (JsonNode row : rows) {
      assertThat(row.get("verdict").asText()).isEqualTo("pass");
      assertThat(row.get("simulated").asLong()).isEqualTo(row.get("estimate").asLong());
      assertThat(file("all.html")).contains(row.get("manifest").asText().replace("\"", "\\\""));
    }
    for (int i = 0; i < rows.size(); i += 2) {
      assertThat(rows.get(i).get("estimate").asLong())
          .isLessThanOrEqualTo(rows.get(i + 1).get("estimate").asLong());
    }
  }

  @Test
  void partsPutTogetherAreTheWhole() throws IOException {
    run("--csv", "whole.csv");
    run("--shard", "1/2", "--csv", "one.csv", "-j", "1");
    run("--shard", "2/2", "--csv", "two.csv");
    assertThat(file("one.csv")).isNotEqualTo(file("two.csv"));

    Cli.Result merged = cli().run("sweep", "merge", "two.csv", "one.csv", "--csv", "merged.csv");

    assertThat(merged.code()).describedAs(merged.all()).isZero();
    assertThat(file("merged.csv")).isEqualTo(file("whole.csv"));
    assertThat(merged.err()).isEmpty();
    assertThat(cli().run("sweep", "merge", "one.csv").err()).contains("parts are missing: ");
    Cli.Result twice = cli().run("sweep", "merge", "one.csv", "one.csv");
    assertThat(twice.code()).isEqualTo(2);
    assertThat(twice.err()).contains("cell 0 is in two parts");
  }

  @Test
  void goesOnFromWhatAnInterruptedRunLeft() throws IOException {
    run("--csv", "first.csv", "--resume", "sweep.log");
    int all = judged.getAndSet(0);
    List<String> lines = Files.readAllLines(folder.resolve("sweep.log"));
    assertThat(lines).hasSize(all + 1);
    // Five outcomes, and a sixth that was cut short.
    Files.writeString(
        folder.resolve("sweep.log"),
        String.join("\n", lines.subList(0, 6)) + "\n" + lines.get(6).substring(0, 9));

    Cli.Result again = run("--csv", "second.csv", "--resume", "sweep.log");

    assertThat(again.err()).contains("5 kernels were simulated before");
    assertThat(judged.get()).isEqualTo(all - 5);
    assertThat(file("second.csv")).isEqualTo(file("first.csv"));
    Cli.Result other =
        cli()
            .run(
                "sweep",
                "gemm",
                "--rows",
                "8",
                "--inner",
                "16",
                "--columns",
                "16",
                "--resume",
                "sweep.log");
    assertThat(other.code()).isEqualTo(2);
    assertThat(other.err()).contains("belongs to another sweep");
  }

  @Test
  void castsAreSweptByTheirBudget() throws IOException {
    Cli.Result result =
        cli()
            .run(
                "sweep",
                "cast",
                "--elements",
                "64:192:64",
                "--placement",
                "separate",
                "--csv",
                "c.csv");

    assertThat(result.code()).describedAs(result.all()).isZero();
    assertThat(result.out()).contains("3 kernels simulated", "budget");
    assertThat(file("c.csv").lines().filter(line -> line.contains(",pass,"))).hasSize(3);
  }

  @ParameterizedTest
  @CsvSource({
    "--rows,9:7,ends before it begins",
    "--rows,1:9:0,has no step",
    "--rows,'1,big',mixes numbers and words",
    "--shard,3/2,allowed: 1/4 to 4/4",
    "--best,-1,allowed: 0 to 1000"
  })
  void refusesWithTheReason(String option, String value, String reason) {
    List<String> args =
        new ArrayList<>(List.of("sweep", "gemm", "--inner", "16", "--columns", "16"));
    if (!option.equals("--rows")) {
      args.addAll(List.of("--rows", "8"));
    }
    args.addAll(List.of(option, value));
    Cli.Result result = cli().run(args.toArray(String[]::new));

    assertThat(result.code()).describedAs(result.all()).isEqualTo(2);
    assertThat(result.err()).contains(reason);
  }
}
