package org.ipukern.generator.gate;

import java.util.Optional;
import org.ipukern.generator.spec.Fill;
import org.ipukern.generator.spec.LayoutKernel;
import org.ipukern.generator.spec.LayoutSpec;
import org.ipukern.generator.spec.Placement;
import org.ipukern.generator.spec.SourceOrder;
import org.ipukern.generator.spec.TransposeMethod;

/**
 * Where layout changes stand in the cost tables: those that go by quads of eight bytes or by whole
 * blocks. {@code docs/cost-model.md} says what their sizes count.
 */
final class LayoutCostSizes {
  private static final int QUAD = 8;
  private static final int WORD = 4;
  private static final int PANEL = 32;

  /** Rows of at most so many quads are shared as they are, see templates/rearrange/rows.ftl. */
  private static final int SHORT = 16;

  /** Steps that a stride field holds, in quads. */
  private static final int LONGEST_STEP = 511;

  /** What an immediate of the words' path adds to an address, in bytes. */
  private static final int NEAR = 32_767;

  /** Most rows of rows-from-panels that have tables. */
  private static final int PANEL_ROWS = 16;

  private final LayoutSpec spec;
  private final int size;
  private final KindName name;

  private LayoutCostSizes(LayoutSpec spec) {
    this.spec = spec;
    size = spec.bits() / 8;
    name =
        new KindName(
            "layout", spec.kernel().id(), String.valueOf(spec.bits()), spec.placement().id());
  }

  static Optional<CostSizes> of(LayoutSpec spec) {
    LayoutCostSizes sizes = new LayoutCostSizes(spec);
    return switch (spec.kernel()) {
      case COPY, FILL -> sizes.copied();
      case PAD -> sizes.padded();
      case ROWS_FROM_PANELS -> sizes.rows();
      case PANELS_FROM_ROWS -> sizes.panels();
      case COEFFICIENTS_FROM_ROWS -> sizes.coefficients();
      case TRANSPOSE -> sizes.transposed();
    };
  }

  private Optional<CostSizes> sizes(long n, long inner, long outer) {
    return Optional.of(
        new CostSizes(
            name.toString(), Math.toIntExact(n), Math.toIntExact(inner), Math.toIntExact(outer)));
  }

  /** Elements of a row without gaps; else rows and quads of a row. */
  private Optional<CostSizes> copied() {
    boolean filled = spec.kernel() == LayoutKernel.FILL && spec.fill() != Fill.ZERO;
    boolean dense =
        spec.targetStride() == spec.columns()
            && (spec.kernel() == LayoutKernel.FILL || spec.sourceStride() == spec.columns());
    if (dense || spec.rows() == 1) {
      long bytes = (long) spec.rows() * spec.columns() * size;
      // The path by words takes the row's own length for the distance of its rows, and a far end
      // takes it another bundle.
      long row = (long) spec.columns() * size;
      if (bytes % QUAD > 0 && (bytes > NEAR || wordPart(bytes) != wordPart(row))) {
        return Optional.empty();
      }
      name.add("dense");
      name.addIf(filled, "filled");
      return sizes((long) spec.rows() * spec.columns(), 1, 1);
    }
    name.addIf(filled, "filled");
    return byQuads(1);
  }

  /** The greatest common divisor of so many bytes and a word. */
  private static long wordPart(long bytes) {
    return Math.min(WORD, Long.lowestOneBit(bytes));
  }

  private Optional<CostSizes> padded() {
    int more = spec.width() - spec.columns();
    if (spec.rows() == 1
        || more == 0
        || more >= QUAD
        || spec.bits() != 16
        || spec.placement() == Placement.ANY) {
      return Optional.empty();
    }
    name.addIf(spec.fill() != Fill.ZERO, "filled");
    return byQuads(more);
  }

  private Optional<CostSizes> byQuads(int outer) {
    int bytes = spec.columns() * size;
    int quads = bytes / QUAD;
    int rest = bytes % QUAD / size;
    boolean hasSource = spec.kernel() != LayoutKernel.FILL;
    if (quads == 0
        || !isNear(spec.targetStride(), quads)
        || (hasSource && !isNear(spec.sourceStride(), quads))
        || ((rest > 0 || spec.width() > spec.columns()) && spec.targetStride() * size > NEAR)
        || (rest > 0 && hasSource && spec.sourceStride() * size > NEAR)) {
      return Optional.empty();
    }
    name.addIf(rest > 0, "rest" + rest);
    if (quads > SHORT) {
      name.add("long");
      name.addIf(hasSource && spec.targetStride() * size == quads * QUAD, "onto-dense");
      return sizes(spec.rows(), quads - SHORT, outer);
    }
    name.add("short");
    if (spec.placement() == Placement.ANY || !hasSource) {
      int steps = LayoutSteps.constant(jump(spec.targetStride(), quads));
      steps += hasSource ? LayoutSteps.constant(jump(spec.sourceStride(), quads)) : 0;
      name.addIf(steps > 0, "steps" + steps);
    }
    return sizes(spec.rows(), quads, outer);
  }

  /** Quads from the last of a row's to the first of the next row. */
  private int jump(int stride, int quads) {
    return stride * size / QUAD - quads + 1;
  }

