package org.ipukern.tile.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Case GK-21: a value that is lost betrays a wrong register number. */
class LostResultRuleTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ld32 $m2, $m1, $mzero, 0                                        | true
          ld32 $m2, $m1, $mzero, 0; st32 $m2, $m1, $mzero, 1              | false
          setzi $m2, 1; setzi $m2, 2; st32 $m2, $m1, $mzero, 1            | true
          setzi $m2, 1; brz $m1, 1f; setzi $m2, 2; 1: ; st32 $m2, $m1, $mzero, 1 | false
          ld64step $a0:1, $mzero, $m1+=, 1                                | true
          ld64step $azeros, $mzero, $m1+=, 1                              | false
          ld128 $a0:3, $m1, $mzero, 0; st32 $a3, $m1, $mzero, 1           | false
          setzi $m2, 4; 1: ; brnzdec $m2, 1b                              | false
          {ld64 $azeros, $m1, $mzero, 0 ;; urand64 $a0:1}                 | false
          {nop ;; urand64 $a0:1}                                          | true
          {nop ;; setzi $a0, 1}                                           | true
          {st32 $m1, $m1, $mzero, 0 ;; setzi $a0, 1}                      | false
          call $m9, worker                                                | false
          """)
  void results(String body, boolean refused) {
    String text = worker(body.replace(";;", "@").replace("; ", "\n").replace("@", ";"));

    assertThat(Lint.rules(text)).isEqualTo(refused ? List.of("lost-result") : List.of());
    assertThat(Lint.rules(text.replace("// ipukern-lint: strict\n", ""))).isEmpty();
  }

  @Test
  void whatALaterLaunchReadsIsNotLost() {
    String text =
        """
        // ipukern-lint: strict
        DEF_STACK_USAGE 0 __runCodelet_s
        .globl __runCodelet_s
        .type __runCodelet_s, @function
        .supervisor
        __runCodelet_s:
        setzi $m1, first
        runall $m1, $m0, 0
        setzi $m1, second
        sync 2
        runall $m1, $m0, 0
        sync 2
        br $lr
        .size __runCodelet_s, .-__runCodelet_s
        .worker
        first:
        ld32 $m7, $mvertex_base, $mzero, 0
        exitz $mzero
        second:
        st32 $mzero, $m7, $mzero, 0
        exitz $mzero
        """;

    assertThat(Lint.rules(text)).isEmpty();
    assertThat(Lint.rules(text.replace("ld32 $m7", "ld32 $m6")))
        .containsExactly("lost-result", "uninitialised-register");
  }

  private static String worker(String body) {
    return """
        // ipukern-lint: strict
        .worker
        worker:
        ld32 $m1, $mvertex_base, $mzero, 0
        st32 $m1, $m1, $mzero, 0
        .align 8
        %s
        exitz $mzero
        """
        .formatted(body);
  }
}
