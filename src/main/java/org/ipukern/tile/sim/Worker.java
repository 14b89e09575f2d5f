package org.ipukern.tile.sim;

import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The state of one worker context. Registers survive from one launch to the next.
 *
 * <p>The supervisor runs its plain instructions on such a context too, with id -1: they do the same
 * there, and it has no auxiliary registers to see.
 */
final class Worker {
  /** Bits of {@code $FP_CTL}; the first three are also those of {@code $FP_STS}. */
  static final int TRAP_INVALID = 1;

  static final int TRAP_DIVIDE_BY_ZERO = 1 << 1;
  static final int TRAP_OVERFLOW = 1 << 2;
  static final int STOCHASTIC_ROUNDING = 1 << 19;
  static final int NAN_ON_OVERFLOW = 1 << 20;

  final int id;
  final TileMemory memory;
  final Coefficients coefficients;
  final Code code;
  final Accumulators accumulators = new Accumulators();

  /** {@code $m0}..{@code $m15}; {@code $m15} stays 0. */
  final int[] m = new int[16];

  /** {@code $a0}..{@code $a15}; {@code $a14} and {@code $a15} stay 0. */
  final int[] a = new int[16];

  /** {@code $PRNG_0_0}, {@code $PRNG_0_1}, {@code $PRNG_1_0}, {@code $PRNG_1_1}. */
  final int[] prng = new int[4];

  int fpCtl;

  /** Sticky flags, {@code $FP_STS}. */
  int fpSts;

  int fpNfmt;

  /** Scale exponent of {@code $FP_SCL}, -32..31. */
  int fpScl;

  int tas;

  /** Registers that hold something, by {@link RegisterMask}. */
  long defined = RegisterMask.ALWAYS_DEFINED;

  /** Registers that, while undefined, hold what an undefined accumulator delivered. */
  long garbage;

  /** Registers that the running instruction fills with garbage; nonzero only until it ends. */
  long newGarbage;

  /** Address of the instruction that issues. */
  int pc;

  /** Address of what issues next; control instructions change it. */
  int next;

  /** A branch was taken; only the supervisor looks, and resets it. */
  boolean branched;

  boolean exited;

  /** Tile cycle of the issue, counted from the first supervisor issue of the call. */
  long cycle;

  /** What the tile's cycle counter read when the call began. */
  long counterBase;

  /** Repetitions of the {@code rpt} body that are left, the running one included. */
  int repeatCount;

  int repeatFirst;
  int repeatEnd;

  /** What of this launch rests on guesses, in the order met. */
  final Set<String> notes = new LinkedHashSet<>();

  final SlotCount slots = new SlotCount();

  private int resultRegister = -1;
  private int resultCount;
  private int result0;
  private int result1;
  private int result2;
  private int result3;

  /** A context of its own with no memory behind it, for arithmetic. */
  Worker(int id) {
    this(id, null, null, null);
  }

  Worker(int id, TileMemory memory, Coefficients coefficients, Code code) {
    this.id = id;
    this.memory = memory;
    this.coefficients = coefficients;
    this.code = code;
  }

  /** Sets {@code $mN} unless it is read-only ({@code $m12} on). */
  void setM(int register, int value) {
    if (register < 12) {
      m[register] = value;
    }
  }

  /** Sets {@code $aN} at once, for main-lane loads; writes above {@code $a7} vanish. */
  void setA(int register, int value) {
    if (register < 8) {
      a[register] = value;
    }
  }

  /** Hands over the 32-bit result of an aux-lane operation. */
  void result(int register, int value) {
    resultRegister = register;
    resultCount = 1;
    result0 = value;
  }

  /** Hands over the 64-bit result of an aux-lane operation. */
  void result(int register, int low, int high) {
    resultRegister = register;
    resultCount = 2;
    result0 = low;
    result1 = high;
  }

  /** Hands over the 128-bit result of an aux-lane operation. */
  void result(int register, int word0, int word1, int word2, int word3) {
    result(register, word0, word1);
    resultCount = 4;
    result2 = word2;
    result3 = word3;
  }

  /**
   * Says that the result of the running aux-lane operation comes from accumulators that nothing has
   * defined: whoever reads the registers later is at fault, nobody before.
   */
  void resultIsGarbage(int register, int count) {
    newGarbage |= RegisterMask.aux(register, count) & RegisterMask.WRITABLE;
  }

  /** Writes the waiting aux result, if any; writes to registers above {@code $a7} vanish. */
  void commit() {
    int register = resultRegister;
    if (register >= 0) {
      resultRegister = -1;
      if (register < 8) {
        a[register] = result0;
        if (resultCount >= 2) {
          a[register + 1] = result1;
        }
        if (resultCount == 4) {
          a[register + 2] = result2;
          a[register + 3] = result3;
        }
      }
    }
  }

  /** The tile's cycle counter at this issue. */
  long counter() {
    return counterBase + cycle;
  }

  /** Goes elsewhere instead of to what follows. */
  void branch(int target) {
    next = target;
    branched = true;
  }

  /**
   * Starts the repetition of the bundles that follow; count 0 skips them.
   *
   * @throws FaultException if they may not be repeated
   */
  void repeat(int count, int bundles) {
    int first = next;
    int end = first + 8 * bundles;
    code.checkRepeatBody(first, end);
    slots.repeat(count, bundles);
    if (count == 0) {
      next = end;
    } else {
      repeatCount = count;
      repeatFirst = first;
      repeatEnd = end;
    }
  }

  /**
   * Records floating-point exceptions in the sticky flags.
   *
   * @param flags bits of {@code $FP_STS}
   * @throws FaultException if {@code $FP_CTL} traps one of them
   */
  void raise(int flags, String what) {
    fpSts |= flags;
    if ((flags & fpCtl) != 0) {
      throw new FaultException(FaultKind.FLOATING_POINT, what);
    }
  }

  /** Records that the run rests on something no source settles. */
  void note(String text) {
    notes.add(text);
  }
}
