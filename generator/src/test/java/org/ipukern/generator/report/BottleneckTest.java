package org.ipukern.generator.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.ipukern.generator.gate.EntryReplay;
import org.ipukern.generator.gate.KernelResult;
import org.ipukern.generator.gate.Pipeline;
import org.ipukern.generator.gate.PipelineOptions;
import org.ipukern.generator.spec.SpecBuilder;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BottleneckTest {
  private static Bottleneck kernel(String manifestLine) {
    KernelResult kernel =
        Pipeline.run(java.util.List.of(SpecBuilder.parse(manifestLine)), PipelineOptions.defaults())
            .kernels()
            .get(0);
    IssueTally tally = new IssueTally();
    CallResult call =
        EntryReplay.run(kernel, kernel.entries().get(0).entry(), TimingModel.ipu21(), tally)
            .orElseThrow();
    assertThat(call.cycles()).isEqualTo(kernel.entries().get(0).simulated().getAsLong());
    return Bottleneck.of(call, tally, TimingModel.ipu21());
  }

  private static Bottleneck gemm(int rows) {
    return kernel(
        "{\"gemm\":{\"precision\":\"f16\",\"rows\":[" + rows + "],\"inner\":80,\"columns\":16}}");
  }

  /** 365 rows in 5 rounds: 4 AMP issues a row, 61 rows for the busiest worker, 8 bytes a store. */
  @Test
  void aLongGemmIsLimitedByItsSlotsWhichTheAmpFills() {
    Bottleneck limits = gemm(365);

    assertThat(limits.limiting()).isEqualTo(Resource.WORKER_SLOTS);
    assertThat(limits.filledBy()).contains(Resource.AMP_BUSIEST);
    assertThat(limits.of(Resource.AMP_ISSUE)).isBetween(5 * 4 * 365L, 5 * 4 * 365L + 5 * 6 * 8);
    assertThat(limits.of(Resource.AMP_BUSIEST)).isGreaterThanOrEqualTo(5 * 4 * 61 * 6L);
    assertThat(limits.of(Resource.COEFFICIENTS)).isEqualTo(5 * 64);
    assertThat(limits.of(Resource.STORE_PORT)).isBetween(5 * 4 * 365L, 5 * 8 * 365L);
    assertThat(limits.text())
        .contains(
            "limited by  worker issue slots (limit-worker-slots), "
                + limits.of(Resource.WORKER_SLOTS)
                + " of "
                + limits.cycles()
                + " cycles\n",
            "slots full of  AMP issue of the busiest worker (limit-amp-busiest), 9");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4, 6, 7, 96, 365})
  void whatFollowsOneAnotherAddsUp(int rows) {
    Bottleneck limits = gemm(rows);

    assertThat(
            limits.of(Resource.WORKER_SLOTS)
                + limits.of(Resource.LAUNCH_JOIN)
                + limits.of(Resource.SUPERVISOR)
                + limits.of(Resource.COEFFICIENTS))
        .isEqualTo(limits.cycles());
    assertThat(limits.limits().values())
        .allMatch(cycles -> cycles >= 0 && cycles <= limits.cycles());
  }

  @Test
  void aShortGemmIsNotLimitedByTheAmp() {
    assertThat(gemm(4).limiting()).isEqualTo(Resource.WORKER_SLOTS);
    assertThat(gemm(4).filledBy()).isEmpty();
  }

  /** 1,712 halves: 428 loads of 8 bytes, 214 stores of 8 bytes. */
  @Test
  void aCastHasLoadsAndStoresAndNoAmp() {
    Bottleneck limits =
        kernel(
            "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":1712,"
                + "\"placement\":\"separate\"}}");

    assertThat(limits.of(Resource.AMP_ISSUE)).isZero();
    assertThat(limits.of(Resource.LOAD_PORTS)).isGreaterThanOrEqualTo(214);
    assertThat(limits.of(Resource.STORE_PORT)).isBetween(214L, 220L);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 13, 365})
  void nothingInTheTableIsGreaterThanWhatIsNamed(int rows) {
    Bottleneck limits = gemm(rows);
    long named = limits.of(limits.limiting());

    assertThat(limits.limits().values()).allMatch(cycles -> cycles <= named);
    assertThat(limits.text().lines().skip(1).findFirst().orElseThrow())
        .contains(limits.limiting().code(), Long.toString(named));
  }

  @Test
  void aFaultHasNoLimits() {
    Recorded run = Recorded.of(".supervisor\n.align 8\nentry:\nld32 $m1, $mzero, $mzero, 0\n");

    assertThatThrownBy(() -> Bottleneck.of(run.call(), new IssueTally(), TimingModel.ipu21()))
        .hasMessageContaining("fault");
  }
}
