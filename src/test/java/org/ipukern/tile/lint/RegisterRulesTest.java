package org.ipukern.tile.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.ipukern.tile.asm.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cases GK-21 (register groups) and GK-22 (two results for one register). */
class RegisterRulesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ld64 $a1:2, $m0, $mzero, 0              | register-tuple
          ld128 $a2:5, $m0, $mzero, 0             | register-tuple
          tapack $m3:4, $m0, $m0, $m0             | register-tuple
          ld32 $a9, $m0, $mzero, 0                | register-tuple
          ld64 $a8:9, $m0, $mzero, 0              | register-tuple
          ld32 $a16, $m0, $mzero, 0               | unknown-register
          add $m16, $m0, $m0                      | unknown-register
          ld2x64pace $a0:1, $a0:1, $m2:3+=, $m4, 0 | double-write
          ld64a32pace $a0:1, $a1, $m2:3+=, $m4, 0  | double-write
          ld32step $m0, $mzero, $m0+=, 1          | double-write
          st32step $m0, $mzero, $m0+=, 1          | ''
          ld32step $m0, $m0, $m1+=, 1             | ''
          ld64 $a6:7, $m0, $mzero, 0              | ''
          ld64 $a14:15, $m0, $mzero, 0            | ''
          ld128 $a12:15, $m0, $mzero, 0           | ''
          """)
  void soloInstructions(String instruction, String rule) {
    assertThat(Lint.rules(worker("  " + instruction)))
        .isEqualTo(rule.isEmpty() ? List.of() : List.of(rule));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ld32 $a1, $m0, $mzero, 0 ; f32add $a1, $a0, $a0       | double-write
          ld64 $a0:1, $m0, $mzero, 0 ; f32add $a1, $a2, $a3     | double-write
          ld128 $a4:7, $m0, $mzero, 0 ; f32v2add $a6:7, $a0:1, $a0:1 | double-write
          ld32 $a15, $m0, $mzero, 0 ; f32add $a15, $a0, $a0     | double-write
          ld64a32pace $a0:1, $a2, $m2:3+=, $m4, 0 ; f32add $a3, $a4, $a4 | double-write
          ld64 $a2:3, $m0, $mzero, 0 ; f32add $a1, $a2, $a3     | ''
          add $m1, $m0, 1 ; f32add $a1, $a2, $a3                | ''
          f32add $a1, $a2, $a3 ; add $m1, $m0, 1                | bundle-lanes,bundle-lanes
          add $m1, $m0, 1 ; add $m2, $m0, 1                     | bundle-lanes
          bri worker ; exitz $mzero                             | bundle-lanes
          """)
  void bundles(String bundle, String rules) {
    assertThat(Lint.rules(worker("  .align 8\n  { " + bundle + " }")))
        .isEqualTo(rules.isEmpty() ? List.of() : List.of(rules.split(",", -1)));
  }

  @Test
  void theNearestGroupsAreNamed() {
    Diagnostic finding = Lint.of(worker("  ld64 $a1:2, $m0, $mzero, 0")).get(0);

    assertThat(finding.message()).contains("$a1:2");
    assertThat(finding.advice()).contains("$a0:1").contains("$a2:3");
    assertThat(finding.position().column()).isEqualTo(8);
  }

  @Test
  void theRegisterWrittenTwiceIsNamed() {
    String text = worker("  .align 8\n  { ld64 $a0:1, $m0, $mzero, 0 ; f32add $a1, $a2, $a3 }");

    assertThat(Lint.of(text).get(0).message()).contains("$a1").doesNotContain("$a0,");
  }

  @Test
  void readOnlyRegistersOfAWorker() {
    assertThat(Lint.rules(worker("  mov $m12, $m0"))).containsExactly("read-only-register");
    assertThat(Lint.rules(worker("  mov $mzero, $m0"))).isEmpty();
  }

  private static String worker(String body) {
    return ".worker\nworker:\n" + body + "\n  exitz $mzero\n";
  }
}
