package org.ipukern.generator.published;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Figures that were worked out by hand from the estimators' text, step by step. */
class PoplibsEstimatesTest {
  @Test
  void convolution() {
    // 61 rows: 37 or 38 + 4 * 58 - 7 slots; 64 loads; five groups of inputs.
    long later = 6 * (38 + 4 * 58 - 7);
    long first = 6 * (37 + 4 * 58 - 7);
    long expected = 50 + 6 * (7 + 3 * 4) + 13 + 4 * (15 + 25 + 64 + later) + 11 + 25 + 64 + first;
    ConvolutionShape shape = new ConvolutionShape(365, 5, 1, 1, false);

    assertThat(PoplibsEstimates.convolution(ConvolutionKind.HALF, shape))
        .isEqualTo(expected)
        .isEqualTo(8577);
  }

  @Test
  void wideLoadsHalveTheFeed() {
    ConvolutionShape narrow = new ConvolutionShape(100, 3, 2, 1, false);
    ConvolutionShape wide = new ConvolutionShape(100, 3, 2, 1, true);

    for (ConvolutionKind kind : ConvolutionKind.values()) {
      long feed = kind.outChannels() * 32L / 16;
      assertThat(
              PoplibsEstimates.convolution(kind, narrow) - PoplibsEstimates.convolution(kind, wide))
          .isEqualTo(3 * 2 * feed);
    }
  }

  @Test
  void workersWithFewRowsHaveCasesOfTheirOwn() {
    // Three rows: workers 0 to 2 have one each. 31 + 1 - 7 slots against 20 + 1 - 7.
    ConvolutionShape shape = new ConvolutionShape(3, 1, 1, 1, false);

    assertThat(PoplibsEstimates.convolution(ConvolutionKind.HALF, shape))
        .isEqualTo(50 + 6 * 7 + 13 + 11 + 25 + 64 + 6 * (31 + 1 - 7));
    // f32 zeroes its outputs first: 47 + 2 + 8 slots for one row of 16 columns.
    assertThat(PoplibsEstimates.convolution(ConvolutionKind.FLOAT_16, shape))
        .isEqualTo(50 + 13 + 11 + 25 + 64 + 6 * (47 + 2 + 8));
  }

  @Test
  void quarters() {
    assertThat(PoplibsEstimates.quarterConvolution(365, 3, 1, false)).isEqualTo(5590);
    assertThat(PoplibsEstimates.quarterCast(592)).isEqualTo(12 + 6 * (19 + 24 + 3 + 4 + 18));
    assertThat(PoplibsEstimates.quarterCast(48)).isEqualTo(12 + 6 * (19 + 2 + 3 + 18));
  }

  @Test
  void vectorsAndReductions() {
    assertThat(PoplibsEstimates.binary(1001)).isEqualTo(6 * (26 + 3 * 42) + 11);
    // 7 whole turns and one for the 4 that are left: 8 turns, one each and a shorter one.
    assertThat(PoplibsEstimates.reduction(60, 2)).isEqualTo(6 * (32 + 2 * 2 + 11 + 3 * 2 + 8));
    assertThat(PoplibsEstimates.reduction(96, 2)).isEqualTo(6 * (32 + 2 * (3 * 2 + 8)));
    assertThat(PoplibsEstimates.gelu(24))
        .isEqualTo(6 * (5 + 9 + 12 + 2 + 5 + 25 + 1 + 5 + 2 + 2 + 1));
    assertThat(PoplibsEstimates.slic(48, 1)).isEqualTo(28 + 15 + 1 + 54 + 1 + 6 * (28 + 18));
  }
}
