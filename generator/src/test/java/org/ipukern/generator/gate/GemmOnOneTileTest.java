package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

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
import org.ipukern.generator.spec.Precision;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.number.Overflow;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.sim.Tile;
import org.ipukern.tile.sim.TileOptions;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls of several entry points on one tile, at addresses of the test's own. */
class GemmOnOneTileTest {
  private static final int INNER = 34;
  private static final int COLUMNS = 20;
  private static final int END = 0xE8000;
  private static final int STATE = 0x60000;
  private static final int LEFT = 0x64000;
  private static final int COEFFICIENTS = 0x70000;
  private static final int OUTPUT = 0x80000;
  private static final byte MARKER = 0x5A;

  private static final GemmSpec SPEC =
      GemmSpec.of(Precision.F16, List.of(1, 5, 13, 20), INNER, COLUMNS);
  private static final Program PROGRAM =
      Assembler.assemble(
              new SourceText(
                  SPEC.name() + ".S", KernelTemplates.render(Renderer.fromJar(), SPEC).assembly()),
              AssemblerOptions.defaults())
          .program();

  private final Tile tile = new Tile(PROGRAM, TimingModel.ipu21(), TileOptions.defaults());

  /** GK-04: the workers that had rows in the first call and have none in the second stay idle. */
  @Test
  void thirteenRowsThenOneLeaveTheOtherRowsAlone() {
    byte[] thirteen = call(13, LEFT, COEFFICIENTS, OUTPUT, 1);
    assertThat(tile.memory().read(OUTPUT, thirteen.length)).isEqualTo(thirteen);

    byte[] marked = new byte[thirteen.length];
    Arrays.fill(marked, MARKER);
    tile.memory().write(OUTPUT, marked);
    byte[] one = call(1, LEFT, COEFFICIENTS, OUTPUT, 2);

    System.arraycopy(one, 0, marked, 0, one.length);
    assertThat(tile.memory().read(OUTPUT, marked.length)).isEqualTo(marked);
  }

  /** GK-08: nothing is read or written past an operand that ends with the tile's memory. */
  @ParameterizedTest
  @ValueSource(strings = {"left", "coefficients", "output"})
  void eachOperandMayEndTheMemory(String last) {
    for (int rows : new int[] {1, 5, 13, 20}) {
      GemmOnOneTileTest fresh = new GemmOnOneTileTest();
      int left = last.equals("left") ? END - bytes(SPEC.leftBytes(rows)) : LEFT;
      int coefficients =
          last.equals("coefficients") ? END - bytes(SPEC.coefficientBytes(rows)) : COEFFICIENTS;
      int output = last.equals("output") ? END - bytes(SPEC.outputBytes(rows)) : OUTPUT;
      byte[] expected = fresh.call(rows, left, coefficients, output, rows);
      assertThat(fresh.tile.memory().read(output, expected.length))
          .as("%d", rows)
          .isEqualTo(expected);
    }
  }

  private static int bytes(long count) {
    return Math.toIntExact(count);
  }

  /** Runs one entry point and gives the output that the reference expects. */
  private byte[] call(int rows, int left, int coefficients, int output, long seed) {
    Seeded random = new Seeded(seed);
    Matrix a = TestData.integers(rows, INNER, 3, random);
    Matrix b = TestData.integers(INNER, COLUMNS, 3, random);
    byte[] expected = Layouts.halfPanels(GemmReference.multiply(a, b, Overflow.SATURATE));
    ByteBuffer state = ByteBuffer.allocate(12).order(ByteOrder.LITTLE_ENDIAN);
    place(STATE, state.putInt(left).putInt(coefficients).putInt(output).array());
    place(left, Layouts.halfPanels(a));
    place(coefficients, Layouts.halfCoefficients(b));
    tile.memory().permit(output, expected.length, true, true);

    String symbol =
        SPEC.entryPoints().stream()
            .filter(e -> e.rows() == rows)
            .findFirst()
            .orElseThrow()
            .symbol();
    int entry = Math.toIntExact(PROGRAM.symbol(symbol).orElseThrow().value());
    CallResult result = tile.callSupervisor(entry, STATE);
    assertThat(result.fault()).isEmpty();
    return expected;
  }

  private void place(int address, byte[] contents) {
    tile.memory().write(address, contents);
    tile.memory().permit(address, contents.length, true, false);
  }
}
