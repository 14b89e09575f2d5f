package org.ipukern.tile.cost;

/**
 * Issue slots of the six workers in each kind of launch of a plain GEMM, as templates/gemm has
 * them: a start that reads the worker's line of the plan, then a body for no row, one row, two rows
 * or more. {@code GemmCostTest} counts the emitted text.
 */
final class PlainGemmWorkers {
  private static final int WORKERS = 6;

  /** Rows of a worker beyond which a stride field cannot step back over them. */
  private static final int NEAR = 128;

  private final boolean adds;
  private final boolean columnLoop;
  private boolean idle;
  private boolean one;
  private boolean two;
  private boolean large;
  private boolean far;
  private final boolean dispatch;
  private final boolean lateDispatch;
  private final boolean last;
  private final int quotient;
  private final int remainder;

  /**
   * @param entry index of the entry point in the shape's list
   */
  PlainGemmWorkers(PlainGemmShape shape, int entry) {
    adds = shape.groups() > 1;
    columnLoop = shape.panels() > 1;
    for (int i = 0; i < shape.streamed().size(); i++) {
      int rows = shape.streamed().get(i);
      share(rows / WORKERS);
      if (rows % WORKERS > 0) {
        share(rows / WORKERS + 1);
      }
    }
    int kinds = (idle ? 1 : 0) + (one ? 1 : 0) + (two ? 1 : 0) + (large ? 1 : 0);
    dispatch = kinds > 1;
    lateDispatch = one && two && !large && !idle;
    last = entry == shape.streamed().size() - 1;
    quotient = shape.streamed().get(entry) / WORKERS;
    remainder = shape.streamed().get(entry) % WORKERS;
  }

  private void share(int rows) {
    idle |= rows == 0;
    one |= rows == 1;
    two |= rows == 2;
    large |= rows > 2;
    far |= rows > NEAR;
  }

  /** Rows of a worker. */
  private int rows(int worker) {
    return quotient + (worker < remainder ? 1 : 0);
  }

  /** Slots of the first launch of a call. */
  int first(int worker) {
    boolean steps = !far || one || two;
    int start = 2 + (columnLoop ? 1 : 0) + (last ? 0 : 1); // who it is and where its line stands
    start += 2 + 1 + (large ? 1 : 0) + (adds && steps ? 2 : 0); // its line
    start += 4; // its rows of A and of C
    if (dispatch) {
      start += (adds ? 1 : 0) + (columnLoop ? 1 : 0) + 2;
    } else if (columnLoop) {
      start++;
    }
    return start + initial(rows(worker));
  }

  /** Slots of the first launch of a later column panel. */
  int column(int worker) {
    int rows = rows(worker);
    return (dispatch ? 1 : 0) + (rows == 0 ? 1 : 2 + initial(rows));
  }

  private int initial(int rows) {
    int adding = adds ? 1 : 0;
    return switch (rows) {
      case 0 -> 1;
      case 1 -> 11;
      case 2 -> 16 + adding;
      default -> 21 + 4 * (rows - 3) + adding + (far ? adding : 0);
    };
  }

  /** Slots of a launch that adds to what the one before left. */
  int group(int worker) {
    int jump = dispatch && !lateDispatch ? 1 : 0;
    int rows = rows(worker);
    return switch (rows) {
      case 0 -> 1 + jump;
      case 1 -> 15 + jump;
      case 2 -> 19 + jump;
      default -> 24 + 4 * (rows - 3) + (far ? 1 : 0) + jump;
    };
  }
}
