package org.ipukern.tile.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Case GK-23: what a repeat may hold, how long it may be and where it may stand. */
class RptRulesTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 255, 256})
  void legalLengths(int bundles) {
    assertThat(Lint.rules(repeat("{ nop ; fnop }\n".repeat(bundles)))).isEmpty();
  }

  @Test
  void anEmptyBody() {
    assertThat(Lint.rules(repeat(""))).containsExactly("rpt-body");
    assertThat(Lint.of(repeat("")).get(0).message()).contains("empty");
  }

  @Test
  void aBodyLongerThanTheField() {
    assertThat(Lint.rules(repeat("{ nop ; fnop }\n".repeat(257)))).containsExactly("rpt-body");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{ bri worker ; fnop }",
        "{ rpt 3, 0 ; fnop }",
        "{ brnzdec $m0, worker ; fnop }",
        "{ get $m0, $WSR ; fnop }",
        "{ nop ; uput $TAS, $a0 }",
        "nop\nnop",
        "fnop\nfnop",
        "{ nop ; fnop }\nnop\nnop\n{ nop ; fnop }",
      })
  void whatABodyCannotHold(String body) {
    assertThat(Lint.rules(repeat(body + "\n"))).isNotEmpty().containsOnly("rpt-body");
  }

  @Test
  void oneSoloInstructionPushesTheNextBundle() {
    List<String> rules = Lint.rules(repeat("{ nop ; fnop }\nnop\n{ nop ; fnop }\n"));

    assertThat(rules).isNotEmpty().containsOnly("rpt-body");
  }

  @Test
  void alignmentInTheMiddleIsHarmlessWhereItAddsNothing() {
    assertThat(Lint.rules(repeat("{ nop ; fnop }\n.align 8\nx:\n{ nop ; fnop }\n"))).isEmpty();
  }

  @Test
  void aSizeBeyondTheCode() {
    String text = ".align 8\n.worker\nworker:\n nop\n rpt 3, 9\n { nop ; fnop }\n exitz $mzero\n";

    assertThat(Lint.rules(text)).contains("rpt-body");
  }

  @Test
  void aCountOutOfRange() {
    String text =
        ".align 8\n.worker\nworker:\n nop\n rpt 4096, 0\n { nop ; fnop }\n exitz $mzero\n";

    assertThat(Lint.rules(text)).containsExactly("rpt-body");
    assertThat(Lint.of(text).get(0).message()).contains("4096").contains("4095");
  }

  @Test
  void aBranchIntoTheBody() {
    String text =
        """
        .align 8
        .worker
        worker:
          brz $m0, middle
          rpt $m1, (2f-1f)/8-1
        1:
          { nop ; fnop }
        middle:
          { nop ; fnop }
        2:
          exitz $mzero
        """;

    assertThat(Lint.rules("// ipukern-lint: strict\n" + text)).containsExactly("rpt-body");
    assertThat(Lint.rules(text)).isEmpty();
  }

  @Test
  void placement() {
    String pair =
        ".align 8\n.worker\nworker:\n { rpt $m0, 0 ; fnop }\n { nop ; fnop }\n exitz $mzero\n";
    String pairAfterNop = pair.replace("worker:\n", "worker:\n nop\n");
    String solo = pair.replace("{ rpt $m0, 0 ; fnop }", "rpt $m0, 0");

    assertThat(Lint.rules(pair)).isEmpty();
    assertThat(Lint.rules(solo)).containsExactly("rpt-placement");
    assertThat(Lint.rules(solo.replace("worker:\n", "worker:\n nop\n"))).isEmpty();
    assertThat(Lint.rules(pairAfterNop)).containsExactly("rpt-placement");
  }

  private static String repeat(String body) {
    return ".align 8\n.worker\nworker:\n nop\n rpt $m0, (2f-1f)/8-1\n1:\n"
        + body
        + "2:\n exitz $mzero\n";
  }
}
