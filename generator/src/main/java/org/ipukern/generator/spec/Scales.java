package org.ipukern.generator.spec;

import java.util.OptionalInt;
import org.ipukern.generator.spec.json.FieldReader;
import org.ipukern.generator.spec.json.InputRule;

/** The hardware's scale register holds the sum, or the difference, of two scales in six bits. */
final class Scales {
  private static final String ALLOWED = Limits.SCALE.least() + " to " + Limits.SCALE.most();

  private Scales() {}

  /** Refuses scales of two operands whose sum the scale register cannot hold. */
  static void sum(FieldReader fields, OptionalInt left, OptionalInt coefficients) {
    if (left.isPresent() && coefficients.isPresent()) {
      check(
          fields,
          "coefficients-scale",
          "the sum of the scales",
          left.getAsInt() + coefficients.getAsInt(),
          coefficients.getAsInt());
    }
  }

  /** Refuses scales of source and target whose difference the scale register cannot hold. */
  static void difference(FieldReader fields, OptionalInt source, OptionalInt target) {
    if (source.isPresent() && target.isPresent()) {
      check(
          fields,
          "source-scale",
          "the source's scale less the target's",
          source.getAsInt() - target.getAsInt(),
          source.getAsInt());
    }
  }

  private static void check(FieldReader fields, String name, String what, int value, int given) {
    long legal = Math.max(Limits.SCALE.least(), Math.min(Limits.SCALE.most(), value));
    if (value != legal) {
      fields.reject(
          InputRule.RELATION,
          name,
          what + " is " + value,
          ALLOWED,
          String.valueOf(given - value + legal));
    }
  }
}
