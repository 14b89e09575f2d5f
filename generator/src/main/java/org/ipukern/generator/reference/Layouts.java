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
    int panels = ceilDiv(matrix.columns(), PANEL);
    byte[] bytes = new byte[Math.multiplyExact(panels * ROW_BYTES, matrix.rows())];
    for (int c = 0; c < panels * PANEL; c++) {
      for (int r = 0; r < matrix.rows(); r++) {
        int at = (c / PANEL * matrix.rows() + r) * ROW_BYTES + c % PANEL * 2;
        putHalf(bytes, at, matrix.at(r, c));
      }
    }
    return bytes;
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
    int groups = ceilDiv(matrix.rows(), PANEL);
    int panels = ceilDiv(matrix.columns(), PANEL);
    byte[] bytes = new byte[Math.multiplyExact(groups * panels, PANEL * ROW_BYTES)];
    for (int k = 0; k < groups * PANEL; k++) {
      for (int c = 0; c < panels * PANEL; c++) {
        int block = c / PANEL * groups + k / PANEL;
        int at = (block * PANEL + c % PANEL) * ROW_BYTES + k % PANEL * 2;
        putHalf(bytes, at, matrix.at(k, c));
      }
    }
    return bytes;
  }

  /**
   * Panels of 32 FP8 bytes: {@code (c/32)*R*32 + r*32 + c%32}. A left operand of an FP8 GEMM.
   *
   * @return {@code R * 32 * ceil(C/32)} bytes
   */
  public static byte[] fp8Panels(Matrix matrix) {
    int panels = ceilDiv(matrix.columns(), FP8_PANEL);
    byte[] bytes = new byte[Math.multiplyExact(panels * ROW_BYTES, matrix.rows())];
    for (int c = 0; c < panels * FP8_PANEL; c++) {
      for (int r = 0; r < matrix.rows(); r++) {
        int at = (c / FP8_PANEL * matrix.rows() + r) * ROW_BYTES + c % FP8_PANEL;
        bytes[at] = (byte) matrix.at(r, c);
      }
    }
    return bytes;
  }

  /** Little-endian halves one after the other. */
  public static byte[] halves(int[] bits) {
    byte[] bytes = new byte[Math.multiplyExact(bits.length, 2)];
    for (int i = 0; i < bits.length; i++) {
      putHalf(bytes, 2 * i, bits[i]);
    }
    return bytes;
  }

  /** The half at a byte offset. */
  public static int half(byte[] bytes, int at) {
    return (bytes[at] & 0xFF) | (bytes[at + 1] & 0xFF) << 8;
  }

  private static void putHalf(byte[] bytes, int at, int bits) {
    bytes[at] = (byte) bits;
    bytes[at + 1] = (byte) (bits >> 8);
  }

  static int ceilDiv(int a, int b) {
    return (a + b - 1) / b;
  }
}
