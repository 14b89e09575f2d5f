package org.ipukern.tile.asm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.ipukern.tile.isa.ControlRegister;
import org.ipukern.tile.isa.InstructionTable;
import org.ipukern.tile.isa.Mode;
import org.junit.jupiter.api.Test;

class PreprocessorTest {
  private static Assembly withFiles(Map<String, String> files, String... lines) {
    IncludeResolver resolver =
        (name, from) -> Optional.ofNullable(files.get(name)).map(t -> new SourceText(name, t));
    return Texts.assembleText(
        String.join("\n", lines), AssemblerOptions.defaults().withIncludes(resolver));
  }

  @Test
  void conditionsChoose() {
    assertThat(
            Texts.listing(
                "#define A 2",
                "#ifdef A",
                "#ifndef B",
                " nop",
                "#else",
                " garbage here",
                "#endif",
                "#endif",
                "#if defined(A) && !defined B && A == 2",
                " fnop",
                "#elif 1",
                " garbage",
                "#endif",
                "#if UNKNOWN",
                " garbage",
                "#elif A - 1 * 2",
                " garbage",
                "#elif (A & 3) == 2",
                " nop",
                "#else",
                " garbage",
                "#endif",
                "#undef A",
                "#ifdef A",
                "#if garbage (",
                "#endif",
                " garbage",
                "#endif"))
        .containsExactly("0 nop", "4 fnop", "8 nop");
  }

  @Test
  void conditionsOfC() {
    // C: & binds weaker than ==, the assembler's order would give 0 here.
    assertThat(Texts.listing("#if 2 & 2 == 2", "garbage", "#else", "nop", "#endif"))
        .containsExactly("0 nop");
    assertThat(Texts.listing("#if 0x10U >= 16L && 1 ", "nop", "#endif")).containsExactly("0 nop");
    // What holds is 1 and a shift keeps the sign, unlike in expressions of the assembler.
    assertThat(Texts.listing("#if (1 < 2) + 1 == 2 && -8 >> 1 == -4", "nop", "#endif"))
        .containsExactly("0 nop");
    assertThat(Texts.findings("#if 1.5 > 1", "nop", "#endif"))
        .containsExactly("1:5+7 preprocessor");
  }

  @Test
  void nothingIsReplacedInsideQuotes() {
    assertThat(
            Texts.listing(
                "#define A 5",
                "#define n 7",
                "#define C 'A'",
                "setzi $m0, 'A'",
                "setzi $m1, A + '\\n' + A",
                "setzi $m2, C"))
        .containsExactly(
            "0 setzi mreg=0 zimm20=65", "4 setzi mreg=1 zimm20=20", "8 setzi mreg=2 zimm20=65");
  }

  @Test
  void macrosAreReplacedAsTokens() {
    assertThat(
            Texts.listing(
                "#define REG m3",
                "#define PAIR a0:1",
                "#define IMM (STEP * 2)",
                "#define STEP 4",
                "#define op add",
                "#define SELF SELF",
                "op $REG, $REG, IMM",
                "f16v4add $PAIR, $PAIR, $azeros",
                ".set SELF, 5",
                "setzi $m0, SELF",
                ".ascii \"STEP\""))
        .containsExactly(
            "0 add mreg=3 mreg=3 simm16=8",
            "4 f16v4add apair=0 apair=0 apair=14",
            "8 setzi mreg=0 zimm20=5");
  }

  @Test
  void positionsOfReplacedMacrosAreThoseOfTheirNames() {
    assertThat(Texts.findings("#define LONGNAME m16", "#define N 5", " add $m1, $LONGNAME, N"))
        .containsExactly("3:11+9 unknown-register");
    assertThat(Texts.findings("#define LONGNAME x", " add $m1, $m2, LONGNAME"))
        .containsExactly("2:16+8 undefined-symbol");
    assertThat(Texts.findings("#define A 12345678", " add A, $m2, $m16")).hasSize(1);
    assertThat(Texts.findings("#define A 12345678", " add $m1, A, $m3, 4 , $m16"))
        .containsExactly("2:23+4 unknown-register");
  }

  @Test
  void joinedLinesAreOne() {
    assertThat(Texts.listing("#define A \\", "  4", "add $m0, \\", " $m1, \\", "   A", "nop"))
        .containsExactly("0 add mreg=0 mreg=1 simm16=4", "4 nop");
    assertThat(Texts.findings("add $m0, \\", "  $m16, 4"))
        .containsExactly("2:3+4 unknown-register");
  }

  @Test
  void includesComeFromTheResolverThenFromTheStandIns() {
    Assembly assembly =
        withFiles(
            Map.of("a.h", "#include \"b.h\"\n#define V W\n", "b.h", "#define W 7\nnop\n"),
            "#include \"a.h\"",
            "#include <poplar/TileConstants.hpp>",
            "#define NAME \"b.h\"",
            "#include NAME",
            "setzi $m0, V",
            "setzi $m1, CSR_W_FP_CTL__INDEX");
    assertThat(assembly.diagnostics()).isEmpty();
    assertThat(Texts.listing(assembly.program()))
        .containsExactly("0 nop", "4 nop", "8 setzi mreg=0 zimm20=7", "c setzi mreg=1 zimm20=258");
    assertThat(assembly.census()).isEqualTo(new LineCensus(0, 4, 2, 0, 0));
  }

