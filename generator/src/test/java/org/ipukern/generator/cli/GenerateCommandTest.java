package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GenerateCommandTest {
  /** Made from all kernels together. */
  private static final List<String> SHARED =
      List.of(
          "cycles.json",
          "ipukern_kernels.h",
          "java/ipukern/kernels/KernelCatalog.java",
          "kernels.cmake",
          "kernels.mk",
          "java/ipukern/kernels/KernelCosts.java",
          "measure.cpp");

  /** Those in which every kernel appears by name. */
  private static final List<String> NAMING_KERNELS =
      List.of(
          "cycles.json",
          "ipukern_kernels.h",
          "java/ipukern/kernels/CastKernels.java",
          "kernels.cmake",
          "kernels.mk");

  @TempDir private Path folder;
  private Path out;
  private Cli cli;

  @BeforeEach
  void prepare() {
    out = folder.resolve("kernels-out");
    cli = Cli.in(folder);
  }

  @Test
  void writesTheFilesOfEveryKernelAndOneRowAnEntryPoint() throws IOException {
    cli.manifest(Kernels.GEMM, Kernels.A);

    Cli.Result result = cli.run("generate");

    assertThat(result.code()).as(result.all()).isZero();
    assertThat(result.out().lines().toList())
        .hasSize(6)
        .element(1)
        .asString()
        .startsWith("gemm_f16_init_std_k16_c16_r7  ")
        .contains("7 x 16 x 16", " pass");
    assertThat(result.out())
        .endsWith("2 kernels, 3 entry points: 3 passed, 0 refused, 0 without verdict\n");
    assertThat(result.err())
        .isEqualTo(
            "ipukern: kernels-out: %d files new, 0 changed, 0 removed, 0 unchanged\n"
                .formatted(7 + SHARED.size()));
    assertThat(kernelFiles())
        .containsExactly(
            Kernels.name(96) + ".S",
            Kernels.name(96) + ".cpp",
            "gemm_f16_init_std_k16_c16_r7_r8.S",
            "gemm_f16_init_std_k16_c16_r7_r8.cpp");
    assertThat(files())
        .containsKeys(SHARED.toArray(String[]::new))
        .containsKeys(
            "java/ipukern/kernels/CastKernels.java",
            "java/ipukern/kernels/GemmKernels.java",
            "java/ipukern/kernels/Kernel.java")
        .hasSize(8 + SHARED.size());
    assertThat(files().get("cycles.json"))
        .contains(
            "{ \"symbol\": \"__runCodelet_ipukern__gemm_f16_init_std_k16_c16_r7\","
                + " \"family\": \"gemm\", \"precision\": \"f16\", \"rows\": 7, \"inner\": 16,"
                + " \"columns\": 16, \"weights\": \"standard\", \"mode\": \"initialize\","
                + " \"output\": \"plain\", \"orientation\": \"normal\", \"formula\": 587,"
                + " \"refit\": ");
  }

  @Test
  void threadsAndFormatDoNotChangeTheFiles() throws IOException {
    cli.manifest(Kernels.A, Kernels.B, Kernels.GEMM);

    Cli.Result one = cli.run("generate", "-j", "1", "--format", "json");
    Cli.Result eight = cli.run("generate", "-j", "8", "--format", "json", "-o", "other");

    assertThat(one.code()).as(one.all()).isZero();
    assertThat(one.out()).startsWith("{\n  \"schema\": 1,\n").isEqualTo(eight.out());
    assertThat(files(folder.resolve("other"))).isEqualTo(files());
  }

  /** Case GK-29. */
  @Test
  void filesOfEntriesThatLeftAreRemovedAndMissingOnesComeBack() throws IOException {
    cli.manifest(Kernels.A, Kernels.B, Kernels.C);
    assertThat(cli.run("generate").code()).isZero();
    cli.manifest(Kernels.A, Kernels.D);

    Cli.Result result = cli.run("generate");

    assertThat(result.code()).isZero();
    assertThat(result.err()).contains("2 files new, ", " 4 removed, 6 unchanged");
    assertThat(kernelFiles())
        .containsExactlyInAnyOrder(
            Kernels.name(96) + ".S",
            Kernels.name(96) + ".cpp",
            Kernels.name(192) + ".S",
            Kernels.name(192) + ".cpp");
    SortedMap<String, String> complete = files();
    Files.delete(out.resolve(Kernels.name(96) + ".S"));
    Files.writeString(out.resolve(Kernels.name(192) + ".cpp"), "edited\n");
    assertThat(cli.run("generate").code()).isZero();
    assertThat(files()).isEqualTo(complete);
  }

  @Test
  void onlySomeKernelsAreMadeAnewAndTheOthersStay() throws IOException {
    cli.manifest(Kernels.A, Kernels.B, Kernels.GEMM);
    assertThat(cli.run("generate").code()).isZero();
    SortedMap<String, String> complete = files();
    Files.delete(out.resolve("gemm_f16_init_std_k16_c16_r7_r8.S"));

    Cli.Result stale = cli.run("generate", "--only", "cast_*_n96_*");
    Cli.Result result = cli.run("generate", "--only", "gemm_*", "--only", "*n48*");

    assertThat(stale.code()).isEqualTo(2);
    assertThat(stale.err())
        .contains("gemm_f16_init_std_k16_c16_r7_r8.S is listed in index.json but");
    assertThat(result.code()).as(result.all()).isZero();
    assertThat(files()).isEqualTo(complete);
    Cli.Result again = cli.run("generate", "--only", "gemm_*");
    assertThat(again.code()).as(again.all()).isZero();
    assertThat(again.out()).contains("1 kernel, 2 entry points");
    assertThat(files()).isEqualTo(complete);
  }

  @Test
  void partOfAManifestIntoAnEmptyFolder() throws IOException {
    cli.manifest(Kernels.A, Kernels.B);

    assertThat(cli.run("generate", "--only", "*n48*").code()).isZero();

    assertThat(kernelFiles()).containsExactly(Kernels.name(48) + ".S", Kernels.name(48) + ".cpp");
    assertThat(cli.run("generate", "--only", "*n96*").code()).isZero();
    assertThat(kernelFiles()).hasSize(4);
    for (String shared : NAMING_KERNELS) {
      assertThat(files().get(shared))
          .as(shared)
          .containsIgnoringCase("_n48_")
          .containsIgnoringCase("_n96_");
    }
  }

  @Test
  void dryRunAndRenderingAloneWriteNothing() throws IOException {
    cli.manifest(Kernels.A);

    Cli.Result judged = cli.run("generate", "--dry-run");
    Cli.Result rendered = cli.run("generate", "--dry-run", "--no-gate");

    assertThat(judged.code()).isZero();
    assertThat(judged.out()).contains("1 passed");
    assertThat(rendered.code()).isZero();
    assertThat(rendered.out()).matches("1 kernels rendered, [0-9]+ characters; not judged\n");
    assertThat(out).doesNotExist();
  }

  @Test
  void refusalIsExplainedAndNothingIsWritten() throws IOException {
    cli.manifest(Kernels.A);
    assertThat(cli.run("generate").code()).isZero();
    SortedMap<String, String> before = files();
    cli.manifest(Kernels.B);

    Cli.Result result = cli.with(Kernels.refusing()).run("generate");

    assertThat(result.code()).isEqualTo(3);
    assertThat(result.out())
        .contains(Kernels.name(48) + ": refused\n  G06 simulated 9000 cycles, budget 8919\n")
        .endsWith("1 kernel, 1 entry point: 0 passed, 1 refused, 0 without verdict\n");
    assertThat(result.err()).isEqualTo("ipukern: nothing was written\n");
    assertThat(files()).isEqualTo(before);
  }

  @Test
  void missingFigureIsNoPass() throws IOException {
    cli.manifest(Kernels.A);

    Cli.Result result = cli.with(Kernels.undecided()).run("generate");

    assertThat(result.code()).isEqualTo(4);
    assertThat(result.out()).contains("no verdict", "there is no estimate", "1 without verdict");
    assertThat(out).doesNotExist();
  }

  /** Case PG-04: nothing looked at is never a success. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                                                        | 2 | the file is empty",
        "{}                                                        | 2 | schema: the field is missing",
        "[]                                                        | 2 | a list is no manifest",
        "{\"schema\": 1, \"target\": \"ipu21\", \"kernels\": []}   | 4 | the manifest lists no kernel",
        "{\"schema\": 1, \"target\": \"ipu21\"}                    | 2 | kernels: the field is missing"
      })
  void manifestWithoutKernelsFails(String text, int code, String message) throws IOException {
    cli.write("kernels.json", text);

    Cli.Result result = cli.run("generate");

    assertThat(result.code()).as(result.all()).isEqualTo(code);
    assertThat(result.err()).contains("kernels.json", message);
    assertThat(result.out()).isEmpty();
    assertThat(out).doesNotExist();
  }

  @Test
  void missingManifestAndFilterThatMatchesNothingFail() throws IOException {
    Cli.Result missing = cli.run("generate", "-m", "nowhere.json");
    cli.manifest(Kernels.A);
    Cli.Result filtered = cli.run("generate", "--only", "zzz");
    Cli.Result isFolder = cli.run("generate", "-m", ".");

    assertThat(missing.code()).isEqualTo(2);
    assertThat(missing.err()).contains("cannot read nowhere.json: there is no such file", "-m");
    assertThat(filtered.code()).isEqualTo(4);
    assertThat(filtered.err())
        .contains("no kernel matches 'zzz', so nothing was looked at", Kernels.name(96));
    assertThat(isFolder.code()).isEqualTo(2);
    assertThat(isFolder.err()).contains("cannot read .: it is a folder");
    assertThat(out).doesNotExist();
  }

  @Test
  void wrongManifestNamesEveryProblem() throws IOException {
    cli.manifest(Kernels.A.replace("96", "-1"), Kernels.A.replace("elements", "elments"));

    Cli.Result result = cli.run("generate");

    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err().lines().toList())
        .hasSizeGreaterThan(1)
        .allMatch(l -> l.startsWith("ipukern generate: kernels.json:"));
  }

  @Test
  void brokenTemplateIsNamedWithItsPlace() throws IOException {
    cli.manifest(Kernels.A);
    Path templates = folder.resolve("templates/cast");
    Files.createDirectories(templates);
    Files.writeString(templates.resolve("f16_f8.S.ftl"), "one\n${nothing}\n");

    Cli.Result result = cli.run("generate", "--templates", "templates");

    assertThat(result.code()).as(result.all()).isEqualTo(2);
    assertThat(result.err()).contains("template cast/f16_f8.S.ftl:2:3: ");
    assertThat(out).doesNotExist();
  }

  @Test
  void folderThatIsNotOursIsRefused() throws IOException {
    cli.manifest(Kernels.A);
    Files.createDirectories(out);
    Files.writeString(out.resolve("cycles.json"), "mine\n");

    Cli.Result result = cli.run("generate");

    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).contains("cycles.json is there but not listed in index.json");
    assertThat(files()).containsOnlyKeys("cycles.json");
  }

  private SortedMap<String, String> files() throws IOException {
    return files(out);
  }

  private List<String> kernelFiles() throws IOException {
    return files().keySet().stream().filter(name -> name.matches("(gemm|cast)_.*")).toList();
  }

  private static SortedMap<String, String> files(Path folder) throws IOException {
    SortedMap<String, String> files = new TreeMap<>();
    try (Stream<Path> walk = Files.walk(folder)) {
      List<Path> plain = walk.filter(Files::isRegularFile).toList();
      for (Path file : plain.stream().filter(f -> !f.endsWith(".ipukern-judged")).toList()) {
        files.put(folder.relativize(file).toString(), Files.readString(file));
      }
    }
    return files;
  }
}
