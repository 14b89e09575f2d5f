package org.ipukern.tile.sim;

import java.util.StringJoiner;

/**
 * A small GEMM panel written for the tests: 16 inputs by 16 outputs, six workers with the same
 * number of rows each, no partials. State: weights, left, output, rows a worker.
 */
final class GemmKernel {
  /** Coefficient entries in the order that puts output channel c at place c. */
  static final int[] ENTRY_ORDER = {0, 4, 32, 36, 8, 12, 40, 44, 16, 20, 48, 52, 24, 28, 56, 60};

  private GemmKernel() {}

  static String text(boolean interleavedWeights) {
    StringJoiner lines = new StringJoiner("\n", "", "\n");
    lines.add(".supervisor").add(".align 8").add("entry:");
    lines.add("ld32 $m1, $m0, $mzero, 0").add("setzi $m2, rows").add("put $CCCSLOAD, $m1");
    for (int first : ENTRY_ORDER) {
      for (int phase = 0; phase < 4; phase += interleavedWeights ? 2 : 1) {
        String load = interleavedWeights ? "ld128putcs " : "ld64putcs ";
        lines.add(load + (first + phase));
      }
    }
    lines.add("runall $m2, $m0, 0").add("sync TEXCH_SYNCZONE_LOCAL").add("br $lr");
    lines.add(".worker").add(".align 8").add("rows:");
    lines.add("get $m0, $WSR").add("and $m0, $m0, 7");
    lines.add("ld32 $m1, $mvertex_base, $mzero, 1");
    lines.add("ld32 $m2, $mvertex_base, $mzero, 2");
    lines.add("ld32 $m3, $mvertex_base, $mzero, 3");
    lines.add("shl $m4, $m0, 5").add("mul $m4, $m4, $m3");
    lines.add("add $m1, $m1, $m4").add("{ add $m2, $m2, $m4 ; setzi $a0, 8 }");
    lines.add("{ tapack $m4:5, $m1, $mzero, $m2 ; uput $FP_CLR, $a0 }");
    lines.add("{ ld64 $a0:1, $m1, $mzero, 0 ; fnop }");
    for (int part = 1; part < 5; part++) {
      lines.add(
          "{ ld64 $a0:1, $m1, $mzero, "
              + part
              + " ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P"
              + (part - 1)
              + " }");
    }
    lines.add("{ add $m4, $m4, 40 ; f16v4hihov4amp $a6:7, $a0:1, $azeros, TAMP_F16V4_E4_P0 }");
    lines.add("{ ld64 $a0:1, $m1, $mzero, 5 ; fnop }");
    lines.add("{ add $m4, $m4, 8 ; fnop }");
    lines.add("{ add $m3, $m3, -1 ; fnop }");
    lines.add("{ rpt $m3, (2f-1f)/8-1 ; fnop }").add("1:");
    for (int phase : new int[] {1, 2, 3, 0}) {
      lines.add(
          "{ ldst64pace $a0:1, $a6:7, $m4:5+=, $mzero, 0 ; f16v4hihov4amp $a6:7, $a0:1, $azeros,"
              + " TAMP_F16V4_E4_P"
              + phase
              + " }");
    }
    lines.add("2:");
    for (int phase = 1; phase < 4; phase++) {
      lines.add(
          "{ st64pace $a6:7, $m4:5+=, $mzero, 0 ; f16v4hihov4amp $a6:7, $azeros, $azeros,"
              + " TAMP_F16V4_E4_P"
              + phase
              + " }");
    }
    lines.add("{ st64pace $a6:7, $m4:5+=, $mzero, 0 ; fnop }").add("exitz $mzero");
    return lines.toString();
  }

  /** Weights as the kernel loads them: output channel after output channel, 16 inputs each. */
  static double[] weights(double[][] w) {
    double[] flat = new double[256];
    for (int c = 0; c < 16; c++) {
      System.arraycopy(w[c], 0, flat, 16 * c, 16);
    }
    return flat;
  }

  /** X times the transpose of W. */
  static double[] product(double[] x, double[][] w, int rows) {
    double[] y = new double[16 * rows];
    for (int r = 0; r < rows; r++) {
      for (int c = 0; c < 16; c++) {
        for (int k = 0; k < 16; k++) {
          y[16 * r + c] += x[16 * r + k] * w[c][k];
        }
      }
    }
    return y;
  }
}
