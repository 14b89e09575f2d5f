package org.ipukern.generator.report;

import java.util.ArrayList;
import java.util.List;

/** Aligned columns, two blanks apart. */
final class TextTable {
  private final List<Integer> rightAligned;
  private final List<List<String>> rows = new ArrayList<>();

  /**
   * @param rightAligned indices of the columns of figures, 0-based
   * @param header one cell a column
   */
  TextTable(List<Integer> rightAligned, List<String> header) {
    this.rightAligned = List.copyOf(rightAligned);
    add(header);
  }

  /** Adds a row with as many cells as the header. */
  void add(List<String> cells) {
    if (!rows.isEmpty() && cells.size() != rows.get(0).size()) {
      throw new IllegalArgumentException(
          cells.size() + " cells in a table of " + rows.get(0).size() + " columns");
    }
    rows.add(List.copyOf(cells));
  }

  /** All rows, each ending in a newline, without blanks at line ends. */
  String text() {
    int columns = rows.get(0).size();
    int[] widths = new int[columns];
    for (List<String> row : rows) {
      for (int i = 0; i < columns; i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < columns; i++) {
        String padding = " ".repeat(widths[i] - row.get(i).length());
        line.append(i == 0 ? "" : "  ");
        line.append(rightAligned.contains(i) ? padding + row.get(i) : row.get(i) + padding);
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }
}
