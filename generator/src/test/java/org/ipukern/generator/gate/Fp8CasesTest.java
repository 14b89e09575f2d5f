package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.ipukern.generator.reference.CastReference;
import org.ipukern.generator.reference.Layouts;
import org.ipukern.generator.spec.Overflow;
import org.ipukern.generator.spec.Rounding;
import org.ipukern.generator.spec.SpecBuilder;
import org.ipukern.generator.spec.ValueFormat;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.tile.number.Half;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The faults of FP8 conversions that other projects had: none is in the simulated kernels. */
class Fp8CasesTest {
  private static final int ONE = 0x3C00;
  private static final int MINUS_ONE = 0xBC00;
  private static final int NOT_A_NUMBER = 0x7E00;

  /** One cast of the listed values; the values of a case that share it go through one kernel. */
  private record Cast(ValueFormat from, ValueFormat to, Overflow overflow, int scale) {}

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "FP8-01", "FP8-02", "FP8-03", "FP8-05", "FP8-06", "FP8-08", "FP8-10", "FP8-12", "FP8-13"
      })
  void listedValues(String id) throws IOException {
    Map<Cast, List<String[]>> casts = new LinkedHashMap<>();
    for (String[] row : rows()) {
      if (row[0].equals(id)) {
        Cast cast =
            new Cast(
                ValueFormat.valueOf(row[1].toUpperCase(Locale.ROOT)),
                ValueFormat.valueOf(row[2].toUpperCase(Locale.ROOT)),
                Overflow.valueOf(row[3].toUpperCase(Locale.ROOT)),
                Integer.parseInt(row[4]));
        casts.computeIfAbsent(cast, c -> new java.util.ArrayList<>()).add(row);
      }
    }
    assertThat(casts).isNotEmpty();
    casts.forEach(Fp8CasesTest::check);
  }

  private static void check(Cast cast, List<String[]> rows) {
    int[] source =
        rows.stream().mapToInt(row -> Integer.parseUnsignedInt(row[5].substring(2), 16)).toArray();
    int[] target =
        rows.stream().mapToInt(row -> Integer.parseInt(row[6].substring(2), 16)).toArray();
    boolean narrows = cast.to().isFp8();
    CastReference reference =
        new CastReference(
            cast.from(),
            cast.to(),
            narrows ? -cast.scale() : cast.scale(),
            org.ipukern.tile.number.Overflow.valueOf(cast.overflow().name()));
    assertThat(Arrays.stream(source).map(reference::nearest))
        .as("%s", cast)
        .containsExactly(boxed(target));
    for (OptionalInt fixed : List.of(OptionalInt.empty(), OptionalInt.of(cast.scale()))) {
      CastBench bench =
          CastBench.of(
              cast.from(), cast.to(), source.length, cast.overflow(), Rounding.NEAREST, fixed);
      assertThat(bench.cast(source, narrows ? 0 : cast.scale(), narrows ? cast.scale() : 0))
          .as("%s", cast)
          .containsExactly(target);
    }
  }

  private static Integer[] boxed(int[] values) {
    return Arrays.stream(values).boxed().toArray(Integer[]::new);
  }

  private static List<String[]> rows() throws IOException {
    try (InputStream csv = Fp8CasesTest.class.getResourceAsStream("fp8-cases.csv")) {
      String text = new String(csv.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().skip(1).map(line -> line.split(",", -1)).toList();
    }
  }

  /** FP8-02: the NaN in every lane, beside bytes that a sign or look-up slip would change. */
  @ParameterizedTest(name = "FP8-02 {0}")
  @ValueSource(strings = {"F143", "F152"})
  void nanInEveryLane(ValueFormat from) {
    CastBench bench = CastBench.of(from, ValueFormat.F16, 64, Overflow.SATURATE);
    int[] pack = {0x01, 0x7F, 0xFF, 0x81, 0x08, 0xF8, 0x00, 0x7E};
    int[] source = IntStream.range(0, 64).map(i -> i / 8 == i % 8 ? 0x80 : pack[i % 8]).toArray();
    int[] halves = bench.cast(source, 0, 0);
    for (int i = 0; i < 64; i++) {
      int right = CastReference.fp8(from).decodeToHalf(source[i]);
      assertThat(halves[i]).as("lane %s of pack %s", i % 8, i / 8).isEqualTo(right);
      assertThat(Half.isNan(halves[i])).isEqualTo(i / 8 == i % 8);
    }
  }

  /** FP8-03: 255 of 256 codes come back, and the one NaN too. */
  @ParameterizedTest(name = "FP8-03 {0}")
  @ValueSource(strings = {"F143", "F152"})
  void everyCodeComesBack(ValueFormat format) {
    int[] codes = IntStream.range(0, 256).toArray();
    int[] halves = CastBench.of(format, ValueFormat.F16, 256, Overflow.NAN).cast(codes, 0, 0);
    assertThat(CastBench.of(ValueFormat.F16, format, 256, Overflow.NAN).cast(halves, 0, 0))
        .containsExactly(codes);
  }

  /** FP8-13: what narrows at a scale comes back at it, and no other number is a scale. */
  @ParameterizedTest(name = "FP8-13 scale {0}")
  @ValueSource(ints = {3, -3, -4, -5, 8, 9, -14})
  void scaleThereAndBack(int scale) {
    int[] codes = IntStream.range(0, 256).toArray();
    int[] halves =
        CastBench.of(ValueFormat.F143, ValueFormat.F16, 256, Overflow.NAN).cast(codes, scale, 0);
    int[] back =
        CastBench.of(ValueFormat.F16, ValueFormat.F143, 256, Overflow.NAN).cast(halves, 0, scale);
    for (int code = 0; code < 256; code++) {
      double value = Math.scalb((double) CastReference.fp8(ValueFormat.F143).decode(code), scale);
      if (Math.abs(value) <= 65_504) {
        assertThat(back[code]).as("code %s", code).isEqualTo(code);
      }
    }
  }

  @ParameterizedTest(name = "FP8-13 no scale {0}")
  @ValueSource(strings = {"32", "-33", "64", "3.5", "\"3\""})
  void refusesWhatIsNoScale(String scale) {
    assertThatThrownBy(
            () ->
                SpecBuilder.parse(
                    "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":8,\"scale\":"
                        + scale
                        + "}}"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("scale");
  }

  /** FP8-15: exactly n values change, whatever the last one is; guards stand behind them. */
  @ParameterizedTest(name = "FP8-15 n = {0}")
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 17})
  void oddLengthsLeaveTheNeighbourAlone(int n) {
    for (ValueFormat format : List.of(ValueFormat.F143, ValueFormat.F152)) {
      for (int last : new int[] {ONE, MINUS_ONE, NOT_A_NUMBER}) {
        int[] halves =
            IntStream.range(0, n)
                .map(i -> i == n - 1 ? last : i % 2 == 0 ? ONE : MINUS_ONE)
                .toArray();
        CastBench.of(ValueFormat.F16, format, n, Overflow.SATURATE).check(halves, 0, 0);
        int[] bytes =
            Arrays.stream(halves)
                .map(h -> h == ONE ? 0x40 : h == MINUS_ONE ? 0xC0 : 0x80)
                .toArray();
        CastBench.of(format, ValueFormat.F16, n, Overflow.SATURATE).check(bytes, 0, 0);
        CastBench.of(format, ValueFormat.F152, n, Overflow.SATURATE).check(bytes, 0, 0);
        int[] floats =
            Arrays.stream(halves).map(h -> Float.floatToRawIntBits(Half.toFloat(h))).toArray();
        CastBench.of(ValueFormat.F32, format, n, Overflow.SATURATE).check(floats, 0, 0);
        CastBench.of(ValueFormat.F32, ValueFormat.F16, n, Overflow.SATURATE).check(floats, 0, 0);
      }
    }
  }

  @ParameterizedTest(name = "FP8-16 f16 to {0}, {1}")
  @CsvSource({
    "F143,NAN,95e6fb5b04ba11dcfc5fdb80d6a1637e811d503bae7151aadc96ef8c96583567",
    "F143,SATURATE,83e6a27c6e5416d836fc55c6e3b519e8235b9795e8328d9ad05b1552c0c2ff1c",
    "F152,NAN,0fa2de8eb3705708d9fdfca78253b1a841348ee2289f3d1b329374fa4ce166eb",
    "F152,SATURATE,8ad8675f46935dfab20ad0ce9424604b81d8c9f82b2fb083c46c8f6981af0de9"
  })
  void simulatedNarrowingHasThePublishedDigest(ValueFormat to, Overflow overflow, String digest)
      throws NoSuchAlgorithmException {
    int[] bytes =
        CastBench.of(ValueFormat.F16, to, 65_536, overflow)
            .cast(IntStream.range(0, 65_536).toArray(), 0, 0);
    assertThat(sha256(Layouts.values(bytes, 1))).isEqualTo(digest);
  }

  @ParameterizedTest(name = "FP8-16 {0} to f16")
  @CsvSource({
    "F143,be4fefb4e266bdb5768a0f97e5368e473a3b5692e71372a132e45e3f929aa402",
    "F152,8607ba7d8d78152a16a839340694b26dc29c06a98f20f38c672e3baf34dc6d1b"
  })
  void simulatedWideningHasThePublishedDigest(ValueFormat from, String digest)
      throws NoSuchAlgorithmException {
    int[] halves =
        CastBench.of(from, ValueFormat.F16, 256, Overflow.NAN)
            .cast(IntStream.range(0, 256).toArray(), 0, 0);
    assertThat(sha256(Layouts.values(halves, 2))).isEqualTo(digest);
  }

  /** 729 equal probabilities at scale -1 do not sum to one, and small ones vanish. */
  @Test
  void equalProbabilitiesOfTheSeed() {
    int[] halves = new int[730];
    Arrays.fill(halves, Half.fromDouble(1.0 / 729, org.ipukern.tile.number.Overflow.NAN));
    halves[729] = Half.fromDouble(0.0001, org.ipukern.tile.number.Overflow.NAN);

    int[] bytes =
        CastBench.of(ValueFormat.F16, ValueFormat.F143, 730, Overflow.SATURATE).cast(halves, 0, -1);
    int[] back =
        CastBench.of(ValueFormat.F143, ValueFormat.F16, 730, Overflow.SATURATE).cast(bytes, -1, 0);

    double sum = 0;
    for (int i = 0; i < 729; i++) {
      assertThat((double) Half.toFloat(back[i])).isEqualTo(0.00146484375);
      sum += Half.toFloat(back[i]);
    }
    assertThat(sum).isEqualTo(1.06787109375);
    assertThat(back[729]).isZero();
  }

  private static String sha256(byte[] bytes) throws NoSuchAlgorithmException {
    return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
  }
}
