package org.ipukern.tile.sim;

/** Numbers of the control registers that the simulator holds; upper worker space from 256 on. */
final class ControlIndex {
  static final int PC = 0;

  static final int WSR = 1;
  static final int VERTEX_BASE = 2;
  static final int WORKER_BASE = 3;
  static final int REPEAT_COUNT = 4;
  static final int REPEAT_FIRST = 5;
  static final int REPEAT_END = 6;
  static final int COUNT_L = 96;
  static final int COUNT_U = 97;

  static final int SSR = 1;
  static final int CR = 2;
  static final int TILE_ID = 3;
  static final int FP_ICTL = 32;
  static final int WORKER0_BASE = 33;
  static final int FP_INFMT = 49;
  static final int FP_ISCL = 51;
  static final int CCCSLOAD = 80;

  static final int FP_STS = 256;
  static final int FP_CLR = 257;
  static final int FP_CTL = 258;
  static final int PRNG_0_0 = 259;
  static final int PRNG_1_1 = 262;
  static final int PRNG_SEED = 263;
  static final int TAS = 264;
  static final int FP_NFMT = 265;
  static final int FP_SCL = 266;

  private ControlIndex() {}
}
