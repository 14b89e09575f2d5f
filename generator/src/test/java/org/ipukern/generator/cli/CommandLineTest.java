package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommandLineTest {
  @TempDir private Path folder;

  @Test
  void versionNamesToolModelAndTable() {
    Cli.Result result = Cli.in(folder).run("--version");

    assertThat(result.code()).isZero();
    assertThat(result.out())
        .matches("ipukern 0[.]1[.]0\ntiming model ipu21-\\S+\ninstruction table ipu21-\\S+\n");
    assertThat(result.err()).isEmpty();
  }

  @Test
  void versionIsThatOfTheBuild() throws IOException {
    String pom = Files.readString(Path.of("pom.xml"));

    assertThat(pom).contains("<version>" + Versions.TOOL + "</version>");
  }

  @Test
  void helpListsTheCommandsThatAreBuilt() {
    Cli.Result result = Cli.in(folder).run("--help");

    assertThat(result.code()).isZero();
    assertThat(result.out())
        .contains("generate", "check", "baseline", "try", "lint", "simulate", "explain", "doctor")
        .contains("Exit codes")
        .contains("list", "sweep", "plan", "profile", "completion", "man");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "generate",
        "check",
        "baseline",
        "baseline update",
        "baseline show",
        "try",
        "try gemm",
        "try cast",
        "lint",
        "explain",
        "doctor"
      })
  void everyCommandHasHelp(String command) {
    Cli.Result result = Cli.in(folder).run((command + " --help").split(" ", -1));

    assertThat(result.code()).isZero();
    assertThat(result.out()).startsWith("Usage: ipukern " + command);
    assertThat(result.err()).isEmpty();
  }

  @Test
  void withoutACommandTheUsageIsWrong() {
    Cli.Result result = Cli.in(folder).run();

    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).contains("ipukern: a command is missing", "ipukern --help");
    assertThat(result.out()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "generat, unexpected argument 'generat', did you mean generate?",
    "generate --manfest x, unknown option '--manfest', did you mean --manifest?",
    "generate --dryrun, unknown option '--dryrun', did you mean --dry-run?",
    "try gemm --colums 16, unknown option '--colums', did you mean --columns?",
    "try gem, unexpected argument 'gem', did you mean gemm?",
    "doctor now, unexpected argument 'now', did you mean"
  })
  void nearestSpellingIsNamed(String line, String message, String advice) {
    Cli.Result result = Cli.in(folder).run(line.split(" ", -1));

    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).contains(message).contains(advice).contains("--help");
    assertThat(result.out()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "generate -j 0, -j 0: the number of threads must be 1 to 512; nearest: 1",
    "generate -j x, 'x' is not an int",
    "generate -j, '-j'",
    "generate --format xml, 'xml' is no format; allowed: text, json",
    "generate --no-gate, --no-gate needs --dry-run",
    "generate --dry-run --no-gate --format json, --no-gate has no figures for --format json",
    "generate --dry-run --no-gate --again, --no-gate judges nothing",
    "man --list plan, --list names all pages",
    "list gemm --templates nowhere, --templates nowhere: there is no such folder",
    "generate --dry-run --popc, '--popc needs what is written, and --dry-run writes nothing'",
    "generate --dry-run --depfile x.d, '--depfile needs what is written'",
    "generate --templates nowhere, --templates nowhere: there is no such folder",
    "generate --only [, --only '['",
    "try gemm --rows 8 --inner 16 --columns 16 --timeline t.txt, 't.txt: the file must end in .json (Chrome trace events) or .html (a page) or .svg (a picture)'",
    "'try gemm --rows 7,8 --inner 16 --columns 16 --timeline t.json', --timeline shows one entry point",
    "simulate x.S --entry e --timeline t, .json (Chrome trace events) or .html (a page) or .svg (a picture)",
    "try cast --elements 96 --placement separate --timeline nowhere/t.json, there is no folder",
    "check --allow-percent -1, --allow-percent '-1': must be a decimal number from 0 to 1000",
    "check --allow-percent NaN, nearest: 0",
    "check --allow-percent 1000.1, nearest: 1000",
    "check --allow-cycles 1.5, --allow-cycles '1.5': must be a whole number from 0",
    "check --allow-cycles 9999999999999, nearest: 1000000000000",
    "baseline, say what to do: update or show",
    "baseline update --format json, update prints text",
    "lint, 'FILE.S'"
  })
  void wrongOptionsAreRefused(String line, String message) throws IOException {
    Cli cli = Cli.in(folder);
    cli.manifest(Kernels.A);

    Cli.Result result = cli.run(line.split(" ", -1));

    assertThat(result.code()).as(result.all()).isEqualTo(2);
    assertThat(result.err()).contains(message);
    assertThat(result.out()).isEmpty();
    assertThat(folder.resolve("kernels-out")).doesNotExist();
  }

  /** What a shell makes of a variable that is not set; the folder itself is never meant by it. */
  @ParameterizedTest
  @CsvSource({
    "generate -o E, -o/--output",
    "generate --output=, -o/--output",
    "generate -m E, -m/--manifest",
    "generate --templates E, --templates",
    "generate --only E, --only",
    "generate --depfile E, --depfile",
    "check -o E, -o/--output",
    "check --baseline E, --baseline",
    "check --junit E, --junit",
    "baseline show --baseline E, --baseline",
    "try gemm --rows 8 --inner 16 --columns 16 --precision E, --precision",
    "try gemm --rows 8 --inner 16 --columns 16 --timeline E, --timeline",
    "list gemm --rows E, --rows",
    "sweep gemm --rows 8 --inner 16 --columns 16 --weights E, --weights",
    "sweep gemm --rows 8 --inner 16 --columns 16 --resume E, --resume",
    "sweep merge E, FILE.csv",
    "lint E, FILE.S",
    "lint x.S -I E, -I",
    "simulate x.S --entry e --run E, --run",
    "profile measured x -o E, -o/--output",
    "plan attention --tokens 1 --heads 1 --head-width 1 --tiles 1 --picture E, --picture",
    "explain E, RULE|TERM"
  })
  void emptyValuesAreRefused(String line, String option) throws IOException {
    Cli cli = Cli.in(folder);
    cli.manifest(Kernels.A);
    String[] args = line.split(" ", -1);

    Cli.Result result =
        cli.run(
            java.util.Arrays.stream(args).map(w -> w.equals("E") ? "" : w).toArray(String[]::new));

    assertThat(result.code()).as(result.all()).isEqualTo(2);
    assertThat(result.err()).contains(": " + option + " '': the value is empty", "--help");
    assertThat(result.out()).isEmpty();
    assertThat(folder.toFile().list()).containsExactly("kernels.json");
  }

  @Test
  void faultOfTheToolIsOneLineUnlessDebugging() throws IOException {
    Cli cli =
        Cli.in(folder)
            .with(
                (specs, options) -> {
                  throw new IllegalStateException("impossible");
                });
    cli.manifest(Kernels.A);

    Cli.Result brief = cli.run("generate");
    Cli.Result full = cli.run("generate", "--debug");

    assertThat(brief.code()).isEqualTo(1);
    assertThat(brief.err())
        .contains("fault of the tool: java.lang.IllegalStateException: impossible", "--debug")
        .doesNotContain("\tat ");
    assertThat(full.code()).isEqualTo(1);
    assertThat(full.err()).contains("\tat org.ipukern");
  }

  @Test
  void endlessRecursionIsAFaultToo() throws IOException {
    Cli cli =
        Cli.in(folder)
            .with(
                (specs, options) -> {
                  throw new StackOverflowError();
                });
    cli.manifest(Kernels.A);

    Cli.Result result = cli.run("generate");

    assertThat(result.code()).isEqualTo(1);
    assertThat(result.err()).contains("fault of the tool: java.lang.StackOverflowError");
  }
}
