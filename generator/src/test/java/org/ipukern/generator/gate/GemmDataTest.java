package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.SpecBuilder;
import org.ipukern.tile.number.Fp8Format;
import org.ipukern.tile.number.Half;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The operands and answers that GEMMs are judged by, against docs/kernel-abi.md: addresses and sums
 * are worked out here once more, by its formulas and in double.
 */
class GemmDataTest {
  private static final int ROWS = 5;
  private static final int PACKED_ROWS = 32;
  private static final int INNER = 40;
  private static final int COLUMNS = 24;
  private static final int PACKED_COLUMNS = 32;

  /** One product as docs/kernel-abi.md lays it out: S streamed rows, H held columns. */
  private static final class Product {
    private final GemmSpec spec;
    private final ByteBuffer left;
    private final ByteBuffer coefficients;
    private final int streamed;
    private final int held;
    private final int padded;
    private final int paddedHeld;

    Product(GemmSpec spec, int rows, KernelData data, int index) {
      this.spec = spec;
      boolean swapped = spec.orientation().id().equals("swapped");
      streamed = swapped ? spec.columns() : rows;
      held = swapped ? rows : spec.columns();
      int panel = Math.max(16, group());
      padded = (spec.inner() + panel - 1) / panel * panel;
      paddedHeld = (held + 15) / 16 * 16;
      left = part(data.operands().get(0).contents(), streamed * padded * width(), index);
      coefficients = part(data.operands().get(1).contents(), padded * paddedHeld * width(), index);
    }

    private static ByteBuffer part(byte[] all, int bytes, int index) {
      assertThat(all.length % bytes).isZero();
      return ByteBuffer.wrap(all, index * bytes, bytes).slice().order(ByteOrder.LITTLE_ENDIAN);
    }

    private boolean isFp8() {
      return spec.precision().isFp8();
    }

    private int width() {
      return isFp8() ? 1 : spec.precision().id().equals("f32") ? 4 : 2;
    }

    private int group() {
      return isFp8() ? 32 : spec.precision().id().equals("f32") ? 8 : 16;
    }

    private double value(ByteBuffer bytes, int at, Fp8Format format) {
      return switch (width()) {
        case 1 -> format.decode(bytes.get(at) & 0xFF);
        case 2 -> Half.toFloat(bytes.getShort(at) & 0xFFFF);
        default -> bytes.getFloat(at);
      };
    }

    double left(int r, int k) {
      int panel = Math.max(16, group());
      int at = (k / panel * streamed + r) * panel * width() + k % panel * width();
      Fp8Format format = spec.precision().id().equals("f152") ? Fp8Format.F152 : Fp8Format.F143;
      return value(left, at, format);
    }

    double coefficient(int k, int c) {
      int at =
          (c / 16 * (padded / group()) + k / group()) * 512 + c % 16 * 32 + k % group() * width();
      Fp8Format format = spec.precision().id().equals("f143") ? Fp8Format.F143 : Fp8Format.F152;
      return value(coefficients, at, format);
    }

    double sum(int r, int c) {
      double sum = 0;
      for (int k = 0; k < padded; k++) {
        sum += left(r, k) * coefficient(k, c);
      }
      return sum;
    }

    int outputWidth() {
      return spec.precision().id().endsWith("f32") ? 4 : 2;
    }

    int outputBytes() {
      return streamed * paddedHeld * outputWidth();
    }

    int outputOffset(int r, int c) {
      return spec.output().id().equals("packed")
          ? (r / 16 * (paddedHeld / 16) + c / 16) * 512 + r % 16 * 32 + c % 16 * 2
          : (c / 16 * streamed + r) * 16 * outputWidth() + c % 16 * outputWidth();
    }
  }

  private static double output(byte[] bytes, int at, int width) {
    ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    return width == 4 ? buffer.getFloat(at) : Half.toFloat(buffer.getShort(at) & 0xFFFF);
  }

  private static GemmSpec spec(String fields) {
    boolean packed = fields.contains("packed");
    return (GemmSpec)
        SpecBuilder.parse(
            "{\"gemm\":{\"rows\":["
                + (packed ? PACKED_ROWS : ROWS)
                + "],\"inner\":"
                + INNER
                + ",\"columns\":"
                + (packed ? PACKED_COLUMNS : COLUMNS)
                + ","
                + fields.replace('\'', '"')
                + "}}");
  }

