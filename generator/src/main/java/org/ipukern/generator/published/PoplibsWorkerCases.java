package org.ipukern.generator.published;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.IntBinaryOperator;
import org.ipukern.generator.reference.Layouts;
import org.ipukern.generator.reference.Matrix;
import org.ipukern.generator.reference.Seeded;
import org.ipukern.generator.reference.TestData;
import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;

/** Calls of poplibs' element-wise vertices, whose workers a launcher of our own starts. */
final class PoplibsWorkerCases {
  private static final String LAUNCHER = "published_launcher";

  /** f16 steps of the kernel's own order against the exact function, for positive inputs. */
  private static final int GELU_UNITS = 8;

  /** Where a table entry has the number of elements. */
  private static final int LENGTH_BIT = 20;

  /** Partials are small whole numbers, a multiple of so many bytes apart. */
  private static final int PARTIAL_GAP = 64;

  private static final int REACH = 4;

  private static final int TABLE = PoplibsCases.STATE + 0x400;

  private PoplibsWorkerCases() {}

  /** Sum, difference or product of two f16 vectors. */
  static KernelCall binary(Path checkout, String operation, int n) {
    Seeded random = new Seeded(n);
    Matrix a = TestData.gaussian(1, n, random);
    Matrix b = TestData.gaussian(1, n, random);
    IntBinaryOperator step = step(operation);
    int[] result = new int[n];
    for (int i = 0; i < n; i++) {
      result[i] = step.applyAsInt(a.bits()[i], b.bits()[i]);
    }
    PoplibsState state = new PoplibsState();
    state.word(PoplibsCases.LEFT).word(PoplibsCases.RIGHT).word(PoplibsCases.OUTPUT).word(n);
    return launched(
        checkout,
        "popops/codelets/asm/binaryOps1D.S",
        "",
        "__runCodelet_popops__BinaryOp1D___popops__expr__BinaryOpType__" + operation + "_half",
        List.of(
            Operand.out("out", PoplibsCases.OUTPUT, Layouts.halves(result)),
            Operand.in("in1", PoplibsCases.LEFT, Layouts.halves(a.bits())),
            Operand.in("in2", PoplibsCases.RIGHT, Layouts.halves(b.bits())),
            state.at("state", PoplibsCases.STATE)));
  }

  private static IntBinaryOperator step(String operation) {
    return (x, y) -> {
      double a = Half.toFloat(x);
      double b = Half.toFloat(y);
      double exact =
          switch (operation) {
            case "ADD" -> a + b;
            case "SUBTRACT" -> a - b;
            default -> a * b;
          };
      return Half.fromDouble(exact, Overflow.SATURATE);
    };
  }

  /** Sum of partials, each of which lies for itself. */
  static KernelCall reduction(Path checkout, int n, int partials) {
    Seeded random = new Seeded(n);
    Matrix data = TestData.integers(partials, n, REACH, random);
    int pitch = (2 * n + PARTIAL_GAP) & -PARTIAL_GAP;
    PoplibsState table = new PoplibsState();
    byte[] bytes = new byte[partials * pitch];
    int[] sum = new int[n];
    for (int i = 0; i < n; i++) {
      double total = 0;
      for (int p = 0; p < partials; p++) {
        total += Half.toFloat(data.at(p, i));
        bytes[p * pitch + 2 * i] = (byte) data.at(p, i);
        bytes[p * pitch + 2 * i + 1] = (byte) (data.at(p, i) >> 8);
      }
      sum[i] = Half.fromDouble(total, Overflow.SATURATE);
    }
    for (int p = 0; p < partials; p++) {
      table.word(PoplibsCases.LEFT + p * pitch);
    }
    PoplibsState state = new PoplibsState();
    state.word(TABLE).word(PoplibsCases.OUTPUT).half(partials).half(n);
    return launched(
        checkout,
        "poplin/codelets/asm/ReduceAdd.S",
        "",
        "__runCodelet_poplin__ReduceAdd___half_half_false_false",
        List.of(
            Operand.out("out", PoplibsCases.OUTPUT, Layouts.halves(sum)),
            Operand.in("partials", PoplibsCases.LEFT, bytes),
            state.at("state", PoplibsCases.STATE),
            table.at("table", TABLE)));
  }

  /** GELU of an f16 vector in place, by worker 0 alone. */
  static KernelCall gelu(Path checkout, int n) {
    Seeded random = new Seeded(n);
    int[] data = new int[n];
    int[] result = new int[n];
    for (int i = 0; i < n; i++) {
      double x = Math.abs(random.gaussian());
      data[i] = Half.fromDouble(x, Overflow.SATURATE);
      double rounded = Half.toFloat(data[i]);
      double inner =
          StrictMath.sqrt(2 / StrictMath.PI) * (rounded + 0.044715 * rounded * rounded * rounded);
      result[i] = Half.fromDouble(rounded / 2 * (1 + StrictMath.tanh(inner)), Overflow.SATURATE);
    }
    // One vector: base and table address with the number of vectors above the table's.
    PoplibsState state = new PoplibsState();
    state.word(PoplibsCases.OUTPUT).word(TABLE | 1 << 24);
    PoplibsState table = new PoplibsState();
    table.word(n << LENGTH_BIT);
    String entry = "__runCodelet_popnn__NonLinearity2DInPlace___half_popnn__NonLinearityType__GELU";
    return launched(
        checkout,
        "popnn/codelets/asm/NonLinearity2D_gelu.S",
        String.format(
            Locale.ROOT,
            """
        	.section .text.published_first,"ax",@progbits
        	.worker
        published_first:
        	get $m0, $WSR
        	and $m0, $m0, 7
        	brz $m0, %s
        	exitz $m15
        """,
            entry),
        "published_first",
        List.of(
            new Operand(
                "data",
                PoplibsCases.OUTPUT,
                Layouts.halves(data),
                Layouts.halves(result),
                GELU_UNITS),
            state.at("state", PoplibsCases.STATE),
            table.at("table", TABLE)));
  }

  private static KernelCall launched(
      Path checkout, String file, String before, String entry, List<Operand> operands) {
    String launcher =
        "\t.section .text."
            + LAUNCHER
            + ",\"ax\",@progbits\n\t.supervisor\n"
            + LAUNCHER
            + ":\n\tsetzi $m1, "
            + entry
            + "\n\trunall $m1, $m0, 0\n\tsync 2\n\tbr $m10\n";
    return PoplibsCases.call(checkout, file, before + launcher, LAUNCHER, operands);
  }
}
