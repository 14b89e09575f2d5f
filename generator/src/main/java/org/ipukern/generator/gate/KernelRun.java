package org.ipukern.generator.gate;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.sim.Fault;
import org.ipukern.tile.sim.FaultKind;
import org.ipukern.tile.sim.Tile;
import org.ipukern.tile.sim.TileMemory;
import org.ipukern.tile.sim.TileOptions;
import org.ipukern.tile.timing.TimingModel;

/**
 * Calls one entry point on a tile, again and again with other data, and compares what it leaves.
 */
final class KernelRun {
  /** A NaN as halves and as floats; as FP8 bytes the lowest number there is. */
  private static final byte GUARD_BYTE = (byte) 0xFF;

  private static final int WORD = 4;

  private final Tile tile;
  private final VertexDeclaration vertex;
  private final MemoryPlan plan;
  private final int entry;
  private final List<Finding> findings = new ArrayList<>();

  private KernelRun(Tile tile, VertexDeclaration vertex, MemoryPlan plan, int entry) {
    this.tile = tile;
    this.vertex = vertex;
    this.plan = plan;
    this.entry = entry;
  }

  /** A tile with the program loaded and the operands placed; null if they do not fit. */
  static KernelRun on(
      Program program,
      TimingModel timing,
      TileOptions options,
      VertexDeclaration vertex,
      Map<String, Integer> bytes,
      Placement placement,
      int entry) {
    Tile tile = new Tile(program, timing, options);
    return new MemoryPlanner(vertex, bytes)
        .plan(placement, tile.firstFreeAddress())
        .map(plan -> new KernelRun(tile, vertex, plan, entry))
        .orElse(null);
  }

  /** A tile with the program loaded and the operands where the plan says. */
  static KernelRun at(
      Program program,
      TimingModel timing,
      TileOptions options,
      VertexDeclaration vertex,
      MemoryPlan plan,
      int entry) {
    return new KernelRun(new Tile(program, timing, options), vertex, plan, entry);
  }

  /** Reasons for a refusal so far. */
  List<Finding> findings() {
    return findings;
  }

  MemoryPlan plan() {
    return plan;
  }

  /** The words of memory that the host has set up before a call: state block and metadata. */
  Map<Integer, Integer> knownWords(KernelData data) {
    Map<Integer, Integer> words = new LinkedHashMap<>();
    for (int i = 0; i < vertex.fields().size(); i++) {
      VertexField field = vertex.fields().get(i);
      int metadata = plan.metadata() + 4 * i;
      words.put(plan.state() + 4 * field.stateWord(), plan.address(field.name()));
      if (field.stateWords() == 2) {
        words.put(plan.state() + 4 * field.stateWord() + 4, metadata);
        words.put(metadata, operand(data, field).metadata());
      }
    }
    return words;
  }

  /**
   * One call; what is wrong with it is added to the findings.
   *
   * @param stores how often the kernel stores the word at a byte offset of its output
   */
  CallResult call(KernelData data, IntUnaryOperator stores, String circumstances) {
    TileMemory memory = tile.memory();
    Map<Integer, Integer> words = knownWords(data);
    words.forEach(
        (address, word) -> {
          memory.write(address, word(word));
          memory.permit(address, 4, true, false);
        });
    for (VertexField field : vertex.fields()) {
      place(memory, field, operand(data, field));
    }
    memory.countWrites();
    CallResult result = tile.callSupervisor(entry, plan.state());
    String where = data.title() + ", " + circumstances;
    if (result.fault().isPresent()) {
      fault(result.fault().get(), where);
    } else {
      compare(data, where);
      countStores(data, stores, where);
    }
    if (!result.controlRestored()) {
      add(GateRule.G08, "$FP_ICTL is not restored (" + where + ")");
    }
    return result;
  }

  private void place(TileMemory memory, VertexField field, OperandData operand) {
    int address = plan.address(field.name());
    byte[] contents = operand.contents();
    if (operand.answer().isPresent() && !field.isRead()) {
      contents = new byte[contents.length];
      Arrays.fill(contents, GUARD_BYTE);
    }
    memory.write(address, contents);
    // There are no stores below a word: the last word of a target is read and written whole.
    int length = field.isWritten() ? wholeWords(contents.length) : contents.length;
    guard(memory, address - MemoryPlanner.GUARD);
    guard(memory, address + contents.length);
    memory.permit(address, length, true, field.isWritten());
  }

