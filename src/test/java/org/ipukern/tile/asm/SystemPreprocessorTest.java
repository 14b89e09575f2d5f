package org.ipukern.tile.asm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SystemPreprocessorTest {
  @TempDir Path directory;

  private Assembly assemble(String... lines) {
    Optional<Path> cpp = SystemPreprocessor.locate();
    assertThat(cpp).as("cpp, which comes with the C++ compiler").isPresent();
    SourceText source = new SourceText("dir/t.S", String.join("\n", lines) + "\n");
    AssemblerOptions options = AssemblerOptions.defaults().withMacro("ROWS", "12");
    Assembly assembly =
        new SystemPreprocessor(cpp.get(), options, List.of(directory)).assemble(source);
    assertThat(assembly.census().total()).isEqualTo(source.lines().size());
    return assembly;
  }

  @Test
  void macrosWithParametersAndHeaders() throws IOException {
    Files.writeString(
        directory.resolve("own.h"), "#define TWICE(x) ((x) + (x))\n", StandardCharsets.UTF_8);
    Assembly assembly =
        assemble(
            "#include \"own.h\"",
            "#include \"poplar/TileConstants.hpp\"",
            "#define NAME(a, b) a ## _ ## b",
            "#ifdef __IPU__",
            "NAME(x, y): setzi $m0, TWICE(ROWS)",
            "  get $m1, CSR_W_WSR__INDEX // the id",
            "#else",
            "  garbage",
            "#endif",
            "");
    assertThat(assembly.diagnostics()).isEmpty();
    assertThat(Texts.listing(assembly.program()))
        .containsExactly("0 setzi mreg=0 zimm20=24", "4 get mreg=1 csr=1");
    assertThat(assembly.program().symbols()).containsOnlyKeys("x_y");
    assertThat(assembly.census()).isEqualTo(new LineCensus(1, 6, 2, 1, 0));
  }

  @Test
  void positionsAreThoseOfTheTextBefore() {
    Assembly assembly =
        assemble(
            "#define REG(n) $m ## n",
            "#define wrong m16",
            "",
            "/* three",
            "   lines */  add   $m0,\t$wrong, 1",
            "  add $m1, REG(2), $m77",
            "  add $m1, $m2, ROWS ROWS");
    assertThat(Texts.findings(assembly))
        .containsExactly("5:25+6 unknown-register", "6:20+4 unknown-register", "7:22+4 syntax");
    assertThat(assembly.diagnostics().get(0).position().file()).isEqualTo("dir/t.S");
    assertThat(assembly.census()).isEqualTo(new LineCensus(2, 2, 0, 0, 3));
  }

  @Test
  void findingsInHeadersNameTheHeader() throws IOException {
    Files.writeString(directory.resolve("bad.h"), "\n  bad $m0\n", StandardCharsets.UTF_8);
    Assembly assembly = assemble("nop", "#include \"bad.h\"", "nop");
    Diagnostic finding = assembly.diagnostics().get(0);
    assertThat(finding.position().file()).endsWith("bad.h");
    assertThat(finding.position().line()).isEqualTo(2);
    assertThat(assembly.census()).isEqualTo(new LineCensus(0, 0, 2, 0, 1));
  }

  @Test
  void whatThePreprocessorSaysIsAFinding() {
    Assembly assembly = assemble("nop", "#include \"none.h\"", "nop");
    assertThat(Texts.findings(assembly)).containsExactly("2:10+1 include-not-found");
    assertThat(assembly.isComplete()).isFalse();
    assertThat(Texts.findings(assemble("#if 1", "nop"))).containsExactly("1:1+1 preprocessor");
    assertThat(Texts.findings(assemble("#error no"))).containsExactly("1:2+1 preprocessor");
  }

  @Test
  void macroParametersOfTheAssemblerSurvive() {
    Assembly assembly =
        assemble(
            "#define LABEL(t) entry_half_ ## t",
            "#define count m3",
            ".macro M type, reg",
            "LABEL(\\type): setzi $\\reg, 1",
            "  add $count, $\\reg, 1",
            ".endm",
            "M float count");
    assertThat(assembly.diagnostics()).isEmpty();
    assertThat(assembly.program().symbols()).containsOnlyKeys("entry_half_float");
    assertThat(SystemPreprocessor.reglue("half_ \\x $\\ y a \\z")).isEqualTo("half_\\x $\\y a \\z");
  }

  @Test
  void aMissingPreprocessorIsAClearError() throws IOException {
    assertThat(SystemPreprocessor.locate(directory.toString())).isEmpty();
    Path cpp = Files.createFile(directory.resolve("cpp"));
    assertThat(cpp.toFile().setExecutable(true)).isTrue();
    assertThat(SystemPreprocessor.locate("/nowhere:" + directory)).contains(cpp);
    Diagnostic finding = SystemPreprocessor.missing(new SourceText("a.S", ""));
    assertThat(finding.severity()).isEqualTo(Severity.ERROR);
    assertThat(finding.message()).contains("cpp");
  }
}
