package org.ipukern.generator.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.ipukern.generator.spec.json.InputException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("GK-25 and GK-26: names are injective and valid everywhere")
class KernelNameTest {

  @Test
  void readAsTheDocsShowThem() {
    GemmSpec gemm = GemmSpec.of(Precision.F16, List.of(365, 364), 80, 16);
    assertThat(gemm.name()).isEqualTo("gemm_f16_init_std_k80_c16_r364_r365");
    assertThat(gemm.entryPoints())
        .containsExactly(
            new EntryPoint(
                "gemm_f16_init_std_k80_c16_r364",
                "__runCodelet_ipukern__gemm_f16_init_std_k80_c16_r364",
                364),
            new EntryPoint(
                "gemm_f16_init_std_k80_c16_r365",
                "__runCodelet_ipukern__gemm_f16_init_std_k80_c16_r365",
                365));
    assertThat(
            CastSpec.packed(ValueFormat.F16, ValueFormat.F143, 288, 32, Placement.INTERLEAVED)
                .name())
        .isEqualTo("cast_f16_f143_packed_288x32_interleaved_sat");
    assertThat(CastSpec.linear(ValueFormat.F16, ValueFormat.F143, 592, Placement.SEPARATE).name())
        .isEqualTo("cast_f16_f143_linear_n592_separate_sat");
    assertThat(
            LayoutSpec.of(LayoutKernel.PANELS_FROM_ROWS, 16, 164, 384, Placement.SEPARATE).name())
        .isEqualTo("layout_panels_from_rows_b16_164x384_separate");
  }

  @Test
  void everyAxisOfAGemmHasItsToken() {
    String name =
        SpecBuilder.of("gemm")
            .with("precision", "f143-f152")
            .with("rows", List.of(16))
            .with("inner", 96)
            .with("columns", 32)
            .with("weights", "interleaved")
            .with("mode", "accumulate")
            .with("output", "packed")
            .with("orientation", "swapped")
            .with("batch", 4)
            .with("rounding", "stochastic")
            .with("overflow", "nan")
            .with("accumulators", "retained")
            .with("scale", -3)
            .with("coefficients-scale", 3)
            .build()
            .name();
    assertThat(name)
        .isEqualTo("gemm_f143_f152_acc_int_k96_c32_packed_swapped_b4_sr_nan_retained_sm3_ws3_r16");
  }

  @Test
  void differentSpecsNeverShareANameOfFileOrClass() {
    long seed = 25;
    RandomEntries entries = new RandomEntries(seed, 0);
    Map<String, KernelSpec> names = new HashMap<>();
    Map<String, String> classes = new HashMap<>();
    int specs = 0;
    for (int i = 0; i < 20_000; i++) {
      String entry = entries.next();
      KernelSpec spec = parseOrNull(entry);
      if (spec == null) {
        continue;
      }
      specs++;
      String what = "seed " + seed + ", entry " + i + ": " + entry;
      assertThat(spec.name()).as(what).matches("[a-z][a-z0-9]*(_[a-z0-9]+)*").hasSizeLessThan(121);
      KernelSpec other = names.putIfAbsent(spec.name().toLowerCase(Locale.ROOT), spec);
      assertThat(other).as(what).isIn(null, spec);
      assertThat(SpecBuilder.parse(spec.manifestLine())).as(what).isEqualTo(spec);
      for (EntryPoint point : spec.entryPoints()) {
        String single = single(spec, point);
        assertThat(classes.putIfAbsent(point.className(), single)).as(what).isIn(null, single);
        assertThat(point.symbol()).isEqualTo("__runCodelet_ipukern__" + point.className());
      }
    }
    assertThat(specs).isGreaterThan(6_000);
  }

  @Test
  void specsThatDifferInOneFieldDifferInName() {
    long seed = 252;
    RandomEntries entries = new RandomEntries(seed, 0);
    int pairs = 0;
    for (int i = 0; pairs < 5_000; i++) {
      KernelSpec spec = parseOrNull(entries.next());
      if (spec == null) {
        continue;
      }
      for (KernelSpec other : neighbours(spec)) {
        pairs++;
        assertThat(other.name())
            .as("seed %s, entry %s: %s", seed, i, spec.manifestLine())
            .isNotEqualToIgnoringCase(spec.name());
      }
    }
  }

