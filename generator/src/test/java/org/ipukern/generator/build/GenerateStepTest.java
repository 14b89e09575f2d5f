package org.ipukern.generator.build;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.ipukern.generator.gate.Pipeline;
import org.ipukern.generator.gate.PipelineOptions;
import org.ipukern.generator.output.WriteReport;
import org.ipukern.generator.report.RunJson;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.Manifest;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which kernels a run makes and judges, and which it keeps; case GK-29 among it. */
class GenerateStepTest {
  private static final String NOTE = ".ipukern-judged";

  @TempDir private Path temp;
  private Path out;
  private final List<String> judged = new ArrayList<>();

  @BeforeEach
  void prepare() {
    out = temp.resolve("out");
    assertThat(write(96, 48, 144).written().orElseThrow().created()).contains("cycles.json");
    assertThat(judged).containsExactly(name(96), name(48), name(144));
    judged.clear();
  }

  private static String name(int elements) {
    return "cast_f16_f143_linear_n" + elements + "_separate_sat";
  }

  private static List<KernelSpec> specs(int... elements) {
    List<String> entries = new ArrayList<>();
    for (int count : elements) {
      entries.add(
          "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":"
              + count
              + ",\"placement\":\"separate\"}}");
    }
    String text =
        "{\"schema\":1,\"target\":\"ipu21\",\"kernels\":[" + String.join(",", entries) + "]}";
    return Manifest.read("m.json", text.getBytes(UTF_8)).specs();
  }

  private GenerateStep step(Optional<Path> templates) {
    return new GenerateStep(
        (specs, options) -> {
          specs.forEach(spec -> judged.add(spec.name()));
          return Pipeline.run(specs, options);
        },
        new PipelineOptions(1, TimingModel.ipu21(), templates),
        out);
  }

  private GenerateStep.Outcome write(int... elements) {
    List<KernelSpec> specs = specs(elements);
    return step(Optional.empty()).write(specs, specs, false);
  }

  private List<Path> paths() throws IOException {
    try (Stream<Path> walk = Files.walk(out)) {
      return walk.filter(Files::isRegularFile).toList();
    }
  }

  private SortedMap<String, String> files() throws IOException {
    SortedMap<String, String> files = new TreeMap<>();
    for (Path file : paths()) {
      files.put(out.relativize(file).toString(), Files.readString(file));
    }
    return files;
  }

