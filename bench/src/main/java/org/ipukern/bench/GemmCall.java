package org.ipukern.bench;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.cost.KernelCall;
import org.ipukern.tile.sim.Tile;
import org.ipukern.tile.sim.TileOptions;
import org.ipukern.tile.timing.TimingModel;

/** The score kernel, 365 x 80 x 16, ready to be called with all its operands in place. */
final class GemmCall {
  private static final String FILE = "gemm_f16_init_std_k80_c16_r364_r365.S";
  private static final String SYMBOL = "__runCodelet_ipukern__gemm_f16_init_std_k80_c16_r365";
  private static final int STATE = 0x50000;
  private static final int COEFFICIENTS = 0x51000;
  private static final int LEFT = 0x58000;
  private static final int OUTPUT = 0x80000;

  private final Program program;
  private final int entry;

  /**
   * @param folder the folder {@code kernels-out}
   */
  GemmCall(Path folder) throws IOException {
    String text = Files.readString(folder.resolve(FILE));
    program = Assembler.assemble(new SourceText(FILE, text), AssemblerOptions.defaults()).program();
    entry = Math.toIntExact(program.symbol(SYMBOL).orElseThrow().value());
  }

  Program program() {
    return program;
  }

  int entry() {
    return entry;
  }

  int state() {
    return STATE;
  }

  Tile tile() {
    Tile tile = new Tile(program, TimingModel.ipu21(), TileOptions.defaults());
    ByteBuffer state = ByteBuffer.allocate(12).order(ByteOrder.LITTLE_ENDIAN);
    state.putInt(LEFT).putInt(COEFFICIENTS).putInt(OUTPUT);
    operand(tile, STATE, state.array(), false);
    operand(tile, LEFT, halves(365 * 80, 1), false);
    operand(tile, COEFFICIENTS, halves(80 * 16, 2), false);
    operand(tile, OUTPUT, new byte[365 * 32], true);
    return tile;
  }

  KernelCall call() {
    return new KernelCall(
        entry, STATE, Map.of(STATE, LEFT, STATE + 4, COEFFICIENTS, STATE + 8, OUTPUT));
  }

  private static void operand(Tile tile, int address, byte[] contents, boolean written) {
    tile.memory().write(address, contents);
    tile.memory().permit(address, contents.length, true, written);
  }

  /** Halves between 0.25 and 0.5 with varied fractions. */
  private static byte[] halves(int count, int seed) {
    byte[] bytes = new byte[2 * count];
    for (int i = 0; i < count; i++) {
      bytes[2 * i] = (byte) (i * 37 + seed);
      bytes[2 * i + 1] = 0x34;
    }
    return bytes;
  }
}
