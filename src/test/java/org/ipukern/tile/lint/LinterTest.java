package org.ipukern.tile.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Severity;
import org.junit.jupiter.api.Test;

class LinterTest {
  private static final String TWO_FAULTS =
      """
      .worker
      worker:
        setzi $m1, 0
        .align 8
        { st32 $m1, $mvertex_base, $mzero, 0 ; fnop }
        add $m0, $mvertex_base, 70000
        exitz $m0
      """;

  @Test
  void findingsComeInSourceOrder() {
    List<Diagnostic> found = Lint.of(TWO_FAULTS);

    assertThat(found)
        .extracting(Diagnostic::rule)
        .containsExactly("inserted-nop", "immediate-range");
    assertThat(found).extracting(d -> d.position().line()).containsExactly(4, 6);
    assertThat(found)
        .extracting(Diagnostic::severity)
        .containsExactly(Severity.WARNING, Severity.ERROR);
  }

  @Test
  void strictFilesHaveNoWarnings() {
    List<Diagnostic> found = Lint.of("// ipukern-lint: strict\n" + TWO_FAULTS);

    assertThat(found)
        .extracting(Diagnostic::severity)
        .containsExactly(Severity.ERROR, Severity.ERROR);
  }

  @Test
  void strictIsAskedForByACommentOnALineOfItsOwn() {
    assertThat(Lint.of(TWO_FAULTS + "nop // ipukern-lint: strict\n"))
        .extracting(Diagnostic::severity)
        .contains(Severity.WARNING);
    assertThat(Lint.of(TWO_FAULTS + "  //  ipukern-lint: strict \n"))
        .extracting(Diagnostic::severity)
        .containsOnly(Severity.ERROR);
  }

  @Test
  void aFaultInARepeatedTextIsReportedOnce() {
    String text =
        """
        .worker
        worker:
        .rept 3
          add $m0, $mvertex_base, 70000
        .endr
          exitz $mzero
        """;

    assertThat(Lint.rules(text)).containsExactly("immediate-range");
  }

  @Test
  void aTextThatWasNotUnderstoodIsNotFollowed() {
    String text = ".worker\nworker:\n  add $m0, $m0, 70000\n  exitx $mzero\n";

    assertThat(Lint.rules(text)).containsExactly("immediate-range", "unknown-instruction");
  }

  @Test
  void escapesInCommentsDoNotCount() {
    String text =
        """
        // ipukern-lint: strict
        /* .allow_optimizations
           .allow_invalid_repeat */
        .worker // .allow_optimizations
        worker:
          exitz $mzero
        """;

    assertThat(Lint.rules(text)).isEmpty();
    assertThat(Lint.rules(text + "; .allow_invalid_operands\n")).contains("escape-directive");
  }

  @Test
  void findingsOfTheFrontEndAreThereToo() {
    assertThat(Lint.rules(".worker\n  addd $m0, $m0, 1\n  add $m0, $m0, 70000\n exitz $mzero\n"))
        .containsExactly("unknown-instruction", "immediate-range");
  }
}
