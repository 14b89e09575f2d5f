package org.ipukern.generator.published;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.ipukern.generator.reference.Layouts;
import org.ipukern.generator.reference.Matrix;
import org.ipukern.generator.reference.Seeded;
import org.ipukern.generator.reference.TestData;
import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;

/** Calls of ipu-stack's kernels that stream over elements: reduction and GELU. */
final class StreamCases {
  static final String REDUCTION = "device/reduce_add_f16.S";
  static final String GELU = "device/gelu_f16.S";

  private static final int INPUT = 0x50000;
  private static final int OUTPUT = 0x80000;

  /** Units in the last place that the hardware's tanh may be off. */
  private static final int GELU_UNITS = 2;

  private static final double GELU_CUBE = 0.0447;
  private static final double GELU_SLOPE = 0.798;

  private StreamCases() {}

  /** Sum of partials; the first lies apart from the others. */
  static KernelCall reduction(HardwarePoint point, Path file) {
    int n = point.elements();
    int partials = point.number("partials");
    Matrix data = TestData.integers(partials, n, 4, new Seeded(n));
    int[] sum = new int[n];
    for (int i = 0; i < n; i++) {
      float total = 0;
      for (int p = 0; p < partials; p++) {
        total += Half.toFloat(data.at(p, i));
      }
      sum[i] = Half.fromFloat(total, Overflow.SATURATE);
    }
    byte[] all = Layouts.halves(data.bits());
    byte[] first = Arrays.copyOf(all, 2 * n);
    byte[] others = Arrays.copyOfRange(all, 2 * n, all.length);
    int second = (INPUT + 2 * n + 1024) & -16;
    return KernelCall.ipuStack(
        include(file),
        List.of(file.getParent()),
        "ipu_stack_reduce_sum_f16",
        KernelCall.LINK,
        List.of(OUTPUT, INPUT, second, partials - 1, n),
        List.of(
            Operand.out("sum", OUTPUT, Layouts.halves(sum)),
            Operand.in("first partial", INPUT, first),
            Operand.in("other partials", second, others)));
  }

  /** GELU by tanh of n elements. */
  static KernelCall gelu(HardwarePoint point, Path file) {
    int n = point.elements();
    Matrix data = TestData.gaussian(1, n, new Seeded(n));
    int[] result = new int[n];
    for (int i = 0; i < n; i++) {
      result[i] = gelu(data.bits()[i]);
    }
    Operand exact = Operand.out("result", OUTPUT, Layouts.halves(result));
    return KernelCall.ipuStack(
        include(file),
        List.of(file.getParent()),
        "ipu_stack_gelu_tanh_approx_f16",
        KernelCall.LINK,
        List.of(OUTPUT, INPUT, n),
        List.of(
            new Operand("result", OUTPUT, exact.contents(), exact.expected(), GELU_UNITS),
            Operand.in("input", INPUT, Layouts.halves(data.bits()))));
  }

  /** x/2 (1 + tanh(a (x + b x^3))) with every step rounded to f16. */
  private static int gelu(int half) {
    double x = Half.toFloat(half);
    double cube = rounded(rounded(x * x) * x);
    double inner = rounded(x + rounded(rounded(GELU_CUBE) * cube));
    double tanh = rounded(StrictMath.tanh(rounded(rounded(GELU_SLOPE) * inner)));
    return Half.fromDouble(x * rounded(rounded(1 + tanh) / 2), Overflow.SATURATE);
  }

  private static double rounded(double value) {
    return Half.toFloat(Half.fromDouble(value, Overflow.SATURATE));
  }

  static String include(Path file) {
    return "#include \"" + file.getFileName() + "\"\n";
  }
}