  private boolean isNear(int stride, int quads) {
    return stride * size % QUAD == 0 && jump(stride, quads) <= LONGEST_STEP;
  }

  /** Fragments by rows. */
  private Optional<CostSizes> rows() {
    int rest = spec.columns() % LayoutSpec.FRAGMENT;
    int whole = spec.columns() / LayoutSpec.FRAGMENT;
    int padding = spec.width() - spec.columns();
    if (spec.rows() == 1
        || spec.rows() > PANEL_ROWS
        || whole == 0
        || spec.sourceStride() * size % QUAD != 0
        || spec.targetStride() * size % QUAD != 0
        || spec.targetStride() * size / QUAD + 2 * size > LONGEST_STEP
        || (rest == 0 && padding > 0)
        || (rest > 0 && (padding != LayoutSpec.FRAGMENT - rest || lastFragment(whole) > NEAR))) {
      return Optional.empty();
    }
    name.addIf(spec.fill() != Fill.ZERO && padding > 0, "filled");
    name.addIf(rest > 0, "rest" + rest);
    boolean far = LayoutSteps.constant(jump(spec.targetStride(), 2 * size)) > 0;
    name.addIf(far && spec.placement() == Placement.ANY, "steps1");
    return sizes(whole, spec.rows() - 1, 1);
  }

  /** Where the cut fragment lies, in bytes. */
  private long lastFragment(int whole) {
    int slot = spec.slots().isEmpty() ? whole : spec.slots().get(whole);
    return (long) slot * spec.sourceStride() * size;
  }

  /** Rows by panels. */
  private Optional<CostSizes> panels() {
    int panel = PANEL / size;
    int rest = spec.columns() % panel;
    if (!isNear(spec.sourceStride(), PANEL / QUAD)
        || rest * size % QUAD != 0
        || (rest > 0 && !isNear(spec.sourceStride(), rest * size / QUAD))) {
      return Optional.empty();
    }
    name.addIf(rest > 0, "rest" + rest);
    boolean one = spec.columns() <= panel;
    name.addIf(one && spec.placement() == Placement.SEPARATE && hasSourceGaps(), "strided");
    if (spec.placement() == Placement.ANY) {
      int whole = PANEL / QUAD;
      int steps =
          spec.columns() >= panel ? LayoutSteps.constant(jump(spec.sourceStride(), whole)) : 0;
      steps += rest > 0 ? LayoutSteps.constant(jump(spec.sourceStride(), rest * size / QUAD)) : 0;
      name.addIf(steps > 0, "steps" + steps);
    }
    return sizes(spec.rows(), spec.columns() / panel + (rest > 0 ? 1 : 0), 1);
  }

  private boolean hasSourceGaps() {
    return spec.sourceStride() > spec.columns();
  }

  /** Whole blocks. */
  private Optional<CostSizes> coefficients() {
    boolean byColumn = spec.order() == SourceOrder.C_BY_K;
    int panel = PANEL / size;
    int inner = byColumn ? spec.columns() : spec.rows();
    int outer = byColumn ? spec.rows() : spec.columns();
    if (inner % panel != 0 || outer % LayoutSpec.FRAGMENT != 0) {
      return Optional.empty();
    }
    if (byColumn) {
      if (!isNear(spec.sourceStride(), PANEL / QUAD)) {
        return Optional.empty();
      }
      name.add("cxk");
      boolean far = LayoutSteps.constant(jump(spec.sourceStride(), PANEL / QUAD)) > 0;
      name.addIf(far && spec.placement() == Placement.ANY, "steps1");
      boolean dense = inner == panel && !hasSourceGaps();
      name.addIf(dense && spec.placement() == Placement.SEPARATE, "dense");
    } else {
      if (spec.sourceStride() % 4 != 0) {
        return Optional.empty();
      }
      name.addIf(spec.method() == TransposeMethod.ACCUMULATOR, "accumulator");
      int steps = LayoutSteps.coefficients(spec);
      if (steps < 0) {
        return Optional.empty();
      }
      name.addIf(steps > 0, "steps" + steps);
    }
    return sizes((long) inner / panel * (outer / LayoutSpec.FRAGMENT), 1, 1);
  }

  /** Rows of blocks by columns of blocks. */
  private Optional<CostSizes> transposed() {
    int side = spec.bits() == 32 ? 2 : 4;
    int unit = spec.bits() == 8 ? 4 : QUAD;
    if (spec.rows() % side != 0
        || spec.columns() % side != 0
        || spec.sourceStride() * size % unit != 0
        || spec.targetStride() * size % unit != 0) {
      return Optional.empty();
    }
    if (spec.bits() == 32
        && spec.placement() == Placement.SEPARATE
        && (spec.sourceStride() / 2 > LONGEST_STEP || spec.targetStride() / 2 > LONGEST_STEP)) {
      name.add("far");
    }
    name.addIf(spec.method() == TransposeMethod.ACCUMULATOR, "accumulator");
    int steps = LayoutSteps.transposed(spec);
    if (steps < 0) {
      return Optional.empty();
    }
    name.addIf(steps > 0, "steps" + steps);
    return sizes(spec.rows() / side, spec.columns() / side, 1);
  }
}
