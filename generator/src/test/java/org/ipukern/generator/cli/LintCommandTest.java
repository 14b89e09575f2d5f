package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LintCommandTest {
  private static final String CLEAN =
      """
      DEF_STACK_USAGE 0 w
          .section .text.w, "ax"
          .globl w
          .type w, @function
          .align 4
          .worker
      w:
          exitz $mzero
          .size w, .-w
      """;

  @TempDir private Path folder;
  private Cli cli;

  @BeforeEach
  void prepare() {
    cli = Cli.in(folder);
  }

  private Cli.Result lint(String text, String... more) throws IOException {
    cli.write("k.S", "#include \"poplar/StackSizeDefs.hpp\"\n" + text);
    String[] args = new String[more.length + 2];
    args[0] = "lint";
    System.arraycopy(more, 0, args, 1, more.length);
    args[args.length - 1] = "k.S";
    return cli.run(args);
  }

  @Test
  void cleanFileIsSilent() throws IOException {
    Cli.Result result = lint(CLEAN);

    assertThat(result.all()).isEqualTo("exit code 0\n");
  }

  @Test
  void emittedFilesAreSilent() throws IOException {
    cli.manifest(Kernels.GEMM, Kernels.A);
    assertThat(cli.run("generate").code()).isZero();

    Cli.Result result =
        cli.run(
            "lint",
            "kernels-out/gemm_f16_init_std_k16_c16_r7_r8.S",
            "kernels-out/" + Kernels.name(96) + ".S");

    assertThat(result.all()).isEqualTo("exit code 0\n");
  }

  @Test
  void findingShowsFileLineColumnCaretRuleAndAdvice() throws IOException {
    Cli.Result result = lint(CLEAN.replace("    exitz", "    add $m0, $mzero, 70000\n    exitz"));

    assertThat(result.code()).isEqualTo(3);
    assertThat(result.out())
        .isEqualTo(
            """
            k.S:9:22: error: 70000 does not fit 'add', which takes -32768 to 65535 [immediate-range]
                add $m0, $mzero, 70000
                                 ^~~~~
              help: the nearest legal value is 65535
            """);
    assertThat(result.err()).isEqualTo("ipukern: 1 finding; 1 of 1 file not clean\n");
  }

  @Test
  void textThatIsNoAssemblyIsAWrongRequest() throws IOException {
    Cli.Result result = lint(CLEAN.replace("exitz $mzero", "exitz , ;}"));

    assertThat(result.code()).as(result.all()).isEqualTo(2);
    assertThat(result.out()).contains("k.S:9:", "error: ", "^");
  }

  /** Case CE-04: what is not understood gives no verdict. */
  @Test
  void unknownInstructionIsNoVerdict() throws IOException {
    Cli.Result result = lint(CLEAN.replace("    exitz", "    addd $m0, $m0, 1\n    exitz"));

    assertThat(result.code()).as(result.all()).isEqualTo(4);
    assertThat(result.out()).contains("k.S:9:5: error: ", "addd [unknown-instruction]");
  }

  @Test
  void worstFileDecidesAndTheOthersAreStillRead() throws IOException {
    cli.write("unknown.S", CLEAN.replace("exitz", "exitzz"));
    Cli.Result result = lint(CLEAN, "missing.S", "unknown.S");

    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err())
        .contains("cannot read missing.S: there is no such file", "2 of 3 files not clean");
    assertThat(result.out()).contains("unknown.S:", "[unknown-instruction]");
  }

  @Test
  void includesAndMacrosComeFromTheCommandLine() throws IOException {
    Files.createDirectories(folder.resolve("inc"));
    Files.writeString(folder.resolve("inc/mine.h"), "#define EXIT exitz\n#define REG $mzero\n");
    String text = "#include \"mine.h\"\n" + CLEAN.replace("exitz $mzero", "EXIT RESULT");

    Cli.Result without = lint(text);
    Cli.Result with = lint(text, "-I", "inc", "-D", "RESULT=REG");

    assertThat(without.code()).isEqualTo(2);
    assertThat(without.out()).contains("mine.h", "[include-not-found]");
    assertThat(with.all()).isEqualTo("exit code 0\n");
  }

  @Test
  void anIncludeThatNoFileSystemHoldsIsNotFound() throws IOException {
    Files.writeString(folder.resolve("nul.S"), "#include \"a\0b.h\"\n");

    Cli.Result result = Cli.in(folder).run("lint", "nul.S");

    assertThat(result.code()).as(result.all()).isEqualTo(2);
    assertThat(result.all()).contains("nul.S:1:", "[include-not-found]");
  }

  @Test
  void functionLikeMacrosNeedTheSystemsPreprocessor() throws IOException {
    String text = "#define LEAVE(reg) exitz reg\n" + CLEAN.replace("exitz $mzero", "LEAVE($mzero)");

    Cli.Result with = lint(text);
    cli = cli.with(Map.of("PATH", folder.toString()));
    Cli.Result without = lint(text);

    assertThat(with.all()).isEqualTo("exit code 0\n");
    assertThat(without.code()).isEqualTo(2);
    assertThat(without.out()).contains("there is no cpp on the search path");
  }

  @Test
  void vertexBesideAnEmittedFileIsHeldAgainstIt() throws IOException {
    cli.manifest(Kernels.A);
    assertThat(cli.run("generate").code()).isZero();
    String name = "kernels-out/" + Kernels.name(96);
    Path vertex = folder.resolve(name + ".cpp");
    Files.writeString(vertex, Files.readString(vertex).replace("elem(*target)", "elem(*tagret)"));

    Cli.Result result = cli.run("lint", name + ".S");

    assertThat(result.code()).as(result.all()).isEqualTo(3);
    assertThat(result.out())
        .contains(name + ".cpp:")
        .contains("error: the class has no field tagret [vertex-constraint]")
        .contains("elem(*tagret)")
        .contains("^~~~");
  }
}
