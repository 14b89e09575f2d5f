package org.ipukern.tile.number;

import java.util.Locale;

/**
 * The metadata byte of an FP8 operand: bit 7 is the format (1 is F143), bits 5 to 0 the signed
 * scale s; a byte b of the operand stands for {@code b * 2^s}. The convention is software's, not
 * the tile's.
 *
 * @param format how the operand's bytes are read
 * @param scale power of two, -32..31
 */
public record Fp8Metadata(Fp8Format format, int scale) {
  /** The smallest scale that six signed bits hold. */
  public static final int LEAST_SCALE = -32;

  /** The greatest scale that six signed bits hold. */
  public static final int GREATEST_SCALE = 31;

  /**
   * @throws IllegalArgumentException if the scale is outside -32..31
   */
  public Fp8Metadata {
    checkScale("scale", scale);
  }

  /**
   * Reads a metadata byte; bit 6 means nothing and is ignored.
   *
   * @throws IllegalArgumentException if the value is not a byte 0..255
   */
  public static Fp8Metadata ofByte(int value) {
    if (value < 0 || value > 0xFF) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "metadata %d is not a byte, 0..255", value));
    }
    return new Fp8Metadata(Fp8Format.ofBit(value >>> 7), (value << 26) >> 26);
  }

  /** The metadata byte, 0..255. */
  public int toByte() {
    return (format.formatBit() << 7) | (scale & 0x3F);
  }

  /**
   * The scale of a product of operands with these two.
   *
   * @throws IllegalArgumentException if it leaves -32..31
   */
  public int sumOfScales(Fp8Metadata other) {
    int sum = scale + other.scale;
    checkScale(String.format(Locale.ROOT, "sum of the scales %d and %d,", scale, other.scale), sum);
    return sum;
  }

  /**
   * This scale less the other one, as a re-scaling conversion needs it.
   *
   * @throws IllegalArgumentException if it leaves -32..31
   */
  public int differenceOfScales(Fp8Metadata other) {
    int difference = scale - other.scale;
    checkScale(
        String.format(Locale.ROOT, "difference of the scales %d and %d,", scale, other.scale),
        difference);
    return difference;
  }

  /** True if six signed bits hold the scale. */
  public static boolean isScale(long scale) {
    return scale >= LEAST_SCALE && scale <= GREATEST_SCALE;
  }

  private static void checkScale(String what, int scale) {
    if (!isScale(scale)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s %d is outside %d..%d; the nearest legal scale is %d",
              what,
              scale,
              LEAST_SCALE,
              GREATEST_SCALE,
              scale < 0 ? LEAST_SCALE : GREATEST_SCALE));
    }
  }
}
