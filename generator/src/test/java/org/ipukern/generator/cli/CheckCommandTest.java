package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code check} and {@code baseline} over real kernels. */
class CheckCommandTest {
  private static final String BUNDLE = "    { add   $m7, $m7, 0 ; fnop }\n";

  /** A line of the set-up of two_bundle.ftl. */
  private static final String SET_UP = "    { ld64  $a0:1, $m2, $mzero, 0";

  private static final Pattern ACCEPTED = Pattern.compile("\"accepted\": ([0-9]+)");

  /** Casts large enough that every worker has a loop. */
  private static final String A = Kernels.cast(592);

  private static final String B = Kernels.cast(640);
  private static final String C = Kernels.cast(688);

  @TempDir private Path folder;
  private Path baseline;
  private Cli cli;

  @BeforeEach
  void prepare() throws IOException {
    baseline = folder.resolve("baseline.json");
    cli = Cli.in(folder);
    cli.manifest(A, B);
    assertThat(cli.run("generate").code()).isZero();
    assertThat(cli.run("baseline", "update").code()).isZero();
  }

  /** A copy of one template with so many extra bundles before that text. */
  private void plant(int bundles, String before) throws IOException {
    Path template = folder.resolve("templates/cast/two_bundle.ftl");
    Files.createDirectories(template.getParent());
    String text;
    try (var stream = Cli.class.getResourceAsStream("/org/ipukern/templates/cast/two_bundle.ftl")) {
      text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
    assertThat(text).contains(before);
    Files.writeString(template, text.replace(before, BUNDLE.repeat(bundles) + before));
  }

  private Cli.Result slow(String... more) {
    String[] args =
        Arrays.copyOf(new String[] {"check", "--templates", "templates"}, 3 + more.length);
    System.arraycopy(more, 0, args, 3, more.length);
    return cli.run(args);
  }

  private long accepted() throws IOException {
    Matcher matcher = ACCEPTED.matcher(Files.readString(baseline));
    assertThat(matcher.find()).isTrue();
    return Long.parseLong(matcher.group(1));
  }

  @Test
  void unchangedKernelsPassAndTheSummarySaysHowMany() throws IOException {
    String before = Files.readString(baseline);

    Cli.Result result = cli.run("check");

    assertThat(result.code()).as(result.all()).isZero();
    assertThat(result.out())
        .contains("kernels-out: up to date\n")
        .endsWith(
            "compared 2 of 2 entry points in 2 kernels: 2 pass, 0 faster, 0 regressed, 0 refused,"
                + " 0 without verdict; pass\n");
    assertThat(result.err()).isEmpty();
    assertThat(Files.readString(baseline)).isEqualTo(before);
  }

  @Test
  void plantedSlowDownFiresAndNamesTheTermAndTheLine() throws IOException {
    plant(1, "    { ld64step $a2:3");
    String before = Files.readString(baseline);

    Cli.Result result = slow();
    Cli.Result json = slow("--format", "json");

    assertThat(result.code()).as(result.all()).isEqualTo(3);
    assertThat(result.out())
        .contains("regressed", "steady-state grew by ", "is \"{ add   $m7, $m7, 0 ; fnop }\", was")
        .contains("  changed: " + Kernels.name(592) + ".S", "  run ./ipukern generate\n")
        .contains("; failed\n");
    assertThat(json.code()).isEqualTo(3);
    assertThat(json.out())
        .contains(
            "\"verdict\": \"refused\"", "\"outcome\": \"regressed\"", "steady-state grew by ");
    assertThat(Files.readString(baseline)).as("check never writes").isEqualTo(before);
  }

  @Test
  void plantedSlowDownInTheSetUpIsPipelineFill() throws IOException {
    plant(1, SET_UP);

    Cli.Result result = slow();

    assertThat(result.code()).as(result.all()).isEqualTo(3);
    assertThat(result.out()).contains("pipeline-fill grew by 6 (").doesNotContain("steady-state");
  }

  /** Where no line can be shown, the note says why. */
  @Test
  void regressionWithoutALineToShowSaysWhy() throws IOException {
    plant(2, SET_UP);
    assertThat(cli.run("generate", "--templates", "templates").code()).isZero();
    String file = Kernels.name(592) + ".S: ";

    assertThat(slow().out())
        .contains(file + "the folder already holds this text, so the baseline is older than it");
    assertThat(slow("-o", "none").out())
        .contains(file + "the folder has no such file to compare with");
  }

  @Test
  void allowancesHoldToTheCycle() throws IOException {
    plant(2, SET_UP);
    assertThat(cli.run("generate", "--templates", "templates").code()).isZero();

    Cli.Result inside = slow("--allow-cycles", "12");
    Cli.Result outside = slow("--allow-cycles", "11");
    Cli.Result wide = slow("--allow-cycles", "11", "--allow-percent", "50");

    assertThat(inside.code()).as(inside.all()).isZero();
    assertThat(inside.out()).contains("within the allowance", "pipeline-fill grew by 12");
    assertThat(outside.code()).as(outside.all()).isEqualTo(3);
    assertThat(wide.code()).as(wide.all()).isZero();
  }

  /** Case PG-05: with an update after each step, the first figure over the limit still fails. */
  @Test
  void smallStepsAddUp() throws IOException {
    long first = accepted();
    for (int step = 1; step <= 5; step++) {
      plant(step, SET_UP);
      Cli.Result check = slow("--allow-cycles", "20", "-o", "none");
      assertThat(check.out().contains(" regressed\n"))
          .as("step %s: %s", step, check.all())
          .isEqualTo(6 * step > 20);
      Cli.Result plain = cli.run("baseline", "update", "--templates", "templates");
      assertThat(plain.code()).as(plain.all()).isEqualTo(3);
      Cli.Result update =
          cli.run("baseline", "update", "--templates", "templates", "--accept-slower");
      assertThat(update.code()).as(update.all()).isZero();
      assertThat(update.out()).contains("SLOWER, accepted");
      assertThat(accepted()).isEqualTo(first + 6L * step);
      assertThat(Files.readString(baseline)).contains("\"best\": " + first);
    }
    Cli.Result recovered = cli.run("check");
    assertThat(recovered.code()).isZero();
    assertThat(recovered.out()).contains("2 faster", "update the baseline");
  }

  /** Case PG-05: a run with a failed kernel, or without a figure, leaves the baseline alone. */
  @Test
  void updateIsAllOrNothing() throws IOException {
    String before = Files.readString(baseline);

    Cli.Result refused = cli.with(Kernels.refusing()).run("baseline", "update", "--accept-slower");
    Cli.Result undecided = cli.with(Kernels.undecided()).run("baseline", "update");

    assertThat(refused.code()).isEqualTo(3);
    assertThat(refused.out()).contains("refused: G06 simulated 9000 cycles");
    assertThat(undecided.code()).isEqualTo(4);
    assertThat(undecided.err()).contains("baseline.json was not written");
    assertThat(Files.readString(baseline)).isEqualTo(before);
  }

  @Test
  void refusedAndUndecidedKernelsAreNoPass() {
    Cli.Result refused = cli.with(Kernels.refusing()).run("check");
    Cli.Result undecided = cli.with(Kernels.undecided()).run("check");

    assertThat(refused.code()).isEqualTo(3);
    assertThat(refused.out()).contains("G06 simulated 9000 cycles", "compared 0 of 2 entry points");
    assertThat(undecided.code()).isEqualTo(4);
    assertThat(undecided.out())
        .contains("there is no estimate", "not compared, because not every kernel passed")
        .endsWith("2 without verdict; no verdict\n");
  }

  /** Case PG-02: an entry that left the manifest is missed until the baseline is updated. */
  @Test
  void missingAndNewKernelsHaveNoVerdict() throws IOException {
    cli.manifest(A, C);
    assertThat(cli.run("generate").code()).isZero();

    Cli.Result result = cli.run("check");

    assertThat(result.code()).as(result.all()).isEqualTo(4);
    assertThat(result.out())
        .contains(Kernels.name(640) + ": no verdict\n  it is in the baseline but no manifest entry")
        .contains(Kernels.name(688) + ": no verdict\n  it is not in the baseline")
        .contains("compared 1 of 3 entry points in 1 kernels: 1 pass");
    assertThat(cli.run("baseline", "update").out())
        .contains(Kernels.name(640) + ": gone from the manifest, removed");
    assertThat(cli.run("check").code()).isZero();
  }

  @Test
  void siblingRowsMakeAnEntryStale() throws IOException {
    cli.manifest(Kernels.GEMM.replace("[7,8]", "[8]"));
    assertThat(cli.run("baseline", "update").code()).isZero();
    cli.manifest(Kernels.GEMM);
    assertThat(cli.run("generate").code()).isZero();

    Cli.Result result = cli.run("check");

    assertThat(result.code()).as(result.all()).isEqualTo(4);
    assertThat(result.out()).contains("r8: no verdict\n  its manifest entry is not the one");
  }

  @ParameterizedTest
  @CsvSource({"model", "table"})
  void figuresOfAnotherVersionAreNoVerdict(String field) throws IOException {
    String text = Files.readString(baseline);
    String other = text.replaceFirst("(\"" + field + "\": \"[^\"]*)\"", "$1-older\"");
    assertThat(other).isNotEqualTo(text);
    Files.writeString(baseline, other);

    Cli.Result result = cli.run("check", "--allow-percent", "100");
    Cli.Result update = cli.run("baseline", "update");

    assertThat(result.code()).as(result.all()).isEqualTo(4);
    assertThat(result.out())
        .contains("-older", "figures of different versions are not compared", "compared 0 of 2");
    assertThat(update.code()).as(update.all()).isEqualTo(4);
    assertThat(Files.readString(baseline)).isEqualTo(other);
    assertThat(cli.run("baseline", "update", "--accept-slower").code()).isZero();
    assertThat(Files.readString(baseline)).isEqualTo(text);
  }

  /** Cases PG-01 and PG-04: what cannot be compared fails with a message of its own. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                                                          | 2 | the file is empty",
        "{}                                                          | 2 | schema: the field is missing",
        "[]                                                          | 2 | a list is no object",
        "{\"schema\":1,\"model\":\"ipu21-t1\",\"table\":\"ipu21-1\"} | 2 | entries: the field is missing",
        "{\"schema\":1,\"model\":\"m\",\"table\":\"t\",\"entries\":[{\"symbol\":\"a\",\"accepted\":0}]}"
            + "| 2 | entries[0] a.accepted: 0 is out of range"
      })
  void baselineThatSaysNothingFails(String text, int code, String message) throws IOException {
    Files.writeString(baseline, text);

    Cli.Result check = cli.run("check");
    Cli.Result update = cli.run("baseline", "update");

    assertThat(check.code()).as(check.all()).isEqualTo(code);
    assertThat(check.err()).contains("baseline.json", message);
    assertThat(check.out()).isEmpty();
    assertThat(update.code()).as("a file that is not ours is not replaced").isEqualTo(2);
    assertThat(Files.readString(baseline)).isEqualTo(text);
  }

  /** Case PG-04. */
  @Test
  void emptyOrMissingInputsAreNoPass() throws IOException {
    Cli.Result missing = cli.run("check", "--baseline", "nowhere.json");
    String text = Files.readString(baseline);
    Files.writeString(
        baseline, text.replaceFirst("(?s)\"entries\": \\[.*\\]\n", "\"entries\": [ ]\n"));
    Cli.Result empty = cli.run("check");
    Cli.Result show = cli.run("baseline", "show");
    cli.manifest();
    Cli.Result noKernels = cli.run("check");

    assertThat(missing.code()).isEqualTo(2);
    assertThat(missing.err()).contains("cannot read nowhere.json", "./ipukern baseline update");
    assertThat(empty.code()).as(empty.all()).isEqualTo(4);
    assertThat(empty.out()).contains("compared 0 of 2 entry points in 0 kernels");
    assertThat(show.code()).isEqualTo(4);
    assertThat(noKernels.code()).as(noKernels.all()).isEqualTo(4);
    assertThat(noKernels.err()).contains("the manifest lists no kernel");
  }

  @Test
  void filesThatAreNotWhatTheManifestGivesAreNamed() throws IOException {
    Path out = folder.resolve("kernels-out");
    Files.delete(out.resolve(Kernels.name(592) + ".S"));
    Files.writeString(out.resolve(Kernels.name(640) + ".cpp"), "edited\n");
    Files.writeString(out.resolve("notes.txt"), "mine\n");

    Cli.Result result = cli.run("check");
    Cli.Result never = cli.run("check", "-o", "nowhere");

    assertThat(result.code()).as(result.all()).isEqualTo(3);
    assertThat(result.out())
        .contains("  changed: " + Kernels.name(640) + ".cpp")
        .contains("  missing: " + Kernels.name(592) + ".S")
        .contains("  extra: notes.txt (not this tool's; move it away)")
        .contains("run ./ipukern generate")
        .contains("2 pass, 0 faster", "; failed");
    assertThat(never.code()).isEqualTo(3);
    assertThat(never.out()).contains("  new: index.json");
    assertThat(folder.resolve("nowhere")).doesNotExist();
    Files.delete(out.resolve("notes.txt"));
    assertThat(cli.run("generate").code()).isZero();
    cli.manifest(A);
    Cli.Result orphans = cli.run("check");
    assertThat(orphans.out())
        .contains("  extra: " + Kernels.name(640) + ".S (generated before, but no longer given)");
  }

  @Test
  void reportsAreWrittenWithTheTermAndTheLine() throws IOException {
    plant(1, SET_UP);
    Files.writeString(folder.resolve("summary"), "before\n");
    String[] args = {
      "check",
      "--templates",
      "templates",
      "--junit",
      "j.xml",
      "--markdown",
      "m.md",
      "--sarif",
      "s.sarif",
      "--github"
    };

    Cli.Result result = cli.with(Map.of("GITHUB_STEP_SUMMARY", "summary")).run(args);

    assertThat(result.code()).as(result.all()).isEqualTo(3);
    assertThat(result.out().lines().filter(line -> line.startsWith("::error file=kernels-out/")))
        .hasSizeBetween(4, 10)
        .first()
        .asString()
        .contains(",line=", "pipeline-fill grew by 6");
    for (String name : List.of("j.xml", "m.md", "s.sarif")) {
      assertThat(folder.resolve(name)).content().contains("pipeline-fill grew by 6", ": line ");
    }
    assertThat(Files.readString(folder.resolve("summary")))
        .isEqualTo("before\n" + Files.readString(folder.resolve("m.md")));
  }

  @Test
  void reportOfAnEarlierRunIsNotTakenForThisOne() throws IOException {
    assertThat(cli.run("check", "--junit", "j.xml").code()).isZero();
    assertThat(folder.resolve("j.xml")).content().contains(" failures=\"0\" errors=\"0\"");
    cli.write("kernels.json", "{");

    Cli.Result wrong = cli.run("check", "--junit", "j.xml");

    assertThat(wrong.code()).isEqualTo(2);
    assertThat(folder.resolve("j.xml")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource({
    "--junit kernels.json, --junit kernels.json: it would replace kernels.json",
    "--sarif ./baseline.json, it would replace baseline.json",
    "--junit r --markdown r, --markdown r: it would replace what --junit names",
    "--junit no/r, there is no folder",
    "--github --format json, --github prints lines that are no JSON"
  })
  void reportsThatCannotBeAreRefused(String options, String message) throws IOException {
    String manifest = Files.readString(folder.resolve("kernels.json"));

    Cli.Result result = cli.run(("check " + options).split(" ", -1));

    assertThat(result.code()).as(result.all()).isEqualTo(2);
    assertThat(result.err()).contains(message);
    assertThat(Files.readString(folder.resolve("kernels.json"))).isEqualTo(manifest);
    assertThat(baseline).exists();
  }

  @Test
  void showPrintsWhatTheFileHolds() throws IOException {
    Cli.Result text = cli.run("baseline", "show");
    Cli.Result json = cli.run("baseline", "show", "--format", "json");

    assertThat(text.code()).isZero();
    assertThat(text.out())
        .contains(Kernels.name(592), String.valueOf(accepted()), "entry points: 2");
    assertThat(json.out()).isEqualTo(Files.readString(baseline));
  }
}
