package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GemmKernelTest {
  private static final int WEIGHTS = Bench.INTERLEAVED + 0x4000;

  @ParameterizedTest
  @CsvSource({
    "1, false, ASCENDING",
    "2, true, DESCENDING",
    "7, false, ROUND_ROBIN",
    "60, true, ASCENDING"
  })
  void multipliesExactlyInEveryOrder(int rowsEach, boolean interleaved, WorkerOrder order) {
    Random random = new Random(rowsEach);
    int rows = 6 * rowsEach;
    double[] x = random.ints(16L * rows, -8, 9).asDoubleStream().toArray();
    double[][] w = new double[16][];
    for (int c = 0; c < 16; c++) {
      w[c] = random.ints(16, -8, 9).asDoubleStream().toArray();
    }
    Bench bench = new Bench(GemmKernel.text(interleaved), TileOptions.defaults().withOrder(order));
    bench.tile.memory().permit(WEIGHTS, 512, true, false);
    bench.words(Bench.STATE, WEIGHTS, Bench.DATA, Bench.INTERLEAVED, rowsEach);
    bench.halves(Bench.DATA, x).halves(WEIGHTS, GemmKernel.weights(w));
    bench.tile.memory().countWrites();

    CallResult result = bench.call();

    assertThat(bench.readHalves(Bench.INTERLEAVED, 16 * rows))
        .containsExactly(GemmKernel.product(x, w, rows));
    for (int word = 0; word < 8 * rows; word++) {
      assertThat(bench.tile.memory().writesOf(Bench.INTERLEAVED + 4 * word)).isEqualTo(1);
    }
    assertThat(result.ampIssues()).isEqualTo(6L * (4 * rowsEach + 4));
    assertThat(result.supervisor().total()).isEqualTo(result.cycles());
    assertThat(result.notes()).isEmpty();
  }
}
