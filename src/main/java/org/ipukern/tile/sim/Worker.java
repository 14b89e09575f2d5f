package org.ipukern.tile.sim;

/** The state of one worker context. Registers survive from one launch to the next. */
final class Worker {
  /** Bits of {@code $FP_CTL}. */
  static final int TRAP_INVALID = 1;

  static final int TRAP_DIVIDE_BY_ZERO = 1 << 1;
  static final int TRAP_OVERFLOW = 1 << 2;
  static final int STOCHASTIC_ROUNDING = 1 << 19;
  static final int NAN_ON_OVERFLOW = 1 << 20;

  final int id;

  /** {@code $m0}..{@code $m15}; {@code $m15} stays 0. */
  final int[] m = new int[16];

  /** {@code $a0}..{@code $a15}; {@code $a14} and {@code $a15} stay 0. */
  final int[] a = new int[16];

  int fpCtl;
  int fpNfmt;
  int fpScl;
  int tas;

  private int resultRegister = -1;
  private int resultCount;
  private int result0;
  private int result1;
  private int result2;
  private int result3;

  Worker(int id) {
    this.id = id;
  }

  /** Sets {@code $mN} unless it is read-only ({@code $m12} on). */
  void setM(int register, int value) {
    if (register < 12) {
      m[register] = value;
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
}
