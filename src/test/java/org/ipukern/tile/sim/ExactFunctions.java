package org.ipukern.tile.sim;

import java.math.BigDecimal;
import java.math.MathContext;

/** Transcendental functions from their series in 60 decimal digits, for tests. */
final class ExactFunctions {
  static final MathContext DIGITS = new MathContext(60);
  private static final BigDecimal ONE = BigDecimal.ONE;
  private static final BigDecimal TWO = BigDecimal.valueOf(2);
  private static final BigDecimal LN2 = inverseTangents(TWO);

  private ExactFunctions() {}

  static BigDecimal of(String name, BigDecimal x) {
    return switch (name) {
      case "exp" -> exp(x);
      case "exp2" -> exp(x.multiply(LN2, DIGITS));
      case "ln" -> ln(x);
      case "log2" -> ln(x).divide(LN2, DIGITS);
      case "sigm" -> ONE.divide(ONE.add(exp(x.negate())), DIGITS);
      case "tanh" -> tanh(x);
      default -> throw new IllegalArgumentException(name);
    };
  }

  private static BigDecimal tanh(BigDecimal x) {
    BigDecimal square = exp(x.multiply(TWO));
    return square.subtract(ONE).divide(square.add(ONE), DIGITS);
  }

  /** The series on a 1024th of the argument, then ten squarings. */
  private static BigDecimal exp(BigDecimal x) {
    BigDecimal small = x.divide(BigDecimal.valueOf(1024), DIGITS);
    BigDecimal term = ONE;
    BigDecimal sum = ONE;
    for (int k = 1; k < 60; k++) {
      term = term.multiply(small, DIGITS).divide(BigDecimal.valueOf(k), DIGITS);
      sum = sum.add(term, DIGITS);
    }
    for (int i = 0; i < 10; i++) {
      sum = sum.multiply(sum, DIGITS);
    }
    return sum;
  }

  /** A power of two apart, then the inverse hyperbolic tangent. */
  private static BigDecimal ln(BigDecimal x) {
    int exponent = Math.getExponent(x.doubleValue());
    BigDecimal power = TWO.pow(Math.abs(exponent));
    BigDecimal fraction = exponent < 0 ? x.multiply(power) : x.divide(power, DIGITS);
    return LN2.multiply(BigDecimal.valueOf(exponent)).add(inverseTangents(fraction), DIGITS);
  }

  /** ln(x) = 2 artanh((x - 1) / (x + 1)). */
  private static BigDecimal inverseTangents(BigDecimal x) {
    BigDecimal ratio = x.subtract(ONE).divide(x.add(ONE), DIGITS);
    BigDecimal square = ratio.multiply(ratio, DIGITS);
    BigDecimal power = ratio;
    BigDecimal sum = BigDecimal.ZERO;
    for (int k = 1; k < 160; k += 2) {
      sum = sum.add(power.divide(BigDecimal.valueOf(k), DIGITS), DIGITS);
      power = power.multiply(square, DIGITS);
    }
    return sum.multiply(TWO);
  }
}
