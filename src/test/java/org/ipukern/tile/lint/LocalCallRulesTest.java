package org.ipukern.tile.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.ipukern.tile.asm.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a supervisor does is followed into the helpers of its own text, and behind them. */
class LocalCallRulesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          runall $m1, $m0, 0; call $m3, f                    | nop                       | supervisor-return
          runall $m1, $m0, 0; call $m3, f                    | sync 2                    | ''
          call $m3, f                                        | runall $m1, $m0, 0        | supervisor-return
          call $m3, f; sync 2                                | runall $m1, $m0, 0        | ''
          call $m3, f; sync 2                                | runall $m1, $m0, 0; runall $m1, $m0, 0 | launch-overlap
          runall $m1, $m0, 0; call $m3, f; sync 2            | ld64putcs 0               | launch-overlap
          call $m3, f; runall $m1, $m0, 0; sync 2            | ld64putcs 0               | ''
          runall $m1, $m0, 0; call $m3, f; runall $m1, $m0, 0; sync 2 | sync 2           | ''
          runall $m1, $m0, 0; call $m3, f; runall $m1, $m0, 0; sync 2 | nop              | launch-overlap
          call $m3, f; runall $m1, $m0, 0; call $m3, f       | brz $m2, 9f; sync 2; 9:   | supervisor-return
          call $m3, f; runall $m1, $m0, 0; call $m3, f       | sync 2                    | ''
          runall $m1, $m0, 0; call $m3, f; call $m3, f; sync 2 | brz $m2, 9f; call $m4, g; 9: | ''
          runall $m1, $m0, 0; call $m3, f                    | call $m4, g               | supervisor-return
          runall $m1, $m0, 0; call $m3, f                    | call $m5, outside         | ''
          runall $m1, $m0, 0; call $m3, f                    | ld32 $m5, $m0, 0; br $m5  | ''
          runall $m1, $m0, 0; call $m3, f                    | add $m3, $m3, 4           | ''
          runall $m1, $m0, 0; call $m3, f                    | call $m4, f               | ''
          """)
  void launchesAcrossCalls(String body, String helper, String rule) {
    String text = text(0, "setzi $m1, worker; setzi $m2, 1; put $CCCSLOAD, $m0; " + body, helper);

    assertThat(rules(text)).isEqualTo(rule.isEmpty() ? List.of() : List.of(rule));
  }

  @Test
  void aHelperIsJudgedForEachCallAlone() {
    // With workers running f is entered first, and idle then: the second return is right.
    String body =
        """
        setzi $m1, worker; runall $m1, $m0, 0; call $m3, f; sync 2; call $m3, f\
        """;

    assertThat(rules(text(0, body, "nop"))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          16 | add $sp, $sp, -8; st32 $m0, $sp, $mzero, 0; add $sp, $sp, 8     | ''
          16 | add $sp, $sp, -400; st32 $m0, $sp, $mzero, 0; add $sp, $sp, 400 | stack-usage
          500 | add $sp, $sp, -400; st32 $m0, $sp, $mzero, 0                   | stack-balance
          500 | setzi $lr, 0                                                   | stack-balance
          500 | add $sp, $sp, -8; st32 $lr, $sp, $mzero, 1; setzi $lr, 0; ld32 $lr, $sp, $mzero, 1; add $sp, $sp, 8 | ''
          500 | add $sp, $sp, -8; st32 $fp, $sp, $mzero, 1; call $lr, g; ld32 $fp, $sp, $mzero, 1; add $sp, $sp, 8 | stack-balance
          500 | add $sp, $sp, -8; st32 $lr, $sp, $mzero, 1; call $lr, g; ld32 $lr, $sp, $mzero, 1; add $sp, $sp, 8 | ''
          500 | mov $sp, $m0                                                   | ''
          """)
  void stackAcrossCalls(int declared, String helper, String rule) {
    List<String> rules = rules(text(declared, "call $m3, f", helper));

    assertThat(rules.stream().distinct().toList())
        .isEqualTo(rule.isEmpty() ? List.of() : List.of(rule));
  }

  @Test
  void aHelperWithItsOwnDeclarationCountsForItself() {
    String text = text(16, "call $m3, f", "add $sp, $sp, -400; add $sp, $sp, 400");

    assertThat(rules(text)).containsExactly("stack-usage");
    assertThat(rules(text + "DEF_STACK_USAGE 400 f\n")).isEmpty();
  }

  @Test
  void callsByTheLinkRegister() {
    String body =
        """
        add $sp, $sp, -16; st32 $lr, $sp, $mzero, 3; call $lr, g; ld32 $lr, $sp, $mzero, 3; \
        add $sp, $sp, 16\
        """;

    assertThat(rules(text(16, body, "nop"))).isEmpty();
    String moved = text(16, body, "nop").replace("g: nop", "g: add $sp, $sp, -8");
    assertThat(rules(moved).stream().distinct())
        .containsExactlyInAnyOrder("stack-balance", "stack-usage");
  }

  @Test
  void aWorkerIsKnownToBeTheFirstBehindAnEmptyHelper() {
    String body = "call $m3, f; setzi $m1, worker; runall $m1, $m0, 0; sync 2";
    String reader = text(0, body, "nop").replace("exitz", "st32 $m5, $mvertex_base, 0\nexitz");

    assertThat(rules(reader)).containsExactly("uninitialised-register");
    assertThat(rules(reader.replace("call $m3, f", "call $m3, outside"))).isEmpty();
    String before = "setzi $m4, other; runall $m4, $m0, 0; sync 2";
    String writer = reader.replace("f: nop", "f: " + before.replace("; ", "\n"));
    assertThat(rules(writer + "other: setzi $m5, 1\nexitz $mzero\n")).isEmpty();
    assertThat(rules(writer + "other: setzi $m6, 1\nexitz $mzero\n"))
        .containsExactly("uninitialised-register");
  }

  @Test
  void constantsOutliveACallThatDoesNotWriteThem() {
    String text =
        text(0, "setzi $m1, f; setzi $m2, 7; call $m3, f; runall $m1, $m0, 0; sync 2", "nop");

    assertThat(rules(text)).containsExactly("branch-target");
    assertThat(rules(text.replace("f: nop", "f: ld32 $m1, $m0, $mzero, 0"))).isEmpty();
  }

  @Test
  void callsThatGoDeepOrRoundDoNotKeepItBusy() {
    StringBuilder chain = new StringBuilder();
    for (int i = 0; i < 600; i++) {
      chain.append(
          String.format(
              Locale.ROOT,
              "h%d: brz $m2, 9f%nadd $sp, $sp, -8%n9: call $m4, h%d%nbr $m4%n",
              i,
              (i + 1) % 600));
    }

    List<Diagnostic> found = Lint.ofForeign(text(0, "setzi $m2, 1; call $m4, h0", "nop") + chain);

    assertThat(found).isNotNull();
  }

  private static List<String> rules(String text) {
    return Lint.ofForeign(text).stream()
        .map(Diagnostic::rule)
        .filter(rule -> !rule.equals("external-symbol"))
        .toList();
  }

  private static String text(int stack, String body, String helper) {
    return """
        .extern outside
        .section .text.S, "ax"
        .align 8
        DEF_STACK_USAGE %d __runCodelet_S
        .supervisor
        .globl __runCodelet_S
        .type __runCodelet_S, @function
        __runCodelet_S:
        %s
        br $lr
        f: %s
        br $m3
        g: nop
        br $%s
        .size __runCodelet_S, .-__runCodelet_S
        .worker
        worker:
        exitz $mzero
        """
        .formatted(
            stack,
            body.replace("; ", "\n"),
            helper.replace("; ", "\n"),
            (body + helper).contains("$lr, g") ? "lr" : "m4");
  }
}
