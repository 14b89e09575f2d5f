package org.ipukern.generator.reference;

import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;

/** Operand contents that the gate and the tests feed to kernels. */
public final class TestData {
  /** Odd, so that every pattern comes up, and near 65,536 over the golden ratio. */
  private static final int STRIDE = 40_503;

  /** Their number and the five between them share no factor with the lanes of any instruction. */
  private static final int[] HARD = {
    0x0000, 0x8000, 0x0001, 0x8001, 0x0002, 0x8003, 0x0040, 0x8040, 0x0041, 0x00C0, 0x0140, 0x03FF,
    0x0400, 0x8400, 0x1000, 0x9000, 0x1001, 0x1600, 0x1F80, 0x3C00, 0xBC00, 0x5B80, 0xDB80, 0x5BBF,
    0x5BC0, 0xDBC0, 0x7B00, 0x7B7F, 0x7B80, 0xFB80, 0x7BFF, 0xFBFF, 0x7C00, 0xFC00, 0x7E00, 0xFE00,
    0x7C01
  };

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
   * Halves for casts, from the pattern {@code first} on in a stride that visits all 65,536: even a
   * few of them have every magnitude and both signs, and neighbours differ, so that a value in the
   * wrong place shows. Where not all patterns fit, every fifth value is one that casts get wrong:
   * zeros, subnormals, ties, the edges of FP8, infinities, NaN.
   */
  public static int[] allHalves(int count, int first) {
    int[] bits = new int[count];
    for (int i = 0; i < count; i++) {
      boolean hard = count < 1 << 16 && i % 5 == 4;
      bits[i] = hard ? HARD[i / 5 % HARD.length] : (first + i * STRIDE) & 0xFFFF;
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
