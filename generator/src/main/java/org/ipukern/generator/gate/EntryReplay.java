package org.ipukern.generator.gate;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Assembly;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.asm.Symbol;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.sim.IssueListener;
import org.ipukern.tile.sim.TileOptions;
import org.ipukern.tile.timing.TimingModel;

/** Calls an entry point as the gate's first run does, with somebody listening. */
public final class EntryReplay {
  private EntryReplay() {}

  /**
   * One call with the gate's operands.
   *
   * @param kernel a judged kernel
   * @param entry one of its entry points
   * @param listener hears of every issue
   * @return what the call did; empty if the texts do not get as far as a call
   */
  public static Optional<CallResult> run(
      KernelResult kernel, EntryPoint entry, TimingModel timing, IssueListener listener) {
    KernelSpec spec = kernel.spec();
    Assembly assembly =
        Assembler.assemble(
            new SourceText(spec.name() + ".S", kernel.assembly()), AssemblerOptions.defaults());
    Optional<VertexDeclaration> vertex =
        VertexDeclaration.parse(kernel.vertex()).stream()
            .filter(v -> v.className().equals(entry.className()))
            .findFirst();
    Optional<Symbol> symbol = assembly.program().symbol(entry.symbol()).filter(Symbol::global);
    DataSource source = Gate.data(spec, entry);
    KernelData data = source.ordinary().get(0);
    if (!assembly.isComplete()
        || vertex.isEmpty()
        || symbol.isEmpty()
        || !fits(vertex.get(), data)) {
      return Optional.empty();
    }
    Map<String, Integer> bytes = new LinkedHashMap<>();
    data.operands().forEach(o -> bytes.put(o.field(), o.contents().length));
    TileOptions options =
        Gate.tile(spec)
            .withIssueLimit(Figures.of(spec, entry.rows()).issueLimit())
            .withListener(listener);
    return Optional.ofNullable(
            KernelRun.on(
                assembly.program(),
                timing,
                options,
                vertex.get(),
                bytes,
                Placement.DENSE,
                Math.toIntExact(symbol.get().value())))
        .map(run -> run.call(data, source.stores(), "replay"));
  }

  private static boolean fits(VertexDeclaration vertex, KernelData data) {
    List<String> declared = vertex.fields().stream().map(VertexField::name).toList();
    return declared.equals(data.operands().stream().map(OperandData::field).toList());
  }
}
