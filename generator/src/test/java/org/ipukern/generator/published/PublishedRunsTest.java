package org.ipukern.generator.published;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.ipukern.generator.reference.Seeded;
import org.ipukern.generator.spec.run.ContentsKind;
import org.ipukern.generator.spec.run.ElementType;
import org.ipukern.generator.spec.run.RunDescription;
import org.ipukern.generator.spec.run.RunOperand;
import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The run descriptions of the documented command lines: what they expect is what plain loops over
 * their seeded operands give. The published kernels themselves are not needed for that.
 */
class PublishedRunsTest {
  private static final Path FOLDER = Path.of("..", "test-fixtures", "published");
  private static final String SUFFIX = ".run.json";

  /** What an operand named in the key must hold, from the values of the others. */
  private interface Reference {
    double[] of(Map<String, double[]> operands);
  }

  private static final Map<String, Reference> REFERENCES = new TreeMap<>();

  static {
    REFERENCES.put("gemm-f16", o -> product(o.get("left"), o.get("coefficients"), 13, 32, 32, 16));
    REFERENCES.put(
        "gemm-f8",
        o -> sum(o.get("output"), product(o.get("left"), o.get("coefficients"), 14, 64, 32, 32)));
    REFERENCES.put("reduction", o -> reduced(o.get("first"), o.get("others")));
    REFERENCES.put("gelu", PublishedRunsTest::gelu);
    REFERENCES.put("attention-merge", PublishedRunsTest::merged);
    REFERENCES.put("copy-words", o -> o.get("source"));
    REFERENCES.put("rearrange", o -> blocks(o.get("rows")));
    REFERENCES.put("conv1x1-f16", o -> convolved(o, 20, 16));
    REFERENCES.put("conv1x1-f32", o -> convolved(o, 13, 8));
    REFERENCES.put("block-product", o -> sparse(o.get("values"), o.get("dense")));
    REFERENCES.put("elementwise-add", o -> sum(o.get("a"), o.get("b")));
    REFERENCES.put(
        "reduce-add", o -> sum(sum(o.get("partial0"), o.get("partial1")), o.get("partial2")));
    REFERENCES.put("slic", o -> slic(o.get("input"), o.get("weights")));
  }

