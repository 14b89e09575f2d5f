package org.ipukern.generator.explore.profile;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.ipukern.tile.number.Fp8Format;
import org.ipukern.tile.number.Overflow;

/**
 * Arithmetic over named figures: {@code + - * /}, brackets, decimal numbers, names, and the
 * functions {@code floor(x)}, {@code ceil(x)}, {@code round(x)}, and {@code f143(x, s)}, the value
 * nearest to x that a byte of format F143 with scale s stands for.
 */
final class Formula {
  private static final int DEEPEST = 50;

  private final String text;
  private final Map<String, Double> names;
  private final Set<String> unknown = new LinkedHashSet<>();
  private int at;
  private int depth;

  private Formula(String text, Map<String, Double> names) {
    this.text = text;
    this.names = names;
  }

  /**
   * The value of a formula, which may be infinite or no number where it divides by zero.
   *
   * @return empty if a name is not known
   * @throws IllegalArgumentException if the text is no formula; the message says where
   */
  static Optional<Double> value(String text, Map<String, Double> names) {
    Formula formula = new Formula(text, names);
    double value = formula.all();
    return formula.unknown.isEmpty() ? Optional.of(value) : Optional.empty();
  }

  /**
   * The names of a formula that are not among these, in their order.
   *
   * @throws IllegalArgumentException if the text is no formula; the message says where
   */
  static Set<String> unknown(String text, Map<String, Double> names) {
    Formula formula = new Formula(text, names);
    formula.all();
    return formula.unknown;
  }

  private double all() {
    double value = sum();
    blanks();
    if (at < text.length()) {
      throw wrong("an operator");
    }
    return value;
  }

  private double sum() {
    if (++depth > DEEPEST) {
      throw wrong("fewer brackets");
    }
    double value = product();
    while (next("+-")) {
      char operator = text.charAt(at++);
      double right = product();
      value = operator == '+' ? value + right : value - right;
    }
    depth--;
    return value;
  }

  private double product() {
    double value = atom();
    while (next("*/")) {
      char operator = text.charAt(at++);
      double right = atom();
      value = operator == '*' ? value * right : value / right;
    }
    return value;
  }

  private double atom() {
    blanks();
    if (next("(")) {
      at++;
      double value = sum();
      expect(')');
      return value;
    }
    int start = at;
    while (at < text.length() && isWord(text.charAt(at))) {
      at++;
    }
    String word = text.substring(start, at);
    if (word.matches("[0-9]+([.][0-9]+)?")) {
      return Double.parseDouble(word);
    }
    if (word.isEmpty() || !Character.isLetter(word.charAt(0))) {
      throw wrong("a number, a name or a bracket");
    }
    return next("(") ? call(word) : named(word);
  }

  private double named(String name) {
    if (!names.containsKey(name)) {
      unknown.add(name);
    }
    return names.getOrDefault(name, Double.NaN);
  }

  private double call(String function) {
    expect('(');
    double x = sum();
    double value =
        switch (function) {
          case "floor" -> Math.floor(x);
          case "ceil" -> Math.ceil(x);
          case "round" -> Math.floor(x + 0.5);
          case "f143" -> {
            expect(',');
            yield quarter(x, sum());
          }
          default -> throw wrong("one of floor, ceil, round, f143 before the bracket");
        };
    expect(')');
    return value;
  }

  private static double quarter(double x, double scale) {
    double unit = Math.pow(2, scale);
    return unit * Fp8Format.F143.decode(Fp8Format.F143.encode(x / unit, Overflow.SATURATE));
  }

  private void expect(char wanted) {
    if (!next(String.valueOf(wanted))) {
      throw wrong("'" + wanted + "'");
    }
    at++;
  }

  private boolean next(String characters) {
    blanks();
    return at < text.length() && characters.indexOf(text.charAt(at)) >= 0;
  }

  private void blanks() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
  }

  private static boolean isWord(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '.';
  }

  private IllegalArgumentException wrong(String wanted) {
    return new IllegalArgumentException(
        "'" + text + "', character " + (at + 1) + ": " + wanted + " is missing");
  }
}
