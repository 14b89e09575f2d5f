// SPDX-License-Identifier: 0BSD
// Kernel.java, emitted by ipukern: edit the manifest, not this file.
package ipukern.kernels;

import java.util.List;

/**
 * A kernel's entry point.
 *
 * <p>All cycles are modelled tile cycles (timing model ipu21-t2).
 *
 * @param symbol the entry symbol in the assembly
 * @param vertex name of the vertex for a Poplar graph
 * @param file base name of its .S, .cpp and .gp files
 * @param family gemm, cast or layout
 * @param precision number formats of operands and result
 * @param shape in elements, without padding
 * @param manifest the manifest entry that it was made from, as JSON
 * @param stateBytes size of its state block in bytes
 * @param cycles what a call takes, in tile cycles; modelled, not measured
 * @param floor what no kernel for the shape can go below, in tile cycles
 * @param operands its operands, in the order of the state block
 */
public record Kernel(String symbol, String vertex, String file, String family, String precision,
    String shape, String manifest, int stateBytes, long cycles, long floor,
    List<Kernel.Operand> operands) {
  /**
   * {@return the bytes of all operands together}
   */
  public long operandBytes() {
    return operands.stream().mapToLong(Operand::bytes).sum();
  }

  /**
   * An operand of a kernel and where it may lie in tile memory.
   *
   * @param name field of the vertex
   * @param type that of its elements, in Poplar's words
   * @param isWritten whether the kernel changes it
   * @param bytes its size, padding of the layout included
   * @param alignment the least, in bytes
   * @param isInterleaved whether it must lie in interleaved memory
   * @param apartFrom operands that must lie in other memory elements
   */
  public record Operand(String name, String type, boolean isWritten, long bytes, int alignment,
      boolean isInterleaved, List<String> apartFrom) {
  }
}
