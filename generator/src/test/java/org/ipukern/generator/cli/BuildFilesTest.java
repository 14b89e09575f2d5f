package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The emitted build files, run by make and CMake with a stand-in for popc, in folders with spaces.
 */
class BuildFilesTest {
  private static final String GEMM = "gemm_f16_init_std_k16_c16_r7_r8";
  private static final String CAST = Kernels.name(96);

  /** Writes its arguments, one a line, and the file that -o names. */
  private static final String POPC =
      """
      #!/bin/sh
      # In one write, since Ninja starts several at once.
      printf '%s\\n' "$@" -- >> "$POPC_LOG"
      while [ "$#" -gt 0 ]; do
        if [ "$1" = -o ]; then printf 'gp\\n' > "$2"; fi
        shift
      done
      """;

  @TempDir private Path root;
  private Path folder;
  private Path log;
  private Path popc;
  private Cli cli;

  @BeforeEach
  void prepare() throws IOException {
    folder = Files.createDirectories(root.resolve("a folder/of mine"));
    log = folder.resolve("popc log");
    popc = script("popc", POPC);
    script(
        "ipukern",
        "#!/bin/sh\nexec '%s' -cp '%s' -XX:TieredStopAtLevel=1 org.ipukern.generator.cli.Main \"$@\"\n"
            .formatted(
                Path.of(System.getProperty("java.home"), "bin", "java"),
                System.getProperty("java.class.path")));
    cli = Cli.in(folder);
    cli.manifest(Kernels.GEMM, Kernels.A);
    assertThat(cli.run("generate").code()).isZero();
  }

  @Test
  void makeCompilesEachKernelOnceAndAgainWhenItChanges() throws IOException {
    make("-f", folder.resolve("kernels-out/kernels.mk").toString(), "IPUKERN_OUT=my gp");

    Path from = folder.resolve("kernels-out");
    assertThat(calls())
        .containsExactlyInAnyOrder(
            call("my gp/" + CAST + ".gp", from, CAST), call("my gp/" + GEMM + ".gp", from, GEMM));
    assertThat(folder.resolve("my gp/" + GEMM + ".gp")).exists();

    make("-f", folder.resolve("kernels-out/kernels.mk").toString(), "IPUKERN_OUT=my gp");
    assertThat(calls()).isEmpty();

    newer(from.resolve(CAST + ".S"));
    make("-f", folder.resolve("kernels-out/kernels.mk").toString(), "IPUKERN_OUT=my gp");
    assertThat(calls()).containsExactly(call("my gp/" + CAST + ".gp", from, CAST));
  }

  @Test
  void makefileThatIncludesItRunsTheGeneratorWhenTheManifestIsNewer() throws IOException {
    cli.write(
        "Makefile",
        """
        IPUKERN_MANIFEST := kernels.json
        IPUKERN := './ipukern'
        include kernels-out/kernels.mk
        all: $(IPUKERN_GP)
        .DEFAULT_GOAL := all
        """);
    make();
    assertThat(calls()).hasSize(2);

    cli.manifest(Kernels.GEMM, Kernels.B);
    newer(folder.resolve("kernels.json"));
    make();

    Path from = Path.of("kernels-out");
    String name = Kernels.name(48);
    assertThat(calls()).containsExactly(call("ipukern-gp/" + name + ".gp", from, name));
    assertThat(folder.resolve("kernels-out/" + CAST + ".S")).doesNotExist();

    make();
    assertThat(calls()).isEmpty();
    assertThat(Files.readString(folder.resolve("ipukern-gp/ipukern.stamp.d")))
        .startsWith("ipukern-gp/ipukern.stamp: \\\n  kernels.json");
  }

  /** Ninja is asked for by few, so that a machine without it leaves it out. */
  @ParameterizedTest
  @ValueSource(strings = {"Unix Makefiles", "Ninja"})
  void cmakeCompilesEachKernelOnceAndAgainWhenItChanges(String generator) throws IOException {
    assumeThat(generator.equals("Ninja") && findTool("ninja").isEmpty())
        .as("not run: ninja is not on the path (Debian: apt-get install ninja-build)")
        .isFalse();
    cli.write(
        "CMakeLists.txt",
        """
        cmake_minimum_required(VERSION 3.20)
        project(host NONE)
        include(kernels-out/kernels.cmake)
        ipukern_generate(sources MANIFEST kernels.json IPUKERN "${CMAKE_CURRENT_SOURCE_DIR}/ipukern")
        ipukern_kernels(kernels POPC "${CMAKE_CURRENT_SOURCE_DIR}/popc" FLAGS -O3 -g)
        """);
    cmake("-S", ".", "-B", "the build", "-G", generator);
    cmake("--build", "the build");

    Path from = folder.toRealPath().resolve("kernels-out");
    Path to = folder.toRealPath().resolve("the build/ipukern-gp");
    assertThat(calls())
        .containsExactlyInAnyOrder(
            call("-O3 -g", to.resolve(CAST + ".gp").toString(), from, CAST),
            call("-O3 -g", to.resolve(GEMM + ".gp").toString(), from, GEMM));

    cmake("--build", "the build");
    assertThat(calls()).isEmpty();

    newer(from.resolve(GEMM + ".cpp"));
    cmake("--build", "the build");
    assertThat(calls())
        .containsExactly(call("-O3 -g", to.resolve(GEMM + ".gp").toString(), from, GEMM));

    cli.manifest(Kernels.GEMM, Kernels.B);
    newer(folder.resolve("kernels.json"));
    cmake("--build", "the build");
    String name = Kernels.name(48);
    assertThat(calls())
        .containsExactly(call("-O3 -g", to.resolve(name + ".gp").toString(), from, name));
  }

