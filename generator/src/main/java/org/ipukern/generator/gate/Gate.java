package org.ipukern.generator.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ipukern.generator.spec.Accumulators;
import org.ipukern.generator.spec.CastSpec;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.LayoutSpec;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Assembly;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.asm.Symbol;
import org.ipukern.tile.lint.Linter;
import org.ipukern.tile.sim.TileOptions;
import org.ipukern.tile.timing.TimingModel;

/** Judges the emitted texts of a kernel. */
public final class Gate {
  private final TimingModel timing;

  /** A gate that prices with this timing model. */
  public Gate(TimingModel timing) {
    this.timing = timing;
  }

  /**
   * Judges a kernel by its texts.
   *
   * @param assembly the {@code .S} as it would be written
   * @param vertex the {@code .cpp} as it would be written
   */
  public KernelResult judge(KernelSpec spec, String assembly, String vertex) {
    SourceText source = new SourceText(spec.name() + ".S", assembly);
    Assembly assembled = Assembler.assemble(source, AssemblerOptions.defaults());
    List<Diagnostic> diagnostics = new ArrayList<>(Linter.lint(source, assembled));
    if (assembled.isComplete()) {
      diagnostics.addAll(VertexLint.lint(spec.name() + ".cpp", vertex, assembled.program()));
    }
    List<VertexDeclaration> vertices = VertexDeclaration.parse(vertex);
    List<EntryResult> entries = new ArrayList<>();
    for (EntryPoint entry : spec.entryPoints()) {
      EntryTrial trial =
          new EntryTrial(
              assembled.program(),
              timing,
              Figures.of(spec, entry.rows()),
              data(spec, entry),
              tile(spec));
      for (Diagnostic d : diagnostics) {
        trial.refuse(GateRule.G01, d.position() + ": " + d.message() + " [" + d.rule() + "]");
      }
      if (assembled.isComplete()) {
        run(trial, spec, entry, assembled, vertices);
      }
      entries.add(trial.result(entry));
    }
    return new KernelResult(spec, assembly, vertex, diagnostics, entries);
  }

  private static void run(
      EntryTrial trial,
      KernelSpec spec,
      EntryPoint entry,
      Assembly assembled,
      List<VertexDeclaration> vertices) {
    Optional<VertexDeclaration> vertex =
        vertices.stream().filter(v -> v.className().equals(entry.className())).findFirst();
    Optional<Symbol> symbol = assembled.program().symbol(entry.symbol()).filter(Symbol::global);
    if (vertex.isEmpty()) {
      trial.refuse(GateRule.G08, "the vertex text declares no class " + entry.className());
    } else if (symbol.isEmpty()) {
      trial.refuse(
          GateRule.G08,
          "the assembly of " + spec.name() + " defines no global symbol " + entry.symbol());
    } else {
      trial.run(vertex.get(), Math.toIntExact(symbol.get().value()));
    }
  }

  /**
   * The tile of the gate's runs: accumulators survive launches only where the entry asks for it.
   */
  static TileOptions tile(KernelSpec spec) {
    return TileOptions.defaults()
        .withRetainedAccumulators(
            spec instanceof GemmSpec gemm && gemm.accumulators() == Accumulators.RETAINED);
  }

  /** What makes the data of the gate's runs of an entry point. */
  static DataSource data(KernelSpec spec, EntryPoint entry) {
    if (spec instanceof GemmSpec gemm) {
      return new GemmData(gemm, entry.rows());
    }
    if (spec instanceof CastSpec cast) {
      return new CastData(cast);
    }
    return new LayoutData((LayoutSpec) spec);
  }
}
