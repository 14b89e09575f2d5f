package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Random;
import java.util.StringJoiner;
import org.ipukern.tile.number.Fp8Format;
import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A window of four slides over a line: result t is the partial of t plus four dot products, of
 * inputs t to t + 3. The window position nearest to the partial (stage 3) uses units 6 and 7.
 */
final class SlicTest {
  private static final int RESULTS = 5;
  private static final int INPUTS = RESULTS + 3;
  private static final int OUT = Bench.INTERLEAVED + 0x1000;

  @ParameterizedTest
  @CsvSource({
    "f16v4hihov4slic, 4, 2, HALF, HALF, 0", "f8v8hihov4slic, 8, 2, HALF, HALF, 1",
    "f16v4hihoslic, 4, 1, HALF, HALF, 2", "f16v4sihoslic, 4, 1, SINGLE, HALF, 3",
    "f16v4sisoslic, 4, 1, SINGLE, SINGLE, 0"
  })
  void slides(
      String mnemonic, int lanes, int sets, AmpForm.Type partial, AmpForm.Type result, int column) {
    Random random = new Random(lanes + sets + column);
    int channels = 2 * sets;
    double[][] x = integers(random, INPUTS, lanes);
    double[][] p = integers(random, RESULTS, channels);
    double[][][] w = new double[4][][];
    for (int stage = 0; stage < 4; stage++) {
      w[stage] = integers(random, channels, lanes);
    }
    Bench bench = new Bench(text(mnemonic, sets, partial, result, column));
    bench.tile.memory().write(Bench.INTERLEAVED, entries(w, lanes, column));
    AmpForm.Type input = lanes == 8 ? AmpForm.Type.BYTE : AmpForm.Type.HALF;
    bench.tile.memory().write(Bench.DATA, bytes(input, x));
    bench.tile.memory().write(Bench.OTHER, bytes(partial, p));

    bench.call();

    double[] got =
        result == AmpForm.Type.HALF
            ? bench.readHalves(OUT, RESULTS * channels)
            : bench.readFloats(OUT, RESULTS * channels);
    for (int t = 0; t < RESULTS; t++) {
      for (int c = 0; c < channels; c++) {
        double expected = p[t][c];
        for (int stage = 0; stage < 4; stage++) {
          for (int lane = 0; lane < lanes; lane++) {
            expected += x[t + 3 - stage][lane] * w[stage][c][lane];
          }
        }
        assertThat(got[t * channels + c]).as("result %d, channel %d", t, c).isEqualTo(expected);
      }
    }
  }

  /** Input t enters with partial t; the result leaves one issue after input t + 3. */
  private static String text(
      String mnemonic, int sets, AmpForm.Type partial, AmpForm.Type result, int column) {
    int partialBytes = 2 * sets * partial.bytes;
    int resultBytes = 2 * sets * result.bytes;
    StringJoiner lines = new StringJoiner("\n", "", "\n");
    lines.add(".supervisor").add(".align 8").add("entry:");
    lines.add("setzi $m1, 3").add("put $FP_INFMT, $m1").add("put $FP_ISCL, $mzero");
    lines.add("ldconst $m1, " + Bench.INTERLEAVED).add("put $CCCSLOAD, $m1");
    for (int entry = 0; entry < 64; entry += 2) {
      lines.add("ld128putcs " + entry);
    }
    lines.add("setzi $m2, body").add("runall $m2, $m0, 0").add("sync TEXCH_SYNCZONE_LOCAL");
    lines.add("br $lr").add(".worker").add(".align 8").add("body:");
    lines.add("get $m0, $WSR").add("and $m0, $m0, 7").add("brnz $m0, done");
    lines.add("setzi $m1, " + Bench.DATA).add("setzi $m2, " + Bench.OTHER);
    lines.add("ldconst $m3, " + OUT).add("setzi $a0, 8").add("uput $FP_CLR, $a0");
    for (int t = 0; t <= INPUTS; t++) {
      String x = "$azeros";
      if (t < INPUTS) {
        x = "$a0:1";
        lines.add("ld64 $a0:1, $m1, $mzero, " + t);
      }
      String p = partialBytes == 8 ? "$azeros" : "$azero";
      if (t < RESULTS) {
        p = partialBytes == 8 ? "$a2:3" : "$a2";
        lines.add(load(partialBytes) + p + ", $m2, $mzero, " + t);
      }
      String dst = resultBytes == 8 ? "$a4:5" : "$a4";
      lines.add(mnemonic + " " + dst + ", " + x + ", " + p + ", TSLIC_F16V4_1x4_W" + column);
      if (t >= 4) {
        String store = resultBytes == 8 ? "st64 " : "st32 ";
        lines.add(store + dst + ", $m3, $mzero, " + (t - 4));
      }
    }
    return lines.add("done:").add("exitz $mzero").toString();
  }

  private static String load(int bytes) {
    return bytes == 8 ? "ld64 " : "ld32 ";
  }

  /** Stage s of channel c (0 and 1 in set 0, 2 and 3 in set 1) is unit 2 s + c % 2 of its set. */
  private static byte[] entries(double[][][] w, int lanes, int column) {
    ByteBuffer bytes = ByteBuffer.allocate(512).order(ByteOrder.LITTLE_ENDIAN);
    for (int stage = 0; stage < 4; stage++) {
      for (int c = 0; c < w[stage].length; c++) {
        int unit = 8 * (c / 2) + 2 * stage + c % 2;
        bytes.position(8 * (4 * unit + column));
        for (double value : w[stage][c]) {
          if (lanes == 8) {
            bytes.put((byte) Fp8Format.F143.encode(value, Overflow.NAN));
          } else {
            bytes.putShort((short) Half.fromDouble(value, Overflow.NAN));
          }
        }
      }
    }
    return bytes.array();
  }

  private static byte[] bytes(AmpForm.Type type, double[][] values) {
    ByteBuffer bytes =
        ByteBuffer.allocate(values.length * values[0].length * type.bytes)
            .order(ByteOrder.LITTLE_ENDIAN);
    for (double[] row : values) {
      for (double value : row) {
        type.put(bytes, value);
      }
    }
    return bytes.array();
  }

  private static double[][] integers(Random random, int rows, int columns) {
    double[][] values = new double[rows][];
    for (int i = 0; i < rows; i++) {
      values[i] = random.ints(columns, -4, 5).asDoubleStream().toArray();
    }
    return values;
  }
}
