package org.ipukern.generator.gate;

import java.util.function.DoubleSupplier;
import java.util.function.DoubleToIntFunction;
import org.ipukern.generator.reference.GemmNumbers;
import org.ipukern.generator.reference.Matrix;
import org.ipukern.generator.reference.Seeded;
import org.ipukern.generator.reference.TestData;
import org.ipukern.generator.spec.GemmMode;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.Orientation;

/** Makes the operands of a GEMM. */
final class GemmValues {
  private static final double LARGE = 192;

  /** Greatest of the whole numbers that the output holds before the call. */
  private static final int START = 8;

  private final GemmSpec spec;
  private final GemmNumbers numbers;
  private final Seeded random;

  GemmValues(GemmSpec spec, GemmNumbers numbers, Seeded random) {
    this.spec = spec;
    this.numbers = numbers;
    this.random = random;
  }

  GemmProduct product(GemmValueKind kind, int rows) {
    boolean swapped = spec.orientation() == Orientation.SWAPPED;
    int streamed = swapped ? spec.columns() : rows;
    int held = swapped ? rows : spec.columns();
    // Small enough that the scales bring every product back to where f16 is at home.
    int shift = numbers.scale() / 2;
    int rest = numbers.scale() - shift;
    DoubleSupplier value = value(kind);
    DoubleSupplier left = () -> Math.scalb(value.getAsDouble(), -shift);
    DoubleSupplier coefficients = () -> Math.scalb(value.getAsDouble(), -rest);
    return GemmProduct.of(
        numbers,
        matrix(streamed, spec.inner(), left, numbers::encodeLeft),
        matrix(spec.inner(), held, coefficients, numbers::encodeCoefficient),
        start(streamed, held, kind));
  }

  private DoubleSupplier value(GemmValueKind kind) {
    int reach = TestData.exactReach(spec.inner());
    return switch (kind) {
      case WHOLE -> () -> random.between(-reach, reach);
      case GAUSSIAN -> random::gaussian;
      case OVERFLOWING -> () -> random.between(0, 3) == 0 ? -LARGE : LARGE;
    };
  }

  private Matrix start(int streamed, int held, GemmValueKind kind) {
    if (spec.mode() == GemmMode.INITIALIZE) {
      return Matrix.zeros(streamed, held);
    }
    return matrix(
        streamed,
        held,
        kind == GemmValueKind.GAUSSIAN ? random::gaussian : () -> random.between(-START, START),
        numbers::encodeOutput);
  }

  private static Matrix matrix(
      int rows, int columns, DoubleSupplier value, DoubleToIntFunction encode) {
    Matrix matrix = Matrix.zeros(rows, columns);
    for (int i = 0; i < matrix.bits().length; i++) {
      matrix.bits()[i] = encode.applyAsInt(value.getAsDouble());
    }
    return matrix;
  }
}