  @Test
  void unchangedKernelsAreNotJudgedAndSayTheSame() throws IOException {
    SortedMap<String, String> before = files();
    String fresh = RunJson.text(step(Optional.empty()).judge(specs(96, 48, 144)).rows(), "m");
    judged.clear();
    for (Path file : paths()) {
      Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000));
    }

    GenerateStep.Outcome outcome = write(96, 48, 144);

    assertThat(judged).isEmpty();
    assertThat(outcome.kept()).isEqualTo(3);
    assertThat(outcome.written().map(WriteReport::nothingDone)).contains(true);
    assertThat(RunJson.text(outcome.rows(), "m")).isEqualTo(fresh);
    assertThat(files()).isEqualTo(before);
    assertThat(paths()).allMatch(file -> file.toFile().lastModified() == 1_000_000L);
  }

  @Test
  void orderOfTheManifestDoesNotMatter() throws IOException {
    SortedMap<String, String> before = files();

    assertThat(write(144, 96, 48).rows()).first().extracting("kernel").isEqualTo(name(144));

    assertThat(judged).isEmpty();
    assertThat(files()).isEqualTo(before);
  }

  @Test
  void oneEntryMoreOrOtherIsOneKernelMade() throws IOException {
    GenerateStep.Outcome outcome = write(96, 192, 144);

    assertThat(judged).containsExactly(name(192));
    assertThat(outcome.kept()).isEqualTo(2);
    assertThat(files())
        .doesNotContainKeys(name(48) + ".S", name(48) + ".cpp")
        .containsKeys(name(192) + ".S", name(192) + ".cpp");
    SortedMap<String, String> incremental = files();
    Path other = temp.resolve("other");
    List<KernelSpec> specs = specs(96, 192, 144);
    new GenerateStep(Pipeline::run, PipelineOptions.defaults(), other).write(specs, specs, false);
    out = other;
    assertThat(files()).as("the same as from nothing").isEqualTo(incremental);
  }

  @Test
  void removedEntryIsRemovedAndUnknownFilesStay() throws IOException {
    Files.writeString(out.resolve("mine.S"), "mine\n");

    GenerateStep.Outcome outcome = write(96);

    assertThat(judged).isEmpty();
    assertThat(outcome.written().orElseThrow().removed()).hasSize(4);
    assertThat(files())
        .containsKeys(
            name(96) + ".S", name(96) + ".cpp", "cycles.json", "index.json", "mine.S", NOTE)
        .doesNotContainKeys(name(48) + ".S", name(144) + ".cpp");
    assertThat(write(96).written().map(WriteReport::nothingDone)).contains(true);
    assertThat(judged).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {".S", ".cpp"})
  void editedMissingOrLinkedFileIsMadeAgain(String ending) throws IOException {
    SortedMap<String, String> before = files();
    Path file = out.resolve(name(48) + ending);
    Files.writeString(file, Files.readString(file).replaceFirst("0", "1"));
    write(96, 48, 144);
    assertThat(judged).containsExactly(name(48));
    assertThat(files()).isEqualTo(before);

    Files.delete(file);
    write(96, 48, 144);
    assertThat(judged).containsExactly(name(48), name(48));
    assertThat(files()).isEqualTo(before);
  }

  /** What the figures are read from must be what was written, by this code, or nothing is kept. */
  @ParameterizedTest
  @CsvSource({
    "cycles.json, '\"simulated\": ', '\"simulated\": 1'",
    "index.json, '\"fingerprint\": \"..', '\"fingerprint\": \"00'",
    NOTE + ", '\"code\": \"..', '\"code\": \"00'",
    NOTE + ", '\"launch\": ', '\"lunch\": '"
  })
  void editedRecordsKeepNothing(String record, String part, String edit) throws IOException {
    SortedMap<String, String> before = files();
    Path file = out.resolve(record);
    String edited = Files.readString(file).replaceFirst(part, edit);
    assertThat(edited).isNotEqualTo(before.get(record));
    Files.writeString(file, edited);

    GenerateStep.Outcome outcome = write(96, 48, 144);

    assertThat(judged).containsExactly(name(96), name(48), name(144));
    assertThat(outcome.kept()).isZero();
    assertThat(files()).isEqualTo(before);
  }

  @Test
  void otherTemplatesMakeAllAgainAndBack() throws IOException {
    SortedMap<String, String> before = files();
    Path templates = Files.createDirectories(temp.resolve("templates/lib"));
    Files.writeString(templates.resolve("unused.ftl"), "nothing\n");
    List<KernelSpec> specs = specs(96, 48, 144);
    GenerateStep step = step(Optional.of(temp.resolve("templates")));

    assertThat(step.write(specs, specs, false).kept()).isZero();
    assertThat(judged).hasSize(3);
    assertThat(step.write(specs, specs, false).kept()).isEqualTo(3);
    assertThat(write(96, 48, 144).kept()).isZero();
    assertThat(files()).isEqualTo(before);
  }

  @Test
  void withoutTheNoteOrOnRequestAllAreJudged() throws IOException {
    Files.delete(out.resolve(NOTE));
    assertThat(write(96, 48, 144).kept()).isZero();
    assertThat(write(96, 48, 144).kept()).isEqualTo(3);
    judged.clear();
    List<KernelSpec> specs = specs(96, 48, 144);

    assertThat(step(Optional.empty()).write(specs, specs, true).kept()).isZero();

    assertThat(judged).hasSize(3);
  }

  @Test
  void somethingCutShortKeepsNothing() throws IOException {
    Files.createDirectory(out.resolve(".ipukern-staging"));

    GenerateStep.Outcome outcome = write(96, 48, 144);

    assertThat(outcome.kept()).isZero();
    assertThat(outcome.written().map(WriteReport::repaired)).contains(true);
    assertThat(write(96, 48, 144).kept()).isEqualTo(3);
  }

  @Test
  void partOfAManifestKeepsTheRestForLater() {
    List<KernelSpec> all = specs(96, 48, 144, 192);

    GenerateStep.Outcome part = step(Optional.empty()).write(all, all.subList(3, 4), false);

    assertThat(judged).containsExactly(name(192));
    assertThat(part.rows()).hasSize(1);
    assertThat(write(96, 48, 144, 192).kept()).isEqualTo(4);
  }
}
