package org.ipukern.tile.asm;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BundlesTest {
  @Test
  void onOneLineOrSeveral() {
    assertThat(
            Texts.listing(
                "{ nop ; fnop }",
                "{nop",
                " fnop}",
                "{",
                "  nop // first",
                "",
                "  fnop",
                "}",
                "{ nop; fnop };{ nop; fnop }",
                "x: { nop; fnop } ; y: z: nop"))
        .containsExactly(
            "0 nop | fnop",
            "8 nop | fnop",
            "10 nop | fnop",
            "18 nop | fnop",
            "20 nop | fnop",
            "28 nop | fnop",
            "30 nop");
  }

  @Test
  void wrongShapes() {
    assertThat(Texts.findings("{ }", "nop")).containsExactly("1:1+1 bundle-shape");
    assertThat(Texts.findings("{ nop }")).containsExactly("1:1+1 bundle-shape");
    assertThat(Texts.findings(" { nop ; fnop ; fnop }")).containsExactly("1:2+1 bundle-shape");
    assertThat(Texts.findings("{ { nop ; fnop }", "nop")).containsExactly("1:3+1 bundle-shape");
    assertThat(Texts.findings("nop }")).containsExactly("1:5+1 bundle-shape");
    assertThat(Texts.findings("nop", "{ nop", "fnop")).containsExactly("2:1+1 bundle-shape");
    assertThat(Texts.findings("{ nop ; x: fnop }")).containsExactly("1:9+1 bundle-shape");
    assertThat(Texts.assemble("{ nop }").diagnostics().get(0).message())
        .contains("one instruction");
  }

  @Test
  void oneErrorInABundleIsOneFinding() {
    assertThat(Texts.findings("{ nop ; fnopp }", "nop"))
        .containsExactly("1:9+5 unknown-instruction");
    assertThat(Texts.findings("{ nop ; setzi $a0, \"open }", "{ nop ; fnop }"))
        .containsExactly("1:20+7 unterminated");
    assertThat(Texts.findings("{ add $m0, $a1, 1 ; fnop }")).containsExactly("1:12+3 operand-form");
  }

  @Test
  void lanesAndDoubleWritesAreLeftToLint() {
    assertThat(Texts.listing("{ fnop ; fnop }", "{ ld32 $a0, $m1, 0 ; f32add $a0, $a1, $a2 }"))
        .containsExactly(
            "0 fnop | fnop", "8 ld32 areg=0 mreg=1 mreg=15 zimm12=0 | f32add areg=0 areg=1 areg=2");
    assertThat(Texts.listing("{ ld32step $m2, $mzero, $m2+=, 1 ; fnop }"))
        .containsExactly("0 ld32step mreg=2 mreg=15 mreg=2 simm8=1 | fnop");
  }

  @Test
  void repeatBodiesAreLeftToLint() {
    assertThat(
            Texts.listing(
                "{ rpt $m0, (2f-1f)/8-1 ; fnop }",
                "1: { bri 1b ; fnop }",
                " nop",
                "2: rpt 4, 300",
                " { nop ; fnop }"))
        .containsExactly(
            "0 rpt mreg=0 zimm8=0 | fnop",
            "8 bri label=" + (Program.CODE_BASE + 8) + " | fnop",
            "10 nop",
            "14 rpt zimm12=4 zimm8=300",
            "18 nop | fnop");
    assertThat(Texts.listing("rpt $m0, 0", "{ nop ; fnop }"))
        .containsExactly("0 rpt mreg=0 zimm8=0", "4 nop | fnop");
  }

  @Test
  void repeatsMayBePaddedInFront() {
    AssemblerOptions options = AssemblerOptions.defaults().withPadRepeats(true);
    Assembly assembly = Texts.assembleText("a: rpt $m0, 0\n{ nop ; fnop }\nrpt $m0, 0\n", options);
    assertThat(Texts.listing(assembly.program()))
        .containsExactly(
            "0 +nop", "4 rpt mreg=0 zimm8=0", "8 nop | fnop", "10 +nop", "14 rpt mreg=0 zimm8=0");
    assertThat(assembly.program().symbol("a").orElseThrow().value()).isEqualTo(Program.CODE_BASE);
  }

  @Test
  void optimizationsRelaxRepeatsAndSwapLanes() {
    assertThat(
            Texts.listing(".allow_optimizations", "nop", "{ rpt $m0, 0 ; fnop }", "{ fnop ; nop }"))
        .containsExactly("0 nop", "4 rpt mreg=0 zimm8=0", "8 nop | fnop");
    assertThat(Texts.listing("nop", "{ rpt $m0, 0 ; fnop }"))
        .containsExactly("0 nop", "4 rpt mreg=0 zimm8=0 | fnop");
    Program program = Texts.assemble(".section .text.a", "nop", ".allow_optimizations").program();
    assertThat(program.sections().get(0).alignment()).isEqualTo(8);
  }

  @Test
  void oneWrongRegisterNumber() {
    assertThat(
            Texts.findings("add $m16, $m0, $m1", "f32add $a16, $a0, $a1", "mov $m99999999999, $m0"))
        .containsExactly(
            "1:5+4 unknown-register", "2:8+4 unknown-register", "3:5+13 unknown-register");
    assertThat(Texts.findings("f16v4add $a14:16, $a0:1, $a2:3", "f16v4add $a3:2, $a0:1, $a2:3"))
        .containsExactly("1:10+7 unknown-register", "2:10+5 unknown-register");
    assertThat(Texts.listing("f16v4add $a1:2, $a0:1, $a2:3", "f16v8acc $a2:5"))
        .containsExactly("0 f16v4add apair=1 apair=0 apair=2", "4 f16v8acc aquad=2");
    assertThat(Texts.findings("f16v8acc $a0:7")).containsExactly("1:10+5 operand-form");
    assertThat(Texts.findings("get $m0, $WSRR", "mov $m0, $mzeros"))
        .containsExactly("1:10+5 unknown-register", "2:10+7 unknown-register");
    assertThat(Texts.assemble("get $m0, $WSRR").diagnostics().get(0).advice())
        .isEqualTo("did you mean $WSR?");
  }
}
