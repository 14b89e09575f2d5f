package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;

class TransposeOperationsTest {
  private static final int MATRICES = 500;

  /** Streams matrices of arbitrary bits the way published kernels do. */
  @Test
  void fourRowsInAreFourColumnsOut() {
    long seed = 0x44;
    Random random = new Random(seed);
    AuxBench bench = new AuxBench();
    int[][][] in = new int[MATRICES][4][4];
    for (int[][] matrix : in) {
      for (int[] row : matrix) {
        for (int k = 0; k < 4; k++) {
          // Every third element has the exponent of an f32 NaN where it is an upper half.
          row[k] = random.nextInt(0x10000) | (random.nextInt(3) == 0 ? 0x7F80 : 0);
        }
      }
    }
    for (int t = 0; t <= MATRICES; t++) {
      int[][] rows = in[Math.min(t, MATRICES - 1)];
      load(bench, rows[0], rows[1]);
      bench.run("f16v4istacc", "a4:5", "a0:1", "a2:3", "TISTACC_P0");
      check(bench, in, t - 1, 2, seed);
      load(bench, rows[2], rows[3]);
      bench.run("f16v4istacc", "a4:5", "a0:1", "a2:3", "TISTACC_P1");
      check(bench, in, t - 1, 3, seed);
      bench.worker.garbage = 0;
      bench.run("f16v4stacc", "a4:5", "TSTACC_P0");
      check(bench, in, t, 0, seed);
      bench.run("f16v4stacc", "a4:5", "TSTACC_P1");
      check(bench, in, t, 1, seed);
      assertThat(bench.worker.garbage).isZero();
    }
  }

  @Test
  void theKnownMovesOfTheFirstDeliveryAreMade() {
    AuxBench bench = new AuxBench();
    for (int i = 0; i < 32; i++) {
      bench.worker.accumulators.set(i, i);
    }
    bench.run("f16v4stacc", "a4:5", "TSTACC_P0");
    assertThat(bench.single(4)).isEqualTo(0);
    assertThat(bench.single(5)).isEqualTo(2);
    assertThat(bench.worker.accumulators.get(1)).isEqualTo(4);
    assertThat(bench.worker.accumulators.get(3)).isEqualTo(6);
    assertThat(bench.worker.accumulators.get(0)).isEqualTo(0);
    assertThat(bench.worker.accumulators.get(4)).isEqualTo(4);
  }

  @Test
  void whatNothingWasWrittenToIsMarked() {
    AuxBench bench = new AuxBench();
    bench.run("f16v4istacc", "a4:5", "a0:1", "a2:3", "TISTACC_P0");
    assertThat(bench.worker.garbage).isEqualTo(RegisterMask.aux(4, 2));
  }

  @Test
  void phasesOfOtherNamesAreRefused() {
    assertThatThrownBy(() -> new AuxBench().run("f16v4stacc", "a4:5", "TISTACC_P1"))
        .isInstanceOfSatisfying(
            FaultException.class, e -> assertThat(e.kind()).isEqualTo(FaultKind.INVALID_OPERAND))
        .hasMessageContaining("TISTACC_P1");
    assertThatThrownBy(() -> new AuxBench().run("f16v4istacc", "a4:5", "a0:1", "a2:3", "TSTACC_P0"))
        .isInstanceOf(FaultException.class);
  }

  private static void load(AuxBench bench, int[] row0, int[] row1) {
    bench.set(0, row0[1] << 16 | row0[0], row0[3] << 16 | row0[2]);
    bench.set(2, row1[1] << 16 | row1[0], row1[3] << 16 | row1[2]);
  }

  private static void check(AuxBench bench, int[][][] in, int matrix, int column, long seed) {
    if (matrix < 0 || matrix >= MATRICES) {
      return;
    }
    for (int row = 0; row < 4; row++) {
      assertThat(bench.half(4, row))
          .as("seed %d, matrix %d, row %d, column %d", seed, matrix, row, column)
          .isEqualTo(in[matrix][row][column]);
    }
  }
}
