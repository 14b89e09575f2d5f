package org.ipukern.generator.gate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ipukern.generator.render.KernelTemplates;
import org.ipukern.generator.render.RenderedKernel;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.LayoutSpec;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.cost.Estimate;
import org.ipukern.tile.cost.KernelCall;
import org.ipukern.tile.cost.StaticEstimator;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.sim.TileOptions;
import org.ipukern.tile.sim.WorkerOrder;
import org.ipukern.tile.timing.TimingModel;

/**
 * The part of the gate that numbers need, for sweeps over thousands of shapes: two calls on one
 * tile, guards, store counts, the estimate and the figures; no lint, no second placement.
 */
final class LayoutRun {
  private static final Renderer RENDERER = Renderer.fromJar();

  private LayoutRun() {}

  /** What is wrong with the kernel of a spec; empty if nothing is. */
  static List<String> findings(LayoutSpec spec, WorkerOrder order) {
    RenderedKernel text = KernelTemplates.render(RENDERER, spec);
    Program program =
        Assembler.assemble(
                new SourceText(spec.name() + ".S", text.assembly()), AssemblerOptions.defaults())
            .program();
    LayoutData source = new LayoutData(spec);
    List<KernelData> data = source.ordinary();
    Map<String, Integer> bytes = new LinkedHashMap<>();
    data.get(0).operands().forEach(o -> bytes.put(o.field(), o.contents().length));
    int entry =
        Math.toIntExact(program.symbol(spec.entryPoints().get(0).symbol()).orElseThrow().value());
    Figures figures = Figures.of(spec, spec.rows());
    KernelRun run =
        KernelRun.on(
            program,
            TimingModel.ipu21(),
            TileOptions.defaults().withIssueLimit(figures.issueLimit()).withOrder(order),
            VertexDeclaration.parse(text.vertex()).get(0),
            bytes,
            Placement.DENSE,
            entry);
    List<String> findings = new ArrayList<>();
    long cycles = 0;
    for (KernelData with : data.subList(0, 2)) {
      CallResult result = run.call(with, source.stores(), "sweep");
      cycles = result.cycles();
    }
    run.findings().forEach(f -> findings.add(f.rule() + " " + f.message()));
    Estimate estimate =
        new StaticEstimator()
            .estimate(
                program,
                TimingModel.ipu21(),
                new KernelCall(entry, run.plan().state(), run.knownWords(data.get(0))));
    if (!estimate.isKnown() || estimate.cycles() != cycles) {
      findings.add("estimate " + estimate + ", simulated " + cycles);
    }
    if (cycles > figures.budget() || cycles < figures.floor()) {
      findings.add(cycles + " cycles, budget " + figures.budget() + ", floor " + figures.floor());
    }
    return findings;
  }
}
