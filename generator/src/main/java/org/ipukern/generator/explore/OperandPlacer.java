package org.ipukern.generator.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.ipukern.generator.spec.run.Region;
import org.ipukern.generator.spec.run.RunOperand;
import org.ipukern.tile.sim.MemoryMap;

/**
 * Finds addresses for the operands of a run. Those with an exact address come first. The others get
 * memory elements of their own as long as there are any, as an allocator does that honours every
 * placement constraint; when the elements run out, all are packed at multiples of 16 bytes.
 */
final class OperandPlacer {
  private static final int ALIGNMENT = 16;
  private static final int PAIR_BYTES = 2 * MemoryMap.ELEMENT_BYTES;

  /**
   * Bytes in use.
   *
   * @param name what uses them
   * @param from first byte, guard included
   * @param to first byte behind, guard and read-ahead included
   */
  private record Used(String name, int from, int to) {}

  private final int free;
  private final List<Used> used = new ArrayList<>();

  /**
   * @param free first address behind program, stacks and state block
   */
  private OperandPlacer(int free) {
    this.free = free;
    used.add(new Used("the program", MemoryMap.BASE, free));
  }

  /**
   * The operands with their addresses, in their order.
   *
   * @param free first address behind program, stacks and state block
   * @throws SimulationException if they overlap or do not fit
   */
  static List<PlacedOperand> place(List<RunOperand> operands, int free) {
    return new OperandPlacer(free)
        .placed(operands, true)
        .or(() -> new OperandPlacer(free).placed(operands, false))
        .orElseThrow(() -> tooLarge(operands, free));
  }

  private Optional<List<PlacedOperand>> placed(List<RunOperand> operands, boolean apart) {
    int[] addresses = new int[operands.size()];
    for (int i = 0; i < addresses.length; i++) {
      if (operands.get(i).region() instanceof Region.Exact exact) {
        addresses[i] = exact.address();
        reserve(operands.get(i), exact.address());
      }
    }
    for (int i = 0; i < addresses.length; i++) {
      RunOperand operand = operands.get(i);
      if (!(operand.region() instanceof Region.Exact)) {
        OptionalInt address = find(operand, apart);
        if (address.isEmpty()) {
          return Optional.empty();
        }
        addresses[i] = address.getAsInt();
        reserve(operand, addresses[i]);
      }
    }
    List<PlacedOperand> placed = new ArrayList<>();
    for (int i = 0; i < addresses.length; i++) {
      placed.add(new PlacedOperand(operands.get(i), addresses[i]));
    }
    return Optional.of(placed);
  }

  /** Guards of an exact address may overlap those of its neighbours, the operands may not. */
  private void reserve(RunOperand operand, int address) {
    boolean exact = operand.region() instanceof Region.Exact;
    int end = end(operand, address);
    Used other = overlap(address, end);
    if (exact && (other != null || end > MemoryMap.END)) {
      throw new SimulationException(
          String.format(
              Locale.ROOT,
              "operand %s from 0x%x up to 0x%x %s",
              operand.name(),
              address,
              end,
              other == null ? "reaches past the end of memory" : "overlaps " + other.name()));
    }
    int guard = exact ? 0 : operand.guard();
    used.add(new Used("operand " + operand.name(), address - guard, end + guard));
  }

  private OptionalInt find(RunOperand operand, boolean apart) {
    boolean interleaved = operand.region() instanceof Region.Interleaved;
    int from = interleaved ? MemoryMap.INTERLEAVED : free;
    int limit = interleaved ? MemoryMap.END : MemoryMap.INTERLEAVED;
    int element = interleaved ? PAIR_BYTES : MemoryMap.ELEMENT_BYTES;
    int base = interleaved ? MemoryMap.INTERLEAVED : MemoryMap.BASE;
    int step = apart ? element : ALIGNMENT;
    int address = up(from, step, base);
    while (end(operand, address) <= limit) {
      Used other = overlap(address - operand.guard(), end(operand, address) + operand.guard());
      if (other == null) {
        return OptionalInt.of(address);
      }
      address = up(Math.max(other.to() + operand.guard(), address + 1), step, base);
    }
    return OptionalInt.empty();
  }

  private Used overlap(int from, int to) {
    for (Used other : used) {
      if (from < other.to() && other.from() < to) {
        return other;
      }
    }
    return null;
  }

  private static int end(RunOperand operand, int address) {
    return address + operand.bytes() + operand.readAhead();
  }

  /** The least multiple of the step, counted from the base, that is not below the address. */
  private static int up(int address, int step, int base) {
    return base + (address - base + step - 1) / step * step;
  }

  private static SimulationException tooLarge(List<RunOperand> operands, int free) {
    return new SimulationException(
        String.format(
            Locale.ROOT,
            "the operands (%s) do not fit: standard memory has %d bytes from 0x%x on, interleaved"
                + " memory %d",
            String.join(
                ", ", operands.stream().map(o -> o.name() + " " + o.bytes() + " bytes").toList()),
            MemoryMap.INTERLEAVED - free,
            free,
            MemoryMap.END - MemoryMap.INTERLEAVED));
  }
}
