package org.ipukern.generator.output;

import java.util.List;

/**
 * A size of a cost table as a function's parameter.
 *
 * @param name of the parameter
 * @param meaning what it counts
 * @param argument what the table takes: the parameter, or less by what its kind always has
 */
record CostSize(String name, String meaning, String argument) {
  /** The sizes of a kind of that name, in the order of the table. */
  static List<CostSize> of(String kind) {
    List<String> words = List.of(kind.split(" ", -1));
    return switch (words.get(0)) {
      case "gemm" -> gemm(words);
      case "cast" ->
          words.contains("linear")
              ? List.of(size("elements", "number of values"))
              : List.of(size("rows", "number of rows"), size("panels", "of 32 columns"));
      default -> layout(words);
    };
  }

  private static CostSize size(String name, String meaning) {
    return new CostSize(name, meaning, name);
  }

  private static List<CostSize> gemm(List<String> words) {
    boolean retained = words.contains("retained");
    return List.of(
        words.contains("packed")
            ? size("blocks", "of 16 rows")
            : size("streamed", "rows; columns where the orientation is swapped"),
        new CostSize(
            "innerGroups",
            "groups of " + (words.contains("fp8") ? 32 : 16) + " inner values",
            retained ? "innerGroups - 1" : "innerGroups"),
        size("panels", "of 16 columns; of 16 rows where the orientation is swapped"));
  }

  private static List<CostSize> layout(List<String> words) {
    CostSize rows = size("rows", "number of rows");
    return switch (words.get(1)) {
      case "copy", "fill", "pad" -> copied(words, rows);
      case "rows-from-panels" ->
          List.of(
              size("fragments", "whole fragments of 16 columns"),
              new CostSize("rows", "number of rows, 2 to 16", "rows - 1"));
      case "panels-from-rows" -> List.of(rows, size("panels", "of 32 bytes a row"));
      case "coefficients-from-rows" -> List.of(size("blocks", "of 16 columns x 32 bytes"));
      default ->
          List.of(
              size("blockRows", "rows of blocks, of 2 x 2 words or 4 x 4 smaller elements"),
              size("blockColumns", "columns of blocks"));
    };
  }

  private static List<CostSize> copied(List<String> words, CostSize rows) {
    if (words.contains("dense")) {
      return List.of(size("elements", "of all rows"));
    }
    CostSize quads =
        words.contains("short")
            ? size("quads", "whole quads of 8 bytes a row, 1 to 16")
            : new CostSize("quads", "whole quads of 8 bytes a row, from 17", "quads - 16");
    return words.get(1).equals("pad")
        ? List.of(rows, quads, size("padding", "elements that each row gets, 1 to 7"))
        : List.of(rows, quads);
  }
}
