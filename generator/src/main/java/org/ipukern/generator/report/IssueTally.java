package org.ipukern.generator.report;

import java.util.Arrays;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.isa.MemoryAccess;
import org.ipukern.tile.sim.IssueListener;

/**
 * Counts how often each instruction or bundle of a program issues, for one call. Needs memory for
 * the program only, however long the call is.
 */
public final class IssueTally implements IssueListener {
  private static final int INSTRUCTION_BYTES = 4;
  private static final int PORT_BYTES = 8;

  private IssueUnit[] units = new IssueUnit[256];
  private long[] byWorkers = new long[256];
  private long[] bySupervisor = new long[256];

  @Override
  public void issued(int context, long cycle, IssueUnit unit) {
    int index = index(unit);
    if (index >= units.length) {
      int length = Math.max(index + 1, 2 * units.length);
      units = Arrays.copyOf(units, length);
      byWorkers = Arrays.copyOf(byWorkers, length);
      bySupervisor = Arrays.copyOf(bySupervisor, length);
    }
    units[index] = unit;
    if (context < 0) {
      bySupervisor[index]++;
    } else {
      byWorkers[index]++;
    }
  }

  /** A number for the unit that {@link #unit} takes back. */
  static int index(IssueUnit unit) {
    return (unit.address() - Program.CODE_BASE) / INSTRUCTION_BYTES;
  }

  /** The unit of that number, which has issued. */
  IssueUnit unit(int index) {
    return units[index];
  }

  /** Takes what one unit issued. */
  @FunctionalInterface
  interface Issues {
    /** Issues of all workers and of the supervisor. */
    void of(IssueUnit unit, long byWorkers, long bySupervisor);
  }

  /** Every unit that has issued, by ascending address. */
  void forEach(Issues issues) {
    for (int i = 0; i < units.length; i++) {
      if (units[i] != null) {
        issues.of(units[i], byWorkers[i], bySupervisor[i]);
      }
    }
  }

  /** Loads of up to 64 bits by all workers; a wider one counts as several. */
  public long loads() {
    return accesses(false);
  }

  /** Stores of up to 64 bits by all workers. */
  public long stores() {
    return accesses(true);
  }

  /** Coefficient loads of the supervisor. */
  public long coefficientLoads() {
    long sum = 0;
    for (int i = 0; i < units.length; i++) {
      if (bySupervisor[i] != 0
          && units[i].instructions().stream().anyMatch(IssueTally::isCoefficientLoad)) {
        sum += bySupervisor[i];
      }
    }
    return sum;
  }

  /** True if the unit stores anything. */
  static boolean stores(IssueUnit unit) {
    return accesses(unit, true) > 0;
  }

  private static boolean isCoefficientLoad(Insn insn) {
    return insn.mnemonic().equals("ld64putcs") || insn.mnemonic().equals("ld128putcs");
  }

  private long accesses(boolean store) {
    long sum = 0;
    for (int i = 0; i < units.length; i++) {
      if (byWorkers[i] != 0) {
        sum += byWorkers[i] * accesses(units[i], store);
      }
    }
    return sum;
  }

  private static int accesses(IssueUnit unit, boolean store) {
    int sum = 0;
    for (Insn insn : unit.instructions()) {
      for (MemoryAccess access : insn.definition().accesses()) {
        if (access.store() == store) {
          sum += (access.bytes() + PORT_BYTES - 1) / PORT_BYTES;
        }
      }
    }
    return sum;
  }
}
