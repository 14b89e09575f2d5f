package org.ipukern.generator.reference;

/** The layouts of docs/kernel-abi.md: matrices to bytes and back. */
public final class Layouts {
  /**
   * Columns of a left, coefficient or output panel of halves, and of a coefficient panel of FP8.
   */
  public static final int PANEL = 16;

  /** Columns of a panel of FP8 bytes. */
  public static final int FP8_PANEL = 32;

  private static final int ROW_BYTES = 32;

  private Layouts() {}

  /**
   * Panels of 16 halves: {@code (c/16)*R*32 + r*32 + (c%16)*2}. A left operand and plain output.
   *
   * @return {@code R * 32 * ceil(C/16)} bytes
   */
  public static byte[] halfPanels(Matrix matrix) {
    return panels(matrix, PANEL, 2);
  }

  /** The matrix whose {@link #halfPanels} these bytes are, padding columns included. */
  public static Matrix fromHalfPanels(byte[] bytes, int rows) {
    int columns = bytes.length / rows / 2;
    Matrix matrix = Matrix.zeros(rows, columns);
    for (int c = 0; c < columns; c++) {
      for (int r = 0; r < rows; r++) {
        matrix.set(r, c, half(bytes, (c / PANEL * rows + r) * ROW_BYTES + c % PANEL * 2));
      }
    }
    return matrix;
  }

  /**
   * Blocks of 16 inner x 16 columns, column panel outermost: {@code ((c/16)*(Kp/16) + k/16)*512 +
   * (c%16)*32 + (k%16)*2}.
   *
   * @param matrix K x C
   * @return {@code 512 * ceil(K/16) * ceil(C/16)} bytes
   */
  public static byte[] halfCoefficients(Matrix matrix) {
    return coefficients(matrix, PANEL, 2, ceilDiv(matrix.rows(), PANEL));
  }

  /**
   * Panels of 32 FP8 bytes: {@code (c/32)*R*32 + r*32 + c%32}. A left operand of an FP8 GEMM.
   *
   * @return {@code R * 32 * ceil(C/32)} bytes
   */
  public static byte[] fp8Panels(Matrix matrix) {
    return panels(matrix, FP8_PANEL, 1);
  }

  /**
   * Panels of some columns, one row after the other in each: byte {@code (c/P)*R*W + r*W + (c%P)*E}
   * for panels of P columns, elements of E bytes, W = P * E. A streamed operand or a plain output.
   *
   * @return {@code R * W * ceil(C/P)} bytes
   */
  public static byte[] panels(Matrix matrix, int panelColumns, int elementBytes) {
    int panels = ceilDiv(matrix.columns(), panelColumns);
    int width = panelColumns * elementBytes;
    byte[] bytes = new byte[Math.multiplyExact(panels * width, matrix.rows())];
    for (int r = 0; r < matrix.rows(); r++) {
      for (int c = 0; c < matrix.columns(); c++) {
        int at = (c / panelColumns * matrix.rows() + r) * width + c % panelColumns * elementBytes;
        put(bytes, at, elementBytes, matrix.at(r, c));
      }
    }
    return bytes;
  }

  /**
   * Coefficient blocks of {@code group} inner values x 16 columns, column panel outermost: byte
   * {@code ((c/16)*G + k/group)*16*W + (c%16)*W + (k%group)*E} with W = group * E and G groups.
   *
   * @param matrix K x C
   * @param groups blocks along K, the padding included
   */
  public static byte[] coefficients(Matrix matrix, int group, int elementBytes, int groups) {
    int width = group * elementBytes;
    int panels = ceilDiv(matrix.columns(), PANEL);
    byte[] bytes = new byte[Math.multiplyExact(groups * panels, PANEL * width)];
    for (int k = 0; k < matrix.rows(); k++) {
      for (int c = 0; c < matrix.columns(); c++) {
        int block = c / PANEL * groups + k / group;
        int at = (block * PANEL + c % PANEL) * width + k % group * elementBytes;
        put(bytes, at, elementBytes, matrix.at(k, c));
      }
    }
    return bytes;
  }

  /**
   * Blocks of 16 rows x 16 halves, row blocks outermost: byte {@code (r/16)*(Cp/16)*512 +
   * (c/16)*512 + (r%16)*32 + (c%16)*2}. A packed output.
   *
   * @param matrix R x C, R a multiple of 16
   */
  public static byte[] packedBlocks(Matrix matrix) {
    int panels = ceilDiv(matrix.columns(), PANEL);
    byte[] bytes = new byte[Math.multiplyExact(panels * ROW_BYTES, matrix.rows())];
    for (int r = 0; r < matrix.rows(); r++) {
      for (int c = 0; c < matrix.columns(); c++) {
        int block = r / PANEL * panels + c / PANEL;
        put(bytes, (block * PANEL + r % PANEL) * ROW_BYTES + c % PANEL * 2, 2, matrix.at(r, c));
      }
    }
    return bytes;
  }

  /** Little-endian halves one after the other. */
  public static byte[] halves(int[] bits) {
    byte[] bytes = new byte[Math.multiplyExact(bits.length, 2)];
    for (int i = 0; i < bits.length; i++) {
      put(bytes, 2 * i, 2, bits[i]);
    }
    return bytes;
  }

  /**
   * Rows of halves, some distance apart: {@code r*stride*2 + c*2}, without a gap behind the last.
   *
   * @param stride halves from one row to the next, at least the number of columns
   * @param gap pattern of the halves between two rows
   */
  public static byte[] halfRows(Matrix matrix, int stride, int gap) {
    int[] bits = new int[(matrix.rows() - 1) * stride + matrix.columns()];
    for (int i = 0; i < bits.length; i++) {
      bits[i] = i % stride < matrix.columns() ? matrix.at(i / stride, i % stride) : gap;
    }
    return halves(bits);
  }

  /** Little-endian values of 1, 2 or 4 bytes one after the other. */
  public static byte[] values(int[] bits, int width) {
    byte[] bytes = new byte[Math.multiplyExact(bits.length, width)];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (bits[i / width] >> (8 * (i % width)));
    }
    return bytes;
  }

  /** The half at a byte offset. */
  public static int half(byte[] bytes, int at) {
    return (bytes[at] & 0xFF) | (bytes[at + 1] & 0xFF) << 8;
  }

  private static void put(byte[] bytes, int at, int count, int bits) {
    for (int i = 0; i < count; i++) {
      bytes[at + i] = (byte) (bits >> (8 * i));
    }
  }

  static int ceilDiv(int a, int b) {
    return (a + b - 1) / b;
  }
}