  /**
   * A misspelt option or a list with blanks would otherwise compile for other targets than asked.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "ipukern_kernels(kernels TARGETS ipu21 cpu)|ipukern_kernels: not known here: cpu",
        "ipukern_kernels(kernels GPDIR gp)|ipukern_kernels: not known here: GPDIR gp",
        "ipukern_kernels(kernels GP_DIR)|ipukern_kernels: no value of: GP_DIR",
        "ipukern_generate(sources MANIFEST kernels.json OUT x)|ipukern_generate: not known here: OUT x"
      })
  void cmakeRefusesArgumentsThatItDoesNotUse(String call) throws IOException {
    int bar = call.indexOf('|');
    cli.write(
        "CMakeLists.txt",
        """
        cmake_minimum_required(VERSION 3.20)
        project(host NONE)
        include(kernels-out/kernels.cmake)
        set(IPUKERN_POPC "${CMAKE_CURRENT_SOURCE_DIR}/popc")
        set(IPUKERN_PROGRAM "${CMAKE_CURRENT_SOURCE_DIR}/ipukern")
        """
            + call.substring(0, bar)
            + "\n");

    assertThat(code("cmake", List.of("-S", ".", "-B", "the build"))).isNotZero();
    assertThat(said().replaceAll("\\s+", " ")).contains(call.substring(bar + 1));
  }

  @Test
  void generateCompilesWithPopcWhereThereIsOne() throws IOException {
    Map<String, String> environment = Map.of("PATH", folder.toString());

    Cli.Result result = cli.with(environment).run("generate", "--popc");

    assertThat(result.code()).as(result.all()).isZero();
    assertThat(result.err()).contains("kernels-out-gp: popc compiled 2 of 2");
    assertThat(folder.resolve("kernels-out-gp/" + GEMM + ".gp")).exists();
  }

  @Test
  void generateSaysWhatPopcSaidWhenItFails() throws IOException {
    script("popc", "#!/bin/sh\necho 'bad operand'\nexit 1\n");

    Cli.Result result =
        cli.with(Map.of("PATH", folder.toString())).run("generate", "--popc", "--only", "gemm*");

    assertThat(result.code()).as(result.all()).isEqualTo(3);
    assertThat(result.err())
        .contains("popc " + GEMM + ": exit code 1\nbad operand\n")
        .contains("kernels-out-gp: popc compiled 0 of 1");
  }

  @Test
  void generateWithoutPopcIsAWrongRequest() throws IOException {
    cli.manifest(Kernels.C);

    Cli.Result result = cli.with(Map.of("PATH", "/nowhere")).run("generate", "--popc");

    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).contains("no popc on the path", "Poplar SDK");
    assertThat(folder.resolve("kernels-out/" + Kernels.name(144) + ".S")).doesNotExist();
  }

  private Path script(String name, String text) throws IOException {
    Path file = Files.writeString(folder.resolve(name), text);
    assertThat(file.toFile().setExecutable(true)).isTrue();
    return file;
  }

  private void make(String... arguments) throws IOException {
    List<String> all = new ArrayList<>(List.of("POPC='" + popc + "'"));
    all.addAll(List.of(arguments));
    run("make", all);
  }

  private void cmake(String... arguments) throws IOException {
    run("cmake", List.of(arguments));
  }

  private void run(String program, List<String> arguments) throws IOException {
    int code = code(program, arguments);
    assertThat(code).as(said()).isZero();
  }

  /** What the last program printed. */
  private String said() throws IOException {
    return Files.readString(folder.resolve("output"));
  }

  private int code(String program, List<String> arguments) throws IOException {
    assertThat(findTool(program))
        .as("%s is not on the path: install it (Debian: apt-get install %s)", program, program)
        .isPresent();
    List<String> command = new ArrayList<>(List.of(program));
    command.addAll(arguments);
    File output = folder.resolve("output").toFile();
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output);
    builder.environment().put("POPC_LOG", log.toString());
    try {
      return builder.start().waitFor();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Optional<Path> findTool(String program) {
    return new Tool(program, List.of(program), "").find(System.getenv());
  }

  /** The calls of popc since the last time, arguments on one line. */
  private List<String> calls() throws IOException {
    if (!Files.exists(log)) {
      return List.of();
    }
    String text = Files.readString(log, StandardCharsets.UTF_8);
    Files.delete(log);
    return List.of(text.replace("\n--\n", ";").replace('\n', '|').split(";"));
  }

  private static String call(String gp, Path from, String kernel) {
    return call("-O3", gp, from, kernel);
  }

  private static String call(String flags, String gp, Path from, String kernel) {
    return String.join(
        "|",
        flags.replace(' ', '|'),
        "--target=ipu21,cpu",
        "-o",
        gp,
        from.resolve(kernel + ".cpp").toString(),
        from.resolve(kernel + ".S").toString());
  }

  private static void newer(Path file) throws IOException {
    Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
  }
}
