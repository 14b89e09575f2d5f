package org.ipukern.generator.explore.profile;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;
import java.util.Optional;

/**
 * A figure that has a formula or is said to be derived, computed anew.
 *
 * @param figure what the note says
 * @param computed what its formula gives, not finite if it divides by zero; empty if there is no
 *     formula or one of its names is not known
 */
public record CheckedFigure(Figure figure, Optional<Double> computed) {
  /** Computes the formula of a figure. */
  static CheckedFigure of(Figure figure, Map<String, Double> names) {
    return new CheckedFigure(
        figure,
        figure.formula().isEmpty() ? Optional.empty() : Formula.value(figure.formula(), names));
  }

  /** True if the computed value, rounded to the digits that the note prints, is the note's. */
  public boolean follows() {
    return computed.filter(Double::isFinite).isPresent()
        && rounded().compareTo(figure.value()) == 0;
  }

  /** Why it does not follow, or that it does. */
  public String outcome() {
    if (figure.formula().isEmpty()) {
      return "does not follow: the note does not print what it is made of";
    }
    if (computed.isEmpty()) {
      return "not checked: a figure of the formula is not given";
    }
    if (!Double.isFinite(computed.get())) {
      return "does not follow: the formula has no value, since it divides by zero";
    }
    return follows() ? "follows" : "does not follow: " + rounded().toPlainString();
  }

  private BigDecimal rounded() {
    int scale = Math.max(0, figure.value().scale());
    return BigDecimal.valueOf(computed.orElseThrow()).setScale(scale, RoundingMode.HALF_UP);
  }
}
