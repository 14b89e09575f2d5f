package org.ipukern.generator.gate;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Where the parts of one run lie in tile memory.
 *
 * @param state address of the state block
 * @param stack first byte above the supervisor's stack
 * @param scratch address of worker 0's scratch; worker n's is {@code n * SCRATCH} above
 * @param metadata address of the first metadata byte, a word for each operand in field order
 * @param operands address of each operand by field name
 */
record MemoryPlan(
    int state, int stack, int scratch, int metadata, Map<String, Integer> operands) {
  /** Bytes of supervisor stack that a run provides. */
  static final int STACK = 256;

  /** Bytes of scratch of a worker. */
  static final int SCRATCH = 64;

  MemoryPlan {
    operands = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(operands));
  }

  int address(String field) {
    return operands.get(field);
  }
}
