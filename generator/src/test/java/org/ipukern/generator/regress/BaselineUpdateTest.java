package org.ipukern.generator.regress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ipukern.generator.regress.Figures.baseline;
import static org.ipukern.generator.regress.Figures.entry;
import static org.ipukern.generator.regress.Figures.failed;
import static org.ipukern.generator.regress.Figures.measured;

import java.util.List;
import java.util.Optional;
import org.ipukern.generator.gate.Verdict;
import org.junit.jupiter.api.Test;

class BaselineUpdateTest {
  private static final Baseline OLD =
      baseline(entry("a", 1000, 900, 5000), entry("b", 200, 200, 5000));

  private static BaselineUpdate plan(boolean acceptSlower, Measured... run) {
    return BaselineUpdate.plan(
        Optional.of(OLD), List.of(run), Figures.MODEL, Figures.TABLE, acceptSlower);
  }

  /** Case PG-05: a run that is 30 % slower does not become the baseline. */
  @Test
  void slowerFigureIsRefusedUnlessAccepted() {
    BaselineUpdate refused = plan(false, measured("a", 1300), measured("b", 200));
    BaselineUpdate accepted = plan(true, measured("a", 1300), measured("b", 200));

    assertThat(refused.verdict()).isEqualTo(Verdict.REFUSED);
    assertThat(refused.notes().toString())
        .contains("a: slower, refused: 1300, +300 cycles (+30.00 %) against the accepted 1000")
        .contains("steady-state grew by 300");
    assertThat(accepted.verdict()).isEqualTo(Verdict.PASS);
    assertThat(accepted.notes().toString()).contains("a: SLOWER, accepted: 1300");
    assertThat(accepted.next().entries().get("a").accepted()).isEqualTo(1300);
    assertThat(accepted.next().entries().get("a").best()).isEqualTo(900);
  }

  /** Case PG-05: one kernel that failed keeps all figures from being written. */
  @Test
  void figureThatIsMissingRefusesTheWhole() {
    assertThat(plan(true, measured("a", 1000), failed("b", Verdict.REFUSED)).verdict())
        .isEqualTo(Verdict.REFUSED);
    assertThat(plan(true, measured("a", 1000), failed("b", Verdict.NO_VERDICT)).verdict())
        .isEqualTo(Verdict.NO_VERDICT);
  }

  @Test
  void fasterNewAndGoneEntriesAreNamed() {
    BaselineUpdate update = plan(false, measured("a", 890), measured("c", 7));

    assertThat(update.verdict()).isEqualTo(Verdict.PASS);
    assertThat(update.next().entries()).containsOnlyKeys("a", "c");
    assertThat(update.next().entries().get("a").best()).isEqualTo(890);
    assertThat(update.notes())
        .contains("c: new, 7 cycles", "b: gone from the manifest, removed")
        .anyMatch(note -> note.startsWith("a: faster: 890, -110 cycles (-11.00 %)"));
  }

  @Test
  void otherVersionsNeedConsentAndStartAnew() {
    Measured slow = measured("a", 1300);

    BaselineUpdate refused =
        BaselineUpdate.plan(Optional.of(OLD), List.of(slow), "m2", Figures.TABLE, false);
    BaselineUpdate accepted =
        BaselineUpdate.plan(Optional.of(OLD), List.of(slow), "m2", Figures.TABLE, true);

    assertThat(refused.verdict()).isEqualTo(Verdict.NO_VERDICT);
    assertThat(refused.notes().get(0)).contains("m1", "m2", "--accept-slower");
    assertThat(accepted.verdict()).isEqualTo(Verdict.PASS);
    assertThat(accepted.next().model()).isEqualTo("m2");
    assertThat(accepted.next().entries().get("a").best()).isEqualTo(1300);
  }

  /** What happens to a kernel that failed is in its own note, and nothing else is said of it. */
  @Test
  void eachEntryHasItsOwnNoteAndNoOther() {
    Baseline wide = baseline(entry("a", 1000, 900, 1_000_000), entry("b", 200, 200, 5000));

    BaselineUpdate update =
        BaselineUpdate.plan(
            Optional.of(wide),
            List.of(measured("a", 1000), failed("b", Verdict.NO_VERDICT)),
            Figures.MODEL,
            Figures.TABLE,
            false);
    BaselineUpdate ceiling = plan(false, measured("a", 1000), measured("b", 200));

    assertThat(update.notes()).containsExactly("b: no verdict: G02 wrong");
    assertThat(ceiling.notes())
        .containsExactly(
            "a: the ceiling goes from 5000 to 1000000", "b: the ceiling goes from 5000 to 1000000");
  }
}