  static Stream<String> names() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(SUFFIX))
          .map(name -> name.substring(0, name.length() - SUFFIX.length()))
          .sorted()
          .toList()
          .stream();
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void expectsWhatPlainLoopsGive(String name) throws IOException {
    String file = name + SUFFIX;
    RunDescription run = RunDescription.read(file, Files.readAllBytes(FOLDER.resolve(file)));
    Map<String, double[]> operands = new TreeMap<>();
    run.operands().forEach(operand -> operands.put(operand.name(), values(operand)));
    List<RunOperand> compared =
        run.operands().stream().filter(operand -> operand.expected().isPresent()).toList();
    assertThat(compared).hasSize(1);
    Path expected = FOLDER.resolve(compared.get(0).expected().orElseThrow());
    assertThat(expected)
        .hasBinaryContent(bytes(REFERENCES.get(name).of(operands), compared.get(0)));
  }

  @Test
  void everyDocumentedLineHasARunAndEveryRunALine() throws IOException {
    List<String> used = new ArrayList<>();
    for (String line : Files.readAllLines(FOLDER.resolve("lines.txt"), StandardCharsets.UTF_8)) {
      if (line.startsWith("./ipukern ")) {
        assertThat(line).contains(" lint DIR/", " ./ipukern simulate DIR/", " --entry ");
        String run = line.substring(line.indexOf("--run ") + 6).split(" ", 2)[0];
        used.add(run.substring(run.lastIndexOf('/') + 1, run.length() - SUFFIX.length()));
      }
    }
    assertThat(used).hasSizeGreaterThanOrEqualTo(10);
    assertThat(used).containsExactlyInAnyOrderElementsOf(names().toList());
  }

  private static double[] values(RunOperand operand) {
    if (operand.contents().kind() != ContentsKind.INTEGERS) {
      return new double[0];
    }
    Seeded random = new Seeded(operand.contents().seed());
    ElementType type = operand.type().orElseThrow();
    double[] values = new double[operand.bytes() / type.bytes()];
    for (int i = 0; i < values.length; i++) {
      values[i] = type.isReal() ? random.between(-4, 4) : random.between(0, 8);
    }
    return values;
  }

  private static byte[] bytes(double[] values, RunOperand operand) {
    ByteBuffer buffer = ByteBuffer.allocate(operand.bytes()).order(ByteOrder.LITTLE_ENDIAN);
    for (double value : values) {
      switch (operand.type().orElseThrow()) {
        case F16 -> buffer.putShort((short) Half.fromDouble(value, Overflow.SATURATE));
        case F32 -> buffer.putFloat((float) value);
        default -> buffer.putInt((int) value);
      }
    }
    return buffer.array();
  }

  /** Left in panels of 32 bytes a row, coefficients in blocks, the product in panels of 16. */
  private static double[] product(double[] a, double[] b, int rows, int inner, int columns, int w) {
    double[] c = new double[rows * columns];
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        for (int k = 0; k < inner; k++) {
          int block = column / 16 * (inner / w) + k / w;
          c[column / 16 * rows * 16 + row * 16 + column % 16] +=
              a[k / w * rows * w + row * w + k % w] * b[block * 16 * w + column % 16 * w + k % w];
        }
      }
    }
    return c;
  }

  private static double[] sum(double[] a, double[] b) {
    double[] c = new double[a.length];
    for (int i = 0; i < c.length; i++) {
      c[i] = a[i] + b[i];
    }
    return c;
  }

  private static double[] reduced(double[] first, double[] others) {
    double[] c = first.clone();
    for (int i = 0; i < others.length; i++) {
      c[i % c.length] += others[i];
    }
    return c;
  }

  private static double[] gelu(Map<String, double[]> operands) {
    double[] c = operands.get("input").clone();
    for (int i = 0; i < c.length; i++) {
      double x = c[i];
      double inner = half(x + half(Half.toFloat(0x29B9) * half(half(x * x) * x)));
      double tanh = half(StrictMath.tanh(half(Half.toFloat(0x3A62) * inner)));
      c[i] = x * half(half(1 + tanh) / 2);
    }
    return c;
  }

  private static double half(double value) {
    return Half.toFloat(Half.fromDouble(value, Overflow.SATURATE));
  }

  /**
   * A first block: 7 rows of 64 values, then the row's greatest score and its sum, then padding.
   */
  private static double[] merged(Map<String, double[]> operands) {
    double[] values = operands.get("values");
    double[] state = operands.get("weights-and-state");
    double[] c = new double[7 * 72];
    for (int row = 0; row < 7; row++) {
      for (int v = 0; v < 64; v++) {
        c[row * 72 + v] = values[v / 16 * 7 * 16 + row * 16 + v % 16];
      }
      c[row * 72 + 64] = state[7 * 8 + row];
      c[row * 72 + 65] = state[7 * 9 + row];
    }
    return c;
  }

  private static double[] blocks(double[] rows) {
    double[] c = new double[rows.length];
    for (int i = 0; i < c.length; i++) {
      int row = i / 16;
      c[row / 16 * 256 + i % 16 * 16 + row % 16] = rows[i];
    }
    return c;
  }

  private static double[] convolved(Map<String, double[]> operands, int rows, int group) {
    double[] c = new double[rows * 16];
    for (int i = 0; i < c.length; i++) {
      for (int k = 0; k < 2 * group; k++) {
        c[i] +=
            operands.get("in" + k / group)[i / 16 * group + k % group]
                * operands.get("weights" + k / group)[i % 16 * group + k % group];
      }
    }
    return c;
  }

  /** Blocks of 4 x 4 at even sums of coordinates, 2 x 4 blocks, times 16 rows of 12 columns. */
  private static double[] sparse(double[] values, double[] dense) {
    double[] c = new double[2 * 4 * 12];
    for (int block = 0; block < 4; block++) {
      int x = block / 2;
      int y = block % 2 * 2 + x;
      for (int i = 0; i < 16 * 12; i++) {
        int column = i / 16;
        int row = i / 4 % 4;
        int k = i % 4;
        c[(x * 12 + column) * 4 + row] +=
            values[block * 16 + row * 4 + k] * dense[(y * 12 + column) * 4 + k];
      }
    }
    return c;
  }

  private static double[] slic(double[] input, double[] weights) {
    double[] c = new double[20 * 4];
    for (int i = 0; i < c.length; i++) {
      for (int k = 0; k < 16; k++) {
        c[i] += input[(i / 4 + k / 4) * 4 + k % 4] * weights[k / 4 * 16 + i % 4 * 4 + k % 4];
      }
    }
    return c;
  }
}
