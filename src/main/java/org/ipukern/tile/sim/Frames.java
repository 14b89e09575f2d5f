package org.ipukern.tile.sim;

import java.util.Locale;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.StackUsage;

/**
 * Where the supervisor's stack and the workers' scratch lie: straight after the program, each as
 * large as declared and with bytes between them that nothing may touch.
 */
final class Frames {
  private static final int ALIGNMENT = 8;
  private static final int GAP = 16;

  private final int stack;
  private final int stackBytes;
  private final int[] scratch;
  private final int scratchBytes;
  private final int end;

  Frames(Program program, TileOptions options, int workers) {
    int declared = declared(program);
    this.stackBytes = aligned(options.stackBytes() < 0 ? declared : options.stackBytes());
    this.scratchBytes = aligned(options.scratchBytes() < 0 ? declared : options.scratchBytes());
    this.stack = aligned(program.end()) + GAP;
    this.scratch = new int[workers];
    int at = stack + stackBytes + GAP;
    for (int n = 0; n < workers; n++) {
      scratch[n] = at;
      at += scratchBytes + GAP;
    }
    this.end = at;
  }

  private static int declared(Program program) {
    long most = 0;
    for (StackUsage usage : program.stackUsages()) {
      most = Math.max(most, usage.bytes());
    }
    if (most > MemoryMap.END - MemoryMap.BASE) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "a stack of %d bytes is larger than the tile's memory", most));
    }
    return (int) most;
  }

  private static int aligned(int value) {
    return value + ALIGNMENT - 1 & -ALIGNMENT;
  }

  void permit(TileMemory memory) {
    memory.permit(stack, stackBytes, true, true);
    for (int base : scratch) {
      memory.permit(base, scratchBytes, true, true);
    }
  }

  /** {@code $sp} at the entry of a supervisor: the stack grows down from here. */
  int stackPointer() {
    return stack + stackBytes;
  }

  /** {@code $mworker_base} of each worker: scratch grows up from here. */
  int[] scratch() {
    return scratch.clone();
  }

  /** First address that neither program nor frames use. */
  int end() {
    return end;
  }
}
