package org.ipukern.generator.published;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.ipukern.generator.reference.Seeded;

/**
 * Calls of ipu-stack's attention merge: a block of values, weighed by its softmax state, joins what
 * the blocks before it left. Both have the same greatest score, so that every weight is exp(0) and
 * results are exact.
 */
final class AttentionCases {
  static final String MERGE = "device/attention_merge_f16.S";

  private static final int VALUES = 0x50000;
  private static final int STATE = 0x58000;
  private static final int ACCUMULATOR = 0x80000;
  private static final int KEYS = 64;
  private static final int PANEL = 16;
  private static final int REACH = 4;

  /** Accumulated values, the greatest score and the sum of weights, then padding. */
  private static final int PADDING = 8;

  private static final double GREATEST = 2;
  private static final double SUM_BEFORE = 3;

  /** With the sum before, a power of two. */
  private static final double SUM = 5;

  private AttentionCases() {}

  /** The call of a measured point. */
  static KernelCall merge(HardwarePoint point, Path file) {
    boolean initial = Boolean.parseBoolean(point.extra().get("initial").toLowerCase(Locale.ROOT));
    boolean last = Boolean.parseBoolean(point.extra().get("final").toLowerCase(Locale.ROOT));
    return merge(file, point.rows(), point.columns(), initial, last);
  }

  /**
   * A call.
   *
   * @param initial whether this is the first block, which overwrites the accumulator
   * @param last whether this is the last block, after which sums are divided out
   */
  static KernelCall merge(Path file, int rows, int columns, boolean initial, boolean last) {
    Seeded random = new Seeded(rows * 31L + columns);
    int panels = (columns + PANEL - 1) / PANEL;
    double[] values = ElementBytes.integers(panels * rows * PANEL, REACH, random);
    int pitch = columns + PADDING;
    double[] before = ElementBytes.integers(rows * pitch, REACH, random);
    double[] after = before.clone();
    double[] state = new double[rows * (KEYS / 2 + 2)];
    double sum = initial ? SUM : SUM_BEFORE + SUM;
    for (int row = 0; row < rows; row++) {
      state[rows * KEYS / 2 + row] = GREATEST;
      state[rows * (KEYS / 2 + 1) + row] = SUM;
      before[row * pitch + columns] = GREATEST;
      before[row * pitch + columns + 1] = SUM_BEFORE;
      for (int column = 0; column < columns; column++) {
        double value = values[(column / PANEL * rows + row) * PANEL + column % PANEL];
        double total = initial ? value : before[row * pitch + column] + value;
        after[row * pitch + column] = last ? (float) (total * (float) (1 / sum)) : total;
      }
      after[row * pitch + columns] = GREATEST;
      after[row * pitch + columns + 1] = sum;
    }
    String text =
        String.format(
            Locale.ROOT,
            """
            #define ATTENTION_VALUE_DIMENSION %d
            #define ATTENTION_PADDED_VALUE_DIMENSION %d
            #define ATTENTION_KEY_BLOCK_COLUMNS %d
            #define ATTENTION_MERGE_SYMBOL published_merge
            """,
            columns,
            pitch,
            KEYS);
    return KernelCall.ipuStack(
        text + StreamCases.include(file),
        List.of(file.getParent()),
        "published_merge",
        KernelCall.LINK,
        List.of(ACCUMULATOR, VALUES, STATE, initial ? 1 : 0, last ? 1 : 0, rows),
        List.of(
            new Operand(
                "accumulator",
                ACCUMULATOR,
                ElementBytes.of(before, 4),
                ElementBytes.of(after, 4),
                0),
            Operand.in("values", VALUES, ElementBytes.of(values, 2)),
            Operand.in("state", STATE, ElementBytes.of(state, 4))));
  }
}
