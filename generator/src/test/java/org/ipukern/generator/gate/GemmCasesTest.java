package org.ipukern.generator.gate;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import org.ipukern.generator.reference.GemmReference;
import org.ipukern.generator.reference.Layouts;
import org.ipukern.generator.reference.Matrix;
import org.ipukern.generator.reference.Seeded;
import org.ipukern.generator.reference.TestData;
import org.ipukern.generator.render.KernelTemplates;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.Manifest;
import org.ipukern.generator.spec.ManifestException;
import org.ipukern.generator.spec.Precision;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.cost.GemmFormula;
import org.ipukern.tile.cost.GemmParameters;
import org.ipukern.tile.number.Overflow;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.sim.Tile;
import org.ipukern.tile.sim.TileOptions;
import org.ipukern.tile.sim.WorkerOrder;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Faults of other code bases, tried on the f16 GEMM; docs/cases.md lists all of them. */
class GemmCasesTest {
  private static final int STATE = 0x60000;
  private static final int LEFT = 0x64000;
  private static final int COEFFICIENTS = 0x80000;
  private static final int OUTPUT = 0xC0000;
  private static final int GUARD = 64;

  /** What stands in the output and around it before the call. */
  private byte stale = 0x7E;

  private WorkerOrder order = WorkerOrder.ASCENDING;

  /**
   * Calls the kernel of that shape.
   *
   * @return the output with the guards on both sides
   */
  private byte[] call(Matrix left, Matrix right, boolean readable) {
    GemmSpec spec =
        GemmSpec.of(Precision.F16, List.of(left.rows()), left.columns(), right.columns());
    Program program =
        Assembler.assemble(
                new SourceText(
                    spec.name() + ".S",
                    KernelTemplates.render(Renderer.fromJar(), spec).assembly()),
                AssemblerOptions.defaults())
            .program();
    Tile tile = new Tile(program, TimingModel.ipu21(), TileOptions.defaults().withOrder(order));
    int bytes = Math.toIntExact(spec.outputBytes(left.rows()));
    byte[] around = new byte[bytes + 2 * GUARD];
    Arrays.fill(around, stale);
    tile.memory().write(OUTPUT - GUARD, around);
    tile.memory().permit(OUTPUT, bytes, readable, true);
    place(tile, LEFT, Layouts.halfPanels(left));
    place(tile, COEFFICIENTS, Layouts.halfCoefficients(right));
    ByteBuffer state = ByteBuffer.allocate(12).order(ByteOrder.LITTLE_ENDIAN);
    place(tile, STATE, state.putInt(LEFT).putInt(COEFFICIENTS).putInt(OUTPUT).array());
    String symbol = spec.entryPoints().get(0).symbol();
    CallResult result =
        tile.callSupervisor(Math.toIntExact(program.symbol(symbol).orElseThrow().value()), STATE);
    assertThat(result.fault()).isEmpty();
    return tile.memory().read(OUTPUT - GUARD, around.length);
  }

  private static void place(Tile tile, int address, byte[] contents) {
    tile.memory().write(address, contents);
    tile.memory().permit(address, contents.length, true, false);
  }

  private byte[] expected(Matrix left, Matrix right) {
    byte[] inside = Layouts.halfPanels(GemmReference.multiply(left, right, Overflow.SATURATE));
    byte[] around = new byte[inside.length + 2 * GUARD];
    Arrays.fill(around, stale);
    System.arraycopy(inside, 0, around, GUARD, inside.length);
    return around;
  }

  /** GK-01: what stood in the output before, NaN or infinity, is gone; within one panel unread. */
  @ParameterizedTest
  @CsvSource({"5, 3, 7, 126", "16, 16, 16, 126", "16, 16, 16, 255", "20, 40, 33, 126"})
  void gk01OldContentsOfTheOutputDoNotLeak(int rows, int inner, int columns, int before) {
    stale = (byte) before;
    Matrix left = TestData.integers(rows, inner, 1, new Seeded(1));
    Matrix right = TestData.integers(inner, columns, 1, new Seeded(2));

    assertThat(call(left, right, inner > 16)).isEqualTo(expected(left, right));
  }

  /** GK-02: one decision for an empty sum everywhere: the manifest refuses it by name and range. */
  @ParameterizedTest
  @ValueSource(strings = {"rows", "inner", "columns"})
  void gk02EmptyExtentsAreRefusedByNameAndRange(String field) {
    String entry = "{\"gemm\":{\"precision\":\"f16\",\"rows\":[4],\"inner\":4,\"columns\":4}}";
    String empty = entry.replaceFirst("(\"" + field + "\":\\[?)4", "$10");
    String text = "{\"schema\":1,\"target\":\"ipu21\",\"kernels\":[" + empty + "]}";

    assertThatThrownBy(() -> Manifest.read("m", text.getBytes(UTF_8)))
        .isInstanceOf(ManifestException.class)
        .hasMessageContaining(field)
        .hasMessageContaining("0 is out of range; allowed: whole numbers from 1 to ");
    assertThat(GemmFormula.standard(GemmParameters.f16(4, 0, 4, false)))
        .as("a formula is defined there all the same")
        .isNotNegative();
  }

  /** GK-16: a sum of 4096 ones is 4096, not the 2048 at which a half stops counting. */
  @Test
  void gk16SumsAreNotKeptAsHalves() {
    Matrix left = ones(2, 4096);
    Matrix right = ones(4096, 16);
    byte[] result = call(left, right, true);

    for (int at = GUARD; at < result.length - GUARD; at += 2) {
      assertThat(ByteBuffer.wrap(result).order(ByteOrder.LITTLE_ENDIAN).getShort(at))
          .as("4096 as a half")
          .isEqualTo((short) 0x6C00);
    }
    assertThat(result).isEqualTo(expected(left, right));
  }

  private static Matrix ones(int rows, int columns) {
    int[] bits = new int[rows * columns];
    Arrays.fill(bits, 0x3C00);
    return new Matrix(rows, columns, bits);
  }

  /** GK-18: rows and columns that end within a word leave what is beside them alone. */
  @ParameterizedTest
  @EnumSource(WorkerOrder.class)
  void gk18MarkersBesideOddShapesStay(WorkerOrder workers) {
    stale = 0x5A;
    order = workers;
    for (int rows = 1; rows <= 7; rows += 2) {
      for (int columns = 1; columns <= 7; columns += 2) {
        Matrix left = TestData.integers(rows, 17, 2, new Seeded(rows));
        Matrix right = TestData.integers(17, columns, 2, new Seeded(columns));
        assertThat(call(left, right, true))
            .as("%d rows, %d columns", rows, columns)
            .isEqualTo(expected(left, right));
      }
    }
  }
}
