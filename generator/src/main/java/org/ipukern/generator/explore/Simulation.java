package org.ipukern.generator.explore;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.ipukern.generator.spec.run.ContentsKind;
import org.ipukern.generator.spec.run.OperandRole;
import org.ipukern.generator.spec.run.RunDescription;
import org.ipukern.generator.spec.run.RunOperand;
import org.ipukern.generator.spec.run.StartMode;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.StackUsage;
import org.ipukern.tile.asm.Symbol;
import org.ipukern.tile.cost.Estimate;
import org.ipukern.tile.cost.KernelCall;
import org.ipukern.tile.cost.StaticEstimator;
import org.ipukern.tile.isa.Spelling;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.sim.IssueListener;
import org.ipukern.tile.sim.Tile;
import org.ipukern.tile.sim.TileMemory;
import org.ipukern.tile.sim.TileOptions;
import org.ipukern.tile.timing.TimingModel;

/** Runs one entry of an assembled program on a simulated tile, as a run description says. */
public final class Simulation {
  private static final int WORD = 4;
  private static final int WORKERS = 6;

  /** What lies around operands: NaN in every format. */
  private static final byte GUARD_BYTE = 0x7E;

  private final Program program;
  private final RunDescription description;

  /** Half of the tile's memory; code and operands need the other. */
  private static final int MOST_STACK = 0x48000;

  private final TimingModel timing;
  private final Tile tile;
  private final OperandContents contents;
  private final List<PlacedOperand> operands;
  private final Map<Integer, Integer> knownWords = new LinkedHashMap<>();
  private final int state;

  private Simulation(
      Program program,
      RunDescription description,
      TimingModel timing,
      Function<String, byte[]> files,
      IssueListener listener) {
    this.program = program;
    this.description = description;
    this.timing = timing;
    long stack = program.stackUsages().stream().mapToLong(StackUsage::bytes).max().orElse(0);
    if (stack > MOST_STACK) {
      throw new SimulationException(
          "a stack of " + stack + " bytes is declared; there is room for " + MOST_STACK);
    }
    tile =
        new Tile(
            program,
            timing,
            TileOptions.defaults()
                .withFrames(description.stack().orElse(-1), description.scratch().orElse(-1))
                .withListener(listener));
    state = (tile.firstFreeAddress() + 2 * WORD - 1) & -(2 * WORD);
    int free = state + WORD * description.state().size();
    operands = OperandPlacer.place(description.operands(), free);
    Map<String, Integer> addresses = new LinkedHashMap<>();
    operands.forEach(placed -> addresses.put(placed.operand().name(), placed.address()));
    contents = new OperandContents(addresses, files);
  }

  /**
   * Runs.
   *
   * @param program a complete program
   * @param entry a label of it
   * @param timing the model, before the constants that the description changes
   * @param files gives the bytes of a file that the description names
   * @param listener hears of every issue
   * @throws SimulationException if entry, operands and tile do not fit together
   */
  public static SimulationResult run(
      Program program,
      String entry,
      RunDescription description,
      TimingModel timing,
      Function<String, byte[]> files,
      IssueListener listener) {
    Symbol symbol = program.symbol(entry).filter(Symbol::label).orElse(null);
    if (symbol == null) {
      throw noEntry(program, entry);
    }
    return new Simulation(program, description, timing(description, timing), files, listener)
        .run(entry, Math.toIntExact(symbol.value()));
  }

  /** The timing model with the constants that a description changes. */
  public static TimingModel timing(RunDescription description, TimingModel timing) {
    TimingModel changed = timing;
    for (Map.Entry<String, Integer> constant : description.timing().entrySet()) {
      changed = changed.with(constant.getKey(), constant.getValue());
    }
    return changed;
  }

  private static SimulationException noEntry(Program program, String entry) {
    List<String> labels =
        program.symbols().values().stream().filter(Symbol::label).map(Symbol::name).toList();
    return new SimulationException(
        program.name()
            + " has no label "
            + entry
            + (labels.isEmpty() ? "" : "; nearest: " + Spelling.nearest(entry, labels)));
  }

  private SimulationResult run(String name, int entry) {
    writeState();
    operands.forEach(this::write);
    CallResult run =
        switch (description.start()) {
          case SUPERVISOR -> tile.callSupervisor(entry, state, arguments());
          case WORKER -> tile.runWorkers(entry, state, 1);
          case SIX_WORKERS -> tile.runWorkers(entry, state, WORKERS);
        };
    List<String> compared = new ArrayList<>();
    Map<String, String> differences = new LinkedHashMap<>();
    if (run.fault().isEmpty()) {
      operands.forEach(placed -> compare(placed, compared, differences));
    }
    return new SimulationResult(
        name, timing.version(), state, operands, run, estimate(entry), compared, differences);
  }

  private Map<Integer, Integer> arguments() {
    Map<Integer, Integer> arguments = new LinkedHashMap<>();
    description.registers().forEach((number, word) -> arguments.put(number, contents.word(word)));
    return arguments;
  }

  private void writeState() {
    int address = state;
    for (var word : description.state()) {
      knownWords.put(address, contents.word(word));
      address += WORD;
    }
    knownWords.forEach((at, word) -> tile.memory().write(at, bytes(word)));
    if (address > state) {
      tile.memory().permit(state, address - state, true, false);
    }
  }

  private void write(PlacedOperand placed) {
    RunOperand operand = placed.operand();
    TileMemory memory = tile.memory();
    byte[] guard = new byte[operand.readAhead()];
    Arrays.fill(guard, GUARD_BYTE);
    memory.write(placed.address() + operand.bytes(), guard);
    byte[] bytes = contents.of(operand);
    memory.write(placed.address(), bytes);
    memory.permit(placed.address(), operand.bytes(), true, operand.role() != OperandRole.IN);
    if (guard.length > 0) {
      memory.permit(placed.address() + operand.bytes(), guard.length, true, false);
    }
    if (operand.contents().kind() == ContentsKind.WORDS && operand.role() == OperandRole.IN) {
      ByteBuffer words = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
      for (int at = 0; at + WORD <= bytes.length && placed.address() % WORD == 0; at += WORD) {
        knownWords.put(placed.address() + at, words.getInt(at));
      }
    }
  }

  private void compare(
      PlacedOperand placed, List<String> compared, Map<String, String> differences) {
    RunOperand operand = placed.operand();
    if (operand.expected().isEmpty()) {
      return;
    }
    compared.add(operand.name());
    byte[] expected = contents.file(operand, operand.expected().get());
    byte[] actual = tile.memory().read(placed.address(), operand.bytes());
    int at = Arrays.mismatch(expected, actual);
    if (at >= 0) {
      int wrong = 0;
      for (int i = 0; i < actual.length; i++) {
        wrong += actual[i] == expected[i] ? 0 : 1;
      }
      differences.put(
          operand.name(),
          String.format(
              Locale.ROOT,
              "byte %d is 0x%02x where 0x%02x is expected; %d of %d bytes differ",
              at,
              actual[at],
              expected[at],
              wrong,
              actual.length));
    }
  }

  private Estimate estimate(int entry) {
    KernelCall call = new KernelCall(entry, state, knownWords, arguments());
    StaticEstimator estimator = new StaticEstimator();
    return description.start() == StartMode.SUPERVISOR
        ? estimator.estimate(program, timing, call)
        : estimator.estimateWorkers(
            program, timing, call, description.start() == StartMode.WORKER ? 1 : WORKERS);
  }

  private static byte[] bytes(int word) {
    return ByteBuffer.allocate(WORD).order(ByteOrder.LITTLE_ENDIAN).putInt(word).array();
  }
}