  /** The specs that differ from a spec in one field of its family. */
  private static List<KernelSpec> neighbours(KernelSpec spec) {
    Map<String, List<Object>> values =
        switch (spec.family()) {
          case "gemm" ->
              Map.of(
                  "precision", List.of("f16", "f32", "f143", "f152", "f143-f152", "f16-f32"),
                  "weights", List.of("standard", "interleaved"),
                  "mode", List.of("initialize", "accumulate"),
                  "output", List.of("plain", "packed"),
                  "orientation", List.of("normal", "swapped"),
                  "batch", List.of(1, 11),
                  "rounding", List.of("nearest", "stochastic"),
                  "overflow", List.of("saturate", "nan"),
                  "accumulators", List.of("cleared", "retained"),
                  "scale", List.of(-1, 0, 1, 11));
          case "cast" ->
              Map.of(
                  "from", List.of("f16", "f32", "f143", "f152"),
                  "to", List.of("f143", "f152", "f16"),
                  "layout", List.of("packed", "row-major"),
                  "placement", List.of("interleaved", "separate", "any"),
                  "scale", List.of(-1, 0, 1, 11),
                  "source-scale", List.of(-1, 0, 1, 11),
                  "overflow", List.of("saturate", "nan"),
                  "rounding", List.of("nearest", "stochastic"),
                  "source-stride", List.of(65, 66));
          default ->
              Map.of(
                  "bits", List.of(8, 16, 32),
                  "placement", List.of("interleaved", "separate", "any"),
                  "fill", List.of("zero", "lowest", "-inf"),
                  "width", List.of(91, 911),
                  "source-stride", List.of(701, 7011),
                  "target-stride", List.of(911, 912),
                  "order", List.of("kxc", "cxk"),
                  "method", List.of("shuffle", "accumulator"));
        };
    return values.entrySet().stream()
        .flatMap(
            field ->
                field.getValue().stream()
                    .map(value -> change(spec, field.getKey(), value))
                    .filter(other -> other != null && !other.equals(spec)))
        .toList();
  }

  private static KernelSpec change(KernelSpec spec, String field, Object value) {
    try {
      return SpecBuilder.from(spec).with(field, value).build();
    } catch (InputException e) {
      return null;
    }
  }

  @Test
  void longRowListsAreShortenedByCountAndDigest() {
    List<Integer> rows = IntStream.rangeClosed(1, 40).boxed().toList();
    List<Integer> others = IntStream.rangeClosed(2, 41).boxed().toList();
    String name = GemmSpec.of(Precision.F16, rows, 80, 16).name();
    assertThat(name).matches("gemm_f16_init_std_k80_c16_rows40_x[0-9a-f]{16}");
    assertThat(GemmSpec.of(Precision.F16, others, 80, 16).name()).isNotEqualTo(name);
  }

  @Test
  void theLongestNamesStayWithin120Characters() {
    int most = (int) TileMemory.BYTES;
    List<Integer> many = IntStream.rangeClosed(most - 4_095, most).boxed().toList();
    GemmSpec gemm =
        new GemmSpec(
            Precision.F143_F152,
            many,
            most,
            most,
            Weights.STANDARD,
            GemmMode.INITIALIZE,
            OutputLayout.PACKED,
            Orientation.SWAPPED,
            (int) Limits.BATCH.most(),
            Rounding.STOCHASTIC,
            Overflow.NAN,
            Accumulators.RETAINED,
            OptionalInt.of(-32),
            OptionalInt.of(-32));
    LayoutSpec layout =
        new LayoutSpec(
            LayoutKernel.ROWS_FROM_PANELS,
            16,
            most - 1,
            most - 1,
            Placement.INTERLEAVED,
            most,
            Fill.NEGATIVE_INFINITY,
            many,
            Integer.MAX_VALUE,
            0,
            SourceOrder.K_BY_C,
            TransposeMethod.SHUFFLE);
    assertThat(gemm.name()).hasSizeBetween(100, KernelName.LONGEST);
    assertThat(layout.name()).hasSizeBetween(100, KernelName.LONGEST);
    assertThat(gemm.entryPoints())
        .allSatisfy(point -> assertThat(point.className()).hasSizeBetween(90, KernelName.LONGEST));
  }

  private static KernelSpec parseOrNull(String entry) {
    try {
      return SpecBuilder.parse(entry);
    } catch (InputException e) {
      return null;
    }
  }

  /** The entry that has this entry point alone; two kernels may share the point, but no other. */
  private static String single(KernelSpec spec, EntryPoint point) {
    return spec instanceof GemmSpec
        ? SpecBuilder.from(spec).with("rows", List.of(point.rows())).build().manifestLine()
        : spec.manifestLine();
  }
}
