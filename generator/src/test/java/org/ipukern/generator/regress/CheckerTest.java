package org.ipukern.generator.regress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ipukern.generator.regress.Figures.baseline;
import static org.ipukern.generator.regress.Figures.entry;
import static org.ipukern.generator.regress.Figures.failed;
import static org.ipukern.generator.regress.Figures.measured;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ipukern.generator.gate.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CheckerTest {
  private static List<CheckedEntry> check(Baseline baseline, Measured... run) {
    return check(Allowance.NONE, baseline, run);
  }

  private static List<CheckedEntry> check(Allowance allowance, Baseline baseline, Measured... run) {
    return Checker.check(baseline, List.of(run), allowance, Figures.MODEL, Figures.TABLE);
  }

  @ParameterizedTest
  @CsvSource({
    "0,    0,   1000, 1000, pass",
    "0,    0,   1000, 1001, regressed",
    "0,    0,   1000,  999, faster",
    "5,    0,   1000, 1050, pass",
    "5,    0,   1000, 1051, regressed",
    "0.1,  0,   1000, 1001, pass",
    "0.1,  0,    999, 1000, regressed",
    "0.3,  0,   1000, 1003, pass",
    "0,    7,   1000, 1007, pass",
    "0,    7,   1000, 1008, regressed",
    "5,  100,   1000, 1100, pass",
    "5,  100,   1000, 1101, regressed",
    "20, 100,   1000, 1200, pass",
    "20, 100,   1000, 1201, regressed",
    "1,    0,     99,   99, pass",
    "1,    0,     99,  100, regressed"
  })
  void bothAllowancesMustBeExceededAtTheExactBoundary(
      BigDecimal percent, long cycles, long before, long now, String word) {
    CheckedEntry entry =
        check(
                new Allowance(percent, cycles),
                baseline(entry("a", before, before, 9999)),
                measured("a", now))
            .get(0);

    assertThat(entry.outcome().word()).isEqualTo(word);
  }

  /** Case PG-05: small steps add up, even with an accepted update after each. */
  @Test
  void driftIsJudgedAgainstTheBestEver() {
    long[] series = {1000, 1040, 1081, 1124, 1169, 1216, 1265, 1315, 1368, 1423, 1480};
    Allowance five = new Allowance(BigDecimal.valueOf(5), 0);
    Baseline baseline = baseline(entry("a", 1000, 1000, 1_000_000));
    int fixed = 0;
    for (int i = 1; i < series.length; i++) {
      Outcome againstFixed =
          check(five, baseline(entry("a", 1000, 1000, 1_000_000)), measured("a", series[i]))
              .get(0)
              .outcome();
      CheckedEntry stepwise = check(five, baseline, measured("a", series[i])).get(0);
      Outcome expected = series[i] > 1050 ? Outcome.REGRESSED : Outcome.PASS;
      assertThat(againstFixed).as("%s", series[i]).isEqualTo(expected);
      assertThat(stepwise.outcome()).as("%s", series[i]).isEqualTo(expected);
      fixed += againstFixed == Outcome.REGRESSED ? 1 : 0;
      baseline =
          BaselineUpdate.plan(
                  Optional.of(baseline),
                  List.of(measured("a", series[i])),
                  Figures.MODEL,
                  Figures.TABLE,
                  true)
              .next();
    }
    assertThat(fixed).isEqualTo(9);
    assertThat(baseline.entries().get("a").best()).isEqualTo(1000);
    CheckedEntry last = check(five, baseline, measured("a", 1480)).get(0);
    assertThat(last.outcome()).isEqualTo(Outcome.PASS);
    assertThat(last.notes()).containsExactly("+480 cycles (+48.00 %) against the best ever, 1000");
  }

  /** Case PG-05: no allowance leads over the ceiling that the figures were accepted under. */
  @Test
  void ceilingBoundsTheAllowance() {
    Allowance wide = new Allowance(BigDecimal.valueOf(50), 0);

    List<CheckedEntry> at = check(wide, baseline(entry("a", 100, 100, 120)), measured("a", 120));
    List<CheckedEntry> over = check(wide, baseline(entry("a", 100, 100, 120)), measured("a", 121));

    assertThat(at.get(0).outcome()).isEqualTo(Outcome.PASS);
    assertThat(over.get(0).outcome()).isEqualTo(Outcome.REGRESSED);
    assertThat(over.get(0).notes()).contains("1 over the ceiling of 120");
    assertThat(over.get(0).notes().toString()).contains("the budget was 120 and is 1000000");
  }

  /** Case PG-02. */
  @Test
  void missingAndNewEntriesHaveNoVerdict() {
    Baseline three =
        baseline(entry("a", 100, 100, 900), entry("b", 200, 200, 900), entry("c", 300, 300, 900));

    CheckResult missing =
        new CheckResult(check(three, measured("a", 100), measured("b", 200)), Optional.empty());
    CheckResult renamed =
        new CheckResult(
            check(three, measured("a", 100), measured("b", 200), measured("d", 300)),
            Optional.empty());

    assertThat(missing.verdict()).isEqualTo(Verdict.NO_VERDICT);
    assertThat(missing.entries()).hasSize(3);
    assertThat(missing.entries().get(2).symbol()).isEqualTo("c");
    assertThat(missing.entries().get(2).notes().get(0)).contains("no manifest entry gives it");
    assertThat(renamed.verdict()).isEqualTo(Verdict.NO_VERDICT);
    assertThat(renamed.entries().get(3).notes().get(0))
        .contains("it is not in the baseline", "gave c: renamed?", "baseline update");
  }

  /** Case PG-04. */
  @Test
  void nothingComparedIsNoPass() {
    assertThat(new CheckResult(check(baseline()), Optional.empty()).verdict())
        .isEqualTo(Verdict.NO_VERDICT);
  }

  @Test
  void regressionsAndRefusalsGoBeforeMissingVerdicts() {
    Baseline two = baseline(entry("a", 100, 100, 900), entry("b", 200, 200, 900));

    assertThat(verdict(check(two, measured("a", 101)))).isEqualTo(Verdict.REFUSED);
    assertThat(verdict(check(two, failed("a", Verdict.REFUSED)))).isEqualTo(Verdict.REFUSED);
    assertThat(verdict(check(two, measured("a", 99), failed("b", Verdict.NO_VERDICT))))
        .isEqualTo(Verdict.NO_VERDICT);
    assertThat(verdict(check(two, measured("a", 99), measured("b", 200)))).isEqualTo(Verdict.PASS);
  }

  private static Verdict verdict(List<CheckedEntry> entries) {
    return new CheckResult(entries, Optional.empty()).verdict();
  }

  @Test
  void otherVersionsAndOtherManifestLinesAreNotCompared() {
    Baseline baseline = baseline(entry("a", 100, 100, 900));
    Measured slow = measured("a", 500);
    Measured other =
        new Measured(
            "k", "a", Verdict.PASS, 100, 900, "1".repeat(64), Map.of("exit", 100L), List.of());

    for (String[] versions : new String[][] {{"m2", "t1"}, {"m1", "t2"}}) {
      CheckedEntry entry =
          Checker.check(baseline, List.of(slow), Allowance.NONE, versions[0], versions[1]).get(0);
      assertThat(entry.outcome()).isEqualTo(Outcome.NO_VERDICT);
      assertThat(entry.notes().toString()).contains("m1", "t1", versions[0], versions[1]);
    }
    assertThat(check(baseline, other).get(0).outcome()).isEqualTo(Outcome.NO_VERDICT);
    assertThat(check(baseline, other).get(0).notes().toString()).contains("its manifest entry is");
  }

  @Test
  void termsThatGrewAreNamedLargestFirst() {
    Map<String, Long> before = Map.of("launch", 10L, "drain", 50L, "exit", 15L);
    Map<String, Long> now = Map.of("launch", 12L, "drain", 20L, "exit", 15L, "steady-state", 60L);

    assertThat(Growth.terms(before, now))
        .isEqualTo(
            "steady-state grew by 60 (0 to 60), launch grew by 2 (10 to 12),"
                + " drain shrank by 30 (50 to 20)");
  }

  @Test
  void firstDifferenceNamesTheLine() {
    assertThat(FirstDifference.of("a\nb\n", "a\n  x\nb\n").map(FirstDifference::text))
        .contains("line 2 is \"x\", was \"b\"");
    assertThat(FirstDifference.of("a\n", "a\nb\n").map(FirstDifference::text))
        .contains("line 2 is \"b\", was past the end");
    assertThat(FirstDifference.of("a\n", "a\n")).isEmpty();
  }

  /** A new entry is held for a renamed one only where fingerprint and absence both say so. */
  @Test
  void renamedIsTheGoneEntryOfTheSameManifestLine() {
    BaselineEntry other =
        new BaselineEntry("b", 5, 5, 9, "1".repeat(64), Map.of("steady-state", 5L));

    CheckedEntry bothGone =
        check(baseline(other, entry("c", 100, 100, 900)), measured("d", 100)).get(2);
    CheckedEntry stillThere =
        check(baseline(entry("c", 100, 100, 900)), measured("c", 100), measured("d", 100)).get(1);

    assertThat(bothGone.notes())
        .containsExactly(
            "it is not in the baseline (the same manifest entry gave c: renamed?); if it is new:"
                + " ./ipukern baseline update");
    assertThat(stillThere.notes())
        .containsExactly("it is not in the baseline; if it is new: ./ipukern baseline update");
  }

  @Test
  void regressionIsToldAgainstTheAcceptedAndTheBestWhereTheyDiffer() {
    Allowance none = Allowance.NONE;
    BaselineEntry same = entry("a", 100, 100, 1_000_000);
    BaselineEntry better = entry("a", 100, 80, 1_000_000);

    assertThat(check(none, baseline(same), measured("a", 101)).get(0).notes())
        .containsExactly(
            "101 cycles, +1 cycles (+1.00 %) against the accepted 100 (the best ever); allowed up"
                + " to 100",
            "steady-state grew by 1 (100 to 101)");
    assertThat(check(none, baseline(better), measured("a", 101)).get(0).notes())
        .containsExactly(
            "101 cycles, +1 cycles (+1.00 %) against the accepted 100, +21 cycles (+26.25 %)"
                + " against the best ever, 80; allowed up to 100",
            "steady-state grew by 1 (100 to 101)");
    assertThat(check(none, baseline(same), measured("a", 100)).get(0).notes()).isEmpty();
  }

  @Test
  void figureAtTheCeilingIsNotOverIt() {
    assertThat(check(baseline(entry("a", 100, 100, 101)), measured("a", 101)).get(0).notes())
        .noneMatch(note -> note.contains("over the ceiling"))
        .contains("the budget was 101 and is 1000000; the old one counts");
  }

  @Test
  void noGrowthHasNoSign() {
    assertThat(Growth.of(10, 10)).isEqualTo("0 cycles (0.00 %)");
    assertThat(Growth.of(3, 2)).isEqualTo("-1 cycles (-33.33 %)");
  }
}
