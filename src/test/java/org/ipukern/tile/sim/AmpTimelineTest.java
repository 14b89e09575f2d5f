package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Rows through every AMP form, from zero and onto partials, on data that every step holds. */
final class AmpTimelineTest {
  private static final int ROWS = 3;

  static Stream<Arguments> forms() {
    List<Arguments> all = new ArrayList<>();
    String[] halves = {"f16v4hihov4amp", "f16v4hihoamp", "f16v4sihoamp", "f16v4sisoamp"};
    for (boolean accumulate : new boolean[] {false, true}) {
      for (int engines : new int[] {1, 2, 4}) {
        for (String mnemonic : halves) {
          all.add(Arguments.of(new AmpForm(mnemonic, "F16V4", engines), accumulate));
        }
        all.add(Arguments.of(new AmpForm("f32sisoamp", "F32", engines), accumulate));
        all.add(Arguments.of(new AmpForm("f32sisov2amp", "F32", engines), accumulate));
        all.add(Arguments.of(new AmpForm("f8v8hihov4amp", "F16V4", engines), accumulate));
      }
      all.add(Arguments.of(new AmpForm("f8v8hihov4amp", "F8V8", 4), accumulate));
    }
    return all.stream();
  }

  @ParameterizedTest
  @MethodSource("forms")
  void multipliesAndAdds(AmpForm form, boolean accumulate) {
    Random random = new Random(7L * form.engines() + form.mnemonic().length());
    double[] x = integers(random, ROWS * form.inputs());
    double[] p = integers(random, ROWS * form.outputs());
    double[][] w = new double[form.outputs()][];
    for (int c = 0; c < w.length; c++) {
      w[c] = integers(random, form.inputs());
    }
    Bench bench = new Bench(form.text(ROWS, accumulate));
    bench.tile.memory().write(Bench.INTERLEAVED, form.entries(w));
    bench.tile.memory().write(Bench.DATA, bytes(form.input(), x));
    bench.tile.memory().write(Bench.OTHER, bytes(form.partial(), p));

    CallResult result = bench.call();

    double[] expected = new double[ROWS * form.outputs()];
    for (int r = 0; r < ROWS; r++) {
      for (int c = 0; c < form.outputs(); c++) {
        double sum = accumulate ? p[r * form.outputs() + c] : 0;
        for (int k = 0; k < form.inputs(); k++) {
          sum += x[r * form.inputs() + k] * w[c][k];
        }
        expected[r * form.outputs() + c] = sum;
      }
    }
    int out = Bench.INTERLEAVED + 0x1000;
    double[] got =
        form.result() == AmpForm.Type.HALF
            ? bench.readHalves(out, expected.length)
            : bench.readFloats(out, expected.length);
    assertThat(got).containsExactly(expected);
    assertThat(result.ampIssues()).isEqualTo((long) (ROWS + (accumulate ? 2 : 1)) * form.issues());
  }

  private static double[] integers(Random random, int count) {
    return random.ints(count, -4, 5).asDoubleStream().toArray();
  }

  private static byte[] bytes(AmpForm.Type type, double[] values) {
    ByteBuffer bytes =
        ByteBuffer.allocate(values.length * type.bytes).order(ByteOrder.LITTLE_ENDIAN);
    for (double value : values) {
      type.put(bytes, value);
    }
    return bytes.array();
  }
}
