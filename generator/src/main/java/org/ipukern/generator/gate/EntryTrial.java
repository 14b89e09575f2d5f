package org.ipukern.generator.gate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.StackUsage;
import org.ipukern.tile.cost.Estimate;
import org.ipukern.tile.cost.KernelCall;
import org.ipukern.tile.cost.StaticEstimator;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.sim.MemoryMap;
import org.ipukern.tile.sim.TileOptions;
import org.ipukern.tile.sim.WorkerOrder;
import org.ipukern.tile.timing.TimingModel;

/** The gate's runs of one entry point and what they add up to. */
final class EntryTrial {
  /** {@code $FP_ICTL} with all exceptions trapped. */
  private static final int TRAPS = 7;

  /**
   * {@code $FP_ICTL} with stochastic rounding and NaN on overflow, as training programs have it.
   */
  private static final int TRAINING = (1 << 19) | (1 << 20);

  private static final int REGION1 = MemoryMap.INTERLEAVED;

  private final Program program;
  private final TimingModel timing;
  private final Figures figures;
  private final DataSource data;
  private final TileOptions tile;
  private final List<Finding> findings = new ArrayList<>();
  private final Set<Long> cycles = new LinkedHashSet<>();
  private Estimate estimate;
  private CallResult first;

  EntryTrial(
      Program program, TimingModel timing, Figures figures, DataSource data, TileOptions tile) {
    this.program = program;
    this.timing = timing;
    this.figures = figures;
    this.data = data;
    this.tile = tile;
  }

  void refuse(GateRule rule, String message) {
    findings.add(new Finding(rule, message));
  }

  /** All runs of the entry at this address, by this vertex. */
  void run(VertexDeclaration vertex, int entry) {
    List<KernelData> ordinary = data.ordinary();
    if (!fieldsFit(vertex, ordinary.get(0))) {
      return;
    }
    long stack = program.stackUsages().stream().mapToLong(StackUsage::bytes).max().orElse(0);
    if (stack > REGION1) {
      refuse(GateRule.G08, "a stack of " + stack + " bytes is declared, no tile has room for it");
      return;
    }
    if (program.end() > REGION1) {
      refuse(GateRule.G08, "code ends at 0x" + Integer.toHexString(program.end()));
      return;
    }
    Map<String, Integer> bytes = new LinkedHashMap<>();
    ordinary.get(0).operands().forEach(o -> bytes.put(o.field(), o.contents().length));
    boolean selects = selects(vertex);
    TileOptions options = tile.withIssueLimit(figures.issueLimit());
    KernelRun dense =
        KernelRun.on(
            program, timing, options.withFpControl(TRAPS), vertex, bytes, Placement.DENSE, entry);
    if (dense == null) {
      refuse(GateRule.G08, "the operands do not fit into tile memory beside the code");
      return;
    }
    estimate = estimate(dense, ordinary.get(0), entry);
    first = count(dense, ordinary.get(0), "first call, exceptions trapped");
    count(dense, ordinary.get(2), "second call, exceptions trapped");
    TileOptions training = options.withOrder(WorkerOrder.DESCENDING).withFpControl(TRAINING);
    KernelRun tight =
        KernelRun.on(program, timing, training, vertex, bytes, Placement.TIGHT, entry);
    // What does not fit from the end of memory down is still to be run that way.
    KernelRun second =
        tight == null
            ? KernelRun.at(program, timing, training, vertex, dense.plan(), entry)
            : tight;
    judge(
        second,
        ordinary.get(1),
        entry,
        selects,
        (tight == null ? "" : "end of memory, ") + "workers 5 to 0, stochastic rounding on");
    KernelRun turns =
        KernelRun.at(
            program,
            timing,
            options.withOrder(WorkerOrder.ROUND_ROBIN),
            vertex,
            dense.plan(),
            entry);
    count(turns, ordinary.get(2), "workers in turns");
    for (KernelData special : data.special()) {
      turns.call(special, data.stores(), "workers in turns");
    }
    findings.addAll(dense.findings());
    findings.addAll(second.findings());
    findings.addAll(turns.findings());
    List<MemoryPlan> plans =
        new ArrayList<>(new AdjacentPlans(vertex, bytes).of(List.of(dense.plan(), second.plan())));
    if (selects) {
      plans.addAll(new BoundaryPlans(vertex, bytes).of(dense.plan()));
    }
    for (MemoryPlan plan : plans) {
      KernelRun run = KernelRun.at(program, timing, options, vertex, plan, entry);
      judge(run, ordinary.get(0), entry, selects, "operands at " + plan.operands());
      findings.addAll(run.findings());
    }
    price();
  }

