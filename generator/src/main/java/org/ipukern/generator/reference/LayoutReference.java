package org.ipukern.generator.reference;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.ipukern.generator.spec.Fill;
import org.ipukern.generator.spec.LayoutSpec;
import org.ipukern.generator.spec.SourceOrder;

/**
 * What a layout change leaves in its target, element by element, from the definition of the layouts
 * in docs/kernels/layout.md.
 */
public final class LayoutReference {
  /** A target element that holds the fill. */
  public static final int FILLED = -1;

  /** A target element that the kernel must leave as it is. */
  public static final int KEPT = -2;

  private static final int ROW_BYTES = 32;
  private static final int BLOCK_ROWS = 16;

  private LayoutReference() {}

  /**
   * For every element of the target the index of the source element it holds, {@link #FILLED} or
   * {@link #KEPT}.
   */
  public static int[] origins(LayoutSpec spec) {
    int[] origins = new int[Math.toIntExact(spec.targetBytes() / (spec.bits() / 8))];
    Arrays.fill(origins, KEPT);
    switch (spec.kernel()) {
      case ROWS_FROM_PANELS -> rows(spec, origins, c -> fragment(spec, c), LayoutSpec.FRAGMENT);
      case COPY, PAD -> rows(spec, origins, c -> c, spec.sourceStride());
      case FILL -> rows(spec, origins, c -> FILLED, 0);
      case TRANSPOSE -> transpose(spec, origins);
      case PANELS_FROM_ROWS -> panels(spec, origins);
      case COEFFICIENTS_FROM_ROWS -> coefficients(spec, origins);
    }
    return origins;
  }

  /** The bits of one fill element. */
  public static int fillBits(Fill fill, int bits) {
    return switch (fill) {
      case ZERO -> 0;
      case LOWEST -> bits == 8 ? 0xFF : bits == 16 ? 0xFBFF : 0xFF7FFFFF;
      case NEGATIVE_INFINITY -> bits == 16 ? 0xFC00 : 0xFF800000;
    };
  }

  /**
   * The target after the call.
   *
   * @param origins of {@link #origins}
   * @param before contents of the target before, of which only kept elements matter
   */
  public static byte[] target(LayoutSpec spec, int[] origins, byte[] source, byte[] before) {
    int size = spec.bits() / 8;
    int fill = fillBits(spec.fill(), spec.bits());
    byte[] after = before.clone();
    for (int i = 0; i < origins.length; i++) {
      for (int b = 0; b < size && origins[i] != KEPT; b++) {
        after[i * size + b] =
            origins[i] == FILLED ? (byte) (fill >> (8 * b)) : source[origins[i] * size + b];
      }
    }
    return after;
  }

  private static int fragment(LayoutSpec spec, int column) {
    int fragment = column / LayoutSpec.FRAGMENT;
    int slot = spec.slots().isEmpty() ? fragment : spec.slots().get(fragment);
    return slot * spec.sourceStride() + column % LayoutSpec.FRAGMENT;
  }

  private static void rows(
      LayoutSpec spec, int[] origins, IntUnaryOperator column, int sourceStride) {
    for (int r = 0; r < spec.rows(); r++) {
      for (int c = 0; c < spec.width(); c++) {
        int at = c < spec.columns() ? column.applyAsInt(c) : FILLED;
        origins[r * spec.targetStride() + c] = at == FILLED ? FILLED : at + r * sourceStride;
      }
    }
  }

  private static void transpose(LayoutSpec spec, int[] origins) {
    for (int r = 0; r < spec.rows(); r++) {
      for (int c = 0; c < spec.columns(); c++) {
        origins[c * spec.targetStride() + r] = r * spec.sourceStride() + c;
      }
    }
  }

  private static void panels(LayoutSpec spec, int[] origins) {
    int panel = ROW_BYTES / (spec.bits() / 8);
    for (int i = 0; i < origins.length; i++) {
      int row = i / panel % spec.rows();
      int column = i / panel / spec.rows() * panel + i % panel;
      origins[i] = column < spec.columns() ? row * spec.sourceStride() + column : FILLED;
    }
  }

  private static void coefficients(LayoutSpec spec, int[] origins) {
    boolean innerIsRow = spec.order() == SourceOrder.K_BY_C;
    int inner = innerIsRow ? spec.rows() : spec.columns();
    int outer = innerIsRow ? spec.columns() : spec.rows();
    int group = ROW_BYTES / (spec.bits() / 8);
    int groups = (inner + group - 1) / group;
    for (int i = 0; i < origins.length; i++) {
      int block = i / (BLOCK_ROWS * group);
      int k = block % groups * group + i % group;
      int c = block / groups * BLOCK_ROWS + i / group % BLOCK_ROWS;
      int at = innerIsRow ? k * spec.sourceStride() + c : c * spec.sourceStride() + k;
      origins[i] = k < inner && c < outer ? at : FILLED;
    }
  }
}
