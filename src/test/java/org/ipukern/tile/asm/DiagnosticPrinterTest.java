package org.ipukern.tile.asm;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DiagnosticPrinterTest {
  private static String printed(String text) {
    SourceText source = new SourceText("k.S", text);
    Assembly assembly = Assembler.assemble(source, AssemblerOptions.defaults());
    return new DiagnosticPrinter(source).print(assembly.diagnostics());
  }

  @Test
  void lineCaretAndHelp() {
    assertThat(printed("  nop\n  add $m0, $a1, 1 // why\n  bri gone\n"))
        .isEqualTo(
            """
            k.S:2:12: error: operand 2 of add is $a1 [operand-form]
              add $m0, $a1, 1 // why
                       ^~~
              help: allowed is a main register such as $m0
            k.S:3:7: error: nothing defines gone [undefined-symbol]
              bri gone
                  ^~~~
            """);
  }

  @Test
  void caretsStandUnderTabsAndWideText() {
    assertThat(printed("\tadd\t$m0,\t$m16, 1\n"))
        .contains("\n\tadd\t$m0,\t$m16, 1\n\t   \t    \t^~~~\n");
    assertThat(printed(".ascii \"\uD83D\uDE00\", 5\n"))
        .contains("\n.ascii \"\uD83D\uDE00\", 5\n            ^\n");
    assertThat(printed("add $m0,\n")).contains("\nadd $m0,\n        ^\n");
  }

  @Test
  void macrosAndJoinedLines() {
    assertThat(printed("#define REG m16\n mov $m0, \\\n  $REG\n"))
        .startsWith(
            "k.S:3:3: error: there is no register $m16 [unknown-register]\n  $REG\n  ^~~~\n");
  }

  @Test
  void longLinesAreCutAroundTheCaret() {
    String printed = printed(" ".repeat(5000) + "bad" + " ".repeat(5000) + "\n");
    assertThat(printed.lines().toList().get(1)).hasSize(240);
    assertThat(printed.lines().toList().get(2)).isEqualTo(" ".repeat(100) + "^~~");
    assertThat(printed("x".repeat(100_000) + "\n").length()).isLessThan(1000);
  }

  @Test
  void controlCharactersDoNotReachTheTerminal() {
    assertThat(printed("bad\u001b[31m $m0\n")).doesNotContain("\u001b").contains("bad\uFFFD[31m");
    assertThat(printed(".error \"\\b\u0007\"\n")).doesNotContain("\b").doesNotContain("\u0007");
  }

  @Test
  void aTextThatIsNotKnownHasNoLine() {
    Diagnostic finding =
        new Diagnostic(
            Severity.WARNING, "rule", "message", "do that", new SourcePosition("o.S", 1, 1, 1));
    assertThat(new DiagnosticPrinter().print(finding))
        .isEqualTo("o.S:1:1: warning: message [rule]\n  help: do that\n");
  }
}
