package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.ipukern.generator.spec.CastSpec;
import org.ipukern.generator.spec.SpecBuilder;
import org.ipukern.tile.number.Fp8Format;
import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values, scales and answers that casts are judged by. */
class CastDataTest {
  private static CastSpec spec(String fields) {
    String size = fields.contains("layout") ? "'rows':3,'columns':80," : "'elements':1000,";
    return (CastSpec) SpecBuilder.parse(("{'cast':{" + size + fields + "}}").replace('\'', '"'));
  }

  private static String what(List<KernelData> all) {
    List<String> titles = new ArrayList<>();
    for (KernelData data : all) {
      titles.add(
          data.title().replaceAll(".*, scale ", "")
              + String.format(
                  ":%02x/%02x",
                  data.operands().get(0).metadata(), data.operands().get(1).metadata()));
    }
    return String.join(" ", titles);
  }

  /** Scale and metadata bytes of source and target: format in bit 7, scale in bits 5 to 0. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'from':'f16','to':'f143'  | 0:00/80 -5:00/bb 31:00/9f",
        "'from':'f16','to':'f152'  | 0:00/00 -5:00/3b 31:00/1f",
        "'from':'f32','to':'f143'  | 0:00/80 -5:00/bb 31:00/9f",
        "'from':'f143','to':'f16'  | 0:80/00 -5:bb/00 31:9f/00",
        "'from':'f152','to':'f16'  | 0:00/00 -5:3b/00 31:1f/00",
        "'from':'f32','to':'f16'   | 0:00/00 0:00/00 0:00/00",
        "'from':'f16','to':'f143','scale':7 | 7:00/87 7:00/87 7:00/87",
        "'from':'f143','to':'f16','scale':7 | 7:87/00 7:87/00 7:87/00",
        "'from':'f143','to':'f152' | 0 to 0:80/00 -2 to 3:be/03 15 to -16:8f/30",
        "'from':'f143','to':'f152','scale':10 | 10 to 10:8a/0a 5 to 10:85/0a 31 to 10:9f/0a",
        "'from':'f143','to':'f152','scale':-30 | -30 to -30:a2/22 -32 to -30:a0/22 1 to -30:81/22",
        "'from':'f143','to':'f152','source-scale':-30 | -30 to -30:a2/22 -30 to -25:a2/27 -30 to -32:a2/20",
        "'from':'f143','to':'f152','source-scale':4,'scale':9 | 4 to 9:84/09 4 to 9:84/09 4 to 9:84/09"
      })
  void ordinaryScales(String fields, String scales) {
    assertThat(what(new CastData(spec(fields)).ordinary())).isEqualTo(scales);
  }

  /**
   * The edges, with the bit of the metadata byte that says nothing set; none where all is fixed.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'from':'f16','to':'f143'           | -32:00/e0 -31:00/e1",
        "'from':'f143','to':'f16'           | -32:e0/00 -31:e1/00",
        "'from':'f16','to':'f143','scale':7 | ''",
        "'from':'f143','to':'f152'          | -32 to 0:e0/40 31 to -1:df/7f -32 to 1:e0/41 1 to -32:c1/60 -3 to 31:fd/5f 2 to -32:c2/60 31 to -32:df/60 -32 to 31:e0/5f",
        "'from':'f143','to':'f152','scale':7 | -32 to 7:e0/47 31 to 7:df/47 -32 to 7:e0/47 1 to 7:c1/47 -3 to 7:fd/47 2 to 7:c2/47 31 to 7:df/47 -32 to 7:e0/47",
        "'from':'f143','to':'f152','source-scale':7,'scale':7 | ''"
      })
  void specialScales(String fields, String scales) {
    assertThat(what(new CastData(spec(fields)).special())).isEqualTo(scales);
  }

  /** Stretches of all patterns, each run another one, said in the title. */
  @Test
  void runsHaveOtherStretchesOfValues() {
    List<KernelData> halves = new CastData(spec("'from':'f16','to':'f143'")).ordinary();

    assertThat(halves)
        .extracting(data -> data.title().replaceAll(" on, .*", ""))
        .containsExactly("f16 from 0x0000", "f16 from 0x5555", "f16 from 0xaaaa");
    assertThat(new CastData(spec("'from':'f32','to':'f143'")).special())
        .extracting(data -> data.title().replaceAll(" on, .*", ""))
        .containsExactly("f32 from 0x7a00", "f32 from 0x7a00");
    assertThat(halves.get(0).operands().get(0).contents())
        .isNotEqualTo(halves.get(1).operands().get(0).contents());
    assertThat(halves.get(1).operands().get(0).contents())
        .isNotEqualTo(halves.get(2).operands().get(0).contents());
  }

