package org.ipukern.generator.explore.plan;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * What is to be planned: softmax(Q K') V for all heads of one layer.
 *
 * @param tokens queries, also keys
 * @param heads attention heads
 * @param headWidth width of a head, in elements
 * @param tiles tiles of the device, at least one a head
 * @param fp8 products on F143 operands; otherwise f16
 * @param memory bytes of a tile
 */
public record AttentionProblem(
    int tokens, int heads, int headWidth, int tiles, boolean fp8, long memory) {

  /** Rows or columns of a coefficient block, width of a panel of halves. */
  static final int PANEL = 16;

  private static final int MOST = 65_536;
  private static final int MOST_KEY_PADDING = 8 * PANEL;

  /**
   * Checks the fields.
   *
   * @throws IllegalArgumentException naming the field that is out of range
   */
  public AttentionProblem {
    check("tokens", tokens, MOST);
    check("heads", heads, MOST);
    check("head-width", headWidth, MOST);
    check("tiles", tiles, MOST);
    if (heads > tiles) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT, "heads %d: a head needs a tile; allowed: 1 to %d", heads, tiles));
    }
    if (memory < 1) {
      throw new IllegalArgumentException("memory " + memory + " must be at least 1 byte");
    }
  }

  private static void check(String field, int value, int most) {
    if (value < 1 || value > most) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT, "%s %d is out of range; allowed: 1 to %d", field, value, most));
    }
  }

  /** Tiles that a head has for itself. */
  public int headTiles() {
    return tiles / heads;
  }

  /** Bytes of an operand's element in a product. */
  int operandBytes() {
    return fp8 ? 1 : 2;
  }

  /** Inner elements of a coefficient block. */
  int group() {
    return fp8 ? 2 * PANEL : PANEL;
  }

  /** Keys with their padding to whole panels. */
  int paddedKeys() {
    return up(tokens, PANEL);
  }

  /**
   * Widths and key counts that Q and K may be padded to, the least first: the width to 16 or 32
   * (FP8: 32), the keys to multiples of 16 up to 128, those that differ.
   */
  List<Padding> paddings() {
    Set<Padding> paddings = new LinkedHashSet<>();
    for (int keys = PANEL; keys <= MOST_KEY_PADDING; keys *= 2) {
      for (int width = group(); width <= 2 * PANEL; width *= 2) {
        paddings.add(new Padding(up(headWidth, width), up(tokens, keys)));
      }
    }
    return List.copyOf(paddings);
  }

  /** Rounds up to a multiple. */
  static int up(int value, int multiple) {
    return parts(value, multiple) * multiple;
  }

  /** Rounds the quotient up. */
  static int parts(long value, long of) {
    return Math.toIntExact((value + of - 1) / of);
  }
}
