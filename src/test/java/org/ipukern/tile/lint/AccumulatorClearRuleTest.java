package org.ipukern.tile.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AccumulatorClearRuleTest {
  private static final String AMP = "f16v4hihov4amp $a4:5, $azeros, ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ZERO                                     | true
          CLEAR; ZERO                              | false
          ZERO; CLEAR; ZERO                        | true
          setzi $a2, 4; uput $FP_CLR, $a2; ZERO    | true
          uput $FP_STS, $a2; ZERO                  | true
          PUSH; ZERO                               | false
          brz $m0, 1f; CLEAR; 1: ; ZERO            | false
          setzi $m1, 3; 1: ; ZERO; brnzdec $m1, 1b | true
          """)
  void zeroStartsNeedAClear(String body, boolean refused) {
    String text =
        body.replace("; ", "\n")
            .replace("ZERO", AMP + "$azeros, TAMP_F16V4_E4_P1")
            .replace("PUSH", AMP + "$a0:1, TAMP_F16V4_E4_P1")
            .replace("CLEAR", "setzi $a2, 8\nuput $FP_CLR, $a2");

    assertThat(Lint.rules(worker(text)))
        .filteredOn(id -> id.equals("accumulator-clear"))
        .isEqualTo(refused ? List.of("accumulator-clear") : List.of());
  }

  private static String worker(String body) {
    return """
        DEF_STACK_USAGE 0 __runCodelet_w
        .globl __runCodelet_w
        .type __runCodelet_w, @function
        .worker
        __runCodelet_w:
        zero $a0:1
        zero $m0
        %s
        exitz $mzero
        .size __runCodelet_w, .-__runCodelet_w
        """
        .formatted(body);
  }
}
