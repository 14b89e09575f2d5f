package org.ipukern.generator.spec;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Whether the operands of one call fit on a tile at all. An IPU21 tile has 624 KiB, of which the
 * last 416 KiB are interleaved (address map 0x4c000 to 0x80000 to 0xe8000, poplibs' fast-path tests
 * and ipu-stack's memory layout).
 */
final class TileMemory {
  /** Bytes of one tile. */
  static final long BYTES = 638_976;

  /** Bytes of its interleaved memory. */
  static final long INTERLEAVED_BYTES = 425_984;

  private TileMemory() {}

  /** What does not fit, with the true byte counts, and how many bytes there are. */
  record Excess(String message, String allowed) {}

  /** What does not fit; empty if everything does. */
  static Optional<Excess> excess(KernelSpec spec) {
    List<OperandBytes> operands = spec.operands();
    long total = operands.stream().mapToLong(OperandBytes::bytes).reduce(0, Math::addExact);
    if (total > BYTES) {
      String message = "the operands take " + total + " bytes (" + parts(operands) + ")";
      return Optional.of(new Excess(message, "at most " + BYTES + " bytes of tile memory"));
    }
    List<OperandBytes> there =
        operands.stream().filter(operand -> isInterleaved(spec, operand)).toList();
    long interleaved = there.stream().mapToLong(OperandBytes::bytes).sum();
    if (interleaved <= INTERLEAVED_BYTES) {
      return Optional.empty();
    }
    String message =
        (there.size() == 1 ? there.get(0).name() : parts(there))
            + ": "
            + interleaved
            + " bytes of interleaved memory";
    return Optional.of(new Excess(message, "at most " + INTERLEAVED_BYTES + " bytes there"));
  }

  /** The operands with their bytes, the largest first. */
  private static String parts(List<OperandBytes> operands) {
    return operands.stream()
        .sorted(Comparator.comparingLong(OperandBytes::bytes).reversed())
        .map(operand -> operand.name() + " " + operand.bytes())
        .collect(Collectors.joining(", "));
  }

  /** What docs/kernel-abi.md puts there: of a GEMM the output in any case. */
  private static boolean isInterleaved(KernelSpec spec, OperandBytes operand) {
    if (spec instanceof GemmSpec gemm) {
      return operand.name().equals("output")
          || (gemm.weights() == Weights.INTERLEAVED && operand.name().equals("coefficients"));
    }
    Placement placement =
        spec instanceof CastSpec cast ? cast.placement() : ((LayoutSpec) spec).placement();
    return placement == Placement.INTERLEAVED && operand.name().equals("source");
  }
}
