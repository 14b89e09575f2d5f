package org.ipukern.generator.output;

import java.util.List;
import org.ipukern.generator.gate.VertexDeclaration;
import org.ipukern.generator.gate.VertexField;
import org.ipukern.generator.spec.CastSpec;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.LayoutSpec;
import org.ipukern.generator.spec.OperandBytes;

/**
 * What a user of an entry point must know. Operands come from the vertex text, so that a host is
 * told what the vertex declares.
 *
 * @param spec the kernel it belongs to
 * @param point its names
 * @param vertex its class
 * @param operands one for each field
 * @param row its figures
 */
record EmittedEntry(
    KernelSpec spec,
    EntryPoint point,
    VertexDeclaration vertex,
    List<EmittedOperand> operands,
    CycleRow row) {
  private static final int WORD = 4;

  /**
   * An entry point by its parts.
   *
   * @throws IllegalStateException if the class has a field that the spec knows no operand for
   */
  static EmittedEntry of(
      KernelSpec spec, EntryPoint point, VertexDeclaration vertex, CycleRow row) {
    List<OperandBytes> sizes = spec.operands(point);
    return new EmittedEntry(
        spec,
        point,
        vertex,
        vertex.fields().stream()
            .map(field -> new EmittedOperand(field, bytes(spec, sizes, field)))
            .toList(),
        row);
  }

  private static long bytes(KernelSpec spec, List<OperandBytes> sizes, VertexField field) {
    return sizes.stream()
        .filter(operand -> operand.name().equals(field.name()))
        .mapToLong(OperandBytes::bytes)
        .findFirst()
        .orElseThrow(
            () -> new IllegalStateException(spec.name() + ": no size of field " + field.name()));
  }

  /** As tables show it. */
  String shape() {
    return spec instanceof GemmSpec gemm ? gemm.shape(point.rows()) : spec.shape();
  }

  /** Number formats of operands and result, in words. */
  String formats() {
    if (spec instanceof GemmSpec gemm) {
      return gemm.precision().id();
    }
    if (spec instanceof CastSpec cast) {
      return cast.from().id() + " to " + cast.to().id();
    }
    return ((LayoutSpec) spec).bits() + " bits";
  }

  /** A figure of {@code cycles.json}, such as {@code simulated}. */
  long figure(String name) {
    return ((Number) row.values().get(name)).longValue();
  }

  /** Multiplications and additions of a product, padding left out; 0 for other families. */
  long flops() {
    return spec instanceof GemmSpec gemm
        ? 2L * point.rows() * gemm.inner() * gemm.columns() * gemm.batch()
        : 0;
  }

  /** Size of the state block. */
  int stateBytes() {
    return WORD * vertex.stateWords();
  }

  /** Index of a field among the operands. */
  int indexOf(String field) {
    return vertex.fields().stream().map(VertexField::name).toList().indexOf(field);
  }
}
