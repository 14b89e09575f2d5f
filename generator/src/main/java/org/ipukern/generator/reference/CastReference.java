package org.ipukern.generator.reference;

import org.ipukern.generator.spec.ValueFormat;
import org.ipukern.tile.number.Fp8Format;
import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;

/**
 * What one value becomes: the exact value of the source, times a power of two, rounded once to the
 * target's format.
 *
 * <p>FP8 targets give {@code 0x80} for infinities and NaN in either overflow mode and have no minus
 * zero; an f16 target takes an infinity for too large, as the tile does, and keeps the sign of
 * zero.
 */
public final class CastReference {
  /** All ones round any inexact value towards zero, all zeros away from it. */
  private static final int TOWARDS_ZERO = -1;

  private static final int AWAY_FROM_ZERO = 0;

  private final ValueFormat from;
  private final ValueFormat to;
  private final int exponent;
  private final Overflow overflow;

  /**
   * A cast.
   *
   * @param exponent the source's scale less the target's; 0 for formats without one
   */
  public CastReference(ValueFormat from, ValueFormat to, int exponent, Overflow overflow) {
    this.from = from;
    this.to = to;
    this.exponent = exponent;
    this.overflow = overflow;
  }

  /** The format of the tile's number package. */
  public static Fp8Format fp8(ValueFormat format) {
    return format == ValueFormat.F143 ? Fp8Format.F143 : Fp8Format.F152;
  }

  /** The target's bits nearest to the value, ties to even. */
  public int nearest(int bits) {
    double value = value(bits);
    return to.isFp8() ? fp8(to).encode(value, overflow) : Half.fromDouble(value, overflow);
  }

  /** The neighbour of lesser magnitude; the value itself where the target has it. */
  public int inner(int bits) {
    return beside(bits, TOWARDS_ZERO);
  }

  /** The neighbour of greater magnitude; the value itself where the target has it. */
  public int outer(int bits) {
    return beside(bits, AWAY_FROM_ZERO);
  }

  private int beside(int bits, int random) {
    double value = value(bits);
    return to.isFp8()
        ? fp8(to).encode(value, overflow, random)
        : Half.fromDouble(value, overflow, random);
  }

  /** Exact: every source has at most 24 significant bits, and the exponent is far from a limit. */
  private double value(int bits) {
    double value =
        switch (from) {
          case F16 -> Half.toFloat(bits);
          case F32 -> Float.intBitsToFloat(bits);
          case F143, F152 -> fp8(from).decode(bits);
        };
    return Math.scalb(value, exponent);
  }
}
