package org.ipukern.generator.reference;

import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;

/** Operand contents that the gate and the tests feed to kernels. */
public final class TestData {
  /** Odd, so that every pattern comes up, and near 65,536 over the golden ratio. */
  private static final int STRIDE = 40_503;

  private TestData() {}

  /**
   * Whole numbers from -{@code reach} to {@code reach}, small enough that every partial sum of
   * {@code inner} products is a whole number that f16 holds exactly (at most 2048).
   */
  public static Matrix integers(int rows, int columns, int reach, Seeded random) {
    Matrix matrix = Matrix.zeros(rows, columns);
    for (int i = 0; i < matrix.bits().length; i++) {
      matrix.bits()[i] = Half.fromDouble(random.between(-reach, reach), Overflow.SATURATE);
    }
    return matrix;
  }

  /** The largest reach whose products summed over {@code inner} stay within 2048. */
  public static int exactReach(int inner) {
    int reach = 4;
    while (reach > 1 && (long) reach * reach * inner > 2048) {
      reach--;
    }
    return reach;
  }

  /** Values of the standard normal distribution, rounded to halves. */
  public static Matrix gaussian(int rows, int columns, Seeded random) {
    Matrix matrix = Matrix.zeros(rows, columns);
    for (int i = 0; i < matrix.bits().length; i++) {
      matrix.bits()[i] = Half.fromDouble(random.gaussian(), Overflow.SATURATE);
    }
    return matrix;
  }

  /**
   * Halves for casts, from the pattern {@code first} on in a stride that visits all 65,536: few of
   * them have every magnitude and both signs, many have zeros, subnormals, ties, infinities and
   * NaN, and neighbours differ, so that a value in the wrong place shows.
   */
  public static int[] allHalves(int count, int first) {
    int[] bits = new int[count];
    for (int i = 0; i < count; i++) {
      bits[i] = (first + i * STRIDE) & 0xFFFF;
    }
    return bits;
  }

  /** Bytes for casts: every pattern, stepping through them from {@code first} on. */
  public static int[] allBytes(int count, int first) {
    int[] bits = new int[count];
    for (int i = 0; i < count; i++) {
      bits[i] = (first + i * 7) & 0xFF;
    }
    return bits;
  }
}
