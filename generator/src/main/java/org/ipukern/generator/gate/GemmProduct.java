package org.ipukern.generator.gate;

import org.ipukern.generator.reference.GemmBound;
import org.ipukern.generator.reference.GemmNumbers;
import org.ipukern.generator.reference.GemmReference;
import org.ipukern.generator.reference.Matrix;

/**
 * One product of a GEMM with its answer, as the AMP sees it: with swapped orientation the operands
 * have changed places.
 *
 * @param numbers formats and scale
 * @param left the matrix that streams, S x K
 * @param coefficients K x P
 * @param start what the output holds before, S x P; zeros where the kernel does not read it
 * @param result what it holds after
 */
record GemmProduct(
    GemmNumbers numbers, Matrix left, Matrix coefficients, Matrix start, Matrix result) {

  static GemmProduct of(GemmNumbers numbers, Matrix left, Matrix coefficients, Matrix start) {
    return new GemmProduct(
        numbers,
        left,
        coefficients,
        start,
        GemmReference.multiply(numbers, left, coefficients, start));
  }

  GemmBound bound(boolean nearest) {
    return new GemmBound(numbers, nearest, left, coefficients, start);
  }
}
