package org.ipukern.tile.asm;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExpressionTest {
  private static long value(String expression) {
    Program program = Texts.assemble(".set x, " + expression).program();
    return program.symbol("x").orElseThrow().value();
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "=>",
      quoteCharacter = '`',
      value = {
        "1 + 2 * 3=>7",
        "(1 + 2) * 3=>9",
        "1 << 2 + 1=>5",
        "7 - 2 - 1=>4",
        "-7 / 2=>-3",
        "-7 % 3=>-1",
        "~0=>-1",
        "!5 + !0=>1",
        "- - 5=>5",
        // A comparison that holds is -1 and >> brings zeros in: llvm-mc 14 and GNU as agree on
        // both.
        "1 == 1=>-1",
        "3 > 4=>0",
        "3 <> 4=>-1",
        "(1 == 1) * 4=>-4",
        "4 > 3 > 0=>0",
        "1 < 2 && 3=>1",
        "!(1 < 2)=>0",
        "2 && 0 || 3=>1",
        "0xff & 0x0f ^ 1=>14",
        "0b101 | 0b10=>7",
        "017=>15",
        "'A' + '\\n'=>75",
        "0xFFFFFFFFU=>4294967295",
        "1 << 40=>1099511627776",
        "1 << 64=>0",
        "-8 >> 1=>9223372036854775804",
        "-1 >> 60=>15",
        "-1 >> 64=>0",
        "TEXCH_SYNCZONE_LOCAL + TMEM_ELEMSIZE=>16386",
        "1.0h=>15360",
        "-1.0h=>48128",
        "65504.0h=>31743",
        "5.960464477539063e-8h=>1",
        "infh=>31744",
        "-infh=>64512",
        "1.5=>1069547520",
        "-0.5=>3204448256",
        "2.0e3=>1157234688",
        "-(-1.5)=>1069547520",
        // Just above the middle of two floats, and of two halves, by less than a double can tell.
        "1.00000005960464477539062500001=>1065353217",
        "1.00000005960464477539062500000=>1065353216",
        "1.00048828125000000000001h=>15361",
        "1.00048828125h=>15360",
        "1.00048828124999999999999h=>15360",
        "1.00146484374999999999999h=>15361",
        "1.00146484375h=>15362",
        "2.98023223876953125e-8h=>0",
        "2.9802322387695312500001e-8h=>1",
        "65519.99999999999999999999h=>31743",
      })
  void values(String expression, long expected) {
    assertThat(value(expression)).isEqualTo(expected);
  }

  @Test
  void mixedOperatorsThatCReadsDifferentlyAreWarnedOf() {
    assertThat(Texts.findings(".set x, 1 << 2 + 1"))
        .containsExactly("1:9+10 expression-precedence");
    assertThat(Texts.findings(".set x, 1 + 2 & 3")).containsExactly("1:9+9 expression-precedence");
    assertThat(Texts.findings(".set x, 1 & 2 == 2"))
        .containsExactly("1:9+10 expression-precedence");
    assertThat(Texts.findings(".set x, (1 << 2) + 1", ".set y, 1 + (2 & 3)", ".set z, 1 + 2 * 3"))
        .isEmpty();
    assertThat(Texts.findings(".set x, (2 - 1) / 8 - 1", ".set y, 1 << 3 | 1 << 4")).isEmpty();
    assertThat(Texts.assemble(".set x, 1 << 2 + 1").isComplete()).isTrue();
  }

  @Test
  void fractionsKeepTheirSignThroughSymbols() {
    assertThat(
            Texts.listing(
                ".equ OF, 1.5",
                "ldconst $a1, -OF",
                ".equ MINUS, -OF",
                "ldconst $a2, MINUS",
                "ldconst $a3, -LATER",
                ".equ LATER, OF",
                "ldconst $a4, OF"))
        .containsExactly(
            "0 setzi areg=1 zimm20=0",
            "4 +or areg=1 areg=1 immz12=3217031168",
            "8 setzi areg=2 zimm20=0",
            "c +or areg=2 areg=2 immz12=3217031168",
            "10 setzi areg=3 zimm20=0",
            "14 +or areg=3 areg=3 immz12=3217031168",
            "18 setzi areg=4 zimm20=0",
            "1c +or areg=4 areg=4 immz12=1069547520");
  }

  @Test
  void fractionsHaveNoArithmetic() {
    assertThat(
            Texts.findings(
                "ldconst $a2, 1.0+1.0",
                "ldconst $a2, 2 * 1.5h",
                "ldconst $a2, ~1.5",
                ".equ OF, 1.5",
                "ldconst $a2, OF - 1",
                ".if OF == 1.5",
                ".endif",
                "ldconst $a2, !LATER",
                ".equ LATER, 1.5"))
        .containsExactly(
            "1:17+1 expression",
            "2:16+1 expression",
            "3:14+1 expression",
            "5:17+1 expression",
            "6:8+2 expression",
            "8:14+6 expression");
  }

  @Test
  void aNumberOfManyCharactersIsRefused() {
    assertThat(Texts.findings(".float 0." + "1".repeat(998))).isEmpty();
    assertThat(
            Texts.findings(".float 0." + "1".repeat(999), "setzi $a0, 0." + "1".repeat(9999) + "h"))
        .containsExactly("1:8+1001 limit", "2:12+10002 limit");
  }

  @Test
  void labelsAndTheDot() {
    Program program =
        Texts.assemble(
                "a: nop",
                " nop",
                ".set here, .",
                ".set back, . - a",
                ".set ahead, b - a",
                " nop",
                "b: nop",
                ".set afterwards, b + 4")
            .program();
    assertThat(program.symbol("here").orElseThrow().value()).isEqualTo(Program.CODE_BASE + 8);
    assertThat(program.symbol("back").orElseThrow().value()).isEqualTo(8);
    assertThat(program.symbol("ahead").orElseThrow().value()).isEqualTo(12);
    assertThat(program.symbol("afterwards").orElseThrow().value())
        .isEqualTo(Program.CODE_BASE + 16);
  }

  @Test
  void numericLabelsAreTheNearestOnes() {
    assertThat(Texts.listing("1: nop", "1: bri 1b", " bri 1f", "1: .long 1b - 1f", "1:", " bri 1b"))
        .containsExactly(
            "0 nop",
            "4 bri label=" + (Program.CODE_BASE + 4),
            "8 bri label=" + (Program.CODE_BASE + 12),
            "10 bri label=" + (Program.CODE_BASE + 16));
    assertThat(Texts.listing("0: bri 0b", "bri 0f", "0: nop")).hasSize(3);
    assertThat(Texts.findings("bri 1b", "bri 2f", "1: nop"))
        .containsExactly("1:5+2 undefined-symbol", "2:5+2 undefined-symbol");
  }

  @Test
  void aPlainNumberIsAWordAddressForABranch() {
    assertThat(Texts.listing(".set w, 0x13040", "bri w", "bri 0x13041", "a: bri a + 4"))
        .containsExactly(
            "0 bri label=311552", "4 bri label=311556", "8 bri label=" + (Program.CODE_BASE + 12));
  }

  @Test
  void assignedSymbolsKeepTheValueOfTheirTime() {
    assertThat(
            Texts.listing(
                ".set n, 1",
                "setzi $m0, n",
                "n = n + 1",
                "setzi $m1, n",
                ".equ later, soon + 1",
                "setzi $m2, later",
                ".set soon, 8"))
        .containsExactly(
            "0 setzi mreg=0 zimm20=1", "4 setzi mreg=1 zimm20=2", "8 setzi mreg=2 zimm20=9");
  }

  @Test
  void whatHasNoValue() {
    assertThat(Texts.findings("setzi $m0, 1 / 0")).containsExactly("1:14+1 expression");
    assertThat(Texts.findings("setzi $m0, 1 % (2 - 2)")).containsExactly("1:14+1 expression");
    assertThat(Texts.findings("a: nop", ".align a")).containsExactly("2:8+1 expression");
    assertThat(Texts.findings("a: nop", ".if a > 4", ".endif")).containsExactly("2:7+1 expression");
    assertThat(Texts.findings(".set a, b", ".set b, a", "setzi $m0, a"))
        .contains("1:9+1 expression");
    assertThat(Texts.findings(".data", "d: .long 1", ".text", "t: .set x, d - t", ".align d - t"))
        .contains("5:10+1 expression");
    assertThat(Texts.findings("setzi $m0, 1 +", "setzi $m0, (1", "setzi $m0, *"))
        .containsExactly("1:15+1 syntax", "2:14+1 syntax", "3:12+1 syntax");
    assertThat(Texts.findings("setzi $a0, 65520.0h", ".float 1e39"))
        .containsExactly("1:12+8 expression", "2:8+4 expression");
    assertThat(Texts.findings("setzi $m0, 12q", "setzi $m0, 0x", "setzi $m0, 99999999999999999999"))
        .containsExactly("1:12+3 syntax", "2:12+2 syntax", "3:12+20 syntax");
  }

  @Test
  void depthIsLimited() {
    assertThat(Texts.findings("setzi $m0, " + "(".repeat(100_000) + "1")).hasSize(1);
    assertThat(Texts.findings("setzi $m0, " + "-".repeat(100_000) + "1")).hasSize(1);
    assertThat(Texts.findings("setzi $m0, a" + "+a".repeat(100_000), "a = 1")).hasSize(1);
    assertThat(value("1" + "+1".repeat(10_000))).isEqualTo(10_001);
  }
}
