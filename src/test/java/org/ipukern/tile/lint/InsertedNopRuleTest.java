package org.ipukern.tile.lint;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Users want to be told of nops that cost a slot and that nobody wrote. */
class InsertedNopRuleTest {
  @Test
  void bundlesOnAnyWordNeedNone() {
    assertThat(Lint.rules(worker("nop\n{ nop ; fnop }"))).isEmpty();
  }

  @Test
  void paddingThatExecutionRunsIntoIsNamed() {
    assertThat(Lint.rules(worker("nop\n.align 8\n{ nop ; fnop }"))).containsExactly("inserted-nop");
    assertThat(Lint.of(worker("nop\n.p2align 4\n{ nop ; fnop }")).get(0).message())
        .contains("3 nops");
  }

  @Test
  void paddingBehindABranchCostsNothing() {
    assertThat(Lint.rules(worker("bri 1f\n.align 8\n1:\n{ nop ; fnop }"))).isEmpty();
  }

  @Test
  void itSaysWhereALoopPaysForIt() {
    String loop = "1:\nnop\n.align 8\n{ nop ; fnop }\nbrnzdec $m0, 1b";

    assertThat(Lint.of(worker(loop)).get(0).message()).contains("in every round of a loop");
    assertThat(Lint.of(worker("nop\n.align 8\n{ nop ; fnop }")).get(0).message())
        .doesNotContain("loop");
  }

  private static String worker(String body) {
    return ".worker\nworker:\n" + body + "\nexitz $mzero\n";
  }
}
