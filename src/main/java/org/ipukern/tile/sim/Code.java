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
    int offset = address - Program.CODE_BASE;
    if (offset >= 0 && offset >> 2 < steps.length && (offset & 3) == 0) {
      Step step = steps[offset >> 2];
      if (step != null) {
        return step;
      }
    }
    throw new FaultException(
        FaultKind.INVALID_PC, String.format(Locale.ROOT, "no instruction starts at 0x%x", address));
  }

  /** True if an instruction starts at that address. */
  boolean startsAt(int address) {
    int offset = address - Program.CODE_BASE;
    return offset >= 0
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
