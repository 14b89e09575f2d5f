package org.ipukern.generator.gate;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Where the parts of one run lie in tile memory, as byte addresses.
 *
 * @param state the state block
 * @param metadata a word for each operand in field order, its first byte the FP8 metadata
 * @param operands each operand by field name
 */
record MemoryPlan(int state, int metadata, Map<String, Integer> operands) {
  MemoryPlan {
    operands = Collections.unmodifiableMap(new LinkedHashMap<>(operands));
  }

  int address(String field) {
    return operands.get(field);
  }
}
