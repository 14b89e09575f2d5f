package org.ipukern.tile.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.ipukern.tile.asm.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Case GK-11: nothing that does not fit its field gets through, and the nearest value is named. */
class ImmediateRulesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          add $m0, $m1, 65535                        | ''               | 0
          add $m0, $m1, 65536                        | immediate-range  | 65535
          add $m0, $m1, -32768                       | ''               | 0
          add $m0, $m1, -32769                       | immediate-range  | -32768
          setzi $m0, 1048575                         | ''               | 0
          setzi $m0, 1048576                         | immediate-range  | 1048575
          setzi $m0, -1                              | immediate-range  | 0
          and $m0, $m1, 4095                         | ''               | 0
          and $m0, $m1, 4096                         | immediate-range  | 4095
          or $m0, $m1, 0x80000000                    | ''               | 0
          mul $m0, $m1, 40000                        | immediate-range  | 32767
          ld64 $a0:1, $m0, $mzero, 4095              | ''               | 0
          ld64 $a0:1, $m0, $mzero, 4096              | memory-immediate | 4095
          ld32 $m0, $m0, $mzero, -1                  | memory-immediate | 0
          ld64step $a0:1, $mzero, $m0+=, 127         | ''               | 0
          ld64step $a0:1, $mzero, $m0+=, 128         | memory-immediate | 127
          st32step $m1, $mzero, $m0+=, -129          | memory-immediate | -128
          ldst64pace $a0:1, $a2:3, $m0:1+=, $m2, 15  | ''               | 0
          ldst64pace $a0:1, $a2:3, $m0:1+=, $m2, 16  | stride-selector  | 15
          st64pace $a2:3, $m0:1+=, $m2, 4            | stride-selector  | 3
          ld2xst64pace $a0:3, $a4:5, $m0:1+=, $m2, 63 | ''              | 0
          ld2xst64pace $a0:3, $a4:5, $m0:1+=, $m2, 64 | stride-selector | 63
          """)
  void ranges(String instruction, String rule, long nearest) {
    List<Diagnostic> found = Lint.of(".worker\nworker:\n  " + instruction + "\n  exitz $mzero\n");

    if (rule.isEmpty()) {
      assertThat(found).isEmpty();
    } else {
      assertThat(found).extracting(Diagnostic::rule).containsExactly(rule);
      assertThat(found.get(0).advice())
          .containsPattern("nearest legal value is " + nearest + "\\b");
      assertThat(found.get(0).position().line()).isEqualTo(3);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          setzi $m4, 511                 | false
          setzi $m4, 0x3ff               | false
          setzi $m4, 1024                | true
          setzi $m4, 2049                | true
          ldconst $m4, -2                | true
          ldconst $m4, 0x40000001        | true
          ld32 $m4, $m5, $mzero, 0       | false
          """)
  void constantStrideWords(String load, boolean refused) {
    String text =
        """
        .worker
        worker:
          %s
          ldst64pace $a0:1, $a2:3, $m0:1+=, $m4, 0b0001
          ldst64pace $a0:1, $a2:3, $m0:1+=, $m4, 0b0100
          exitz $mzero
        """
            .formatted(load);

    assertThat(Lint.rules(text)).isEqualTo(refused ? List.of("paced-stride") : List.of());
  }

  @Test
  void everyFieldThatSomeAccessSelectsMayBeSet() {
    String text =
        """
        .worker
        worker:
          setzi $m4, (2 << 10) | 1
          ldst64pace $a0:1, $a2:3, $m0:1+=, $m4, 0b0001
          ldst64pace $a0:1, $a2:3, $m0:1+=, $m4, 0b1000
          exitz $mzero
        """;

    assertThat(Lint.rules(text)).isEmpty();
  }

  @Test
  void aWordBuiltInStepsIsFollowed() {
    String text =
        """
        .worker
        worker:
          setzi $m4, 513
          shl $m4, $m4, 1
          ldst64pace $a0:1, $a2:3, $m0:1+=, $m4, 0b0001
          exitz $mzero
        """;

    assertThat(Lint.of(text)).hasSize(1);
    assertThat(Lint.of(text).get(0).message()).contains("0x00000402").contains("field 2");
  }
}
