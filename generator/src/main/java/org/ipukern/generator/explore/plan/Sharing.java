package org.ipukern.generator.explore.plan;

import static org.ipukern.generator.explore.plan.AttentionProblem.PANEL;
import static org.ipukern.generator.explore.plan.AttentionProblem.parts;

/**
 * How Q, K and V lie when attention begins: the projection that made them left 16-column panels,
 * whole heads padded, their rows cut so that every tile owns one block.
 */
final class Sharing {
  private Sharing() {}

  /** Elements of one of Q, K and V that a tile owns. */
  static long ownElements(AttentionProblem problem) {
    long all = (long) problem.tokens() * problem.heads() * problem.headWidth();
    return (all + problem.tiles() - 1) / problem.tiles();
  }

  /** Rows of a block of one panel. */
  static int blockRows(AttentionProblem problem) {
    long panels = 3L * problem.heads() * parts(problem.headWidth(), PANEL);
    return parts(problem.tokens(), Math.max(1, problem.tiles() / panels));
  }

  /** Blocks that hold so many rows of one head. */
  static long fragments(AttentionProblem problem, int rows) {
    return (long) pieces(rows, blockRows(problem)) * parts(problem.headWidth(), PANEL);
  }

  /** The most pieces of so many rows each that a range of rows meets. */
  static int pieces(int rows, int each) {
    return parts(rows, each) + (rows % each == 0 ? 0 : 1);
  }
}