  private static int half(byte[] bytes, int i) {
    return (bytes[2 * i] & 0xFF) | ((bytes[2 * i + 1] & 0xFF) << 8);
  }

  /** Every byte is the half at its place, scaled and rounded once, by the number formats alone. */
  @ParameterizedTest
  @CsvSource({"saturate,SATURATE", "nan,NAN"})
  void answersFollowFromTheFormats(String word, Overflow overflow) {
    CastSpec spec = spec("'from':'f16','to':'f143','overflow':'" + word + "'");
    int[] scales = {0, -5, 31};
    int changed = 0;
    for (int run = 0; run < scales.length; run++) {
      KernelData data = new CastData(spec).ordinary().get(run);
      byte[] source = data.operands().get(0).contents();
      byte[] target = data.operands().get(1).expected();
      for (int i = 0; i < target.length; i++) {
        double value = Math.scalb((double) Half.toFloat(half(source, i)), -scales[run]);
        int wanted = Fp8Format.F143.encode(value, overflow);
        assertThat(target[i] & 0xFF).as("run %d, value %d", run, i).isEqualTo(wanted);
        changed += Math.abs(value) > 240 ? 1 : 0;
      }
    }
    assertThat(changed).as("values that overflow").isPositive();
  }

  @Test
  void stochasticAnswersAreTheTwoNeighbours() {
    KernelData data =
        new CastData(spec("'from':'f16','to':'f143','rounding':'stochastic'")).ordinary().get(0);
    byte[] source = data.operands().get(0).contents();
    Answer answer = data.operands().get(1).answer().orElseThrow();
    int between = 0;
    for (int i = 0; i < answer.bytes().length; i++) {
      double value = Half.toFloat(half(source, i));
      if (!(Math.abs(value) > 0.01 && Math.abs(value) < 200)) {
        continue;
      }
      int nearest = answer.bytes()[i] & 0xFF;
      boolean exact = Fp8Format.F143.decode(nearest) == value;
      int allowed = 0;
      for (int code = 0; code < 256; code++) {
        byte[] other = answer.bytes().clone();
        other[i] = (byte) code;
        allowed += answer.mismatch(other) == -1 ? 1 : 0;
      }
      assertThat(allowed).as("value %s", value).isEqualTo(exact ? 1 : 2);
      between += exact ? 0 : 1;
    }
    assertThat(between).isGreaterThan(10);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'from':'f16','to':'f143' | 0 | value 0",
        "'from':'f16','to':'f143' | 999 | value 999",
        "'from':'f143','to':'f16' | 7 | value 3",
        "'from':'f16','to':'f143','layout':'packed' | 0 | row 0, column 0",
        "'from':'f16','to':'f143','layout':'packed' | 65 | row 2, column 1",
        "'from':'f16','to':'f143','layout':'packed' | 133 | row 1, column 37",
        "'from':'f143','to':'f16','layout':'packed' | 65 | row 2, column 0",
        "'from':'f143','to':'f16','layout':'packed' | 132 | row 1, column 18",
        "'from':'f16','to':'f143','layout':'row-major' | 133 | row 1, column 37"
      })
  void placesAreRowsAndColumns(String fields, int offset, String place) {
    assertThat(new CastData(spec(fields)).ordinary().get(0).place().apply(offset)).isEqualTo(place);
  }

  /**
   * A panel of 32 bytes a row, the source's halves in panels of 16, or in rows with gaps of NaN.
   */
  @Test
  void layoutsAreThoseOfTheManual() {
    KernelData packed =
        new CastData(spec("'from':'f16','to':'f143','layout':'packed'")).ordinary().get(0);
    KernelData rows =
        new CastData(spec("'from':'f16','to':'f143','layout':'row-major','source-stride':84"))
            .ordinary()
            .get(0);
    byte[] panels = packed.operands().get(0).contents();
    byte[] strided = rows.operands().get(0).contents();
    assertThat(packed.operands().get(1).expected())
        .hasSize(3 * 96)
        .isEqualTo(rows.operands().get(1).expected());
    for (int r = 0; r < 3; r++) {
      for (int c = 0; c < 80; c++) {
        assertThat(half(panels, (c / 16 * 3 + r) * 16 + c % 16))
            .isEqualTo(half(strided, r * 84 + c));
      }
    }
    assertThat(half(strided, 80)).isEqualTo(0x7E7E);
    assertThat(strided).hasSize((2 * 84 + 80) * 2);
  }
}
