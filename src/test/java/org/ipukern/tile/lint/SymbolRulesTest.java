package org.ipukern.tile.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.ipukern.tile.asm.Diagnostic;
import org.junit.jupiter.api.Test;

/** Case GK-25: one spelling for the label, '.globl', '.type', '.size' and the stack declaration. */
class SymbolRulesTest {
  private static final String COMPLETE =
      """
      // ipukern-lint: strict
      DEF_STACK_USAGE 0 __runCodelet_k
      .section .text.__runCodelet_k, "ax"
      .globl __runCodelet_k
      .type __runCodelet_k, @function
      .worker
      __runCodelet_k:
        nop
        exitz $mzero
      .size __runCodelet_k, .-__runCodelet_k
      """;

  @Test
  void complete() {
    assertThat(Lint.of(COMPLETE)).isEmpty();
  }

  @Test
  void foreignFilesAreNotHeldToIt() {
    String foreign = COMPLETE.replaceAll("(?m)^(\\.type|\\.size|// ).*\\n", "");

    assertThat(Lint.of(foreign)).isEmpty();
  }

  @Test
  void everyPartIsMissed() {
    assertThat(Lint.rules(COMPLETE.replaceAll("(?m)^\\.type.*\\n", "")))
        .containsExactly("symbol-type-size");
    assertThat(Lint.rules(COMPLETE.replaceAll("(?m)^\\.size.*\\n", "")))
        .containsExactly("symbol-type-size");
    assertThat(Lint.rules(COMPLETE.replaceAll("(?m)^DEF_STACK.*\\n", "")))
        .containsExactly("stack-usage");
  }

  @Test
  void everyMisspellingIsFound() {
    for (String directive : List.of(".globl", ".type", ".size")) {
      String text = COMPLETE.replace(directive + " __runCodelet_k", directive + " __runCodelet_K");

      assertThat(Lint.rules(text)).as(directive).contains("symbol-type-size");
    }
    List<Diagnostic> stack = Lint.of(COMPLETE.replace("USAGE 0 __runCodelet_k", "USAGE 0 k"));
    assertThat(stack).extracting(Diagnostic::rule).containsOnly("stack-usage").hasSize(2);
  }

  @Test
  void strictFilesNameTheWrongSpelling() {
    for (String directive : List.of(".globl", ".type", ".size")) {
      String wrong = COMPLETE.replace(directive + " __runCodelet_k", directive + " __runCodelet_K");

      List<Diagnostic> found = Lint.of(wrong);

      assertThat(found)
          .as(directive)
          .anyMatch(
              d -> d.message().contains("__runCodelet_K") && d.advice().contains("__runCodelet_k"));
    }
  }

  @Test
  void preprocessorNamesAreReplaced() {
    String text =
        "#define ENTRY __runCodelet_k\n"
            + COMPLETE
                .replace(" __runCodelet_k,", " ENTRY,")
                .replace("globl __runCodelet_k", "globl ENTRY");

    assertThat(Lint.of(text)).isEmpty();
  }

  @Test
  void aSizeThatEndsEarly() {
    String text =
        COMPLETE
            .replaceAll("(?m)^\\.size.*\\n", "")
            .replace("  exitz", ".size __runCodelet_k, .-__runCodelet_k\n  exitz");

    assertThat(Lint.rules(text)).containsExactly("symbol-type-size");
    assertThat(Lint.of(text).get(0).message()).contains("4 bytes");
    assertThat(Lint.of(text).get(0).advice()).contains("8 bytes");
  }

  @Test
  void aSectionMayDeclareTheStack() {
    assertThat(Lint.rules(COMPLETE.replace("USAGE 0 __", "USAGE 0 .text.__"))).isEmpty();
  }
}
