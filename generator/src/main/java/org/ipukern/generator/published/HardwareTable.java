package org.ipukern.generator.published;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the measured points: lines of tab-separated columns, comments from {@code #} on. */
final class HardwareTable {
  private static final List<String> COLUMNS =
      List.of(
          "id",
          "family",
          "arithmetic",
          "rows",
          "inner",
          "columns",
          "elements",
          "weights",
          "output",
          "extra",
          "cycles",
          "source",
          "commit",
          "confidence",
          "taken",
          "date");

  private HardwareTable() {}

  /**
   * The points in the order of the file.
   *
   * @throws IllegalArgumentException naming the line that is not as it should be
   */
  static List<HardwarePoint> read(List<String> lines) {
    List<HardwarePoint> points = new ArrayList<>();
    boolean headed = false;
    for (int number = 1; number <= lines.size(); number++) {
      String line = lines.get(number - 1);
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      List<String> cells = Arrays.asList(line.split("\t", -1));
      if (!headed && !cells.equals(COLUMNS)) {
        throw new IllegalArgumentException(
            "line " + number + ": the columns are " + cells + ", not " + COLUMNS);
      }
      if (headed) {
        points.add(point(cells, number));
      }
      headed = true;
    }
    return points;
  }

  private static HardwarePoint point(List<String> cells, int number) {
    if (cells.size() != COLUMNS.size()) {
      throw new IllegalArgumentException(
          "line " + number + ": " + cells.size() + " columns, not " + COLUMNS.size());
    }
    try {
      return new HardwarePoint(
          text(cells, 0),
          text(cells, 1),
          text(cells, 2),
          whole(cells, 3),
          whole(cells, 4),
          whole(cells, 5),
          whole(cells, 6),
          text(cells, 7),
          text(cells, 8),
          extra(text(cells, 9)),
          Long.parseLong(cells.get(10)),
          text(cells, 11),
          text(cells, 12),
          text(cells, 13),
          text(cells, 14),
          text(cells, 15));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("line " + number + ": " + e.getMessage(), e);
    }
  }

  private static Map<String, String> extra(String text) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String pair : text.isEmpty() ? new String[0] : text.split(",", -1)) {
      int equals = pair.indexOf('=');
      values.put(
          equals < 0 ? pair : pair.substring(0, equals),
          equals < 0 ? "" : pair.substring(equals + 1));
    }
    return Collections.unmodifiableMap(values);
  }

  private static String text(List<String> cells, int column) {
    return cells.get(column).equals("-") ? "" : cells.get(column);
  }

  private static int whole(List<String> cells, int column) {
    return cells.get(column).equals("-") ? 0 : Integer.parseInt(cells.get(column));
  }
}
