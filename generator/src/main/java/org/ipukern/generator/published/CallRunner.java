package org.ipukern.generator.published;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.ipukern.generator.reference.Layouts;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Assembly;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.Severity;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.asm.SystemPreprocessor;
import org.ipukern.tile.cost.Estimate;
import org.ipukern.tile.cost.StaticEstimator;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.sim.MemoryMap;
import org.ipukern.tile.sim.Tile;
import org.ipukern.tile.sim.TileMemory;
import org.ipukern.tile.sim.TileOptions;
import org.ipukern.tile.timing.TimingModel;

/** Runs a call inside the sampler and compares what it leaves. */
final class CallRunner {
  /** Bytes past an operand that loads of kernels with a pipelined loop may reach. */
  private static final int READ_AHEAD = 256;

  /** Bytes of stack and of each worker's scratch; the kernels declare none. */
  private static final int FRAME = 512;

  private static final int MEMORY_END = MemoryMap.END;

  private final Path preprocessor;
  private final TimingModel timing;

  CallRunner(Path preprocessor, TimingModel timing) {
    this.preprocessor = preprocessor;
    this.timing = timing;
  }

  /** Runs a call between two samples and compares what it leaves. */
  CallOutcome run(KernelCall call) {
    Assembly assembly = assembly(call, call.text() + Sampler.around(call));
    if (!assembly.isComplete()) {
      return CallOutcome.failed(problem(assembly));
    }
    Program program = assembly.program();
    Tile tile = tile(program);
    String misplaced = place(call, tile);
    if (!misplaced.isEmpty()) {
      return CallOutcome.failed(misplaced);
    }
    int entry = address(program, Sampler.ENTRY);
    CallResult result = tile.callSupervisor(entry, 0);
    if (result.fault().isPresent()) {
      var fault = result.fault().get();
      return CallOutcome.failed(
          (fault.position() == null ? "" : fault.position() + ": ") + fault.message());
    }
    String difference = difference(call.operands(), tile.memory());
    byte[] words = tile.memory().read(address(program, Sampler.COUNTS), 8);
    long cycles = Integer.toUnsignedLong(word(words, 4) - word(words, 0));
    Estimate estimate =
        new StaticEstimator()
            .estimate(program, timing, new org.ipukern.tile.cost.KernelCall(entry, 0, Map.of()));
    long off = estimate.isKnown() ? estimate.cycles() - result.cycles() : Long.MIN_VALUE;
    return new CallOutcome(cycles, off, difference);
  }

  /**
   * Tile cycles of a call whose only argument is in {@code $m0}, from its first instruction to its
   * return.
   *
   * @throws IllegalStateException if it cannot be run
   */
  long alone(KernelCall call) {
    Assembly assembly = assembly(call, call.text());
    if (!assembly.isComplete()) {
      throw new IllegalStateException(problem(assembly));
    }
    Tile tile = tile(assembly.program());
    String misplaced = place(call, tile);
    if (!misplaced.isEmpty()) {
      throw new IllegalStateException(misplaced);
    }
    CallResult result =
        tile.callSupervisor(address(assembly.program(), call.symbol()), call.arguments().get(0));
    if (result.fault().isPresent()) {
      throw new IllegalStateException(result.fault().get().message());
    }
    return result.cycles();
  }

  private Assembly assembly(KernelCall call, String text) {
    return new SystemPreprocessor(preprocessor, AssemblerOptions.defaults(), call.includes())
        .assemble(new SourceText("driver.S", text));
  }

  private static String problem(Assembly assembly) {
    return assembly.diagnostics().stream()
        .filter(d -> d.severity() == Severity.ERROR)
        .findFirst()
        .map(d -> d.position() + ": " + d.message())
        .orElseThrow();
  }

  private Tile tile(Program program) {
    return new Tile(program, timing, TileOptions.defaults().withFrames(FRAME, FRAME));
  }

  private static int address(Program program, String symbol) {
    return (int) program.symbol(symbol).orElseThrow().value();
  }

  /**
   * Puts the operands into memory; says what is wrong with their places, nothing if all is well.
   */
  private static String place(KernelCall call, Tile tile) {
    TileMemory memory = tile.memory();
    for (Operand operand : call.operands()) {
      int end = operand.address() + operand.contents().length;
      if (operand.address() < tile.firstFreeAddress()) {
        return operand.name() + " lies on the code or the stack";
      }
      if (end > MEMORY_END) {
        return operand.name() + " does not fit into tile memory";
      }
      memory.permit(
          operand.address(),
          Math.min(end + READ_AHEAD, MEMORY_END) - operand.address(),
          true,
          false);
      memory.permit(
          operand.address(),
          words(operand.contents().length),
          true,
          operand.contents() != operand.expected());
      memory.write(operand.address(), operand.contents());
    }
    return "";
  }

  /** There are no stores of less than a word: the rest of the last one is read and written back. */
  private static int words(int bytes) {
    return (bytes + 3) & -4;
  }

  private static String difference(List<Operand> operands, TileMemory memory) {
    for (Operand operand : operands) {
      if (operand.expected() != null) {
        byte[] actual = memory.read(operand.address(), operand.expected().length);
        int at = mismatch(operand, actual);
        if (at >= 0) {
          return operand.name() + " differs at byte " + at;
        }
      }
    }
    return "";
  }

  private static int mismatch(Operand operand, byte[] actual) {
    if (operand.tolerance() == 0) {
      return Arrays.mismatch(operand.expected(), actual);
    }
    for (int at = 0; at < actual.length; at += 2) {
      int distance =
          ordered(Layouts.half(actual, at)) - ordered(Layouts.half(operand.expected(), at));
      if (Math.abs(distance) > operand.tolerance()) {
        return at;
      }
    }
    return -1;
  }

  /** Halves in the order of their values. */
  private static int ordered(int half) {
    return (half & 0x8000) == 0 ? half : 0x8000 - half;
  }

  private static int word(byte[] bytes, int at) {
    return Layouts.half(bytes, at) | Layouts.half(bytes, at + 2) << 16;
  }
}
