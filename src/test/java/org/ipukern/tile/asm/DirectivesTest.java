package org.ipukern.tile.asm;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DirectivesTest {
  @Test
  void dataOfEveryWidth() {
    Program program =
        Texts.assemble(
                ".data",
                ".byte 1, -1, 'a'",
                ".short 0x1234, -2",
                ".half 1.0h",
                ".byte 0",
                ".quad 0x1122334455667788",
                ".ascii \"a;b\", \"\\n\"",
                ".asciz \"c\"",
                ".space 2, 0xee",
                ".fill 2, 2, 0x0102",
                ".float 1.5")
            .program();
    assertThat(bytes(program))
        .isEqualTo(
            "0:01 1:ff 2:61 3:3412 5:feff 7:003c 9:00 10:8877665544332211 18:613b62 21:0a "
                + "22:6300 24:eeee 26:02010201 30:0000c03f ");
    assertThat(program.sections().get(0).bytes()).isEqualTo(34);
  }

  private static String bytes(Program program) {
    StringBuilder bytes = new StringBuilder();
    program.data().forEach((at, data) -> append(bytes, at - Program.CODE_BASE, data));
    return bytes.toString();
  }

  /** The bytes of these tests are those of llvm-mc 14; GNU as agrees on all but the rounding. */
  private static String dataOf(String... lines) {
    Assembly assembly = Texts.assemble(lines);
    assertThat(assembly.diagnostics()).isEmpty();
    return bytes(assembly.program());
  }

  @Test
  void floatsAreLiterals() {
    assertThat(dataOf(".data", ".float 1, -2, +3, 1.5", ".single 10, -0.0, -infinity, Inf, 010"))
        .isEqualTo(
            "0:0000803f 4:000000c0 8:00004040 12:0000c03f "
                + "16:00002041 20:00000080 24:000080ff 28:0000807f 32:00002041 ");
    assertThat(dataOf(".data", ".float nan, -nan, 16777217, 1.00000005960464477539062500001"))
        .isEqualTo("0:ffffff7f 4:ffffffff 8:0000804b 12:0100803f ");
    assertThat(
            Texts.findings(
                ".data",
                ".set x, 1",
                ".float 1.0h",
                ".float x",
                ".float 0x3f800000",
                ".float (1)",
                ".float 1 + 1",
                ".single -",
                ".float 1f",
                ".float infh"))
        .containsExactly(
            "3:8+4 syntax",
            "4:8+1 syntax",
            "5:8+10 syntax",
            "6:8+1 syntax",
            "7:10+1 syntax",
            "8:10+1 syntax",
            "9:8+2 syntax",
            "10:8+4 syntax");
  }

  @Test
  void escapesOfStringsMayBeNumbers() {
    assertThat(
            dataOf(
                ".data",
                ".ascii \"\\101\\x42\\012\"",
                ".asciz \"\\0\\1018\\xff\\XfF\\377\"",
                ".ascii \"\\x1234\\\\\\\"\\t\u00e9\""))
        .isEqualTo("0:41420a 3:004138ffffff00 10:345c2209c3a9 ");
    assertThat(Texts.findings(".data", ".ascii \"a\\777\"", ".ascii \"\\xg\""))
        .containsExactly("2:10+4 syntax", "3:9+2 syntax");
  }

  @Test
  void aFillOfManyBytesHasZerosAboveTheFourth() {
    assertThat(dataOf(".data", ".fill 2,4,-1", ".fill 1,5,0x55667788", ".fill 1, 3, -2"))
        .isEqualTo("0:ffffffffffffffff 8:8877665500 13:feffff ");
    assertThat(dataOf(".data", ".fill 1,8,-1")).isEqualTo("0:ffffffff00000000 ");
    assertThat(Texts.findings(".data", ".fill 1,8,0x1122334455"))
        .containsExactly("2:7+16 data-range");
  }

  @Test
  void alignmentFillsDataAndMayBeLimited() {
    assertThat(dataOf(".data", ".byte 1", ".balign 4, 0x19", ".byte 2", ".p2align 3", ".byte 3"))
        .isEqualTo("0:01 1:191919 4:02 8:03 ");
    assertThat(
            dataOf(".data", ".byte 1", ".p2align 2, -1, 3", ".byte 2", ".balign 16,,4", ".byte 3"))
        .isEqualTo("0:01 1:ffffff 4:02 5:03 ");
    assertThat(Texts.listing("nop", ".p2align 4,,4", "nop", ".p2align 4,,8", "nop"))
        .containsExactly("0 nop", "4 nop", "8 +nop", "c +nop", "10 nop");
    assertThat(Texts.findings("nop", ".p2align 4,,0")).containsExactly("2:13+1 expression");
    // What is no zero is data in code too; the nops are the fill of zero.
    Assembly code = Texts.assemble("nop", ".balign 8, 0x19", "nop", ".balign 8, 0", "nop");
    assertThat(Texts.findings(code)).isEmpty();
    assertThat(Texts.listing(code.program())).containsExactly("0 nop", "8 nop", "c +nop", "10 nop");
    assertThat(bytes(code.program())).isEqualTo("4:19191919 ");
  }

  private static void append(StringBuilder out, int offset, byte[] data) {
    out.append(offset).append(':');
    for (byte b : data) {
      out.append(Character.forDigit((b >> 4) & 15, 16)).append(Character.forDigit(b & 15, 16));
    }
    out.append(' ');
  }

  @Test
  void wrongData() {
    assertThat(Texts.findings(".byte 256", ".short -32769", ".long 1 << 32"))
        .containsExactly("1:7+3 data-range", "2:8+6 data-range", "3:7+7 data-range");
    assertThat(Texts.findings(".ascii 5", ".ascii \"open", ".long", ".long 1,", ".long 1 2"))
        .containsExactly(
            "1:8+1 syntax", "2:8+5 unterminated", "3:6+1 syntax", "4:9+1 syntax", "5:9+1 syntax");
    assertThat(Texts.findings(".space -1", ".space 1 << 40", ".fill 1, 9", ".fill 1 << 24, 8"))
        .containsExactly("1:8+2 limit", "2:8+7 limit", "3:7+4 expression", "4:7+10 limit");
    assertThat(Texts.findings(".byte 1", "nop")).containsExactly("2:1+3 misaligned-instruction");
    assertThat(Texts.findings(".byte 1", ".align 4", "nop")).isEmpty();
  }

  @Test
  void alignment() {
    assertThat(
            Texts.listing("nop", ".align 16", "nop", ".p2align 3", "nop", ".balign 4", ".align 1"))
        .containsExactly("0 nop", "4 +nop", "8 +nop", "c +nop", "10 nop", "14 +nop", "18 nop");
    assertThat(Texts.findings(".align 3", ".align 0", ".p2align 40", ".align", ".align 1 << 20"))
        .containsExactly(
            "1:8+1 expression",
            "2:8+1 expression",
            "3:10+2 expression",
            "4:7+1 syntax",
            "5:8+7 expression");
    assertThat(Texts.listing(".p2align 3,,4", ".align 8, 0", "nop")).containsExactly("0 nop");
    Insn pad = Texts.assemble("nop", " .align 8").program().units().get(1).first();
    assertThat(pad.inserted()).isTrue();
    assertThat(pad.position()).isEqualTo(new SourcePosition("t.S", 2, 2, 8));
  }

  @Test
  void sectionNamesAndFlags() {
    Program program =
        Texts.assemble(
                ".section \".text.q\", FUNCTION_IS_WORKER",
                ".section .text.a(b)_c), \"ax\", @progbits",
                ".section .rodata, \"a\"",
                ".section code, \"ax\"",
                ".section .text")
            .program();
    assertThat(program.sections())
        .extracting(s -> s.name() + " " + s.executable() + " " + s.worker())
        .containsExactly(
            ".text.q true true",
            ".text.a(b)_c) true false",
            ".rodata false false",
            "code true false",
            ".text true false");
    assertThat(Texts.findings(".section", ".section .text, ,"))
        .containsExactly("1:9+1 syntax", "2:17+1 syntax");
  }

  @Test
  void whatIsSaidAboutNamesIsKeptEvenWithoutALabel() {
    Program program =
        Texts.assemble(
                " .globl foo, bar",
                " .type fo, @function",
                " .type foo, %object",
                " .type bar STT_FUNC",
                "foo: nop",
                "bar: nop",
                " .size fooo, . - foo",
                " .globl odd, @function")
            .program();
    Symbol misspelt = program.symbol("fo").orElseThrow();
    assertThat(misspelt.label()).isFalse();
    assertThat(misspelt.section()).isEmpty();
    assertThat(misspelt.type()).isEqualTo("function");
    assertThat(misspelt.position().line()).isEqualTo(2);
    assertThat(program.symbol("fooo").orElseThrow().size()).isEqualTo(8);
    assertThat(program.symbol("foo").orElseThrow().type()).isEqualTo("object");
    assertThat(program.symbol("foo").orElseThrow().global()).isTrue();
    assertThat(program.symbol("bar").orElseThrow().type()).isEqualTo("func");
    assertThat(program.symbol("none")).isEmpty();
  }

  @Test
  void stackDeclarations() {
    Program program =
        Texts.assemble(
                "#define BYTES (4 * 2) + 8",
                "DEF_STACK_USAGE BYTES .text.foo",
                " DEF_STACK_USAGE 0, bar",
                "DEF_STACK_USAGE LATER half_ true",
                ".set LATER, 24")
            .program();
    assertThat(program.stackUsages())
        .extracting(u -> u.bytes() + " " + u.target() + " " + u.position().line())
        .containsExactly("16 .text.foo 2", "0 bar 3", "24 half_true 4");
    assertThat(Texts.findings("DEF_STACK_USAGE", "DEF_STACK_USAGE 8", "DEF_STACK_USAGE NO foo"))
        .containsExactly("1:16+1 syntax", "2:18+1 syntax", "3:17+2 undefined-symbol");
  }

  @Test
  void undefinedNamesAreErrorsUnlessAnotherObjectMayHaveThem() {
    assertThat(Texts.findings("bri nowhere")).containsExactly("1:5+7 undefined-symbol");
    assertThat(Texts.findings(".extern nowhere", "call $lr, nowhere")).isEmpty();
    AssemblerOptions linked = AssemblerOptions.defaults().withExternals(true);
    Assembly assembly =
        Texts.assembleText("bri nowhere\nsetzi $m0, nowhere\n.long nowhere\n", linked);
    assertThat(Texts.findings(assembly)).containsExactly("1:5+7 external-symbol");
    assertThat(assembly.isComplete()).isTrue();
    Operand target = assembly.program().units().get(0).first().operand("target");
    assertThat(target.symbol()).isEqualTo("nowhere");
    assertThat(target.value()).isZero();
    assertThat(Texts.findings(Texts.assembleText(".if nowhere\n.endif\n", linked)))
        .containsExactly("1:5+7 undefined-symbol");
  }

  @Test
  void aNameIsDefinedOnce() {
    assertThat(Texts.findings("a: nop", "a: nop", ".set a, 4", "b = 1", "b: nop"))
        .containsExactly(
            "2:1+1 duplicate-symbol", "3:6+1 duplicate-symbol", "5:1+1 duplicate-symbol");
    assertThat(Texts.assemble("a: nop", "a: nop").diagnostics().get(0).message())
        .contains("t.S:1:1");
  }

  @Test
  void escapesAndRemarksChangeNothing() {
    assertThat(
            Texts.listing(
                ".allow_invalid_repeat",
                ".allow_invalid_operands",
                ".error_on_invalid_operands",
                ".allow_invalid_execution_mode",
                ".error_on_invalid_execution_mode",
                ".warn_on_invalid_bundles",
                ".error_on_invalid_bundles",
                ".file \"a.c\"",
                ".local x",
                ".weak y",
                "nop"))
        .containsExactly("0 nop");
    assertThat(Texts.findings(".error \"no such shape\"", ".err", ".warning \"slow\""))
        .containsExactly("1:1+22 user-error", "2:1+4 user-error", "3:1+15 user-warning");
    assertThat(Texts.assemble(".error \"no such shape\"").diagnostics().get(0).message())
        .isEqualTo("no such shape");
  }

  @Test
  void unknownDirectivesNameTheNearest() {
    Diagnostic finding = Texts.assemble(".glob foo").diagnostics().get(0);
    assertThat(finding.rule()).isEqualTo("unknown-directive");
    assertThat(finding.advice()).isEqualTo("did you mean .globl?");
  }
}
