package org.ipukern.generator.gate;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.ipukern.generator.render.KernelTemplates;
import org.ipukern.generator.render.RenderedKernel;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.sim.TileOptions;
import org.ipukern.tile.timing.TimingModel;

/** What the simulator says of a kernel's first entry point, at the slowest of its placements. */
final class SimulatedCost {
  private static final TimingModel MODEL = TimingModel.ipu21();
  private static final long FAULT = -1;

  private final Renderer renderer = Renderer.fromJar();

  static byte[] manifest(String entry) {
    return ("{\"schema\": 1, \"target\": \"ipu21\", \"kernels\": [" + entry + "]}")
        .getBytes(StandardCharsets.UTF_8);
  }

  /** Cycles; empty if the operands do not fit, or a placement faults and the gate refuses. */
  OptionalLong cycles(KernelSpec spec) {
    RenderedKernel texts = KernelTemplates.render(renderer, spec);
    Program program =
        Assembler.assemble(
                new SourceText(spec.name() + ".S", texts.assembly()), AssemblerOptions.defaults())
            .program();
    EntryPoint entry = spec.entryPoints().get(0);
    int address = Math.toIntExact(program.symbol(entry.symbol()).orElseThrow().value());
    VertexDeclaration vertex =
        VertexDeclaration.parse(texts.vertex()).stream()
            .filter(v -> v.className().equals(entry.className()))
            .findFirst()
            .orElseThrow();
    DataSource source = Gate.data(spec, entry);
    KernelData data = source.ordinary().get(0);
    Map<String, Integer> bytes = new LinkedHashMap<>();
    data.operands().forEach(o -> bytes.put(o.field(), o.contents().length));
    TileOptions tile = Gate.tile(spec).withIssueLimit(Figures.of(spec, entry.rows()).issueLimit());
    KernelRun dense = KernelRun.on(program, MODEL, tile, vertex, bytes, Placement.DENSE, address);
    if (dense == null) {
      return OptionalLong.empty();
    }
    long most = cycles(dense, data, source);
    if (vertex.apart().isEmpty() && vertex.fields().size() > 1) {
      for (MemoryPlan plan : new BoundaryPlans(vertex, bytes).of(dense.plan())) {
        KernelRun run = KernelRun.at(program, MODEL, tile, vertex, plan, address);
        long cycles = cycles(run, data, source);
        most = cycles < 0 || most < 0 ? FAULT : Math.max(most, cycles);
      }
    }
    return most < 0 ? OptionalLong.empty() : OptionalLong.of(most);
  }

  private static long cycles(KernelRun run, KernelData data, DataSource source) {
    CallResult result = run.call(data, source.stores(), "cost");
    return result.fault().isPresent() ? FAULT : result.cycles();
  }
}
