package org.ipukern.generator.published;

import java.nio.file.Path;

/** Finds how the kernel of a measured point is called. */
final class PointCases {
  private PointCases() {}

  /**
   * The call that was measured; null if the suite has none for that kernel.
   *
   * @param file the kernel's text as of the point's commit
   */
  static KernelCall of(HardwarePoint point, Path file) {
    return switch (point.family()) {
      case "gemm", "gemm_packed" -> GemmCases.of(point, file, false);
      case "reduction" -> StreamCases.reduction(point, file);
      case "gelu" -> StreamCases.gelu(point, file);
      case "supervisor_loop", "worker_loop" -> RuntimeCases.patch(point, file);
      case "copy" -> point.elements() == 0 ? null : RuntimeCases.copy(point, file);
      case "fill" -> RuntimeCases.fill(point, file);
      case "attention_merge" -> AttentionCases.merge(point, file);
      case "rearrange" -> rearrange(point, file);
      default -> null;
    };
  }

  private static KernelCall rearrange(HardwarePoint point, Path file) {
    return point.source().equals(RearrangeCases.LEFT)
        ? RearrangeCases.left(file, point.number("rows"), point.number("columns"))
        : null;
  }

  /** Why a kernel whose text is there is not called. */
  static String reason(HardwarePoint point) {
    return point.source().equals(RearrangeCases.BLOCKS)
        ? "the public text is not the measured one: 64 rows alone take it longer"
        : "the suite does not know how this kernel is called";
  }
}
