package org.ipukern.tile.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.Test;

class GemmFormulaTest {
  private static final long LONGEST = 1L << 20;

  @Test
  void standardFormulaOfTheScoreKernel() {
    assertThat(GemmFormula.standard(GemmParameters.f16(364, 80, 16, false))).isEqualTo(8_899);
    assertThat(GemmFormula.standard(GemmParameters.f16(365, 80, 16, false))).isEqualTo(8_919);
    assertThat(GemmFormula.standard(GemmParameters.f16(365, 80, 16, true))).isEqualTo(8_919);
    assertThat(GemmFormula.budget(GemmParameters.f16(365, 80, 16, true))).isEqualTo(8_919);
  }

  @Test
  void fewRowsAreOverpricedByTheStandardFormulaAndNotByTheRefit() {
    GemmParameters few = GemmParameters.f16(8, 80, 768, false);
    assertThat(GemmFormula.standard(few)).isEqualTo(71_754);
    assertThat(GemmFormula.refit(few)).isEqualTo(54_054);
    assertThat(GemmFormula.refit(GemmParameters.f16(8, 80, 768, true))).isEqualTo(46_374);
  }

  @Test
  void floors() {
    assertThat(GemmFormula.floor(GemmParameters.f16(365, 80, 16, false))).isEqualTo(7_640);
    assertThat(GemmFormula.floor(GemmParameters.f16(365, 80, 16, true))).isEqualTo(7_480);
    assertThat(GemmFormula.floor(GemmParameters.f16(8, 80, 768, false))).isEqualTo(240 * 112);
  }

  @Test
  void quartersRoundDownApart() {
    // 16 * 3 * 1 / 4 = 12 and 3 * 1063 / 4 = 797.25: each part rounds for itself.
    assertThat(GemmFormula.standard(GemmParameters.f16(1, 16, 48, false)))
        .isEqualTo(294 + 12 + 797);
  }

  @Test
  void widerArithmeticStreamsLonger() {
    assertThat(GemmFormula.standard(of(365, 80, 16, GemmArithmetic.F16_F32)))
        .isEqualTo(294 + 5 * (2920 + 531));
    assertThat(GemmFormula.standard(of(365, 80, 16, GemmArithmetic.F32)))
        .isEqualTo(294 + 5 * (5840 + 531));
    assertThat(GemmFormula.standard(of(365, 96, 16, GemmArithmetic.FP8)))
        .isEqualTo(294 + 3 * (1460 + 265));
    assertThat(GemmFormula.floor(of(365, 80, 16, GemmArithmetic.F32)))
        .isEqualTo(5 * (24 * 61 * 4 + 64));
    assertThat(GemmFormula.usefulAmpIssues(of(365, 80, 16, GemmArithmetic.F16))).isEqualTo(7_300);
  }

  @Test
  void swappedStreamsTheColumns() {
    GemmParameters swapped = new GemmParameters(8, 80, 768, GemmArithmetic.F16, false, true, false);
    assertThat(GemmFormula.standard(swapped))
        .isEqualTo(GemmFormula.standard(GemmParameters.f16(768, 80, 8, false)));
    assertThat(GemmFormula.floor(swapped)).isEqualTo(5 * (24 * 128 + 64));
  }

  @Test
  void packedBudgetFollowsTheBusiestWorker() {
    // Eight rows a worker, each within one block of 16.
    assertThat(GemmFormula.budget(packed(48, 240, 64))).isEqualTo(342 + 15 * 4 * (376 + 202));
    // Worker 2 of 32 rows has rows 12..16, five in two blocks.
    assertThat(GemmFormula.budget(packed(32, 240, 64))).isEqualTo(342 + 15 * 4 * (488 + 202));
    assertThat(GemmFormula.budget(packed(0, 16, 16))).isEqualTo(342 + 202);
  }

  /** Case CE-06. */
  @Test
  void definedAndMonotoneForEverySmallShape() {
    for (GemmArithmetic arithmetic : GemmArithmetic.values()) {
      for (int variant = 0; variant < 4; variant++) {
        boolean interleaved = (variant & 1) != 0;
        boolean swapped = (variant & 2) != 0;
        for (long r = 0; r <= 40; r++) {
          for (long k = 0; k <= 40; k++) {
            for (long c = 0; c <= 40; c++) {
              GemmParameters here =
                  new GemmParameters(r, k, c, arithmetic, interleaved, swapped, false);
              GemmParameters[] larger = {
                new GemmParameters(r + 1, k, c, arithmetic, interleaved, swapped, false),
                new GemmParameters(r, k + 1, c, arithmetic, interleaved, swapped, false),
                new GemmParameters(r, k, c + 1, arithmetic, interleaved, swapped, false)
              };
              check(GemmFormula::standard, here, larger);
              check(GemmFormula::refit, here, larger);
              check(GemmFormula::floor, here, larger);
              check(GemmFormula::usefulAmpIssues, here, larger);
            }
          }
        }
      }
    }
  }

