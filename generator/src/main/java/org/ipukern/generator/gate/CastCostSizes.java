package org.ipukern.generator.gate;

import java.util.Optional;
import org.ipukern.generator.spec.CastLayout;
import org.ipukern.generator.spec.CastSpec;
import org.ipukern.generator.spec.Overflow;
import org.ipukern.generator.spec.Placement;
import org.ipukern.generator.spec.Rounding;
import org.ipukern.generator.spec.ValueFormat;

/**
 * Where casts stand in the cost tables: elements; or rows and panels of 32 columns, of the
 * row-major layout whole panels only.
 */
final class CastCostSizes {
  private static final int PANEL = 32;
  private static final int HALF_PANEL = 16;
  private static final int LEAST_SCALE = -32;

  /** Quads of a row step that a stride field holds, see templates/cast/schedule.ftl. */
  private static final int LONGEST_STEP = 511;

  /** Quads of a panel's row, less the two steps to its end. */
  private static final int STEPPED = 6;

  /**
   * Bytes of a source that fits below interleaved memory beside the code, a boundary between
   * elements anywhere: a larger one at any placement may lie in both, and take cycles in between.
   */
  private static final long SOURCE = 160 * 1024;

  private CastCostSizes() {}

  static Optional<CostSizes> of(CastSpec spec) {
    if (spec.elements() == 0
        || hasNoFigure(spec)
        || (spec.placement() == Placement.ANY && spec.sourceBytes() > SOURCE)) {
      return Optional.empty();
    }
    int whole = spec.columns() / PANEL;
    int rest = spec.columns() % PANEL;
    if (spec.layout() == CastLayout.ROW_MAJOR && rest > 0) {
      return Optional.empty();
    }
    String kind = kind(spec, rest > 0 && rest <= HALF_PANEL);
    return Optional.of(
        spec.layout() == CastLayout.LINEAR
            ? new CostSizes(kind, Math.toIntExact(spec.elements()), 1, 1)
            : new CostSizes(kind, spec.rows(), whole + (rest > 0 ? 1 : 0), 1));
  }

  /** One fixed scale whose difference to a metadata byte of 0 takes the slow path. */
  private static boolean hasNoFigure(CastSpec spec) {
    return spec.from().isFp8()
        && spec.sourceScale().isEmpty()
        && spec.scale().orElse(0) == LEAST_SCALE;
  }

  private static String kind(CastSpec spec, boolean half) {
    boolean fp8 = spec.from().isFp8() && spec.to().isFp8();
    KindName name = new KindName("cast");
    name.add(fp8 ? (spec.from() == spec.to() ? "same" : "other") : format(spec.from()));
    name.add(format(spec.to()));
    name.add(spec.layout().id());
    name.add(spec.placement().id());
    if (spec.layout() == CastLayout.ROW_MAJOR) {
      name.addIf(spec.sourceStride() % 4 == 0, steps(spec) > LONGEST_STEP ? "far" : "quads");
      name.addIf(spec.sourceStride() % 4 == 2, "words");
      name.addIf(spec.sourceStride() % 2 == 1, "halves");
    }
    name.addIf(half, "half");
    name.addIf(spec.rounding() == Rounding.STOCHASTIC, "stochastic");
    name.addIf(spec.overflow() == Overflow.NAN, "nan");
    if (spec.scale().isPresent()) {
      name.add(scale(spec, spec.scale().getAsInt()));
    }
    name.addIf(spec.sourceScale().isPresent(), "source-scale");
    return name.toString();
  }

  private static String scale(CastSpec spec, int scale) {
    if (spec.from() == ValueFormat.F16 && scale == LEAST_SCALE) {
      return "widest";
    }
    return spec.from() == ValueFormat.F32 && scale == 0 ? "unscaled" : "scale";
  }

  private static int steps(CastSpec spec) {
    return spec.sourceStride() / 4 - STEPPED;
  }

  private static String format(ValueFormat format) {
    return format.isFp8() ? "fp8" : format.id();
  }
}
