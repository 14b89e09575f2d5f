package org.ipukern.tile.sim;

import java.util.Locale;
import java.util.Map;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.timing.TimingModel;

/** The instructions that only the supervisor has, and its control registers. */
final class SupervisorOperations {
  private static final int LOCAL_ZONE = 2;
  private static final int CLEAR_COEFFICIENTS = 1 << 2;

  private final TimingModel timing;
  private final IssueClock clock;
  private final Launcher launcher;
  private final SupervisorRegisters registers;
  private final Coefficients coefficients;

  SupervisorOperations(
      TimingModel timing,
      IssueClock clock,
      Launcher launcher,
      SupervisorRegisters registers,
      Coefficients coefficients) {
    this.timing = timing;
    this.clock = clock;
    this.launcher = launcher;
    this.registers = registers;
    this.coefficients = coefficients;
  }

  Map<String, OperationFactory> table() {
    return Map.of(
        "get", this::get,
        "put", this::put,
        "runall", this::runAll,
        "run", this::run,
        "sync", this::sync,
        "ld64putcs", this::load64,
        "ld128putcs", this::load128);
  }

  private Operation get(Insn insn) {
    int dst = Operands.register(insn, "dst");
    int index = (int) insn.operand("csr").value();
    return w -> w.setM(dst, read(w, index));
  }

  private int read(Worker w, int index) {
    if (index >= ControlIndex.WORKER0_BASE && index < ControlIndex.WORKER0_BASE + 6) {
      return registers.workerBase(index - ControlIndex.WORKER0_BASE);
    }
    return switch (index) {
      case ControlIndex.PC -> w.pc;
      case ControlIndex.TILE_ID -> 0;
      case ControlIndex.FP_ICTL -> registers.fpControl();
      case ControlIndex.FP_INFMT -> registers.fp8Format();
      case ControlIndex.FP_ISCL -> registers.fp8Scale() & 0x3F;
      case ControlIndex.CCCSLOAD -> registers.coefficientAddress();
      case ControlIndex.COUNT_L -> (int) w.counter();
      case ControlIndex.COUNT_U -> (int) (w.counter() >>> 32);
      default -> throw WorkerSystemOperations.unknown("reading", index);
    };
  }

  private Operation put(Insn insn) {
    int src = Operands.register(insn, "src");
    int index = (int) insn.operand("csr").value();
    return w -> {
      write(w, index, w.m[src]);
      clock.hold(timing.put(), SupervisorCause.PUT);
    };
  }

  private void write(Worker w, int index, int value) {
    if (index >= ControlIndex.WORKER0_BASE && index < ControlIndex.WORKER0_BASE + 6) {
      registers.setWorkerBase(index - ControlIndex.WORKER0_BASE, value);
      return;
    }
    switch (index) {
      case ControlIndex.FP_ICTL -> {
        registers.setFpControl(value);
        WorkerSystemOperations.noteRounding(w, value);
      }
      case ControlIndex.FP_INFMT -> registers.setFp8Format(value);
      case ControlIndex.FP_ISCL -> registers.setFp8Scale(value);
      case ControlIndex.CCCSLOAD -> registers.setCoefficientAddress(value);
      case ControlIndex.CR -> strobe(value);
      default -> throw WorkerSystemOperations.unknown("writing", index);
    }
  }

  private void strobe(int value) {
    if ((value & ~CLEAR_COEFFICIENTS) != 0) {
      throw new FaultException(
          FaultKind.UNKNOWN_SEMANTICS,
          String.format(Locale.ROOT, "only bit 2 of $CR is modelled, not 0x%x", value));
    }
    if (value != 0) {
      requireIdle();
      coefficients.clear();
    }
  }

  private Operation runAll(Insn insn) {
    int entry = Operands.register(insn, "entry");
    int state = Operands.register(insn, "vbase");
    int stride = 4 * (int) insn.operand("stride").value();
    return w -> {
      launcher.startAll(w.m[entry], w.m[state], stride, w.cycle);
      clock.hold(timing.runall(), SupervisorCause.LAUNCH);
    };
  }

  /** The instruction text adds the base of memory, as runall does not. */
  private Operation run(Insn insn) {
    int entry = Operands.register(insn, "entry");
    int state = Operands.register(insn, "vbase");
    int offset = MemoryMap.BASE + 4 * (int) insn.operand("off").value();
    return w -> launcher.startOne(w.m[entry], w.m[state] + offset, w.cycle);
  }

  private Operation sync(Insn insn) {
    long zone = insn.operand("zone").value();
    if (zone != LOCAL_ZONE) {
      return w -> {
        throw new FaultException(
            FaultKind.UNKNOWN_SEMANTICS,
            String.format(
                Locale.ROOT,
                "sync zone %d waits for more than this tile; only zone %d (local) can be run",
                zone,
                LOCAL_ZONE));
      };
    }
    return w -> join(w.cycle);
  }

  /** A local sync that issues now. */
  void join(long cycle) {
    clock.hold(timing.syncIdle(), SupervisorCause.SYNC);
    long lastExit = launcher.lastExit();
    if (lastExit >= 0) {
      clock.holdUntil(lastExit + timing.join(), SupervisorCause.SYNC);
    }
    launcher.joined(cycle, clock.next());
  }

  private Operation load64(Insn insn) {
    int index = entryIndex(insn, 1);
    return w -> {
      int address = registers.coefficientAddress();
      requireIdle();
      coefficients.set(index, w.memory.load64(address));
      registers.setCoefficientAddress(address + 8);
      clock.coefficientLoad();
    };
  }

  private Operation load128(Insn insn) {
    int index = entryIndex(insn, 2);
    return w -> {
      int address = registers.coefficientAddress();
      requireIdle();
      w.memory.check128(address);
      coefficients.set(index, w.memory.load64(address));
      coefficients.set(index + 1, w.memory.load64(address + 8));
      registers.setCoefficientAddress(address + 16);
      clock.coefficientLoad();
    };
  }

  private static int entryIndex(Insn insn, int count) {
    int index = (int) insn.operand("index").value();
    if (index < 0 || index + count > Coefficients.ENTRIES || index % count != 0) {
      throw new FaultException(
          FaultKind.INVALID_OPERAND,
          String.format(
              Locale.ROOT,
              "coefficient entry %d: %s are allowed",
              index,
              count == 1 ? "0 to 63" : "even entries 0 to 62"));
    }
    return index;
  }

  private void requireIdle() {
    if (launcher.hasUnjoined()) {
      throw new FaultException(
          FaultKind.COEFFICIENTS_WHILE_RUNNING,
          "coefficients change while no local sync has waited for the workers");
    }
  }
}
