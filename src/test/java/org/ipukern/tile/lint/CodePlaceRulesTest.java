package org.ipukern.tile.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.ipukern.tile.asm.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where code lies, and where branches and launches lead. */
class CodePlaceRulesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "brz $m0, worker + 0x1000",
        "brnz $m0, worker - 8",
        "bri 1",
        "bri 4",
        "brpos $m0, worker + 0x30000",
        "call $m0, 0x20000",
      })
  void branchesOutOfTheProgram(String branch) {
    assertThat(rules(".worker\nworker: setzi $m0, 1\n" + branch + "\nexitz $mzero\n"))
        .contains("branch-target");
  }

  @ParameterizedTest
  @ValueSource(strings = {"bri outside", "brz $m0, outside + 8", "call $m1, 0x18000", "bri worker"})
  void branchesToWhatOthersPutThere(String branch) {
    assertThat(rules(".extern outside\n.worker\nworker: setzi $m0, 1\n" + branch + "\nexitz $m0\n"))
        .doesNotContain("branch-target");
  }

  @ParameterizedTest
  @CsvSource({
    "supervisor + 8, branch-target",
    "worker + 4, branch-target",
    "worker + 2, branch-target",
    "table, branch-target",
    "worker, ''",
    "outside, ''",
  })
  void launchesLeadToWorkerCode(String entry, String rule) {
    for (String launch : List.of("runall", "run")) {
      String text =
          """
          .extern outside
          .section .text.s, "ax"
          .align 8
          .supervisor
          .globl supervisor
          .type supervisor, @function
          supervisor:
            setzi $m1, %s
            %s $m1, $m0, 0
            sync TEXCH_SYNCZONE_LOCAL
            br $lr
          .size supervisor, .-supervisor
          .worker
          .align 8
          worker:
            { nop ; fnop }
            exitz $mzero
          .section .data
          table: .long 1
          """
              .formatted(entry, launch);

      assertThat(rules(text)).isEqualTo(rule.isEmpty() ? List.of() : List.of(rule));
    }
  }

  @Test
  void aLaunchThatMayBeRightIsLetPass() {
    String text =
        """
        .supervisor
        .globl supervisor
        .type supervisor, @function
        supervisor:
          setzi $m1, supervisor
          brz $m0, 1f
          setzi $m1, worker
        1:
          runall $m1, $m0, 0
          sync TEXCH_SYNCZONE_LOCAL
          br $lr
        .size supervisor, .-supervisor
        .worker
        worker: exitz $mzero
        """;

    assertThat(rules(text)).isEmpty();
    assertThat(rules(text.replace("setzi $m1, worker", "setzi $m1, supervisor + 20")))
        .containsExactly("branch-target");
  }

  @Test
  void codeThatNoPlaceInRegionZeroHolds() {
    String text = ".worker\nworker: exitz $mzero\n.space 0x%x\nfar: nop\nnop\nexitz $mzero\n";

    assertThat(Lint.of(text.formatted(0x34000 - 4)))
        .extracting(Diagnostic::rule)
        .containsExactly("code-region");
    assertThat(rules(text.formatted(0x20000))).isEmpty();
    // Where another section comes to lie is for the linker.
    String section = ".section .data\n.space 0x38000\n.text\n";
    assertThat(rules(section + ".worker\nworker: exitz $mzero\n")).isEmpty();
  }

  @Test
  void repeatsNeedAnAlignedSection() {
    String text = ".worker\nworker:\n{ rpt $m0, 0 ; fnop }\n{ nop ; fnop }\nexitz $mzero\n";

    assertThat(rules(text)).containsExactly("rpt-placement");
    assertThat(rules(".align 8\n" + text)).isEmpty();
    assertThat(rules(text + ".balign 16\n")).isEmpty();
    assertThat(rules(".allow_optimizations\n" + text)).isEmpty();
    assertThat(rules(text.replace("{ rpt $m0, 0 ; fnop }\n", ""))).isEmpty();
    assertThat(rules(".align 8\n.section .text.x, \"ax\"\n" + text))
        .containsExactly("rpt-placement");
  }

  private static List<String> rules(String text) {
    return Lint.ofForeign(text).stream()
        .map(Diagnostic::rule)
        .filter(rule -> !rule.equals("external-symbol"))
        .toList();
  }
}
