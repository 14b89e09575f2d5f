package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimulateCommandTest {
  private static final String COPY =
      """
          .worker
      copy:
          ld32 $m0, $mvertex_base, $mzero, 0
          ld32 $m1, $mvertex_base, $mzero, 1
          ld32 $m2, $m0, $mzero, WORD
          st32 $m2, $m1, $mzero, 0
          exitz $mzero
      """;
  private static final String RUN =
      """
      { "schema": 1, "start": "worker", "state": ["source", "target"], "defines": { "WORD": 1 },
        "operands": [
          { "name": "source", "bytes": 8, "contents": "words", "words": [7, 258] },
          { "name": "target", "bytes": 4, "role": "out", "expected": "want.bin" } ] }
      """;

  @TempDir private Path folder;
  private Cli cli;

  @BeforeEach
  void prepare() throws IOException {
    cli = Cli.in(folder);
    cli.write("copy.S", COPY);
    Files.createDirectories(folder.resolve("runs"));
    cli.write("runs/copy.json", RUN);
    Files.write(folder.resolve("runs/want.bin"), new byte[] {2, 1, 0, 0});
  }

  private Cli.Result run(String... more) {
    String[] args = new String[more.length + 6];
    System.arraycopy(
        new String[] {"simulate", "copy.S", "--entry", "copy", "--run", "runs/copy.json"},
        0,
        args,
        0,
        6);
    System.arraycopy(more, 0, args, 6, more.length);
    return cli.run(args);
  }

  private static int cycles(Cli.Result result) {
    Matcher figure = Pattern.compile("  simulated  ([0-9]+)\n").matcher(result.out());
    assertThat(figure.find()).as(result.all()).isTrue();
    return Integer.parseInt(figure.group(1));
  }

  @Test
  void runsCountsAndCompares() {
    Cli.Result result = run();

    assertThat(result.code()).as(result.all()).isZero();
    assertThat(result.out())
        .startsWith("copy\n  tile cycles, modelled (timing model ipu21-")
        .contains(
            "  simulated  " + cycles(result) + "\n  estimate   " + cycles(result) + "\n",
            "  pipeline-fill         24  ",
            "  busiest worker  0, 5 slots of 6 cycles in 1 launch",
            "  sync wait  ",
            "  source       0x50000      8  in    1\n",
            "  target       0x54000      4  out   2\n")
        .endsWith("  as expected: target\n");
    assertThat(result.err()).isEmpty();
  }

  @Test
  void commandLineMacroGoesBeforeThatOfTheDescription() {
    Cli.Result result = run("-D", "WORD=0");

    assertThat(result.code()).isEqualTo(3);
    assertThat(result.out())
        .endsWith(
            "  differs: target: byte 0 is 0x07 where 0x02 is expected; 2 of 4 bytes differ\n");
  }

  @Test
  void accessOutsideTheOperandsIsAFault() {
    Cli.Result result = run("-D", "WORD=2");

    assertThat(result.code()).isEqualTo(3);
    assertThat(result.out())
        .contains("fault      read outside operand in worker 0 at cycle ", ", copy.S:5:5\n")
        .doesNotContain("simulated", "as expected");
  }

  @Test
  void theSameAsJson() throws IOException {
    int cycles = cycles(run());
    JsonNode right = new ObjectMapper().readTree(run("--format", "json").out());
    JsonNode wrong = new ObjectMapper().readTree(run("-D", "WORD=0", "--format", "json").out());
    JsonNode fault = new ObjectMapper().readTree(run("-D", "WORD=2", "--format", "json").out());

    assertThat(right.get("schema").asInt()).isEqualTo(1);
    assertThat(right.get("cycles").asInt()).isEqualTo(cycles);
    assertThat(right.get("estimate").asInt()).isEqualTo(cycles);
    assertThat(right.get("result").asText()).isEqualTo("as-expected");
    assertThat(right.get("fault").isNull()).isTrue();
    assertThat(right.at("/operands/1/result").asText()).isEqualTo("as-expected");
    assertThat(right.at("/limits/limit-worker-slots").asInt()).isEqualTo(30);
    // Of worker 0 each cycle is an issue or has a cause.
    int lost = 0;
    for (JsonNode each : right.at("/lost/1")) {
      lost += each.asInt(0);
    }
    assertThat(lost).isEqualTo(cycles - 30);
    assertThat(wrong.get("result").asText()).isEqualTo("differs");
    assertThat(wrong.at("/operands/1/difference").asText()).startsWith("byte 0 is 0x07");
    assertThat(fault.get("result").asText()).isEqualTo("fault");
    assertThat(fault.get("cycles").isNull()).isTrue();
    assertThat(fault.at("/fault/kind").asText()).isEqualTo("read-outside-operand");
    assertThat(fault.at("/fault/context").asText()).isEqualTo("worker 0");
    assertThat(fault.at("/fault/at").asText()).isEqualTo("copy.S:5:5");
  }

  @Test
  void aSupervisorTakesArgumentsInRegistersAndAStackOfAStatedSize() throws IOException {
    cli.write(
        "copy.S",
        """
            .supervisor
        copy:
            add $m11, $m11, -8
            st32 $m4, $m11, $mzero, 1
            ld32 $m5, $m2, $mzero, 1
            st32 $m5, $m3, $mzero, 0
            add $m11, $m11, 8
            br $lr
        """);
    String text =
        RUN.replace("\"start\": \"worker\", \"state\": [\"source\", \"target\"]", "\"state\": []")
            .replace(
                "\"operands\"",
                "\"registers\": { \"m2\": \"source\", \"m3\": \"target\", \"m4\": 7 },"
                    + " \"stack\": 8, \"operands\"");
    cli.write("runs/copy.json", text);
    Cli.Result right = run();
    cli.write("runs/copy.json", text.replace("\"stack\": 8", "\"stack\": 0"));
    Cli.Result noStack = run();
    cli.write("runs/copy.json", text.replace(", \"m4\": 7", ""));
    Cli.Result undefined = run();

    assertThat(right.code()).as(right.all()).isZero();
    assertThat(right.out()).contains("  estimate   " + cycles(right) + "\n");
    assertThat(noStack.out()).contains("fault      write outside operand in the supervisor");
    assertThat(undefined.out()).contains("fault      undefined register in the supervisor");
  }

  @Test
  void readAheadMayBeRead() throws IOException {
    cli.write(
        "runs/copy.json",
        RUN.replace("\"bytes\": 8", "\"bytes\": 8, \"read-ahead\": 4")
            .replace(", \"expected\": \"want.bin\"", ""));

    Cli.Result result = run("-D", "WORD=2");

    assertThat(result.code()).as(result.all()).isZero();
    assertThat(result.out()).endsWith("  nothing was compared\n");
  }

  @Test
  void timingConstantsOfTheDescriptionPriceTheRun() throws IOException {
    Cli.Result usual = run();
    int join = TimingModel.ipu21().join() + 10;
    cli.write(
        "runs/copy.json",
        RUN.replace("\"start\"", "\"timing\": {\"join\": " + join + "}, \"start\""));

    Cli.Result result = run();

    assertThat(result.code()).isZero();
    assertThat(result.out()).contains("+join=" + join + ")");
    assertThat(cycles(result)).isEqualTo(cycles(usual) + 10);
  }

  @Test
  void sixWorkersAndTheSupervisorStartToo() throws IOException {
    Cli.Result one = run();
    cli.write("runs/copy.json", RUN.replace("\"worker\"", "\"six-workers\""));
    Cli.Result six = run();
    cli.write("runs/copy.json", RUN.replace("\"worker\"", "\"supervisor\""));
    cli.write("copy.S", "    .supervisor\ncopy:\n    br $lr\n");
    Cli.Result supervisor = run();

    assertThat(six.code()).as(six.all()).isZero();
    // Worker 5 owns the last slot of a rotation, worker 0 the first.
    assertThat(cycles(six)).isEqualTo(cycles(one) + 5);
    assertThat(supervisor.code()).as(supervisor.all()).isEqualTo(3);
    assertThat(supervisor.out()).contains("differs: target: byte 0 is 0x00 where 0x02");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "target     | targt      | there is no operand targt; allowed: source, target; nearest: target",
        "258        | 2.5        | runs/copy.json:3:",
        "want.bin   | none.bin   | cannot read runs/none.bin: there is no such file",
        "\"bytes\": 4 | \"bytes\": 5 | operand target has 5 bytes, file want.bin has 4",
        "\"bytes\": 8 | \"bytes\": 300000 | do not fit"
      })
  void wrongDescriptionsAreRefused(String right, String wrong, String message) throws IOException {
    cli.write("runs/copy.json", RUN.replaceFirst("\\Q" + right + "\\E", wrong));

    Cli.Result result = run();

    assertThat(result.code()).as(result.all()).isEqualTo(2);
    assertThat(result.err()).contains(message);
  }

  @Test
  void wrongLinesOfTheProgramAreShown() throws IOException {
    cli.write("copy.S", COPY.replace("exitz", "exitzz"));
    Cli.Result unknown = run();
    cli.write("copy.S", COPY.replace("exitz", "exitz ,"));
    Cli.Result wrong = run();

    assertThat(unknown.code()).isEqualTo(4);
    assertThat(unknown.out()).contains("copy.S:7:5: error: ").doesNotContain("simulated");
    assertThat(wrong.code()).isEqualTo(2);
  }

  @Test
  void missingLabelNamesTheNearest() {
    Cli.Result result = cli.run("simulate", "copy.S", "--entry", "cpoy", "--run", "runs/copy.json");

    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).contains("copy.S has no label cpoy; nearest: copy");
  }

  @Test
  void ownKernelNeedsNoDescription() throws IOException {
    cli.manifest(Kernels.A);
    assertThat(cli.run("generate").code()).isZero();
    String file = "kernels-out/" + Kernels.name(96) + ".S";
    String symbol = "__runCodelet_ipukern__" + Kernels.name(96);

    Cli.Result result = cli.run("simulate", file, "--entry", symbol);
    Cli.Result noEntry = cli.run("simulate", file, "--entry", symbol + "x");
    Cli.Result foreign = cli.run("simulate", "copy.S", "--entry", "copy");
    Path text = folder.resolve(file);
    Files.writeString(text, Files.readString(text).replace("f16v8tof8", "f16v8tof9"));
    Cli.Result broken = cli.run("simulate", file, "--entry", symbol);

    assertThat(result.code()).as(result.all()).isZero();
    assertThat(result.out()).contains("verdict: pass", "steady-state");
    assertThat(noEntry.code()).isEqualTo(2);
    assertThat(noEntry.err()).contains("nearest: " + symbol);
    assertThat(foreign.code()).isEqualTo(2);
    assertThat(foreign.err()).contains("was not emitted by this tool", "--run RUN.json");
    assertThat(broken.code()).isEqualTo(3);
    assertThat(broken.out()).contains("verdict: refused", "G01 ");
  }

  @Test
  void ownKernelIsTakenAsItStands() throws IOException {
    cli.manifest(Kernels.A);
    assertThat(cli.run("generate").code()).isZero();
    String file = "kernels-out/" + Kernels.name(96) + ".S";
    String symbol = "__runCodelet_ipukern__" + Kernels.name(96);
    Files.copy(folder.resolve(file), folder.resolve("copy.asm"));

    Cli.Result macro = cli.run("simulate", file, "--entry", symbol, "-D", "X=1");
    Cli.Result include = cli.run("simulate", file, "--entry", symbol, "-I", "runs");
    Cli.Result otherEnding = cli.run("simulate", "copy.asm", "--entry", symbol);

    assertThat(macro.code()).as(macro.all()).isEqualTo(2);
    assertThat(macro.err()).contains("-D needs --run RUN.json");
    assertThat(include.code()).as(include.all()).isEqualTo(2);
    assertThat(include.err()).contains("-I needs --run RUN.json");
    assertThat(otherEnding.code()).isEqualTo(2);
    assertThat(otherEnding.err())
        .contains("copy.asm: ", "must end in .S", "--run RUN.json")
        .doesNotContain("has no line");
  }

  @Test
  void writesTheTimelineAndNamesWhatLimits() throws IOException {
    Cli.Result result = run("--timeline", "t.html");

    assertThat(result.code()).as(result.all()).isZero();
    assertThat(result.out()).contains("if only this limited", "limited by  ");
    assertThat(Files.readString(folder.resolve("t.html"))).contains("ld32 $m2, $m0, $mzero, 1");
  }
}