  /** A run at another placement: of the same cycles, unless the kernel chooses by addresses. */
  private void judge(
      KernelRun run, KernelData with, int entry, boolean selects, String circumstances) {
    if (selects) {
      select(run, with, entry, circumstances);
    } else {
      count(run, with, circumstances);
    }
  }

  /** A kernel whose operands may share an element may choose its schedule by their addresses. */
  private static boolean selects(VertexDeclaration vertex) {
    return vertex.apart().isEmpty() && vertex.fields().size() > 1;
  }

  private Estimate estimate(KernelRun run, KernelData with, int entry) {
    return new StaticEstimator()
        .estimate(program, timing, new KernelCall(entry, run.plan().state(), run.knownWords(with)));
  }

  /**
   * A run whose cycles stand for its own placement; the slowest placement is the kernel's, and one
   * without an estimate leaves the kernel without.
   */
  private void select(KernelRun run, KernelData with, int entry, String circumstances) {
    CallResult result = run.call(with, data.stores(), circumstances);
    if (result.fault().isPresent()) {
      return;
    }
    Estimate own = estimate(run, with, entry);
    if (own.isKnown() && own.cycles() != result.cycles()) {
      refuse(GateRule.G05, differ(own.cycles(), result.cycles()) + " (" + circumstances + ")");
    }
    boolean slowest = cycles.size() == 1 && result.cycles() > cycles.iterator().next();
    if (slowest) {
      cycles.clear();
      cycles.add(result.cycles());
      first = result;
    }
    if (!own.isKnown() || (slowest && estimate.isKnown())) {
      estimate = own;
    }
  }

  private static String differ(long estimated, long simulated) {
    return "estimated " + estimated + " cycles, simulated " + simulated;
  }

  private CallResult count(KernelRun run, KernelData with, String circumstances) {
    if (!with.unsound().isEmpty()) {
      refuse(GateRule.G02, "reference: " + with.unsound() + " (" + with.title() + ")");
    }
    CallResult result = run.call(with, data.stores(), circumstances);
    if (result.fault().isEmpty()) {
      cycles.add(result.cycles());
    }
    return result;
  }

  private boolean fieldsFit(VertexDeclaration vertex, KernelData with) {
    List<String> declared = vertex.fields().stream().map(VertexField::name).toList();
    List<String> needed = with.operands().stream().map(OperandData::field).toList();
    if (!declared.equals(needed)) {
      refuse(
          GateRule.G08,
          "vertex "
              + vertex.className()
              + " declares the fields "
              + declared
              + ", its operands are "
              + needed);
      return false;
    }
    return true;
  }

  private void price() {
    if (cycles.size() > 1) {
      refuse(GateRule.G05, "the runs took different cycles: " + cycles);
    }
    if (cycles.isEmpty()) {
      return;
    }
    long simulated = cycles.iterator().next();
    if (estimate.isKnown() && estimate.cycles() != simulated) {
      refuse(GateRule.G05, differ(estimate.cycles(), simulated));
    }
    if (simulated > figures.budget()) {
      refuse(
          GateRule.G06,
          "simulated "
              + simulated
              + " cycles, "
              + (simulated - figures.budget())
              + " over the budget of "
              + figures.budget());
    }
    if (simulated < figures.floor()) {
      refuse(
          GateRule.G07,
          "simulated "
              + simulated
              + " cycles, "
              + (figures.floor() - simulated)
              + " below the floor of "
              + figures.floor());
    }
  }

  EntryResult result(EntryPoint entry) {
    OptionalLong simulated =
        cycles.size() == 1 && first.fault().isEmpty()
            ? OptionalLong.of(cycles.iterator().next())
            : OptionalLong.empty();
    Verdict verdict = Verdict.PASS;
    if (!findings.isEmpty()) {
      verdict = Verdict.REFUSED;
    } else if (simulated.isEmpty() || estimate == null || !estimate.isKnown()) {
      verdict = Verdict.NO_VERDICT;
    }
    return new EntryResult(entry, figures, estimate, first, simulated, findings, verdict);
  }
}
