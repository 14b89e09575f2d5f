package org.ipukern.generator.report;

import java.util.ArrayList;
import java.util.List;

/** A table of Markdown whose cells are plain text. */
final class MarkdownTable {
  private final StringBuilder text = new StringBuilder();
  private final int columns;

  /**
   * @param rightAligned indices of the columns of figures, 0-based
   * @param header one cell a column
   */
  MarkdownTable(List<Integer> rightAligned, List<String> header) {
    columns = header.size();
    add(header);
    List<String> rule = new ArrayList<>();
    for (int i = 0; i < columns; i++) {
      rule.add(rightAligned.contains(i) ? "--:" : "---");
    }
    text.append("|").append(String.join("|", rule)).append("|\n");
  }

  /** Adds a row with as many cells as the header. */
  void add(List<String> cells) {
    if (cells.size() != columns) {
      throw new IllegalArgumentException(cells.size() + " cells in " + columns + " columns");
    }
    text.append("|");
    cells.forEach(cell -> text.append(' ').append(escaped(cell)).append(" |"));
    text.append('\n');
  }

  /** All rows, each ending in a newline. */
  String text() {
    return text.toString();
  }

  /** Text that can neither end a cell nor start anything of the page's own. */
  static String escaped(String cell) {
    StringBuilder out = new StringBuilder();
    for (char c : cell.replaceAll("\\s+", " ").toCharArray()) {
      if ("<>&|`*_[]\\".indexOf(c) >= 0) {
        out.append("&#").append((int) c).append(';');
      } else {
        out.append(c);
      }
    }
    return out.toString();
  }
}
