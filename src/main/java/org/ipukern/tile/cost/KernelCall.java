package org.ipukern.tile.cost;

import java.util.Map;

/**
 * How a kernel is called.
 *
 * @param entry byte address of its first instruction: the supervisor's, or the workers' of a kernel
 *     without supervisor code
 * @param state byte address of its state block, {@code $m0} of a supervisor and {@code
 *     $mvertex_base} of a worker
 * @param knownWords words of memory that are known before the run by byte address, such as the
 *     state block's
 * @param registers main registers of the supervisor that hold arguments, by number
 */
public record KernelCall(
    int entry, int state, Map<Integer, Integer> knownWords, Map<Integer, Integer> registers) {
  /** A call whose only argument is the state block's address. */
  public KernelCall(int entry, int state, Map<Integer, Integer> knownWords) {
    this(entry, state, knownWords, Map.of());
  }

  /**
   * Copies the maps.
   *
   * @throws IllegalArgumentException naming the field if an address is not a multiple of 4
   */
  public KernelCall {
    requireAligned("entry", entry);
    requireAligned("state", state);
    knownWords = Map.copyOf(knownWords);
    registers = Map.copyOf(registers);
    knownWords.keySet().forEach(address -> requireAligned("knownWords", address));
  }

  private static void requireAligned(String field, int address) {
    if (address % 4 != 0) {
      throw new IllegalArgumentException(
          field + " address " + address + " is not a multiple of 4; nearest " + (address & -4));
    }
  }
}