  private static int scale(OperandData operand) {
    return operand.metadata() << 26 >> 26;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'precision':'f16'",
        "'precision':'f16','mode':'accumulate'",
        "'precision':'f16','orientation':'swapped'",
        "'precision':'f16','output':'packed'",
        "'precision':'f16','output':'packed','mode':'accumulate'",
        "'precision':'f16','batch':3",
        "'precision':'f16','rounding':'stochastic'",
        "'precision':'f16-f32'",
        "'precision':'f32'",
        "'precision':'f32','orientation':'swapped','mode':'accumulate'",
        "'precision':'f143'",
        "'precision':'f143','scale':-3",
        "'precision':'f143','scale':-3,'coefficients-scale':7",
        "'precision':'f143','output':'packed'",
        "'precision':'f152','mode':'accumulate'",
        "'precision':'f143-f152'",
        "'precision':'f143-f152','batch':2"
      })
  void wholeNumbersHaveTheirExactSums(String fields) {
    GemmSpec spec = spec(fields);
    int rows = spec.rows().get(0);
    List<KernelData> ordinary = new GemmData(spec, rows).ordinary();
    for (KernelData data : List.of(ordinary.get(0), ordinary.get(2))) {
      OperandData output = data.operands().get(2);
      int exponent = scale(data.operands().get(0)) + scale(data.operands().get(1));
      double scale = spec.precision().isFp8() ? Math.scalb(1, exponent) : 1;
      boolean accumulates = spec.mode().id().equals("accumulate");
      double largest = 0;
      for (int index = 0; index < spec.batch(); index++) {
        Product p = new Product(spec, rows, data, index);
        assertThat(output.contents()).hasSize(p.outputBytes() * spec.batch());
        for (int r = 0; r < p.streamed; r++) {
          for (int c = 0; c < p.paddedHeld; c++) {
            int at = index * p.outputBytes() + p.outputOffset(r, c);
            double start = accumulates ? output(output.contents(), at, p.outputWidth()) : 0;
            assertThat(output(output.expected(), at, p.outputWidth()))
                .as("%s, row %d, column %d", fields, r, c)
                .isEqualTo(c < p.held ? p.sum(r, c) * scale + start : 0);
            largest = Math.max(largest, Math.abs(p.sum(r, c)));
            assertThat(data.place().apply(at)).isEqualTo(place(spec, index, r, c));
          }
        }
      }
      // Data that are all the same, or nothing, would show no wrong address; and whatever the
      // scales,
      // the results are whole numbers that f16 holds.
      assertThat(largest * scale).isBetween(8.0, 2048.0);
      assertThat(data.unsound()).isEmpty();
    }
  }

  private static String place(GemmSpec spec, int index, int r, int c) {
    boolean swapped = spec.orientation().id().equals("swapped");
    String value = swapped ? "C[" + c + "][" + r + "]" : "C[" + r + "][" + c + "]";
    return spec.batch() == 1 ? value : "product " + index + ", " + value;
  }

  /**
   * Format bit and scale: fixed ones as they are, open ones from run to run, never out of range.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'precision':'f143'                                   | 80 80 | 83 bb | be 84",
        "'precision':'f152'                                   | 00 00 | 03 3b | 3e 04",
        "'precision':'f143-f152'                              | 80 00 | 83 3b | be 04",
        "'precision':'f143','scale':5                         | 85 80 | 85 bb | 85 84",
        "'precision':'f143','scale':-32                       | a0 80 | a0 80 | a0 84",
        "'precision':'f143','coefficients-scale':31           | 80 9f | 80 9f | be 9f",
        "'precision':'f143','scale':31,'coefficients-scale':0 | 9f 80 | 9f 80 | 9f 80"
      })
  void metadataHoldsFormatAndScale(String fields, String first, String second, String third) {
    GemmSpec spec = spec(fields);
    List<KernelData> ordinary = new GemmData(spec, ROWS).ordinary();

    assertThat(ordinary.stream().map(GemmDataTest::metadata).toList())
        .containsExactly(first, second, third);
  }

  private static String metadata(KernelData data) {
    return String.format(
        "%02x %02x", data.operands().get(0).metadata(), data.operands().get(1).metadata());
  }

  /** Gaussian values differ and so do the seeds; a second product differs from the first. */
  @Test
  void dataAreManyAndDifferent() {
    GemmSpec spec = spec("'precision':'f16','batch':2");
    List<KernelData> ordinary = new GemmData(spec, ROWS).ordinary();

    assertThat(ordinary)
        .extracting(KernelData::title)
        .containsExactly(
            "whole numbers, seed 1", "Gaussian values, seed 2", "whole numbers, seed 3");
    for (KernelData data : ordinary) {
      Product one = new Product(spec, ROWS, data, 0);
      Product two = new Product(spec, ROWS, data, 1);
      assertThat(one.left).isNotEqualTo(two.left);
      assertThat(one.coefficients).isNotEqualTo(two.coefficients);
    }
    assertThat(ordinary.get(0).operands().get(0).contents())
        .isNotEqualTo(ordinary.get(2).operands().get(0).contents());
    Product gaussian = new Product(spec, ROWS, ordinary.get(1), 0);
    assertThat(gaussian.left(0, 0)).isNotEqualTo(Math.rint(gaussian.left(0, 0)));
  }

  /**
   * With f16 partials some sums leave their range and some do not; f32 partials have no such run.
   */
  @Test
  void overflowIsTriedWhereThereIsOne() {
    KernelData data = new GemmData(spec("'precision':'f16'"), ROWS).special().get(0);
    byte[] after = data.operands().get(2).expected();
    int saturated = 0;
    int inside = 0;
    for (int at = 0; at < after.length; at += 2) {
      double value = Math.abs(output(after, at, 2));
      saturated += value == 65504 ? 1 : 0;
      inside += value > 0 && value < 65504 ? 1 : 0;
    }

    assertThat(data.title()).isEqualTo("overflow, seed 4");
    assertThat(saturated).isPositive();
    assertThat(inside).isPositive();
    assertThat(new GemmData(spec("'precision':'f16-f32'"), ROWS).special()).isEmpty();
    assertThat(new GemmData(spec("'precision':'f32'"), ROWS).special()).isEmpty();
  }

  @Test
  void overflowToNanHasItsOwnAnswer() {
    KernelData nan =
        new GemmData(spec("'precision':'f143','overflow':'nan'"), ROWS).special().get(0);
    KernelData saturated = new GemmData(spec("'precision':'f143'"), ROWS).special().get(0);

    assertThat(hasNan(nan)).isTrue();
    assertThat(hasNan(saturated)).isFalse();
  }

  private static boolean hasNan(KernelData data) {
    byte[] after = data.operands().get(2).expected();
    for (int at = 0; at < after.length; at += 2) {
      if (Double.isNaN(output(after, at, 2))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Rounded stochastically a value may be a step off, its neighbours' values not; padding is zero.
   */
  @Test
  void stochasticAnswersAllowAStepAndNoMore() {
    GemmSpec spec = spec("'precision':'f16','rounding':'stochastic','batch':2");
    KernelData data = new GemmData(spec, ROWS).ordinary().get(1);
    Answer answer = data.operands().get(2).answer().orElseThrow();
    Product second = new Product(spec, ROWS, data, 1);
    for (int column : new int[] {0, 17, COLUMNS - 1}) {
      int at = second.outputBytes() + second.outputOffset(3, column);
      for (int steps : new int[] {-1, 1}) {
        assertThat(answer.mismatch(moved(answer.bytes(), at, steps))).as("%d", steps).isEqualTo(-1);
      }
      for (int steps : new int[] {-200, 200}) {
        assertThat(answer.mismatch(moved(answer.bytes(), at, steps))).isEqualTo(at);
      }
    }
    int padding = second.outputBytes() + second.outputOffset(3, COLUMNS);
    assertThat(answer.mismatch(moved(answer.bytes(), padding, 1))).isEqualTo(padding);
  }

  private static byte[] moved(byte[] bytes, int at, int steps) {
    byte[] moved = bytes.clone();
    int bits = ((moved[at] & 0xFF) | ((moved[at + 1] & 0xFF) << 8)) + steps;
    moved[at] = (byte) bits;
    moved[at + 1] = (byte) (bits >> 8);
    return moved;
  }

  @Test
  void wordsAreStoredOnceARound() {
    assertThat(new GemmData(spec("'precision':'f16'"), ROWS).storesPerWord()).isEqualTo(3);
    assertThat(new GemmData(spec("'precision':'f143'"), ROWS).storesPerWord()).isEqualTo(2);
    assertThat(new GemmData(spec("'precision':'f16'"), ROWS).stores().applyAsInt(12)).isEqualTo(3);
  }

  /** Partials that are read hold whole numbers or Gaussian values, as the operands do. */
  @Test
  void partialsBeforeAreOfTheSameKind() {
    List<KernelData> ordinary =
        new GemmData(spec("'precision':'f16','mode':'accumulate'"), ROWS).ordinary();
    for (KernelData data : ordinary) {
      byte[] before = data.operands().get(2).contents();
      int whole = 0;
      int zero = 0;
      for (int at = 0; at < ROWS * 32; at += 2) {
        double value = output(before, at, 2);
        whole += value == Math.rint(value) ? 1 : 0;
        zero += value == 0 ? 1 : 0;
        assertThat(Math.abs(value)).isLessThanOrEqualTo(8);
      }
      boolean gaussian = data.title().startsWith("Gaussian");
      assertThat(whole == ROWS * 16).as(data.title()).isEqualTo(!gaussian);
      assertThat(zero).as(data.title()).isLessThan(ROWS * 8);
    }
  }
}
