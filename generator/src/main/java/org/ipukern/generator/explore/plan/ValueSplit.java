package org.ipukern.generator.explore.plan;

import static org.ipukern.generator.explore.plan.AttentionProblem.PANEL;
import static org.ipukern.generator.explore.plan.AttentionProblem.parts;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * How the tiles of a head share the product with V.
 *
 * @param rowParts parts of the rows
 * @param columnParts parts of the head's width
 * @param keyParts parts of the keys, whose partial products are added up afterwards
 * @param rows rows of a tile
 * @param columns columns of a tile, in whole panels
 * @param keys keys of a tile, in whole coefficient blocks
 * @param gemm cycles of the product on a tile
 */
record ValueSplit(
    int rowParts, int columnParts, int keyParts, int rows, int columns, int keys, long gemm) {

  String name() {
    return rowParts + " x " + columnParts + " x " + keyParts;
  }

  /** All splits whose tiles differ, each with as few parts as give it. */
  static List<ValueSplit> all(AttentionProblem problem, Prices prices) {
    int widthPanels = parts(problem.headWidth(), PANEL);
    int keyBlocks = parts(problem.tokens(), problem.group());
    Set<List<Integer>> seen = new LinkedHashSet<>();
    List<ValueSplit> splits = new ArrayList<>();
    int most = problem.headTiles();
    for (int columnParts = 1; columnParts <= Math.min(widthPanels, most); columnParts++) {
      int columns = parts(widthPanels, columnParts) * PANEL;
      for (int keyParts = 1; keyParts <= Math.min(keyBlocks, most / columnParts); keyParts++) {
        int keys = parts(keyBlocks, keyParts) * problem.group();
        int mostRows = Math.min(problem.tokens(), most / columnParts / keyParts);
        for (int rowParts = 1; rowParts <= mostRows; rowParts++) {
          int rows = parts(problem.tokens(), rowParts);
          if (seen.add(List.of(rows, columns, keys))) {
            long gemm = prices.gemm(rows, keys, columns, problem.fp8());
            splits.add(new ValueSplit(rowParts, columnParts, keyParts, rows, columns, keys, gemm));
          }
        }
      }
    }
    return splits;
  }
}
