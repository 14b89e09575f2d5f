package org.ipukern.tile.sim;

import java.util.BitSet;
import java.util.Locale;
import org.ipukern.tile.asm.Program;

/** A decoded program: what issues at each address, for one execution mode. */
final class Code {
  private final Step[] steps;
  private final BitSet checkedBodies = new BitSet();

  Code(Step[] steps) {
    this.steps = steps;
  }

  /**
   * What issues at an address.
   *
   * @throws FaultException if nothing does
   */
  Step at(int address) {
    if (startsAt(address)) {
      return steps[(address - Program.CODE_BASE) >> 2];
    }
    throw new FaultException(
        FaultKind.INVALID_PC,
        address >= Program.CODE_END && address < MemoryMap.END
            ? String.format(
                Locale.ROOT,
                "0x%x lies in region 1; instructions are fetched from below 0x%x only",
                address,
                Program.CODE_END)
            : String.format(Locale.ROOT, "no instruction starts at 0x%x", address));
  }

  /** True if an instruction starts at that address and can be fetched from there. */
  boolean startsAt(int address) {
    int offset = address - Program.CODE_BASE;
    return offset >= 0
        && address < Program.CODE_END
        && offset >> 2 < steps.length
        && (offset & 3) == 0
        && steps[offset >> 2] != null;
  }

  /**
   * Checks what a {@code rpt} is about to repeat.
   *
   * @throws FaultException if the body may not be repeated
   */
  void checkRepeatBody(int first, int end) {
    int key = ((first - Program.CODE_BASE) >> 2) * 256 + ((end - first) >> 3) - 1;
    if (checkedBodies.get(key)) {
      return;
    }
    if ((first & 7) != 0) {
      throw invalid("the body starts at 0x%x, which is not 8-byte aligned", first);
    }
    for (int address = first; address < end; address += 8) {
      if (!startsAt(address)) {
        throw invalid("no bundle starts at 0x%x in the body", address);
      }
      String objection = at(address).repeatObjection();
      if (!objection.isEmpty()) {
        throw invalid("the body holds a " + objection + " at 0x%x", address);
      }
    }
    checkedBodies.set(key);
  }

  private static FaultException invalid(String format, int address) {
    return new FaultException(
        FaultKind.INVALID_REPEAT, String.format(Locale.ROOT, format, address));
  }
}
