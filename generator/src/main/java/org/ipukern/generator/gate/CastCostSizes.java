package org.ipukern.generator.gate;

import java.util.ArrayList;
import java.util.List;
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
    List<String> words = new ArrayList<>(List.of("cast"));
    words.add(fp8 ? (spec.from() == spec.to() ? "same" : "other") : format(spec.from()));
    words.add(format(spec.to()));
    words.add(spec.layout().id());
    words.add(spec.placement().id());
    if (spec.layout() == CastLayout.ROW_MAJOR) {
      add(words, spec.sourceStride() % 4 == 0, steps(spec) > LONGEST_STEP ? "far" : "quads");
      add(words, spec.sourceStride() % 4 == 2, "words");
      add(words, spec.sourceStride() % 2 == 1, "halves");
    }
    add(words, half, "half");
    add(words, spec.rounding() == Rounding.STOCHASTIC, "stochastic");
    add(words, spec.overflow() == Overflow.NAN, "nan");
    if (spec.scale().isPresent()) {
      words.add(scale(spec, spec.scale().getAsInt()));
    }
    add(words, spec.sourceScale().isPresent(), "source-scale");
    return String.join(" ", words);
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

  private static void add(List<String> words, boolean has, String word) {
    if (has) {
      words.add(word);
    }
  }
}
