package org.ipukern.tile.cost;

import java.util.Arrays;

/** The main registers of one context as far as they are known, see {@link Word}. */
final class Registers {
  /** {@code $lr}. */
  static final int LINK = 10;

  /** {@code $sp}. */
  static final int STACK = 11;

  /** {@code $mvertex_base}. */
  static final int VERTEX_BASE = 13;

  /** {@code $mzero}. */
  static final int ZERO = 15;

  /** {@code $m12} on cannot be written by an instruction. */
  private static final int FIRST_FIXED = 12;

  private static final int SUPERVISOR = -1;

  private final long[] m = new long[16];
  private final int worker;

  private Registers(int worker) {
    this.worker = worker;
    Arrays.fill(m, Word.UNKNOWN);
    m[ZERO] = 0;
  }

  static Registers supervisor() {
    return new Registers(SUPERVISOR);
  }

  static Registers worker(int number) {
    return new Registers(number);
  }

  boolean isWorker() {
    return worker != SUPERVISOR;
  }

  /** Number of the worker whose registers these are. */
  int worker() {
    return worker;
  }

  long get(int register) {
    return m[register];
  }

  /** Writes as an instruction does: {@code $m12} on keep their value. */
  void set(int register, long word) {
    if (register < FIRST_FIXED) {
      m[register] = word;
    }
  }

  /** Sets an argument of the call. */
  void setArgument(int register, int word) {
    set(register, word);
  }

  /** Sets what the launch gives. */
  void setVertexBase(long word) {
    m[VERTEX_BASE] = word;
  }
}
