package org.ipukern.generator.published;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.ipukern.generator.reference.Seeded;
import org.ipukern.tile.number.Fp8Format;
import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;

/** Small whole numbers, and how they lie in memory as F143, f16 or f32. */
final class ElementBytes {
  private ElementBytes() {}

  /** Whole numbers from minus to plus the reach. */
  static double[] integers(int count, int reach, Seeded random) {
    double[] values = new double[count];
    for (int i = 0; i < count; i++) {
      values[i] = random.between(-reach, reach);
    }
    return values;
  }

  /**
   * Values in elements of so many bytes: 1 for F143, 2 for f16, 4 for f32.
   *
   * @throws IllegalArgumentException for any other size
   */
  static byte[] of(double[] values, int bytes) {
    ByteBuffer buffer = ByteBuffer.allocate(values.length * bytes).order(ByteOrder.LITTLE_ENDIAN);
    for (double value : values) {
      switch (bytes) {
        case 1 -> buffer.put((byte) Fp8Format.F143.encode(value, Overflow.SATURATE));
        case 2 -> buffer.putShort((short) Half.fromDouble(value, Overflow.SATURATE));
        case 4 -> buffer.putFloat((float) value);
        default -> throw new IllegalArgumentException("elements of " + bytes + " bytes");
      }
    }
    return buffer.array();
  }
}
