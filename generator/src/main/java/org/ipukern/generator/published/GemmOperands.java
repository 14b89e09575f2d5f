package org.ipukern.generator.published;

import java.util.List;
import org.ipukern.generator.reference.GemmReference;
import org.ipukern.generator.reference.Layouts;
import org.ipukern.generator.reference.Matrix;
import org.ipukern.generator.reference.Seeded;
import org.ipukern.generator.reference.TestData;
import org.ipukern.tile.number.Fp8Format;
import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;

/**
 * Operands of ipu-stack's GEMM in the layouts it documents: left and plain output in panels of 32
 * bytes a row, coefficients in blocks of 16 columns; whole numbers whose sums f16 holds exactly.
 */
final class GemmOperands {
  static final int LEFT = 0x50000;
  private static final int OUTPUT = 0x80000;
  private static final int PANEL = 16;
  private static final int FP8_GROUP = 32;
  private static final int BLOCK = 512;

  private final HardwarePoint point;
  private final boolean fp8;
  private final boolean accumulate;
  private final byte[] left;
  private final byte[] right;
  private final byte[] before;
  private final byte[] expected;

  GemmOperands(HardwarePoint point, boolean accumulate) {
    this.point = point;
    this.fp8 = point.arithmetic().equals("f8");
    this.accumulate = accumulate;
    Seeded random = new Seeded(point.rows() * 31L + point.inner());
    int reach = TestData.exactReach(point.inner());
    Matrix a = TestData.integers(point.rows(), point.inner(), reach, random);
    Matrix b = TestData.integers(point.inner(), point.columns(), reach, random);
    Matrix start = TestData.integers(point.rows(), point.columns(), 4, random);
    Matrix c = GemmReference.multiply(a, b, Overflow.SATURATE);
    if (accumulate) {
      for (int i = 0; i < c.bits().length; i++) {
        float sum = Half.toFloat(c.bits()[i]) + Half.toFloat(start.bits()[i]);
        c.bits()[i] = Half.fromFloat(sum, Overflow.SATURATE);
      }
    }
    left = fp8 ? Layouts.fp8Panels(fp8(a)) : Layouts.halfPanels(a);
    right = fp8 ? fp8Coefficients(fp8(b)) : Layouts.halfCoefficients(b);
    before = output(start);
    expected = output(c);
  }

  int output() {
    return OUTPUT;
  }

  int right() {
    int after =
        point.weights().equals("interleaved") ? OUTPUT + expected.length : LEFT + left.length;
    return (after + 2 * BLOCK) / BLOCK * BLOCK;
  }

  List<Operand> operands() {
    return List.of(
        accumulate
            ? new Operand("output", OUTPUT, before, expected, 0)
            : Operand.out("output", OUTPUT, expected),
        Operand.in("left", LEFT, left),
        Operand.in("right", right(), right));
  }

  private byte[] output(Matrix c) {
    return point.output().equals("packed") ? packed(c) : Layouts.halfPanels(c);
  }

  /** Blocks of 16 x 16, the blocks of 16 rows one after the other, row by row inside. */
  private static byte[] packed(Matrix c) {
    byte[] bytes = new byte[c.rows() * c.columns() * 2];
    int across = c.columns() / PANEL;
    for (int row = 0; row < c.rows(); row++) {
      for (int column = 0; column < c.columns(); column++) {
        int block = row / PANEL * across + column / PANEL;
        int at = block * BLOCK + (row % PANEL * PANEL + column % PANEL) * 2;
        bytes[at] = (byte) c.at(row, column);
        bytes[at + 1] = (byte) (c.at(row, column) >> 8);
      }
    }
    return bytes;
  }

  private static Matrix fp8(Matrix halves) {
    Matrix bytes = Matrix.zeros(halves.rows(), halves.columns());
    for (int i = 0; i < bytes.bits().length; i++) {
      bytes.bits()[i] = Fp8Format.F143.encode(Half.toFloat(halves.bits()[i]), Overflow.SATURATE);
    }
    return bytes;
  }

  private static byte[] fp8Coefficients(Matrix b) {
    int groups = (b.rows() + FP8_GROUP - 1) / FP8_GROUP;
    int panels = (b.columns() + PANEL - 1) / PANEL;
    byte[] bytes = new byte[groups * panels * BLOCK];
    for (int k = 0; k < b.rows(); k++) {
      for (int c = 0; c < b.columns(); c++) {
        int block = c / PANEL * groups + k / FP8_GROUP;
        bytes[block * BLOCK + c % PANEL * FP8_GROUP + k % FP8_GROUP] = (byte) b.at(k, c);
      }
    }
    return bytes;
  }
}
