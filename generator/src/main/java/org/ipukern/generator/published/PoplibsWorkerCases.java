package org.ipukern.generator.published;

import java.nio.file.Path;
import java.util.List;
import java.util.function.IntBinaryOperator;
import org.ipukern.generator.reference.Layouts;
import org.ipukern.generator.reference.Matrix;
import org.ipukern.generator.reference.Seeded;
import org.ipukern.generator.reference.TestData;
import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;

/** Calls of poplibs' element-wise vertices, whose six workers a launcher of our own starts. */
final class PoplibsWorkerCases {
  private static final String LAUNCHER = "published_launcher";

  /** f16 steps of the kernel's own order against the exact function, for positive inputs. */
  private static final int GELU_UNITS = 8;

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

  /** GELU of an f16 vector in place. */
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
    PoplibsState state = new PoplibsState();
    state.word(PoplibsCases.OUTPUT).word(n);
    return launched(
        checkout,
        "popnn/codelets/asm/NonLinearity1D_gelu.S",
        "#include \"NonLinearity2D_gelu.S\"\n",
        "__runCodelet_popnn__NonLinearity1DInPlace___half_popnn__NonLinearityType__GELU",
        List.of(
            new Operand(
                "data",
                PoplibsCases.OUTPUT,
                Layouts.halves(data),
                Layouts.halves(result),
                GELU_UNITS),
            state.at("state", PoplibsCases.STATE)));
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
