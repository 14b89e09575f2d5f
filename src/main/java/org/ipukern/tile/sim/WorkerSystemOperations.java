package org.ipukern.tile.sim;

import java.util.Locale;
import java.util.Map;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.number.Prng;

/** Control registers as a worker sees them. */
final class WorkerSystemOperations {
  private static final int ZERO_ACCUMULATORS = 1 << 3;
  private static final int FLAGS = 7;
  private static final int ROUNDING_MODE = 7 << 16;

  private WorkerSystemOperations() {}

  static Map<String, OperationFactory> table() {
    return Map.of(
        "get", WorkerSystemOperations::get,
        "uget", WorkerSystemOperations::get,
        "put", WorkerSystemOperations::put,
        "uput", WorkerSystemOperations::put);
  }

  private static Operation get(Insn insn) {
    int dst = Operands.register(insn, "dst");
    int index = (int) insn.operand("csr").value();
    return Operands.isAux(insn, "dst")
        ? w -> w.result(dst, upper(w, index))
        : w -> w.setM(dst, lower(w, index));
  }

  private static Operation put(Insn insn) {
    int src = Operands.register(insn, "src");
    int index = (int) insn.operand("csr").value();
    return Operands.isAux(insn, "src")
        ? w -> putUpper(w, index, w.a[src])
        : w -> putLower(w, index, w.m[src]);
  }

  private static int lower(Worker w, int index) {
    return switch (index) {
      case ControlIndex.PC -> w.pc;
      case ControlIndex.WSR -> w.id;
      case ControlIndex.WORKER_BASE -> w.m[Launch.WORKER_BASE];
      case ControlIndex.VERTEX_BASE -> w.m[Launch.VERTEX_BASE];
      case ControlIndex.REPEAT_COUNT -> w.repeatCount;
      case ControlIndex.REPEAT_FIRST -> w.repeatFirst;
      case ControlIndex.REPEAT_END -> w.repeatEnd;
      case ControlIndex.COUNT_L -> (int) w.counter();
      case ControlIndex.COUNT_U -> (int) (w.counter() >>> 32);
      default -> throw unknown("reading", index);
    };
  }

  private static void putLower(Worker w, int index, int value) {
    if (index != ControlIndex.VERTEX_BASE) {
      throw unknown("writing", index);
    }
    w.m[Launch.VERTEX_BASE] = value;
  }

  private static int upper(Worker w, int index) {
    return switch (index) {
      case ControlIndex.FP_STS -> w.fpSts;
      case ControlIndex.FP_CLR -> 0;
      case ControlIndex.FP_CTL -> w.fpCtl;
      case ControlIndex.TAS -> w.tas;
      case ControlIndex.FP_NFMT -> w.fpNfmt;
      case ControlIndex.FP_SCL -> w.fpScl & 0x3F;
      default -> {
        if (index < ControlIndex.PRNG_0_0 || index > ControlIndex.PRNG_1_1) {
          throw unknown("reading", index);
        }
        yield w.prng[index - ControlIndex.PRNG_0_0];
      }
    };
  }

  private static void putUpper(Worker w, int index, int value) {
    switch (index) {
      case ControlIndex.FP_CLR -> {
        w.fpSts &= ~(value & FLAGS);
        if ((value & ZERO_ACCUMULATORS) != 0) {
          w.accumulators.clear();
        }
      }
      case ControlIndex.FP_CTL -> {
        w.fpCtl = value;
        noteRounding(w, value);
      }
      case ControlIndex.PRNG_SEED -> Prng.seed(w.prng, value);
      case ControlIndex.TAS -> w.tas = value;
      case ControlIndex.FP_NFMT -> w.fpNfmt = value & 3;
      case ControlIndex.FP_SCL -> w.fpScl = signedScale(value);
      default -> {
        if (index < ControlIndex.PRNG_0_0 || index > ControlIndex.PRNG_1_1) {
          throw unknown("writing", index);
        }
        w.prng[index - ControlIndex.PRNG_0_0] = value;
      }
    }
  }

  /** Says so if a rounding mode is chosen that the arithmetic here does not have. */
  static void noteRounding(Worker w, int fpControl) {
    if ((fpControl & ROUNDING_MODE) != 0) {
      w.note("floating-point arithmetic rounds to nearest even whatever $FP_CTL.RND says");
    }
  }

  /** The scale exponent, six signed bits; the others are reserved and may hold anything. */
  static int signedScale(int value) {
    return value << 26 >> 26;
  }

  static FaultException unknown(String doing, int index) {
    return new FaultException(
        FaultKind.UNKNOWN_SEMANTICS,
        String.format(
            Locale.ROOT, "the simulator does not model %s control register %d here", doing, index));
  }
}
