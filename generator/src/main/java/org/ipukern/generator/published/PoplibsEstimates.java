package org.ipukern.generator.published;

import java.util.Arrays;

/**
 * What poplibs' own cycle estimators say of its vertices, in our own code: {@code
 * lib/poplin/PerformanceEstimation.hpp}, {@code lib/popops/PerformanceEstimation.cpp}, {@code
 * lib/popops/popopsCycleEstimators.cpp} and {@code lib/popnn/popnnCycleEstimators.cpp} at the
 * commit that the suite names. Tile cycles; one convolution group, one worklist entry a worker.
 * They price no static block product: there the estimator gives 0.
 */
final class PoplibsEstimates {
  private static final int WORKERS = 6;

  /** What several popops estimators add for the supervisor. */
  private static final int POPOPS_SUPERVISOR = 11;

  private PoplibsEstimates() {}

  /** A 1x1 convolution whose vertex is assembly. */
  static long convolution(ConvolutionKind kind, ConvolutionShape shape) {
    boolean half = kind.inBytes() == 2;
    // What a worker saves by keeping its state: in every launch, and where the inputs change.
    int kept = half ? 7 : 0;
    int keptInputs = half ? 3 : 0;
    int loads = loads(kind.outChannels(), shape.wide());
    long first = pass(kind, shape.rows(), true, kept);
    long later = pass(kind, shape.rows(), false, kept);
    return 50
        + WORKERS * (kept + keptInputs * (shape.inGroups() - 1L))
        + 13
        + (shape.inGroups() - 1) * (15 + shape.outGroups() * (25 + loads + later))
        + 11
        + shape.outGroups() * (25 + loads + first);
  }

  /** Coefficient loads of 8 or 16 bytes; a unit has 32 bytes. */
  private static int loads(int units, boolean wide) {
    return units * ConvolutionKind.ROW_BYTES / (wide ? 16 : 8);
  }

  private static long pass(ConvolutionKind kind, int rows, boolean first, int kept) {
    long[] workers = new long[WORKERS];
    for (int worker = 0; worker < WORKERS; worker++) {
      int n = rowsOf(worker, rows);
      long slots = kind.inBytes() == 2 ? halfWorker(n, first) : floatWorker(kind, n, first);
      workers[worker] = WORKERS * (slots - kept);
    }
    return slowest(workers);
  }

  private static long halfWorker(int n, boolean first) {
    int partials = first ? 1 : 2;
    return switch (n) {
      case 0 -> 20 + partials;
      case 1 -> 31 + partials;
      case 2 -> 40 + partials;
      default -> 36 + partials + 4L * (n - 3);
    };
  }

  private static long floatWorker(ConvolutionKind kind, int n, boolean first) {
    int zeroing = kind.outChannels() == 16 ? 8 : 4;
    return switch (n) {
      case 0 -> 24;
      case 1 -> 47 + (first ? 2 + zeroing : 0);
      default -> 46 + (first ? 2 + (long) zeroing * n : 0) + 8L * Math.max(0, n - 3);
    };
  }

  /** A 1x1 convolution of FP8, whose vertex is C++ with inline assembly; 32 channels in, 16 out. */
  static long quarterConvolution(int rows, int inGroups, int outGroups, boolean wide) {
    int loads = loads(16, wide);
    long first = quarterPass(rows, true);
    long later = quarterPass(rows, false);
    return 46
        + (WORKERS * 2 + 9)
        + outGroups
            * (WORKERS * 6
                + 10
                + (WORKERS * 20 + 11 + loads + first)
                + (inGroups - 1) * (WORKERS * 17 + 6 + loads + later));
  }

  private static long quarterPass(int rows, boolean first) {
    long[] workers = new long[WORKERS];
    for (int worker = 0; worker < WORKERS; worker++) {
      int n = rowsOf(worker, rows);
      int saved = first && n > 0 ? 5 : 0;
      int slots =
          switch (n) {
            case 0 -> 4;
            case 1 -> 18;
            case 2 -> 23;
            default -> 27 + 4 * (n - 3);
          };
      workers[worker] = WORKERS * (17L + slots - saved);
    }
    return slowest(workers);
  }

  private static long slowest(long[] workers) {
    long most = Arrays.stream(workers).max().orElseThrow();
    return Math.max(most, Arrays.stream(workers).min().orElseThrow() + 14);
  }

  private static int rowsOf(int worker, int rows) {
    return PoplibsCases.start(worker + 1, rows) - PoplibsCases.start(worker, rows);
  }

  /** A SLIC convolution of f16 with four channels in and out, stride 1. */
  static long slic(int width, int kernels) {
    long load = 3 * 6 + 16;
    long subKernel = load + 3 + 2 + 1 + 6 + 1 + 6 + 1;
    return 28
        + 15
        + 1
        + (subKernel * kernels + 6L * (kernels - 1) + 1)
        + slicPass(width, true)
        + (kernels - 1) * slicPass(width, false);
  }

  private static long slicPass(int width, boolean first) {
    int row = 0;
    for (int worker = 0; worker < WORKERS; worker++) {
      row = Math.max(row, slicRow(rowsOf(worker, width), first));
    }
    return WORKERS * (17L + 10 + (first ? 1 : 0) + row);
  }

  private static int slicRow(int n, boolean first) {
    if (n >= 5) {
      return 15 + n - 5;
    }
    if (first) {
      return 13 + (n > 1 ? n : 0);
    }
    return n == 1 ? 13 : 17 + n;
  }

  /** An element-wise sum, difference or product of f16. */
  static long binary(int n) {
    int vectors = (share(n) + 3) / 4;
    return WORKERS * (26L + 3L * vectors) + POPOPS_SUPERVISOR;
  }

  /** A reduction of f16 partials that lie apart. */
  static long reduction(int n, int partials) {
    int turns = n / 8 + Integer.bitCount(n % 8);
    int full = turns / WORKERS;
    long slots = 32;
    if (turns % WORKERS != 0) {
      if (n % 8 != 0) {
        slots += 2L * partials + 11;
      } else {
        full++;
      }
    }
    return WORKERS * (slots + (3L * partials + 8) * full);
  }

  /** GELU of one f16 vector by one worker, in place. */
  static long gelu(int n) {
    int operation = 5;
    int vectors = n / 4;
    long slots = 5 + 9 + 12;
    slots += vectors == 0 ? 0 : 2 + operation + (vectors - 1L) * operation + 1 + operation;
    slots += 2 + (n % 4 >= 2 ? 2 + operation : 0);
    slots += 2 + (n % 2 == 1 ? 3 + operation : 0) + 1;
    return WORKERS * slots;
  }

  /** A linear cast from f16 to FP8 by six workers. */
  static long quarterCast(int n) {
    int each = share(n);
    long slots = 19 + 2L * (each / 8) + 3 + 2L * Integer.bitCount(each % 8);
    return 12 + WORKERS * (slots + 18);
  }

  private static int share(int n) {
    return (n + WORKERS - 1) / WORKERS;
  }
}
