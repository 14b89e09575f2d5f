package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Assembly;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;
import org.ipukern.tile.timing.TimingModel;

/** A tile with room for operands, for small programs written into the tests. */
final class Bench {
  /** State block, in an element of its own. */
  static final int STATE = 0x58000;

  /** Two blocks of region 0 in different elements. */
  static final int DATA = 0x60000;

  static final int OTHER = 0x68000;

  /** Region 1. */
  static final int INTERLEAVED = 0x90000;

  static final int BLOCK = 0x4000;

  final Program program;
  final Tile tile;

  Bench(String text) {
    this(text, TileOptions.defaults());
  }

  Bench(String text, TileOptions options) {
    this(text, TimingModel.ipu21(), options);
  }

  Bench(String text, TimingModel timing, TileOptions options) {
    Assembly assembly =
        Assembler.assemble(new SourceText("bench.S", text), AssemblerOptions.defaults());
    assertThat(assembly.diagnostics()).isEmpty();
    program = assembly.program();
    tile = new Tile(program, timing, options);
    for (int block : new int[] {STATE, DATA, OTHER, INTERLEAVED}) {
      tile.memory().permit(block, BLOCK, true, true);
    }
  }

  /** Worker code from a label {@code entry}; the exit is added. */
  static Bench worker(String... lines) {
    return worker(TileOptions.defaults(), lines);
  }

  static Bench worker(TileOptions options, String... lines) {
    return new Bench(
        ".worker\n.align 8\nentry:\n" + String.join("\n", lines) + "\nexitz $mzero\n", options);
  }

  /** Supervisor code from a label {@code entry}; the return is added. */
  static Bench supervisor(String... lines) {
    return new Bench(".supervisor\n.align 8\nentry:\n" + String.join("\n", lines) + "\nbr $lr\n");
  }

  int label(String name) {
    return (int) program.symbol(name).orElseThrow().value();
  }

  /** Runs worker 0 alone; nothing may go wrong. */
  CallResult run() {
    CallResult result = tile.runWorkers(label("entry"), STATE, 1);
    assertThat(result.fault()).isEmpty();
    return result;
  }

  /** Runs worker 0 alone until it faults. */
  Fault fault() {
    return tile.runWorkers(label("entry"), STATE, 1).fault().orElseThrow();
  }

  /** Calls the supervisor function; nothing may go wrong. */
  CallResult call() {
    CallResult result = tile.callSupervisor(label("entry"), STATE);
    assertThat(result.fault()).isEmpty();
    return result;
  }

  /** Calls the supervisor function until it faults. */
  Fault callFault() {
    return tile.callSupervisor(label("entry"), STATE).fault().orElseThrow();
  }

  Bench words(int address, int... values) {
    ByteBuffer bytes = ByteBuffer.allocate(4 * values.length).order(ByteOrder.LITTLE_ENDIAN);
    for (int value : values) {
      bytes.putInt(value);
    }
    tile.memory().write(address, bytes.array());
    return this;
  }

  Bench halves(int address, double... values) {
    ByteBuffer bytes = ByteBuffer.allocate(2 * values.length).order(ByteOrder.LITTLE_ENDIAN);
    for (double value : values) {
      bytes.putShort((short) Half.fromDouble(value, Overflow.NAN));
    }
    tile.memory().write(address, bytes.array());
    return this;
  }

  Bench floats(int address, double... values) {
    ByteBuffer bytes = ByteBuffer.allocate(4 * values.length).order(ByteOrder.LITTLE_ENDIAN);
    for (double value : values) {
      bytes.putFloat((float) value);
    }
    tile.memory().write(address, bytes.array());
    return this;
  }

  int word(int address) {
    return ByteBuffer.wrap(tile.memory().read(address, 4)).order(ByteOrder.LITTLE_ENDIAN).getInt();
  }

  double[] readHalves(int address, int count) {
    ByteBuffer bytes =
        ByteBuffer.wrap(tile.memory().read(address, 2 * count)).order(ByteOrder.LITTLE_ENDIAN);
    double[] values = new double[count];
    for (int i = 0; i < count; i++) {
      values[i] = Half.toFloat(bytes.getShort() & 0xFFFF);
    }
    return values;
  }

  double[] readFloats(int address, int count) {
    ByteBuffer bytes =
        ByteBuffer.wrap(tile.memory().read(address, 4 * count)).order(ByteOrder.LITTLE_ENDIAN);
    double[] values = new double[count];
    for (int i = 0; i < count; i++) {
      values[i] = bytes.getFloat();
    }
    return values;
  }
}
