package org.ipukern.generator.reference;

import java.util.function.IntToDoubleFunction;
import org.ipukern.generator.spec.Precision;
import org.ipukern.tile.number.Fp8Format;
import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;

/**
 * In which numbers a GEMM multiplies and adds.
 *
 * @param precision formats of the operands and of the partials
 * @param scale power of two that multiplies every product: the sum of both operands' scales,
 *     -32..31; 0 without FP8
 * @param overflow what an f16 partial beyond the largest half becomes
 */
public record GemmNumbers(Precision precision, int scale, Overflow overflow) {

  /** Values of the streamed operand that one AMP issue takes. */
  int lanes() {
    return switch (precision) {
      case F16, F16_F32 -> 4;
      case F32 -> 1;
      case F143, F152, F143_F152 -> 8;
    };
  }

  /** Inner values of one panel round, after which f16 partials are rounded. */
  int group() {
    return precision == Precision.F32 ? 8 : precision.group();
  }

  boolean hasHalfPartials() {
    return precision.outputBytes() == 2;
  }

  /** The value of a pattern of the streamed operand. */
  public double left(int bits) {
    return precision == Precision.F143_F152
        ? Fp8Format.F143.decode(bits)
        : decoder().applyAsDouble(bits);
  }

  /** The value of a pattern of the coefficients. */
  public double coefficient(int bits) {
    return decoder().applyAsDouble(bits);
  }

  private IntToDoubleFunction decoder() {
    return switch (precision) {
      case F16, F16_F32 -> Half::toFloat;
      case F32 -> Float::intBitsToFloat;
      case F143 -> Fp8Format.F143::decode;
      case F152, F143_F152 -> Fp8Format.F152::decode;
    };
  }

  /** The value of a pattern of the output. */
  public double output(int bits) {
    return hasHalfPartials() ? Half.toFloat(bits) : Float.intBitsToFloat(bits);
  }

  /** The pattern of the partial that a sum becomes at the end of a round. */
  int partial(float sum) {
    return hasHalfPartials() ? Half.fromFloat(sum, overflow) : Float.floatToIntBits(sum);
  }

  /** The pattern that stands for a value in the streamed operand. */
  public int encodeLeft(double value) {
    return precision == Precision.F143_F152
        ? Fp8Format.F143.encode(value, Overflow.SATURATE)
        : encodeCoefficient(value);
  }

  /** The pattern that stands for a value in the coefficients. */
  public int encodeCoefficient(double value) {
    return switch (precision) {
      case F16, F16_F32 -> Half.fromDouble(value, Overflow.SATURATE);
      case F32 -> Float.floatToIntBits((float) value);
      case F143 -> Fp8Format.F143.encode(value, Overflow.SATURATE);
      case F152, F143_F152 -> Fp8Format.F152.encode(value, Overflow.SATURATE);
    };
  }

  /** The pattern that stands for a value in the output. */
  public int encodeOutput(double value) {
    return hasHalfPartials()
        ? Half.fromDouble(value, Overflow.SATURATE)
        : Float.floatToIntBits((float) value);
  }
}