  @Test
  void findingsInAnIncludeNameItAndMarkTheIncludingLine() {
    Assembly assembly = withFiles(Map.of("a.h", "\nbad $m0\n"), "nop", "#include \"a.h\"");
    Diagnostic finding = assembly.diagnostics().get(0);
    assertThat(finding.position()).isEqualTo(new SourcePosition("a.h", 2, 1, 3));
    assertThat(assembly.census()).isEqualTo(new LineCensus(0, 0, 1, 0, 1));
  }

  @Test
  void wrongIncludes() {
    assertThat(Texts.findings("#include \"no.h\"", "#include", "#include \"open", "#include X"))
        .containsExactly(
            "1:10+6 include-not-found",
            "2:9+1 preprocessor",
            "3:10+5 preprocessor",
            "4:10+1 preprocessor");
    Assembly endless = withFiles(Map.of("a.h", "#include \"a.h\"\n"), "#include \"a.h\"", "nop");
    assertThat(endless.diagnostics()).hasSize(1);
    assertThat(endless.diagnostics().get(0).message()).contains("include one another");
    assertThat(endless.program().units()).hasSize(1);
  }

  @Test
  void wrongDirectives() {
    assertThat(
            Texts.findings(
                "#endif",
                "#else",
                "#elif 1",
                "#ifdef",
                "#endif",
                "#if 1 +",
                "#endif",
                "#if 1/0",
                "#endif",
                "#define",
                "#define F(x) x",
                "#error stop here",
                "#if 1 1",
                "#endif"))
        .containsExactly(
            "1:2+5 preprocessor",
            "2:2+4 preprocessor",
            "3:2+4 preprocessor",
            "4:7+1 preprocessor",
            "6:5+3 preprocessor",
            "8:5+3 preprocessor",
            "10:8+1 preprocessor",
            "11:9+1 preprocessor",
            "12:1+16 preprocessor",
            "13:5+3 preprocessor");
    assertThat(Texts.findings("#warning soon")).containsExactly("1:1+13 preprocessor");
    assertThat(Texts.assemble("#warning soon").isComplete()).isTrue();
  }

  @Test
  void whatIsOpenAtTheEndIsNamed() {
    assertThat(Texts.findings("nop", "#ifdef A", "#if 1", "nop"))
        .containsExactly("2:2+7 unterminated", "3:2+4 unterminated");
    assertThat(Texts.findings("nop", " nop /* open", "bad bad", ""))
        .containsExactly("2:6+2 unterminated");
  }

  @Test
  void hashCommentsAreNoDirectives() {
    assertThat(Texts.listing("# a comment, don't read \"it", "#", "  #what ever", "nop # \"tail"))
        .containsExactly("0 nop");
  }

  @Test
  void aCommentThatSwallowsALineIsWarnedOf() {
    assertThat(Texts.findings("nop // to C:\\", "nop", "nop"))
        .containsExactly("1:5+2 preprocessor");
    assertThat(Texts.findings("nop // to C:\\", "", "#define A \\", " 4 // four", "nop")).isEmpty();
  }

  @Test
  void lineMarkersAreObeyedWhereThePreprocessorIsOff() {
    AssemblerOptions off = AssemblerOptions.defaults().withPreprocess(false);
    Assembly assembly =
        Texts.assembleText("# 40 \"other.S\"\nnop\n bad1\n# 7 \"t.S\"\n bad2\n#define A\n", off);
    assertThat(assembly.diagnostics())
        .extracting(d -> d.position().toString())
        .containsExactlyInAnyOrder("other.S:41:2", "t.S:7:2");
  }

  @Test
  void macrosThatMultiplyAreStopped() {
    StringBuilder text = new StringBuilder("#define L0 1 + 1 + 1 + 1\n");
    for (int i = 1; i < 30; i++) {
      text.append("#define L" + i + " L" + (i - 1) + " L" + (i - 1) + " L" + (i - 1) + "\n");
    }
    text.append(".long L29\nnop\n");
    Assembly assembly = Texts.assembleText(text.toString());
    assertThat(Texts.findings(assembly)).containsExactly("31:1+9 preprocessor");
    assertThat(assembly.program().units()).hasSize(1);
  }

  @Test
  void predefinedMacrosOfIpu21() {
    assertThat(Texts.listing("#if defined(__IPU__) && __IPU_ARCH_VERSION__ == 21", "nop", "#endif"))
        .containsExactly("0 nop");
    AssemblerOptions options = AssemblerOptions.defaults().withMacro("ROWS", "12");
    assertThat(Texts.listing(Texts.assembleText("setzi $m0, ROWS", options).program()))
        .containsExactly("0 setzi mreg=0 zimm20=12");
  }

  @Test
  void standInHeadersAgreeWithTheInstructionTable() {
    ObjectMacros macros = new ObjectMacros();
    for (String line : StandInHeaders.find("arch/gc_tile_defines.h").orElseThrow().lines()) {
      String[] words = line.split(" ", -1);
      if (words[0].equals("#define") && words.length == 3) {
        macros.define(words[1], words[2]);
      }
    }
    for (ControlRegister register : InstructionTable.ipu21().registers()) {
      for (Mode mode : register.modes()) {
        String name =
            "CSR_" + (mode == Mode.WORKER ? "W_" : "S_") + register.name().substring(1) + "__INDEX";
        assertThat(macros.replace(name)).as(name).isEqualTo(String.valueOf(register.index()));
      }
    }
    for (String header : StandInHeaders.NAMES) {
      assertThat(Texts.listing("#include \"" + header + "\"", "nop")).hasSize(1);
    }
    assertThat(StandInHeaders.find("poplar/Vertex.hpp")).isEmpty();
  }
}
