package org.ipukern.generator.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.ipukern.generator.spec.json.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BuiltKernelsTest {

  @Test
  void hasTheFirstKernels() {
    assertThat(BuiltKernels.check(GemmSpec.of(Precision.F16, List.of(1, 365), 34, 17))).isEmpty();
    for (Placement placement : List.of(Placement.INTERLEAVED, Placement.SEPARATE)) {
      for (ValueFormat to : List.of(ValueFormat.F143, ValueFormat.F152)) {
        assertThat(BuiltKernels.check(CastSpec.linear(ValueFormat.F16, to, 592, placement)))
            .isEmpty();
        assertThat(BuiltKernels.check(CastSpec.packed(ValueFormat.F16, to, 5, 64, placement)))
            .isEmpty();
      }
    }
  }

  @Test
  void namesEveryAxisThatIsMissing() {
    KernelSpec spec =
        SpecBuilder.parse(
            "{\"gemm\":{\"precision\":\"f32\",\"rows\":[16],\"inner\":96,\"columns\":16,"
                + "\"output\":\"packed\",\"accumulators\":\"retained\"}}");
    Refusal refusal = BuiltKernels.check(spec).orElseThrow();
    assertThat(refusal.reason())
        .isEqualTo(
            "packed output is not built for f32 partials; "
                + "retained accumulators are not built for f32 partials; "
                + "retained accumulators are not built for packed output; "
                + "retained accumulators are built for 24 to 768 streamed rows, 4 to 128 a worker");
    assertThat(refusal.nearest())
        .isEqualTo("{\"gemm\":{\"precision\":\"f32\",\"rows\":[16],\"inner\":96,\"columns\":16}}");
  }

  /** Only what is too long changes: here the width, not the columns or the fill. */
  @ParameterizedTest
  @CsvSource({
    "'\"columns\":17,\"placement\":\"separate\",\"width\":200000,\"fill\":\"lowest\"', "
        + "'\"columns\":17,\"placement\":\"separate\",\"width\":131070,\"fill\":\"lowest\"'",
    "'\"columns\":140000,\"placement\":\"separate\"', "
        + "'\"columns\":131070,\"placement\":\"separate\"'",
    "'\"columns\":140000,\"placement\":\"separate\",\"width\":140005', "
        + "'\"columns\":131070,\"placement\":\"separate\"'"
  })
  void theNearestOfRowsThatAreTooLongKeepsWhatItCan(String asked, String nearest) {
    String before = "{\"layout\":{\"kernel\":\"rows-from-panels\",\"bits\":16,\"rows\":1,";
    KernelSpec spec = SpecBuilder.parse(before + asked + "}}");

    assertThat(BuiltKernels.check(spec).orElseThrow().nearest()).isEqualTo(before + nearest + "}}");
  }

  @Test
  void theNearestEntryIsBuiltForEveryRefusedOne() {
    long seed = 4;
    RandomEntries entries = new RandomEntries(seed, 0);
    int refused = 0;
    for (int i = 0; i < 6_000; i++) {
      String entry = entries.next();
      Optional<Refusal> refusal = check(entry);
      if (refusal.isPresent()) {
        refused++;
        KernelSpec nearest = SpecBuilder.parse(refusal.get().nearest());
        assertThat(BuiltKernels.check(nearest)).as("seed %s: %s", seed, entry).isEmpty();
      }
    }
    assertThat(refused).isGreaterThan(300);
  }

  private static Optional<Refusal> check(String entry) {
    try {
      return BuiltKernels.check(SpecBuilder.parse(entry));
    } catch (InputException e) {
      return Optional.empty();
    }
  }
}
