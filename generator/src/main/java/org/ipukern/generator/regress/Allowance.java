package org.ipukern.generator.regress;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * How far a figure may lie above one before without being a regression. Both bounds must be
 * exceeded to fail, so the wider one counts.
 *
 * @param percent of the figure before, not negative, kept exact
 * @param cycles tile cycles, not negative
 */
public record Allowance(BigDecimal percent, long cycles) {
  /** No allowance: one cycle more is a regression. */
  public static final Allowance NONE = new Allowance(BigDecimal.ZERO, 0);

  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

  /** Refuses negative bounds. */
  public Allowance {
    if (percent.signum() < 0 || cycles < 0) {
      throw new IllegalArgumentException("an allowance is not negative");
    }
  }

  /** The largest whole number of cycles that is still within the allowance over that figure. */
  public long limit(long before) {
    long share =
        percent
            .multiply(BigDecimal.valueOf(before))
            .divide(HUNDRED, 0, RoundingMode.FLOOR)
            .longValueExact();
    return Math.addExact(before, Math.max(share, cycles));
  }
}
