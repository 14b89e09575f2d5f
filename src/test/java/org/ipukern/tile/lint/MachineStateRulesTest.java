package org.ipukern.tile.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Scratch of workers, control registers, registers that cannot be written, loosened checks. */
class MachineStateRulesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          st32 $mzero, $mworker_base, $mzero, 1                | 8  | ''
          st32 $mzero, $mworker_base, $mzero, 1                | 4  | stack-usage
          st32 $mzero, $mworker_base, $mzero, 100              | 0  | stack-usage
          st32 $mzero, $mworker_base, 2                        | 8  | stack-usage
          st32 $mzero, $mzero, $mworker_base, 2                | 8  | stack-usage
          ld32 $mzero, $mworker_base, $mzero, 2                | 8  | stack-usage
          ld64 $azeros, $mworker_base, $mzero, 1                 | 16 | ''
          ld64 $azeros, $mworker_base, $mzero, 1                 | 15 | stack-usage
          ldz16 $mzero, $mworker_base, $mzero, 3                  | 8  | ''
          ldz16 $mzero, $mworker_base, $mzero, 4                  | 8  | stack-usage
          st32 $mzero, $mworker_base, $m1, 100                 | 0  | ''
          st32 $mzero, $mvertex_base, $mzero, 100              | 0  | ''
          bri 1f; 1: st32 $mzero, $mworker_base, $mzero, 3     | 12 | stack-usage
          """)
  void scratchOfAWorker(String body, int declared, String rule) {
    String text =
        """
        // ipukern-lint: strict
        .worker
        .globl __runCodelet_W
        .type __runCodelet_W, @function
        DEF_STACK_USAGE %d __runCodelet_W
        __runCodelet_W:
        ld32 $m1, $mvertex_base, 0
        st32 $m1, $m1, 0
        %s
        exitz $mzero
        .size __runCodelet_W, .-__runCodelet_W
        """
            .formatted(declared, body.replace("; ", "\n"));

    assertThat(Lint.rules(text)).isEqualTo(rule.isEmpty() ? List.of() : List.of(rule));
  }

  @Test
  void scratchThatPublishedKernelsLeaveUndeclared() {
    String text =
        """
        .worker
        .globl __runCodelet_W
        .type __runCodelet_W, @function
        DEF_STACK_USAGE 0 __runCodelet_W
        __runCodelet_W:
        st32 $mzero, $mworker_base, $mzero, %d
        exitz $mzero
        .size __runCodelet_W, .-__runCodelet_W
        """;

    assertThat(Lint.rules(text.formatted(11))).isEmpty();
    assertThat(Lint.rules(text.formatted(12))).containsExactly("stack-usage");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          setzi $m2, 4; runall $m1, $m0, 0; put $CR, $m2; sync 2 | launch-overlap
          setzi $m2, 4; runall $m1, $m0, 0; sync 2; put $CR, $m2 | ''
          setzi $m2, 8; runall $m1, $m0, 0; put $CR, $m2; sync 2 | ''
          ld32 $m2, $m0, 0; runall $m1, $m0, 0; put $CR, $m2; sync 2 | ''
          setzi $m2, 4; brz $m0, 1f; runall $m1, $m0, 0; 1: put $CR, $m2; sync 2 | launch-overlap
          """)
  void clearingTheCoefficients(String body, String rule) {
    assertThat(Lint.rules(supervisor("setzi $m1, worker; " + body)))
        .isEqualTo(rule.isEmpty() ? List.of() : List.of(rule));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          setzi $m12, 5           | read-only-register
          add $m13, $m0, 1        | read-only-register
          ld32 $m14, $m0, 0       | read-only-register
          setzi $m14, 1           | read-only-register
          setzi $m14, 0           | ''
          setzi $m11, 5; mov $sp, $m11 | ''
          """)
  void registersThatCannotBeWritten(String body, String rule) {
    assertThat(Lint.rules(supervisor(body)).stream().filter("read-only-register"::equals).toList())
        .isEqualTo(rule.isEmpty() ? List.of() : List.of(rule));
  }

  @Test
  void theCanonicalNopOfAWorker() {
    assertThat(Lint.rules(".worker\nworker: setzi $m14, 0\nexitz $mzero\n")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x: .allow_optimizations",
        ".ALLOW_INVALID_REPEAT",
        "x: y: .warn_on_invalid_bundles",
        "#define LOOSE .allow_invalid_operands\nLOOSE",
        ".macro loose what\n.allow_\\what\n.endm\nloose invalid_repeat",
        "nop ; .allow_optimizations",
      })
  void everySpellingOfAnEscape(String line) {
    String text = "// ipukern-lint: strict\n.worker\n" + line + "\nworker: exitz $mzero\n";

    assertThat(Lint.rules(text)).containsExactly("escape-directive");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/* .allow_optimizations */",
        ".ascii \"; .allow_optimizations\"",
        ".if 0\n.allow_optimizations\n.endif",
        ".error_on_invalid_bundles",
      })
  void whatLoosensNothing(String line) {
    String text =
        "// ipukern-lint: strict\n.worker\nworker: exitz $mzero\n.section .data\n" + line + "\n";

    assertThat(Lint.rules(text)).isEmpty();
  }

  private static String supervisor(String body) {
    return """
        DEF_STACK_USAGE 0 __runCodelet_S
        .supervisor
        .globl __runCodelet_S
        .type __runCodelet_S, @function
        __runCodelet_S:
        %s
        br $lr
        .size __runCodelet_S, .-__runCodelet_S
        .worker
        worker:
        exitz $mzero
        """
        .formatted(body.replace("; ", "\n"));
  }
}
