package org.ipukern.generator.reference;

import org.ipukern.tile.number.Fp8Format;
import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;

/** Casts between f16 and FP8, each value rounded once to nearest even. */
public final class CastReference {
  private CastReference() {}

  /**
   * The bytes that stand for halves: {@code byte * 2^scale} is the half.
   *
   * @param halves bit patterns
   * @param scale the metadata's scale exponent, -32..31
   */
  public static int[] toFp8(int[] halves, Fp8Format format, int scale, Overflow overflow) {
    int[] bytes = new int[halves.length];
    for (int i = 0; i < halves.length; i++) {
      bytes[i] = format.encode(Math.scalb((double) Half.toFloat(halves[i]), -scale), overflow);
    }
    return bytes;
  }
}
