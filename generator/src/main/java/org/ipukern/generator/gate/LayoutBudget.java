package org.ipukern.generator.gate;

import org.ipukern.generator.spec.LayoutKernel;
import org.ipukern.generator.spec.LayoutSpec;
import org.ipukern.generator.spec.Placement;
import org.ipukern.generator.spec.SourceOrder;
import org.ipukern.generator.spec.TransposeMethod;
import org.ipukern.tile.cost.SharedWork;

/**
 * Budgets of layout changes in tile cycles: a start, and six cycles for each slot of the busiest
 * worker in each of the passes that docs/kernels/layout.md describes. The slot prices are stated in
 * docs/cost-model.md.
 */
final class LayoutBudget {
  private static final long SLOTS = 6;

  /** Launch, join, a worker's start and its exit. */
  private static final long START = 160;

  /** Slots of a pass after the first: its set-up. */
  private static final long PASS = 22;

  private static final int QUAD = 8;
  private static final int PART = 32;
  private static final int WORD = 4;

  /** Quads of a row that are one unit of work; longer rows are shared by the quad. */
  private static final int SHORT_ROW = 16;

  private static final int LONGEST_STEP = 511;
  private static final int WORKERS = 6;

  /** Slots of a piece where rows of fragments are shared, to choose between the two ways. */
  private static final long ROW_PIECE = 18;

  private final LayoutSpec spec;
  private final int size;
  private final long sourceStep;
  private final long targetStep;
  private long slots;

  private LayoutBudget(LayoutSpec spec) {
    this.spec = spec;
    this.size = spec.bits() / 8;
    this.sourceStep = (long) spec.sourceStride() * size;
    this.targetStep = (long) spec.targetStride() * size;
  }

  /** The ceiling that the simulated cycles must not exceed. */
  static long of(LayoutSpec spec) {
    LayoutBudget budget = new LayoutBudget(spec);
    switch (spec.kernel()) {
      case COPY, PAD, FILL -> budget.rows();
      case ROWS_FROM_PANELS -> budget.fragments();
      case PANELS_FROM_ROWS -> budget.panels();
      case COEFFICIENTS_FROM_ROWS -> budget.coefficients();
      case TRANSPOSE -> budget.transpose();
    }
    return Math.addExact(START, Math.multiplyExact(SLOTS, budget.slots));
  }

  private void pass(long busiest) {
    slots = Math.addExact(slots, busiest > 0 && slots > 0 ? busiest + PASS : busiest);
  }

  private boolean isPaced(long... steps) {
    boolean paced = spec.placement() == Placement.SEPARATE;
    for (long step : steps) {
      paced &= step / QUAD <= LONGEST_STEP;
    }
    return paced;
  }

  /** Slots of a quad that is loaded and stored. */
  private long quad(boolean paced) {
    return paced ? 1 : 2;
  }

  private void rows() {
    boolean hasSource = spec.kernel() != LayoutKernel.FILL;
    boolean dense =
        spec.kernel() != LayoutKernel.PAD
            && spec.targetStride() == spec.columns()
            && (!hasSource || spec.sourceStride() == spec.columns());
    long rows = dense ? 1 : spec.rows();
    long length = dense ? (long) spec.rows() * spec.columns() : spec.columns();
    long quads = length * size / QUAD;
    long width = length + spec.width() - spec.columns();
    boolean aligned =
        rows == 1 || (targetStep % QUAD == 0 && (!hasSource || sourceStep % QUAD == 0));
    if (!aligned || quads == 0) {
      byWords(rows, width, period(hasSource));
      return;
    }
    long price = hasSource ? quad(isPaced(rows == 1 ? 0 : targetStep)) : 1;
    if (quads <= SHORT_ROW) {
      long far = sourceStep / QUAD > LONGEST_STEP ? 1 : 0;
      pass(SharedWork.of(1, rows).busiest(quads * price + far, PASS));
    } else {
      pass(SharedWork.of(rows, quads).busiest(price, PASS));
    }
    byWords(rows, width - quads * QUAD / size, 1);
  }

  private void fragments() {
    long whole = spec.columns() / LayoutSpec.FRAGMENT;
    long quads = 2L * size;
    boolean aligned = sourceStep % QUAD == 0 && (targetStep % QUAD == 0 || spec.rows() == 1);
    if (!aligned || whole == 0) {
      byWords(spec.rows(), spec.width() + whole * 2L * (4 / size), period(false));
      return;
    }
    long perWorker = (whole + WORKERS - 1) / WORKERS;
    long byFragments = perWorker * (spec.rows() * quads + 3);
    long byRows =
        (whole * spec.rows() + WORKERS - 1) / WORKERS * quads + (perWorker + 1) * ROW_PIECE;
    if (spec.rows() > 1 && isPaced(targetStep + QUAD * quads) && byFragments <= byRows) {
      pass(
          SharedWork.of(1, whole)
              .busiest(spec.rows() * quads + 3, spec.rows() > SHORT_ROW ? PASS + whole : 0));
    } else {
      pass(SharedWork.of(whole, spec.rows()).busiest(quads * quad(isPaced(targetStep)), PASS));
    }
    byWords(spec.rows(), spec.width() - whole * LayoutSpec.FRAGMENT, 1);
  }

  private void panels() {
    if (sourceStep % QUAD != 0) {
      byWords(spec.rows(), padded(spec.columns()), period(true));
      return;
    }
    long whole = (long) spec.columns() * size / PART;
    pass(SharedWork.of(whole, spec.rows()).busiest(4 * quad(isPaced()) + far(), pieces()));
    tails(spec.rows(), spec.columns());
  }

