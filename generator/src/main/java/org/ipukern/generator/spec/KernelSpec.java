package org.ipukern.generator.spec;

import java.util.List;

/**
 * What one manifest entry asks for: one kernel file with one or more entry points. Specs are
 * immutable values; two entries that mean the same, whatever they leave out, give equal specs.
 */
public sealed interface KernelSpec permits GemmSpec, CastSpec, LayoutSpec {
  /** {@code gemm}, {@code cast} or {@code layout}. */
  String family();

  /**
   * Base name of the kernel's files, from the parameters alone: at most 120 lower-case letters,
   * digits and single underscores, different for different specs.
   */
  String name();

  /** The vertices of the kernel file, in the order of their row counts; at least one. */
  List<EntryPoint> entryPoints();

  /**
   * The manifest entry on one line, fields in the order of the schema and only those that differ
   * from their defaults. Reading it gives an equal spec.
   */
  String manifestLine();

  /** The shape as tables show it, such as {@code 365 x 80 x 16}. */
  String shape();

  /** The operands of the largest entry point. */
  List<OperandBytes> operands();

  /** The operands of one of its entry points. */
  default List<OperandBytes> operands(EntryPoint entry) {
    return operands();
  }
}
