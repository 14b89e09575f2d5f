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
    Cli.Result result = cli().run(with(more));
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
    Cli.Result part = cli().run("sweep", "merge", "one.csv");
    assertThat(part.code()).isEqualTo(4);
    assertThat(part.err()).contains("parts are missing: these files hold 12 of 24 estimates");
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

  /** A figure of other code may be another one, though timing model and space are the same. */
  @Test
  void figuresOfAnotherBuildAreNotGoneOnWith() throws IOException {
    run("--resume", "sweep.log");
    String text = file("sweep.log");
    cli().write("sweep.log", text.replaceFirst("[0-9a-f]{64}", "0".repeat(64)));
    Cli.Result otherBuild = Cli.in(folder).run(with("--resume", "sweep.log"));
    cli().write("sweep.log", "ipukern sweep 1" + text.substring(text.indexOf('\t')));
    Cli.Result otherForm = Cli.in(folder).run(with("--resume", "sweep.log"));

    assertThat(otherBuild.code()).describedAs(otherBuild.all()).isEqualTo(2);
    assertThat(otherBuild.err()).contains("--resume sweep.log: ", "of another build of this tool");
    assertThat(otherForm.code()).describedAs(otherForm.all()).isEqualTo(2);
  }

  private static String[] with(String... more) {
    List<String> args = new ArrayList<>(List.of(SMALL));
    args.addAll(List.of(more));
    return args.toArray(String[]::new);
  }

  @Test
  void aFirstCellThatDoesNotFitIsLeftOutAsAnyOther() throws IOException {
    String line = "sweep gemm --inner 16 --columns 16 --best 0 --csv a.csv --rows ";
    Cli.Result result = cli().run((line + "600000,8").split(" ", -1));

    assertThat(result.code()).describedAs(result.all()).isZero();
    assertThat(file("a.csv").lines().skip(8)).hasSize(1).allMatch(row -> row.startsWith("1,1,8,"));
  }

  @Test
  void withoutARowThereIsNoVerdict() throws IOException {
    Cli.Result none =
        cli()
            .run(
                "sweep",
                "gemm",
                "--rows",
                "600000",
                "--inner",
                "16",
                "--columns",
                "16",
                "--csv",
                "no.csv");
    Cli.Result merged = cli().run("sweep", "merge", "no.csv");

    assertThat(none.code()).describedAs(none.all()).isEqualTo(4);
    assertThat(none.err()).contains("no variant of any cell is legal");
    assertThat(merged.code()).describedAs(merged.all()).isEqualTo(4);
    assertThat(merged.err()).contains("no row");
  }

  /** By its estimate it would win, but the gate finds no room for its operands. */
  @Test
  void whatFindsNoRoomWinsNoCell() throws IOException {
    Cli.Result result =
        cli()
            .run(
                "sweep gemm --rows 3170 --inner 80 --columns 16 --orientation normal,swapped --best 2 --csv r.csv"
                    .split(" ", -1));

    assertThat(result.code()).describedAs(result.all()).isZero();
    assertThat(file("r.csv").lines().skip(8))
        .satisfiesExactly(
            row -> assertThat(row).matches("0,1,3170,.*,normal,[0-9]+,,no-room,,.*"),
            row -> assertThat(row).matches("0,2,3170,.*,swapped,[0-9]+,[0-9]+,pass,[0-9]+,.*"));
    assertThat(result.out())
        .containsPattern("\nf16 swapped +1\n")
        .doesNotContain("f16 normal")
        .contains("1 without room on a tile, 0 refused by the gate, 0 without a verdict");
  }

  @Test
  void aRefusedKernelWinsNoCellAndIsTheExitCode() throws IOException {
    Cli.Result refused =
        Cli.in(folder).with(Kernels.refusing()).run(with("--csv", "r.csv", "--json", "r.json"));
    Cli.Result merged = cli().run("sweep", "merge", "r.csv");
    Cli.Result undecided = Cli.in(folder).with(Kernels.undecided()).run(with());

    assertThat(refused.code()).describedAs(refused.all()).isEqualTo(3);
    assertThat(refused.out())
        .contains("0 kernels simulated\nvariant  cells it wins\n0 without room", ", 12 refused by");
    JsonNode first = new ObjectMapper().readTree(file("r.json")).get("rows").get(0);
    assertThat(first.get("ampPermille").isNull()).isTrue();
    assertThat(merged.code()).describedAs(merged.all()).isEqualTo(3);
    assertThat(undecided.code()).describedAs(undecided.all()).isEqualTo(4);
  }

  @Test
  void wrongFactsOfAPartAreRefused() throws IOException {
    run("--csv", "a.csv");
    String text = file("a.csv");
    cli().write("count.csv", text.replaceFirst("# estimates=[0-9]+", "# estimates=many"));
    cli().write("wide.csv", text.replaceFirst("rows=", "x=1,2 ".repeat(70) + "rows="));

    Cli.Result count = cli().run("sweep", "merge", "count.csv");
    Cli.Result wide = cli().run("sweep", "merge", "wide.csv");

    assertThat(count.code()).describedAs(count.all()).isEqualTo(2);
    assertThat(count.err()).contains("count.csv:7: 'many' is no number of estimates");
    assertThat(wide.code()).describedAs(wide.all()).isEqualTo(4);
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

  @Test
  void valuesWithASignAreSweptToo() throws IOException {
    String line = "sweep cast --elements 96 --best 0 --csv s.csv --scale -1:1";
    Cli.Result scales = cli().run(line.split(" ", -1));
    line = "sweep layout --kernel fill --rows 8 --columns 8 --best 2 --fill zero,-inf";
    Cli.Result fills = cli().run(line.split(" ", -1));

    assertThat(scales.code()).describedAs(scales.all()).isZero();
    assertThat(file("s.csv").lines().filter(row -> row.matches(".*\"scale\":-?1[,}].*")))
        .hasSize(2);
    assertThat(fills.code()).describedAs(fills.all()).isZero();
    assertThat(fills.out()).contains("2 kernels simulated");
  }

  @ParameterizedTest
  @CsvSource({
    "--rows,9:7,ends before it begins",
    "--rows,1:9:0,has no step",
    "--rows,'1,big',mixes numbers and words",
    "--rows,big,allowed: numbers",
    "--weights,'standard,interleavd','''interleavd'' is not known here; allowed: standard, interleaved; nearest: interleaved'",
    "--orientation,16,'allowed: normal, swapped'",
    "--shard,3/2,--shard 3/2: allowed: 1/2 to 2/2",
    "-j,513,-j 513: the number of threads must be 1 to 512; nearest: 512",
    "--shard,0/5,allowed: 1/5 to 5/5",
    "--shard,1/0,'allowed: I/N, part I of N parts'",
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
