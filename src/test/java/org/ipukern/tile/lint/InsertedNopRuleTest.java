package org.ipukern.tile.lint;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Users want to be told of nops that the assembler puts in silently, and of no others. */
class InsertedNopRuleTest {
  @Test
  void paddingThatWasAskedForIsNone() {
    assertThat(Lint.rules(worker("nop\n.align 8\n{ nop ; fnop }"))).isEmpty();
    assertThat(Lint.rules(worker("nop\n.p2align 4\n{ nop ; fnop }"))).isEmpty();
  }

  @Test
  void insideAMacroALabelTellsThemApart() {
    String aligned = ".macro m\n.align 8\nx:\n{ nop ; fnop }\n.endm\nnop\nm";
    String pushed = ".macro m\nx:\n{ nop ; fnop }\n.endm\nnop\nm";

    assertThat(Lint.rules(worker(aligned))).isEmpty();
    assertThat(Lint.rules(worker(pushed))).containsExactly("inserted-nop");
  }

  @Test
  void itSaysWhereALoopPaysForIt() {
    String loop = "nop\n1:\n{ nop ; fnop }\nbrnzdec $m0, 1b";

    assertThat(Lint.of(worker(loop)).get(0).message()).contains("in every round of a loop");
    assertThat(Lint.of(worker("nop\n{ nop ; fnop }")).get(0).message()).doesNotContain("loop");
  }

  @Test
  void theBundleIsNamed() {
    assertThat(Lint.of(worker("nop\n  { nop ; fnop }")).get(0).position().line()).isEqualTo(4);
    assertThat(Lint.of(worker("nop\n  { nop ; fnop }")).get(0).position().column()).isEqualTo(3);
  }

  private static String worker(String body) {
    return ".worker\nworker:\n" + body + "\nexitz $mzero\n";
  }
}
