package org.ipukern.tile.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a supervisor function owes its caller and its workers. */
class SupervisorRulesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          add $sp, $sp, -16; add $sp, $sp, 16                        | ''
          add $sp, $sp, -16; add $sp, $sp, 8; add $sp, $sp, 8        | ''
          add $sp, $sp, -16; sub $sp, $sp, -16                       | ''
          add $sp, $sp, -16                                          | stack-balance
          add $sp, $sp, -16; add $sp, $sp, 8                         | stack-balance
          add $sp, $sp, 8                                            | stack-balance
          mov $m5, $sp; add $sp, $sp, -16; mov $sp, $m5              | ''
          setzi $lr, 0                                               | stack-balance
          setzi $fp, 0                                               | stack-balance
          """)
  void straightLines(String body, String rule) {
    assertThat(Lint.rules(supervisor(16, body.replace("; ", "\n"))))
        .isEqualTo(rule.isEmpty() ? List.of() : List.of(rule));
  }

  @Test
  void savedAndRestored() {
    String body =
        """
        add $sp, $sp, -16
        st32 $lr, $sp, $mzero, 1
        st32 $fp, $sp, $mzero, 2
        call $lr, helper
        setzi $fp, 7
        ld32 $fp, $sp, $mzero, 2
        ld32 $lr, $sp, $mzero, 1
        add $sp, $sp, 16
        """;

    assertThat(Lint.rules(supervisor(16, body))).isEmpty();
    assertThat(Lint.rules(supervisor(16, body.replace("ld32 $lr, $sp, $mzero, 1\n", ""))))
        .containsExactly("stack-balance");
    assertThat(
            Lint.rules(
                supervisor(
                    16, body.replace("ld32 $lr, $sp, $mzero, 1", "ld32 $lr, $sp, $mzero, 3"))))
        .containsExactly("stack-balance");
    assertThat(
            Lint.rules(
                supervisor(
                    16, body.replace("st32 $fp, $sp, $mzero, 2", "st32 $m0, $sp, $mzero, 2"))))
        .containsExactly("stack-balance");
  }

  @Test
  void onlyOnePathIsUnbalanced() {
    String body =
        """
        add $sp, $sp, -8
        brz $m0, 1f
        add $sp, $sp, 8
        1:
        """;

    assertThat(Lint.rules(supervisor(8, body))).containsExactly("stack-balance");
  }

  @Test
  void moreStackThanDeclared() {
    String body = "add $sp, $sp, -24\nadd $sp, $sp, 24";

    assertThat(Lint.rules(supervisor(24, body))).isEmpty();
    assertThat(Lint.rules(supervisor(16, body))).containsExactly("stack-usage");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          runall $m1, $m0, 0; sync 2                                   | ''
          runall $m1, $m0, 0                                           | supervisor-return
          runall $m1, $m0, 0; runall $m1, $m0, 0; sync 2               | launch-overlap
          runall $m1, $m0, 0; sync 2; runall $m1, $m0, 0; sync 2       | ''
          run $m1, $m0, 0; run $m1, $m0, 0; sync 2                     | ''
          run $m1, $m0, 0; runall $m1, $m0, 0; sync 2                  | launch-overlap
          runall $m1, $m0, 0; ld128putcs 0; sync 2                     | launch-overlap
          brz $m0, 1f; runall $m1, $m0, 0; 1:                          | supervisor-return
          1: runall $m1, $m0, 0; brnzdec $m0, 1b; sync 2               | launch-overlap
          1: runall $m1, $m0, 0; sync 2; brnzdec $m0, 1b               | ''
          """)
  void launches(String body, String rule) {
    String text = supervisor(0, "setzi $m1, worker\n" + body.replace("; ", "\n"));

    assertThat(Lint.rules(text)).isEqualTo(rule.isEmpty() ? List.of() : List.of(rule));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          fnop                                | mode
          setzi $a0, 1                        | mode
          exitz $mzero                        | mode
          rpt $m0, 0                          | mode
          get $m1, $WSR                       | mode
          get $m1, $SSR                       | ''
          put $CCCSLOAD, $m1                  | ''
          put $FP_INFMT, $m1                  | ''
          get $m1, $CR                        | csr-access
          put $SCOUNT_L, $m1                  | csr-access
          """)
  void supervisorMode(String instruction, String rule) {
    assertThat(Lint.rules(supervisor(0, instruction)))
        .filteredOn(id -> id.equals("mode") || id.equals("csr-access"))
        .isEqualTo(rule.isEmpty() ? List.of() : List.of(rule));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          runall $m0, $m0, 0                  | mode
          sync 2                              | mode
          ld64putcs 0                         | mode
          get $m0, $CCCSLOAD                  | mode
          put $FP_ICTL, $m0                   | mode
          get $m0, $WSR                       | ''
          uput $FP_SCL, $a0                   | ''
          put $FP_CTL, $a0                    | ''
          get $m0, $FP_CTL                    | csr-access
          uput $TAS, $azero                   | ''
          put $WORKER_BASE, $m0               | csr-access
          """)
  void workerMode(String instruction, String rule) {
    assertThat(Lint.rules(".worker\nworker:\n  " + instruction + "\n  exitz $mzero\n"))
        .isEqualTo(rule.isEmpty() ? List.of() : List.of(rule));
  }

  @Test
  void aWorkerDoesNotBranchIntoTheSupervisor() {
    String text =
        supervisor(0, "nop").replace("exitz $mzero\n", "brz $m0, __runCodelet_S\n exitz $m0\n");

    assertThat(Lint.rules(text)).containsExactly("branch-target");
  }

  @Test
  void supervisorCodeDoesNotRunOnIntoWorkerCode() {
    assertThat(Lint.rules(".supervisor\na:\n add $m0, $m0, 1\n.worker\nb:\n exitz $mzero\n"))
        .containsExactly("unreachable-end");
  }

  private static String supervisor(int stack, String body) {
    return """
        DEF_STACK_USAGE %d __runCodelet_S
        .supervisor
        .globl __runCodelet_S
        .type __runCodelet_S, @function
        __runCodelet_S:
        %s
        br $lr
        .size __runCodelet_S, .-__runCodelet_S
        helper:
        br $lr
        .worker
        worker:
        exitz $mzero
        """
        .formatted(stack, body);
  }
}