  @Test
  void packedBudgetGrowsWithInnerAndColumns() {
    for (long r = 0; r <= 48; r += 16) {
      for (long k = 0; k <= 40; k++) {
        for (long c = 0; c <= 40; c++) {
          check(GemmFormula::budget, packed(r, k, c), packed(r, k + 1, c), packed(r, k, c + 1));
        }
      }
    }
  }

  @Test
  void theFloorStaysBelowTheBudgetWhereRowsAreMany() {
    for (long r = 0; r <= 400; r++) {
      GemmParameters p = GemmParameters.f16(r, 80, 16, false);
      assertThat(GemmFormula.floor(p)).as("rows %d", r).isLessThan(GemmFormula.refit(p));
    }
  }

  @Test
  void theLargestShapeDoesNotOverflow() {
    GemmParameters largest =
        new GemmParameters(LONGEST, LONGEST, LONGEST, GemmArithmetic.F32, false, false, false);
    BigInteger groups = BigInteger.valueOf(LONGEST / 16);
    BigInteger exact =
        groups
            .multiply(
                BigInteger.valueOf(16 * 4).multiply(groups).multiply(BigInteger.valueOf(LONGEST)))
            .divide(BigInteger.valueOf(4))
            .add(
                groups.multiply(
                    groups.multiply(BigInteger.valueOf(2126)).divide(BigInteger.valueOf(4))))
            .add(BigInteger.valueOf(294));
    assertThat(BigInteger.valueOf(GemmFormula.standard(largest))).isEqualTo(exact);
    assertThat(GemmFormula.refit(largest)).isPositive();
    assertThat(GemmFormula.floor(largest)).isPositive();
    assertThat(GemmFormula.budget(packed(LONGEST, LONGEST, LONGEST))).isPositive();
  }

  @Test
  void wrongArgumentsNameTheirField() {
    assertThatThrownBy(() -> GemmParameters.f16(-1, 80, 16, false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("rows -1 is outside 0..1048576; nearest 0");
    assertThatThrownBy(() -> GemmParameters.f16(1, LONGEST + 1, 16, false))
        .hasMessage("inner 1048577 is outside 0..1048576; nearest 1048576");
    assertThatThrownBy(() -> GemmParameters.f16(1, 80, Long.MIN_VALUE, false))
        .hasMessageStartingWith("columns ");
    assertThatThrownBy(() -> of(1, 80, 16, null)).hasMessageStartingWith("arithmetic ");
    assertThatThrownBy(() -> packed(365, 80, 16))
        .hasMessage(
            "rows 365 is not a multiple of 16, which packed output needs; nearest 352 or 368");
    assertThatThrownBy(() -> new GemmParameters(16, 80, 16, GemmArithmetic.F32, false, false, true))
        .hasMessageContaining("arithmetic F32");
    assertThatThrownBy(() -> new GemmParameters(16, 80, 16, GemmArithmetic.F16, false, true, true))
        .hasMessageContaining("swapped");
  }

  private static GemmParameters of(long rows, long inner, long columns, GemmArithmetic arithmetic) {
    return new GemmParameters(rows, inner, columns, arithmetic, false, false, false);
  }

  private static GemmParameters packed(long rows, long inner, long columns) {
    return new GemmParameters(rows, inner, columns, GemmArithmetic.F16, false, false, true);
  }

  private static void check(
      ToLongFunction<GemmParameters> formula, GemmParameters here, GemmParameters... larger) {
    long cycles = formula.applyAsLong(here);
    if (cycles < 0 || cycles != formula.applyAsLong(here)) {
      assertThat(cycles).as("%s", here).isNotNegative().isEqualTo(formula.applyAsLong(here));
    }
    for (GemmParameters next : larger) {
      if (formula.applyAsLong(next) < cycles) {
        assertThat(formula.applyAsLong(next)).as("%s", next).isGreaterThanOrEqualTo(cycles);
      }
    }
  }
}
