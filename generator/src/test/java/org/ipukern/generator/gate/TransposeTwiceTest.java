package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Random;
import org.ipukern.generator.render.KernelTemplates;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.LayoutKernel;
import org.ipukern.generator.spec.LayoutSpec;
import org.ipukern.generator.spec.SourceOrder;
import org.ipukern.generator.spec.TransposeMethod;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.sim.Tile;
import org.ipukern.tile.sim.TileMemory;
import org.ipukern.tile.sim.TileOptions;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;

/** A matrix that two simulated kernels transpose one after the other is the matrix again. */
class TransposeTwiceTest {
  private static final Renderer RENDERER = Renderer.fromJar();
  private static final int SOURCE = 0x60000;
  private static final int TARGET = 0x90000;

  @Test
  void isTheIdentity() {
    long seed = 31;
    Random random = new Random(seed);
    for (int i = 0; i < 30; i++) {
      int bits = LayoutKernel.TRANSPOSE.bits().get(i % 3);
      int rows = 1 + random.nextInt(24);
      int columns = 1 + random.nextInt(24);
      byte[] matrix = new byte[rows * columns * bits / 8];
      random.nextBytes(matrix);

      byte[] once = transposed(bits, rows, columns, TransposeMethod.SHUFFLE, matrix);
      byte[] twice = transposed(bits, columns, rows, TransposeMethod.SHUFFLE, once);

      assertThat(twice)
          .as("seed %s, %s bits, %s x %s", seed, bits, rows, columns)
          .isEqualTo(matrix);
    }
  }

  @Test
  void isTheIdentityByAccumulatorsAndAcrossMethods() {
    byte[] matrix = new byte[2 * 24 * 36];
    new Random(5).nextBytes(matrix);

    byte[] once = transposed(16, 24, 36, TransposeMethod.ACCUMULATOR, matrix);

    assertThat(once).isNotEqualTo(matrix);
    assertThat(transposed(16, 36, 24, TransposeMethod.ACCUMULATOR, once)).isEqualTo(matrix);
    assertThat(transposed(16, 36, 24, TransposeMethod.SHUFFLE, once)).isEqualTo(matrix);
  }

  private static byte[] transposed(
      int bits, int rows, int columns, TransposeMethod method, byte[] matrix) {
    LayoutSpec spec =
        new LayoutSpec(
            LayoutKernel.TRANSPOSE,
            bits,
            rows,
            columns,
            org.ipukern.generator.spec.Placement.SEPARATE,
            columns,
            org.ipukern.generator.spec.Fill.ZERO,
            java.util.List.of(),
            columns,
            rows,
            SourceOrder.K_BY_C,
            method);
    String assembly = KernelTemplates.render(RENDERER, spec).assembly();
    Program program =
        Assembler.assemble(new SourceText("t.S", assembly), AssemblerOptions.defaults()).program();
    Tile tile = new Tile(program, TimingModel.ipu21(), TileOptions.defaults());
    TileMemory memory = tile.memory();
    int state = (tile.firstFreeAddress() + 7) / 8 * 8;
    memory.write(
        state,
        ByteBuffer.allocate(8)
            .order(ByteOrder.LITTLE_ENDIAN)
            .putInt(SOURCE)
            .putInt(TARGET)
            .array());
    memory.permit(state, 8, true, false);
    memory.write(SOURCE, matrix);
    memory.permit(SOURCE, matrix.length, true, false);
    memory.permit(TARGET, (matrix.length + 3) / 4 * 4, true, true);
    int entry =
        Math.toIntExact(program.symbol(spec.entryPoints().get(0).symbol()).orElseThrow().value());
    assertThat(tile.callSupervisor(entry, state).fault()).isEmpty();
    return memory.read(TARGET, matrix.length);
  }
}
