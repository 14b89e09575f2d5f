package org.ipukern.tile.asm;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HostileTextTest {
  private static final List<String> WORDS =
      List.of(
          "{",
          "}",
          ";",
          ":",
          ",",
          "(",
          ")",
          "+",
          "-",
          "=",
          "\"",
          "'",
          "#",
          "\\",
          "@",
          "$",
          "\n",
          "\r\n",
          "/*",
          "*/",
          "//",
          "add",
          "nop",
          "fnop",
          "$m0",
          "$a0:1",
          "$m1+=",
          "1",
          "1f",
          "1:",
          "0x",
          "1.0h",
          "9e999",
          "a",
          "a:",
          ".if",
          ".else",
          ".endif",
          ".macro",
          ".endm",
          ".rept",
          ".endr",
          ".irp",
          ".set",
          ".align",
          ".section",
          ".ascii",
          ".long",
          "#define",
          "#if",
          "#endif",
          "#include",
          "\\a",
          "\\@",
          ".purgem",
          "DEF_STACK_USAGE",
          ".size",
          ".type",
          ".globl",
          "rpt",
          "ldconst",
          "\u0000",
          "\u00e9",
          "\uD83D",
          ".exitm",
          "99999999999999999999");

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void wordSoupIsAlwaysUnderstoodOrRefused(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < 400; i++) {
      StringBuilder text = new StringBuilder();
      for (int words = random.nextInt(60); words > 0; words--) {
        text.append(WORDS.get(random.nextInt(WORDS.size())));
        text.append(random.nextInt(3) == 0 ? "" : " ");
      }
      // Texts checks that the census adds up; nothing may be thrown.
      Assembly assembly = Texts.assembleText(text.toString());
      for (Diagnostic finding : assembly.diagnostics()) {
        SourceText source = new SourceText("t.S", text.toString());
        SourcePosition position = finding.position();
        assertThat(position.line())
            .as("seed %d: %s", seed, text)
            .isBetween(1, source.lines().size());
        assertThat(position.column())
            .as("seed %d: %s in %s", seed, finding, text)
            .isBetween(1, source.line(position.line()).length() + 1);
        assertThat(new DiagnosticPrinter(source).print(finding)).contains(finding.rule());
      }
    }
  }

  @Test
  void everythingOpenAtOnce() {
    assertThat(Texts.findings("#if 1", ".if 1", "{ nop", ".macro A", "/* \" '"))
        .containsExactlyInAnyOrder(
            "1:2+4 unterminated",
            "2:1+3 unterminated",
            "3:1+1 bundle-shape",
            "4:1+6 unterminated",
            "5:1+2 unterminated");
  }

  @Test
  void tenThousandLinesTakeNoTimeToSpeakOf() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 10_000; i++) {
      text.append("label" + i + ": add $m0, $m1, label" + i + " - label0 // comment\n");
    }
    Assembly assembly =
        Assertions.assertTimeoutPreemptively(
            Duration.ofSeconds(10), () -> Texts.assembleText(text.toString()));
    assertThat(assembly.diagnostics()).isEmpty();
    assertThat(assembly.program().units()).hasSize(10_000);
  }

  @Test
  void manyErrorsTakeNotMuchLonger() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 10_000; i++) {
      text.append("l" + i + ": bri missing" + i + " ; wrongg $m" + i + " ; .dirr\n");
    }
    Assembly assembly =
        Assertions.assertTimeoutPreemptively(
            Duration.ofSeconds(20), () -> Texts.assembleText(text.toString()));
    assertThat(assembly.diagnostics()).hasSize(30_000);
  }

  @Test
  void longLinesAndManyBraces() {
    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> {
          assertThat(Texts.assembleText("{".repeat(200_000)).isComplete()).isFalse();
          assertThat(Texts.assembleText("}".repeat(10_000)).diagnostics()).hasSize(10_000);
          assertThat(Texts.assembleText("a:".repeat(100_000)).isComplete()).isFalse();
          assertThat(Texts.assembleText("nop;".repeat(100_000)).program().units()).hasSize(100_000);
          assertThat(Texts.assembleText("x".repeat(1_000_000)).diagnostics()).hasSize(1);
          assertThat(Texts.assembleText("#define a b\n" + "a ".repeat(100_000)).isComplete())
              .isFalse();
          assertThat(Texts.assembleText("/* ".repeat(500_000)).diagnostics()).hasSize(1);
          assertThat(Texts.assembleText("\\\n".repeat(100_000)).diagnostics()).isEmpty();
        });
  }
}
