package org.ipukern.generator.gate;

import org.ipukern.generator.spec.LayoutSpec;
import org.ipukern.generator.spec.Placement;
import org.ipukern.generator.spec.TransposeMethod;

/**
 * Bundles in which a worker puts long steps into registers, since no immediate holds them: see
 * {@code constant} in templates/rearrange/blocks.ftl and its uses, and {@code apart} in stream.ftl.
 */
final class LayoutSteps {
  /** What stands for a step that no table takes into account. */
  static final int NONE = -1;

  private static final int LEAST = -128;
  private static final int MOST = 127;

  /** Quads from column to column of a coefficient block. */
  private static final int COLUMN = 4;

  /** Steps that a stride field holds, in quads. */
  private static final int LONGEST_STEP = 511;

  private LayoutSteps() {}

  static int coefficients(LayoutSpec spec) {
    return bundles(spec, COLUMN);
  }

  static int transposed(LayoutSpec spec) {
    return bundles(spec, spec.targetStride() * spec.bits() / 64);
  }

  private static int bundles(LayoutSpec spec, int column) {
    int bytes = spec.sourceStride() * spec.bits() / 8;
    int row = bytes / 8;
    if (spec.bits() == 8) {
      return constant(bytes / 4);
    }
    if (spec.method() == TransposeMethod.ACCUMULATOR || isPaced(spec, row, column)) {
      // Only where a strip has a single block is the column's step a constant too.
      return column > MOST ? NONE : constant(row);
    }
    if (spec.bits() == 32) {
      return constant(row) + constant(column) + constant(1 - column);
    }
    int words = bytes / 4;
    return constant(row)
        + constant(words)
        + constant(1 - words)
        + constant(words - 1)
        + constant(column)
        + constant(1 - 3 * column);
  }

  private static boolean isPaced(LayoutSpec spec, int row, int column) {
    return spec.bits() == 32
        && spec.placement() == Placement.SEPARATE
        && row <= LONGEST_STEP
        && column <= LONGEST_STEP;
  }

  /** Bundles that a step of so many units takes. */
  static int constant(int units) {
    return units > MOST ? 1 : units < LEAST ? 2 : 0;
  }
}