  private void coefficients() {
    boolean byRow = spec.order() == SourceOrder.C_BY_K;
    int inner = byRow ? spec.columns() : spec.rows();
    int outer = byRow ? spec.rows() : spec.columns();
    long parts = padded(inner) * size / PART;
    if (byRow && sourceStep % QUAD == 0) {
      long whole = (long) inner * size / PART;
      SharedWork full = SharedWork.of(outer / 16 * whole, 16);
      pass(full.busiest(4 * quad(isPaced()) + far(), pieces()));
      pass(SharedWork.of(whole, outer % 16).busiest(4 * quad(isPaced()) + far(), PASS));
      tails(outer, inner);
    } else if (spec.method() == TransposeMethod.ACCUMULATOR) {
      pass(SharedWork.of(1, outer / 16 * parts).busiest(78, -6));
    } else if (!byRow && sourceStep % (4L * size) == 0) {
      blocks(inner, outer, PART / size);
      byWords(outer / 4 * 4L, inner % (PART / size) > 0 ? PART / size : 0, 1);
      byWords(outer % 4, padded(inner), 1);
    } else {
      byWords(outer, padded(inner), byRow ? period(true) : 1);
    }
    if (outer % 16 > 0) {
      pass(SharedWork.of(1, parts).busiest(4L * (16 - outer % 16), PASS));
    }
  }

  private void transpose() {
    int side = size == 4 ? 2 : 4;
    int unit = size == 1 ? 4 : QUAD;
    boolean aligned = sourceStep % unit == 0 && targetStep % unit == 0;
    if (!aligned || spec.rows() < side || spec.columns() < side) {
      if (byPairs()) {
        pass(SharedWork.of(1, spec.columns() / 2).busiest(4L * (spec.rows() / 2) + 9, PASS));
        byWords(spec.columns() / 2 * 2L, targetStep % WORD == 0 ? spec.rows() % 2 : 0, 1);
        byWords(spec.columns() % 2, spec.rows(), 1);
        return;
      }
      byWords(spec.columns(), spec.rows(), period(false));
      return;
    }
    blocks(spec.rows(), spec.columns(), spec.rows());
    byWords((long) spec.columns() / side * side, spec.rows() % side, 1);
    byWords(spec.columns() % side, spec.rows(), 1);
  }

  /** Two columns of halves at a time, see pairs16.ftl. */
  private boolean byPairs() {
    boolean noGaps = spec.rows() % 2 == 1 && spec.targetStride() == spec.rows();
    return size == 2
        && spec.rows() > 1
        && spec.columns() > 1
        && sourceStep % WORD == 0
        && (targetStep % WORD == 0 || noGaps);
  }

  /** Blocks of a source of so many rows and columns, in strips of at most so many rows. */
  private void blocks(int rows, int columns, int strip) {
    int side = size == 4 ? 2 : 4;
    SharedWork work =
        SharedWork.of(columns / side * (long) (rows / strip), strip / side)
            .and(columns / side, rows % strip / side);
    if (spec.method() == TransposeMethod.ACCUMULATOR) {
      pass(Math.max(work.busiest(4, 14), work.busiest(4, 17) - 12));
    } else if (size == 4) {
      pass(work.busiest(isPaced(sourceStep, targetStep) ? 2 : 4, 17));
    } else {
      pass(work.busiest(size == 2 ? 10 : 16, size == 2 ? 9 : 12) - 4);
    }
  }

  /** What whole parts of 32 bytes leave of the rows. */
  private void tails(long rows, int inner) {
    long tail = (long) inner * size % PART;
    if (tail == 0) {
      return;
    }
    long quads = tail / QUAD;
    pass(SharedWork.of(1, rows).busiest(quads * quad(isPaced()) + far(), (rows / 96 + 2) * PASS));
    if (tail % QUAD == 0) {
      pass(SharedWork.of(1, rows).busiest(4 - quads, (rows / 96 + 2) * PASS));
    } else {
      byWords(rows, (PART - quads * QUAD) / size, 1);
    }
  }

  private long far() {
    return sourceStep / QUAD - 3 > LONGEST_STEP ? 1 : 0;
  }

  private long pieces() {
    return spec.placement() == Placement.SEPARATE ? 5 : PASS;
  }

  private long padded(int inner) {
    int part = PART / size;
    return (long) (inner + part - 1) / part * part;
  }

  /** Target rows, or source rows that are copied, from word to word. */
  private long period(boolean copies) {
    long target =
        spec.kernel() == LayoutKernel.PANELS_FROM_ROWS
                || spec.kernel() == LayoutKernel.COEFFICIENTS_FROM_ROWS
            ? 4
            : targetStep;
    long period = Math.max(1, 4 / (target & -target));
    return copies ? Math.max(period, 4 / Math.min(4, sourceStep & -sourceStep)) : period;
  }

  /** Rows of elements word by word, in groups of so many rows. */
  private void byWords(long rows, long elements, long period) {
    if (rows <= 0 || elements <= 0) {
      return;
    }
    long word = size == 4 ? 2 : size == 2 ? 4 : 8;
    long row = 16 + word * (elements * size / 4 + 2) + elements / 16 * 5;
    pass(SharedWork.of(1, rows / period).busiest(period * row, PASS) + rows % period * (row + 12));
  }
}
