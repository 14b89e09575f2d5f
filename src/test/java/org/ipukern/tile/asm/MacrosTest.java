package org.ipukern.tile.asm;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MacrosTest {
  @Test
  void argumentsAreSeparatedByCommasOrBlanks() {
    assertThat(
            Texts.listing(
                ".macro TWO first, second",
                " setzi $m\\first, \\second",
                " setzi $m\\first\\(), \\second + 1",
                ".endm",
                "TWO 1, 2",
                " TWO 3 4",
                "TWO 5, (6 + 7) * 2 ; nop",
                "TWO 6 1 + 1",
                "TWO second=9, first=7"))
        .containsExactly(
            "0 setzi mreg=1 zimm20=2",
            "4 setzi mreg=1 zimm20=3",
            "8 setzi mreg=3 zimm20=4",
            "c setzi mreg=3 zimm20=5",
            "10 setzi mreg=5 zimm20=26",
            "14 setzi mreg=5 zimm20=27",
            "18 nop",
            "1c setzi mreg=6 zimm20=2",
            "20 setzi mreg=6 zimm20=3",
            "24 setzi mreg=7 zimm20=9",
            "28 setzi mreg=7 zimm20=10");
  }

  @Test
  void defaultsRequiredAndRest() {
    assertThat(
            Texts.listing(
                ".macro D value=4 reg=\"m1\" tail=\"\"",
                " setzi $\\reg, \\value",
                "\\tail",
                ".endm",
                "D",
                "D 5",
                "D , m2, \"nop\"",
                ".macro ALL first:req, others:vararg",
                " setzi $m0, \\first",
                " .long \\others",
                ".endm",
                "ALL 1, 2, 3 , 4"))
        .containsExactly(
            "0 setzi mreg=1 zimm20=4",
            "4 setzi mreg=1 zimm20=5",
            "8 setzi mreg=2 zimm20=4",
            "c nop",
            "10 setzi mreg=0 zimm20=1");
    assertThat(Texts.findings(".macro R a:req", "nop", ".endm", "R", "R 1, 2"))
        .containsExactly("4:1+1 macro", "5:6+1 macro");
    assertThat(Texts.findings(".macro R a:odd", ".endm", ".macro", ".endm", ".macro 5", ".endm"))
        .containsExactly("1:12+3 syntax", "3:7+1 syntax", "5:8+1 syntax");
  }

  @Test
  void theCounterMakesLabelsUnique() {
    Program program =
        Texts.assemble(
                ".macro LOOP name",
                "\\name\\()_\\@: brnzdec $m0, \\name\\()_\\@",
                ".endm",
                "LOOP a",
                "LOOP a")
            .program();
    assertThat(program.symbols().keySet()).containsExactly("a_0", "a_1");
  }

  @Test
  void macrosNestAndRecur() {
    assertThat(
            Texts.listing(
                ".macro OUTER n",
                ".macro INNER m",
                " setzi $m\\n, \\m",
                ".endm",
                "INNER 7",
                ".purgem INNER",
                ".endm",
                "OUTER 1",
                "OUTER 2",
                ".macro DOWN n",
                ".if \\n",
                " setzi $m0, \\n",
                " DOWN \\n - 1",
                ".endif",
                ".endm",
                "DOWN 2"))
        .containsExactly(
            "0 setzi mreg=1 zimm20=7",
            "4 setzi mreg=2 zimm20=7",
            "8 setzi mreg=0 zimm20=2",
            "c setzi mreg=0 zimm20=1");
  }

  @Test
  void positionsAreThoseOfTheCallAndMessagesNameTheLine() {
    Assembly assembly =
        Texts.assemble(".macro BAD", " nop", " add $m16, $m0, 1", ".endm", "", "  BAD ; nop");
    assertThat(Texts.findings(assembly)).containsExactly("6:3+3 unknown-register");
    assertThat(assembly.diagnostics().get(0).message()).endsWith("(in macro BAD, t.S:3)");
    assertThat(assembly.program().units().get(0).position())
        .isEqualTo(new SourcePosition("t.S", 6, 3, 3));
    assertThat(assembly.census()).isEqualTo(new LineCensus(1, 2, 0, 2, 1));
  }

  @Test
  void macrosComeBeforeInstructions() {
    assertThat(Texts.listing(".macro nop", " fnop", ".endm", "nop", ".purgem nop", "nop"))
        .containsExactly("0 fnop", "4 nop");
    assertThat(Texts.findings(".macro A", ".endm", ".macro A", ".endm", ".purgem B"))
        .containsExactly("3:8+1 duplicate-symbol", "5:9+1 macro");
  }

  @Test
  void argumentsMayLookLikeNumbersAndBundlesMayCallMacros() {
    assertThat(
            Texts.listing(
                ".macro ADD_2D x",
                " nop",
                ".endm",
                ".macro PICK kind",
                " ADD_\\kind 1",
                ".endm",
                "PICK 2D",
                ".macro AUX",
                "fnop",
                ".endm",
                "nop",
                "{ nop",
                "AUX }"))
        .containsExactly("0 nop", "4 nop", "8 nop | fnop");
  }

  @Test
  void repeats() {
    assertThat(Texts.listing(".rept 3", "nop", ".endr", ".rept 0", "garbage", ".endr"))
        .containsExactly("0 nop", "4 nop", "8 nop");
    assertThat(
            Texts.listing(
                ".irp r, 1, 2",
                ".irpc c, ab",
                "setzi $m\\r, 0x\\c",
                ".endr",
                ".endr",
                ".rept 2",
                ".rept 2",
                "nop",
                ".endr",
                ".endr"))
        .containsExactly(
            "0 setzi mreg=1 zimm20=10",
            "4 setzi mreg=1 zimm20=11",
            "8 setzi mreg=2 zimm20=10",
            "c setzi mreg=2 zimm20=11",
            "10 nop",
            "14 nop",
            "18 nop",
            "1c nop");
    Assembly assembly = Texts.assemble(".rept 2", "nop", ".endr");
    assertThat(assembly.census()).isEqualTo(new LineCensus(0, 1, 1, 1, 0));
  }

  @Test
  void anEmptyPairOfParenthesesEndsANameInRepeatsToo() {
    Assembly assembly =
        Texts.assemble(
            ".irp r, 1, 2", "v\\r\\()z: nop", ".endr", ".irpc c, ab", "w\\c\\()z: nop", ".endr");
    assertThat(Texts.findings(assembly)).isEmpty();
    assertThat(assembly.program().symbol("v2z").orElseThrow().value())
        .isEqualTo(Program.CODE_BASE + 4);
    assertThat(assembly.program().symbol("wbz").orElseThrow().value())
        .isEqualTo(Program.CODE_BASE + 12);
  }

  @Test
  void aListOfNothingIsRefusedUnlessACommaSaysSo() {
    assertThat(Texts.findings(".irp x", "nop", ".endr", ".irpc x", "nop", ".endr"))
        .containsExactly("1:6+1 syntax", "4:7+1 syntax");
    assertThat(Texts.listing(".irp x,", "nop", ".endr", "fnop")).containsExactly("0 fnop");
  }

  @Test
  void exitLeavesTheRestOut() {
    assertThat(
            Texts.listing(
                ".macro M n", ".if \\n", ".exitm", ".endif", "nop", ".endm", "M 1", "M 0", "fnop"))
        .containsExactly("0 nop", "4 fnop");
    assertThat(Texts.findings(".exitm", "nop")).containsExactly("1:1+6 macro");
  }

  @Test
  void whatDoesNotEnd() {
    assertThat(Texts.findings("nop", " .macro A", "nop")).containsExactly("2:2+6 unterminated");
    assertThat(Texts.findings(".rept 4", "nop")).containsExactly("1:1+5 unterminated");
    assertThat(Texts.findings(".macro A", ".rept 4", ".endm", "A"))
        .containsExactly("4:1+1 unterminated");
    assertThat(Texts.findings(".endm", ".endr", "nop"))
        .containsExactly("1:1+5 syntax", "2:1+5 syntax");
  }

  @Test
  void expansionsAreLimited() {
    Assembly endless = Texts.assemble(".macro M", "M", "nop", ".endm", "M", "fnop");
    assertThat(Texts.findings(endless)).containsExactly("5:1+1 limit");
    assertThat(endless.program().units()).hasSize(MacroDirectives.DEEPEST + 1);
    Assembly doubling = Texts.assemble(".macro M", "M", "M", ".endm", "M", "fnop");
    assertThat(Texts.findings(doubling)).contains("5:1+1 limit");
    assertThat(doubling.program().units()).hasSize(1);
    assertThat(Texts.findings(".rept 1000000000", "nop", ".endr", "fnop"))
        .containsExactly("1:7+10 limit");
    assertThat(Texts.findings(".rept -1", "nop", ".endr")).containsExactly("1:7+2 limit");
    assertThat(Texts.findings(".rept 1000", ".rept 1000", "nop", ".endr", ".endr", "fnop"))
        .contains("1:1+5 limit");
  }
}
