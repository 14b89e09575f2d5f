package org.ipukern.generator.regress;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.regex.Pattern;

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

  private static final long MOST_PERCENT = 1000;
  private static final long MOST_CYCLES = 1_000_000_000_000L;
  private static final Pattern DECIMAL = Pattern.compile("[0-9]{1,30}([.][0-9]{1,9})?");
  private static final Pattern WHOLE = Pattern.compile("[0-9]{1,30}");
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

  /** Refuses negative bounds. */
  public Allowance {
    if (percent.signum() < 0 || cycles < 0) {
      throw new IllegalArgumentException("an allowance is not negative");
    }
  }

  /**
   * Reads the two texts of a user.
   *
   * @param percentName what the user calls the first, for messages
   * @param percent a decimal number, at most 1000
   * @param cyclesName what the user calls the second
   * @param cycles a whole number, at most a million million
   * @throws IllegalArgumentException naming the text that is wrong, what is allowed, the nearest
   */
  public static Allowance of(String percentName, String percent, String cyclesName, String cycles) {
    if (!DECIMAL.matcher(percent).matches()) {
      throw wrong(percentName, percent, "a decimal number", MOST_PERCENT, 0);
    }
    if (!WHOLE.matcher(cycles).matches()) {
      throw wrong(cyclesName, cycles, "a whole number", MOST_CYCLES, 0);
    }
    BigDecimal share = new BigDecimal(percent);
    if (share.compareTo(BigDecimal.valueOf(MOST_PERCENT)) > 0) {
      throw wrong(percentName, percent, "a decimal number", MOST_PERCENT, MOST_PERCENT);
    }
    BigDecimal more = new BigDecimal(cycles);
    if (more.compareTo(BigDecimal.valueOf(MOST_CYCLES)) > 0) {
      throw wrong(cyclesName, cycles, "a whole number", MOST_CYCLES, MOST_CYCLES);
    }
    return new Allowance(share, more.longValueExact());
  }

  private static IllegalArgumentException wrong(
      String name, String value, String kind, long most, long nearest) {
    return new IllegalArgumentException(
        name
            + " '"
            + value
            + "': must be "
            + kind
            + " from 0 to "
            + most
            + "; nearest: "
            + nearest);
  }

  /**
   * The largest whole number of cycles that is still within the allowance over that figure; the
   * greatest {@code long} if it is beyond.
   */
  public long limit(long before) {
    BigDecimal share =
        percent.multiply(BigDecimal.valueOf(before)).divide(HUNDRED, 0, RoundingMode.FLOOR);
    return share
        .max(BigDecimal.valueOf(cycles))
        .add(BigDecimal.valueOf(before))
        .min(BigDecimal.valueOf(Long.MAX_VALUE))
        .longValueExact();
  }
}
