package org.ipukern.generator.published;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.ipukern.generator.reference.Seeded;

/** Calls of ipu-stack's changes of layout: rows to left panels and to coefficient blocks. */
final class RearrangeCases {
  static final String LEFT = "device/rearrange_amp_left_f16.S";
  static final String BLOCKS = "device/rearrange_block_major_f16.S";

  private static final int SOURCE = 0x50000;
  private static final int TARGET = 0x80000;
  private static final int PANEL = 16;
  private static final int BLOCK_ROWS = 64;
  private static final int REACH = 8;

  private RearrangeCases() {}

  /** Rows to panels of 16 columns; columns that are missing become zero. */
  static KernelCall left(Path file, int rows, int columns) {
    double[] source = ElementBytes.integers(rows * columns, REACH, new Seeded(rows));
    int panels = (columns + PANEL - 1) / PANEL;
    double[] target = new double[panels * rows * PANEL];
    for (int i = 0; i < source.length; i++) {
      int row = i / columns;
      int column = i % columns;
      target[(column / PANEL * rows + row) * PANEL + column % PANEL] = source[i];
    }
    String text =
        String.format(
            Locale.ROOT,
            """
            #define REARRANGE_LOGICAL_ROWS %d
            #define REARRANGE_LOGICAL_COLUMNS %d
            #define REARRANGE_PHYSICAL_COLUMNS %d
            """,
            rows,
            columns,
            panels * PANEL);
    return call(file, text, List.of(TARGET, SOURCE), source, target);
  }

  /** 64 rows to blocks of 16 x 16 with a column's 16 values side by side; missing rows are zero. */
  static KernelCall blocks(Path file, int rows, int columns) {
    double[] source = ElementBytes.integers(rows * columns, REACH, new Seeded(rows));
    double[] target = new double[BLOCK_ROWS * columns];
    for (int i = 0; i < source.length; i++) {
      int row = i / columns;
      int column = i % columns;
      int block = column / PANEL * BLOCK_ROWS / PANEL + row / PANEL;
      target[(block * PANEL + column % PANEL) * PANEL + row % PANEL] = source[i];
    }
    String text = String.format(Locale.ROOT, "#define REARRANGE_PHYSICAL_COLUMNS %d\n", columns);
    List<Integer> arguments = List.of(TARGET, SOURCE, rows, BLOCK_ROWS, 0, columns, columns);
    return call(file, text, arguments, source, target);
  }

  private static KernelCall call(
      Path file, String text, List<Integer> arguments, double[] source, double[] target) {
    return KernelCall.ipuStack(
        "#define REARRANGE_CALL_SYMBOL published_rearrange\n" + text + StreamCases.include(file),
        List.of(file.getParent()),
        "published_rearrange",
        KernelCall.LINK,
        arguments,
        List.of(
            Operand.out("target", TARGET, ElementBytes.of(target, 2)),
            Operand.in("source", SOURCE, ElementBytes.of(source, 2))));
  }
}
