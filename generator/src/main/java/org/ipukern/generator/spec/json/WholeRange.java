package org.ipukern.generator.spec.json;

import java.math.BigInteger;
import java.util.OptionalInt;
import org.ipukern.generator.spec.json.JsonValue.JsonNumber;
import org.ipukern.generator.spec.json.JsonValue.JsonText;

/** The whole numbers from {@code least} to {@code most}, both included. */
public record WholeRange(long least, long most) {

  /**
   * What reading a value gave: the number, or what is wrong with it.
   *
   * @param rule null if the value is right
   */
  record Result(long value, InputRule rule, String message, String nearest) {
    OptionalInt asOptional() {
      return rule == null ? OptionalInt.of(Math.toIntExact(value)) : OptionalInt.empty();
    }
  }

  Result read(JsonValue value) {
    if (!(value instanceof JsonNumber number)) {
      String quoted = value instanceof JsonText text && isWhole(text.value()) ? text.value() : "";
      String shown =
          value.shown().equals("null")
              ? "null is not a value"
              : value.shown() + " has the wrong type";
      return wrong(InputRule.TYPE, shown, quoted.isEmpty() ? "" : nearest(quoted));
    }
    String text = number.text();
    if (isWhole(text)) {
      BigInteger exact = new BigInteger(text);
      boolean inside =
          exact.compareTo(BigInteger.valueOf(least)) >= 0
              && exact.compareTo(BigInteger.valueOf(most)) <= 0;
      if (!inside) {
        return wrong(InputRule.RANGE, value.shown() + " is out of range", nearest(text));
      }
      if (text.equals("-0")) {
        return wrong(InputRule.NUMBER_SPELLING, "-0 has a sign without a meaning", "0");
      }
      return new Result(exact.longValue(), null, "", "");
    }
    double real = Double.parseDouble(text);
    boolean whole = real == Math.rint(real) && real >= (double) least && real <= (double) most;
    return wrong(
        whole ? InputRule.NUMBER_SPELLING : InputRule.TYPE,
        value.shown() + " is not written as a whole number",
        nearest(text));
  }

  private static boolean isWhole(String text) {
    int start = text.startsWith("-") ? 1 : 0;
    if (text.length() == start || text.length() > 100) {
      return false;
    }
    for (int i = start; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return true;
  }

  private String nearest(String text) {
    double real = Math.rint(Double.parseDouble(text));
    return String.valueOf((long) Math.max((double) least, Math.min((double) most, real)));
  }

  private static Result wrong(InputRule rule, String message, String nearest) {
    return new Result(0, rule, message, nearest);
  }

  @Override
  public String toString() {
    return least == most ? String.valueOf(least) : "whole numbers from " + least + " to " + most;
  }
}
