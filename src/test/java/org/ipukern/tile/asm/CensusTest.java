package org.ipukern.tile.asm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Text as people write it: every line is understood, or is an error with line and column. */
class CensusTest {
  private static final List<String> LINES =
      List.of(
          "/* x */ add $m0,$m1,$m2", // instruction
          "loop: add $m0,$m0,1 // tail", // instruction
          "1: rpt $m3,(2f-1f)/8-1", // instruction
          "ADD $M0, $M1, $M2", // instruction
          "1:\t{ ld32 $m0,$mzero,$m2,0", // instruction
          "\t  f16v4add $a0:1,$a2:3,$a4:5 }", // instruction
          "2: second: /* two labels */", // directive
          "# a comment", // blank
          "#define N 4", // directive
          "#include \"poplar/TileConstants.hpp\"", // directive
          ".ascii \"a;b // no comment\"", // directive
          ".align 8", // directive
          ".macro M", // directive
          "  x\\@: nop", // excluded
          ".endm", // directive
          "M", // instruction
          "   ", // blank
          ".if 0", // directive
          "  not read \\", // excluded, joined with the next one
          "  nor this", // excluded
          ".endif /* end", // directive
          "  of it */", // blank
          "{ nop", // instruction
          "; fnop", // instruction
          "}", // directive
          "bri 1b ; bri 3f; 3: nop", // instruction
          ".rept N", // instruction
          "nop", // excluded
          ".endr", // directive
          "oops $m0", // wrong
          ""); // blank

  private static final LineCensus CENSUS = new LineCensus(4, 11, 11, 4, 1);

  /** Case CE-03. */
  @Test
  void everyLineIsClassified() {
    Assembly assembly = Texts.assembleText(String.join("\n", LINES) + "\n");
    assertThat(Texts.findings(assembly)).containsExactly("30:1+4 unknown-instruction");
    assertThat(assembly.census()).isEqualTo(CENSUS);
    assertThat(assembly.census().total()).isEqualTo(LINES.size());
    assertThat(assembly.isComplete()).isFalse();
  }

  @Test
  void lineEndsMakeNoDifference() {
    Assembly unix = Texts.assembleText(String.join("\n", LINES));
    Assembly dos = Texts.assembleText(String.join("\r\n", LINES) + "\r\n");
    assertThat(dos.census()).isEqualTo(CENSUS);
    assertThat(Texts.listing(dos.program())).isEqualTo(Texts.listing(unix.program()));
    assertThat(dos.diagnostics()).isEqualTo(unix.diagnostics());
    assertThat(dos.program().symbols()).isEqualTo(unix.program().symbols());
  }

  @Test
  void emptyTexts() {
    for (String text : List.of("", "\n", "\r\n\r\n", "   ", "// only a comment", "/**/", "#")) {
      Assembly assembly = Texts.assembleText(text);
      assertThat(assembly.diagnostics()).as(text).isEmpty();
      assertThat(assembly.program().units()).isEmpty();
      assertThat(assembly.program().sections()).isEmpty();
      assertThat(assembly.program().end()).isEqualTo(Program.CODE_BASE);
    }
  }

  @Test
  void anUnknownInstructionIsNamedAndTheTextIsNotComplete() {
    Assembly assembly =
        Texts.assemble(" nop", " f16v4addd $a0:1, $a2:3, $a4:5", " .long 0x12345678", " nop");
    assertThat(assembly.isComplete()).isFalse();
    Diagnostic finding = assembly.diagnostics().get(0);
    assertThat(finding.message()).contains("f16v4addd");
    assertThat(finding.advice()).isEqualTo("did you mean f16v4add?");
    assertThat(finding.position()).isEqualTo(new SourcePosition("t.S", 2, 2, 9));
    assertThat(assembly.program().units()).hasSize(2);
    assertThat(assembly.program().data().values().iterator().next())
        .containsExactly(0x78, 0x56, 0x34, 0x12);
  }

  @Test
  void anErrorDoesNotHideTheNextOne() {
    assertThat(
            Texts.findings(
                "add $m0 $m1, 1",
                "add $m0,, 1",
                "add $m0, $m1, 1 1",
                "$m0",
                "nop nop",
                "a b c: nop",
                "42",
                "! nop",
                "add $m0, $m1, \u00e9 ; nop",
                ".set 5, 6",
                ".set a 6",
                "nop"))
        .containsExactly(
            "1:9+3 syntax",
            "2:9+1 syntax",
            "3:17+1 syntax",
            "4:1+3 syntax",
            "5:1+7 operand-form",
            "6:1+1 unknown-instruction",
            "7:1+2 syntax",
            "8:1+1 syntax",
            "9:15+1 syntax",
            "10:6+1 syntax",
            "11:8+1 syntax");
  }
}
