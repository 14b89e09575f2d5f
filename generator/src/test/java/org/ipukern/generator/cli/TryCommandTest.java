package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TryCommandTest {
  @TempDir private Path folder;

  private Cli.Result run(String line) {
    return Cli.in(folder).run(line.split(" ", -1));
  }

  @Test
  void explainsWhereTheCyclesGo() {
    Cli.Result result = run("try gemm --rows 364,365 --inner 80 --columns 16");

    assertThat(result.code()).as(result.all()).isZero();
    assertThat(result.err()).isEmpty();
    assertThat(result.out())
        .contains(
            "gemm_f16_init_std_k80_c16_r364  364 x 80 x 16",
            "gemm_f16_init_std_k80_c16_r365  365 x 80 x 16",
            "tile cycles, modelled",
            " 8899   simulated is ",
            " 8919   simulated is ",
            " 7640   simulated is ",
            "AMP utilisation  ",
            "coefficient-feed",
            "steady-state",
            "busiest worker  ",
            "limited by  worker issue slots (limit-worker-slots), ",
            "verdict: pass",
            "manifest line: {\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":80,"
                + "\"columns\":16}}");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void writesTheTimelineAndNamesWhatLimits() throws IOException {
    String line = "try cast --elements 96 --placement separate --format json --timeline ";
    Cli.Result json = run(line + "t.json");
    Cli.Result html = run(line + "T.HTML");

    assertThat(json.code()).as(json.all()).isZero();
    assertThat(json.err()).contains("ipukern: t.json: ").contains(" events over ");
    assertThat(json.out()).contains("\"limitedBy\": \"limit-", "\"limits\": { \"limit-amp\": 0, ");
    assertThat(html.code()).isZero();
    assertThat(Files.readString(folder.resolve("t.json"))).startsWith("{\n\"displayTimeUnit\"");
    assertThat(Files.readString(folder.resolve("T.HTML"))).startsWith("<!DOCTYPE html>");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).hasSize(2);
    }
  }

  @Test
  void printsJson() {
    Cli.Result result = run("try cast --elements 96 --placement separate --format json");

    assertThat(result.code()).isZero();
    assertThat(result.out())
        .startsWith("{\n  \"schema\": 1,\n  \"model\": \"ipu21-")
        .contains("\"formula\": null", "\"verdict\": \"pass\"", "\"terms\": { \"supervisor\": ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "gemm --rows 0 --inner 16 --columns 16             | --rows[0]: 0 is out of range",
        "gemm --rows 8 --inner 80.5 --columns 16           | --inner: 80.5 is not written as a whole",
        "gemm --inner 16 --columns 16                      | --rows: the field is missing",
        "gemm --rows 8 --inner 16 --columns 16 --mode initialise | nearest: initialize",
        "gemm --rows 8 --inner 16 --columns 16 --scale 2   | --scale: only FP8 has it",
        "gemm --rows 8 --inner 16 --columns 16 --accumulators retained | retained accumulators",
        "cast --from f8 --elements 8                       | --from: \"f8\" is not known here",
        "cast --rows 8 --columns 32                        | --elements: the field is missing",
        "layout --kernel transpose --bits 8 --rows 8 --columns 8 --method accumulator | only for 16 bits",
        "layout --kernel copy --rows 8 --columns 8 --placement interleaved | built: separate, any",
        "layout --kernel transpos --rows 8 --columns 8     | nearest: transpose",
        "cast --elements 8 --rows 3                        | the linear layout has no rows"
      })
  void wrongFieldsNameTheOptionAndTheNearestLegalValue(String line, String message) {
    Cli.Result result = run("try " + line);

    assertThat(result.code()).as(result.all()).isEqualTo(2);
    assertThat(result.err()).contains(message);
    assertThat(result.out()).isEmpty();
  }

  @Test
  void aRefusedShapeSaysWhatIsLegalOnEachAxis() {
    String line = "try gemm --rows 40 --inner 16 --columns 16 --output packed";
    Cli.Result text = run(line);
    Cli.Result json = run(line + " --format json");

    assertThat(text.code()).isEqualTo(2);
    assertThat(text.err())
        .contains("no multiple of 16", " [combination]\nnearest legal shape on each axis")
        .containsPattern("\n  rows +40 +32\n  inner +16 +none\n")
        .containsPattern("\n  output +packed +plain\n");
    assertThat(json.code()).isEqualTo(2);
    assertThat(json.out())
        .startsWith("{\n  \"schema\": 1,\n  \"shape\": \"gemm precision f16, rows 40, ")
        .contains(
            "\"verdict\": \"refused\"",
            "{ \"rule\": \"combination\", \"message\": \"--rows[0]: a packed output",
            "{ \"axis\": \"rows\", \"asked\": \"40\", \"nearest\": \"32\", \"manifest\": \"{",
            "{ \"axis\": \"inner\", \"asked\": \"16\", \"nearest\": null, \"manifest\": null }");
  }

  @Test
  void whereNoFieldAloneHelpsItSaysSo() {
    Cli.Result result = run("try gemm --inner 16 --columns 16");

    assertThat(result.err())
        .contains(
            "--rows: the field is missing",
            """
             [missing-field]
            no other value of a single field that was given makes this shape legal
            """)
        .doesNotContain("none");
  }

  /** What the message names and what stands in the table below it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "gemm --rows 99999999999 --inner 80 --columns 16    | rows    | 3\\d\\d\\d",
        "gemm --rows 40 --inner 16 --columns 16 --output packed | rows | 32",
        "gemm --rows 8 --inner 16 --columns 16 --weights interleave | weights | interleaved",
        "layout --bits 12 --kernel transpose --rows 8 --columns 8 | bits | 16",
        "cast --elements 8 --scale=-99 | scale | -32",
        "cast --elements 8 --scale 99 | scale | 31",
        "gemm --rows 8 --inner 16 --columns 16 --precision f143 --scale 31 --coefficients-scale 20 | coefficients-scale | 0",
        "gemm --rows 0 --inner 16 --columns 16 | rows | 1"
      })
  void messageAndTableNameTheSameNearestValue(String line, String axis, String value) {
    Cli.Result result = run("try " + line);

    assertThat(result.code()).as(result.all()).isEqualTo(2);
    Matcher message = Pattern.compile("; nearest: (\\S+) \\[").matcher(result.err());
    Matcher table = Pattern.compile("\n  " + axis + " +\\S+ +(\\S+)\n").matcher(result.err());
    assertThat(message.find()).as(result.err()).isTrue();
    assertThat(table.find()).as(result.err()).isTrue();
    assertThat(message.group(1)).isEqualTo(table.group(1)).matches(value);
  }

  @Test
  void aNearestValueThatHelpsOnlyItsOwnRuleIsCalledThat() {
    Cli.Result result = run("try gemm --rows 99999999999 --inner 80 --columns 0");

    assertThat(result.err())
        .contains("; nearest by this rule alone: 638976 [range]")
        .contains("; nearest by this rule alone: 1 [range]")
        .contains("no other value of a single field that was given makes this shape legal");
  }

  @Test
  void whatIsGivenTwiceOnACommandLineHasNoPlaceInAFile() {
    Cli.Result result = run("try gemm --rows 365,365 --inner 80 --columns 16");

    assertThat(result.err()).contains("365 is given twice; first as rows[0]; allowed: each");
  }

  /** Small enough for the sum of tile memory, too large to be placed: only the gate can tell. */
  @Test
  void aKernelWithoutRoomSaysWhatHasRoom() {
    String line = "try gemm --rows 3170 --inner 80 --columns 16";
    Cli.Result text = run(line);
    Cli.Result json = run(line + " --format json");

    assertThat(text.code()).as(text.all()).isEqualTo(3);
    assertThat(text.out())
        .contains(
            "G08 the operands do not fit into tile memory", "nearest legal shape on each axis")
        .containsPattern("\n  rows +3170 +3[01]\\d\\d\n")
        .containsPattern("\n  columns +16 +none\n");
    assertThat(json.code()).isEqualTo(3);
    assertThat(json.out())
        .contains("  \"nearest\": [\n    { \"axis\": \"precision\", \"asked\": \"f16\", ");
  }

  @Test
  void aKernelThatPassesHasNoNearestShape() {
    Cli.Result result = run("try cast --elements 96 --placement separate --format json");
    assertThat(result.out()).doesNotContain("nearest");
  }

  @Test
  void verdictIsTheExitCode() {
    String line = "try cast --elements 96 --placement separate";
    Cli.Result refused = Cli.in(folder).with(Kernels.refusing()).run(line.split(" ", -1));
    Cli.Result undecided = Cli.in(folder).with(Kernels.undecided()).run(line.split(" ", -1));

    assertThat(refused.code()).isEqualTo(3);
    assertThat(refused.out())
        .contains("verdict: refused\n    G06 simulated 9000 cycles, budget 8919\n");
    assertThat(undecided.code()).isEqualTo(4);
    assertThat(undecided.out()).contains("verdict: no verdict\n");
  }

  @Test
  void needsAFamily() {
    Cli.Result result = run("try");

    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).contains("a family is missing; there are gemm, cast");
  }
}