  private static void guard(TileMemory memory, int address) {
    byte[] guard = new byte[MemoryPlanner.GUARD];
    Arrays.fill(guard, GUARD_BYTE);
    int length = Math.min(guard.length, MemoryPlanner.END - address);
    if (length > 0) {
      memory.write(address, Arrays.copyOf(guard, length));
    }
  }

  private void compare(KernelData data, String where) {
    for (VertexField field : vertex.fields()) {
      OperandData operand = operand(data, field);
      byte[] actual = tile.memory().read(plan.address(field.name()), operand.contents().length);
      Answer answer = operand.answer().orElse(Answer.exactly(operand.contents()));
      int at = answer.mismatch(actual);
      if (at >= 0 && operand.answer().isEmpty()) {
        add(GateRule.G03, field.name() + " was changed at byte " + at + " (" + where + ")");
      } else if (at >= 0) {
        add(GateRule.G02, mismatch(data, operand, actual, at, where));
      }
      if (field.isWritten()) {
        compareEnd(field, actual.length, where);
      }
    }
  }

  /** Bytes after a target that share its last word must be what they were. */
  private void compareEnd(VertexField field, int length, String where) {
    byte[] whole = tile.memory().read(plan.address(field.name()), wholeWords(length));
    for (int i = length; i < whole.length; i++) {
      if (whole[i] != GUARD_BYTE) {
        add(GateRule.G03, "a byte after " + field.name() + " was changed (" + where + ")");
        return;
      }
    }
  }

  private static int wholeWords(int bytes) {
    return (bytes + WORD - 1) / WORD * WORD;
  }

  /** Two workers that share a word, or a row done twice, show here and nowhere else. */
  private void countStores(KernelData data, IntUnaryOperator wanted, String where) {
    for (VertexField field : vertex.fields()) {
      OperandData operand = operand(data, field);
      int length = operand.answer().isPresent() ? operand.contents().length : 0;
      for (int at = 0; at < length; at += WORD) {
        int expected = wanted.applyAsInt(at);
        int stores = tile.memory().writesOf(plan.address(field.name()) + at);
        if (stores != expected) {
          add(
              GateRule.G03,
              String.format(
                  Locale.ROOT,
                  "the word of %s is stored %d times, not %d (%s)",
                  data.place().apply(at),
                  stores,
                  expected,
                  where));
          return;
        }
      }
    }
  }

  private static String mismatch(
      KernelData data, OperandData operand, byte[] actual, int at, String where) {
    int wrong = 0;
    for (int i = 0; i < actual.length; i++) {
      wrong += actual[i] == operand.expected()[i] ? 0 : 1;
    }
    int even = at & -2;
    return String.format(
        Locale.ROOT,
        "%s of %s is 0x%02x%02x where the reference has 0x%02x%02x; %d of %d bytes differ (%s)",
        data.place().apply(at),
        operand.field(),
        at2(actual, even + 1),
        at2(actual, even),
        at2(operand.expected(), even + 1),
        at2(operand.expected(), even),
        wrong,
        actual.length,
        where);
  }

  private static int at2(byte[] bytes, int at) {
    return at < bytes.length ? bytes[at] & 0xFF : 0;
  }

  private void fault(Fault fault, String where) {
    add(
        ruleOf(fault.kind()),
        (fault.position() == null ? "" : fault.position() + ": ")
            + (fault.worker() < 0 ? "supervisor" : "worker " + fault.worker())
            + " at cycle "
            + fault.cycle()
            + ": "
            + fault.message()
            + " ("
            + where
            + ")");
  }

  private static GateRule ruleOf(FaultKind kind) {
    return switch (kind) {
      case ELEMENT_CONFLICT -> GateRule.G04;
      case MISALIGNED, INVALID_ADDRESS, READ_OUTSIDE_OPERAND, WRITE_OUTSIDE_OPERAND -> GateRule.G03;
      case INVALID_PC, INVALID_REPEAT, ENDLESS, TRAP, RETURN_WHILE_RUNNING -> GateRule.G08;
      default -> GateRule.G02;
    };
  }

  private void add(GateRule rule, String message) {
    findings.add(new Finding(rule, message));
  }

  private static OperandData operand(KernelData data, VertexField field) {
    return data.operands().stream()
        .filter(o -> o.field().equals(field.name()))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no data for field " + field.name()));
  }

  private static byte[] word(int value) {
    return ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(value).array();
  }
}
