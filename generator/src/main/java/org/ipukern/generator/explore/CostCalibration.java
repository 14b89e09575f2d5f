package org.ipukern.generator.explore;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ipukern.generator.gate.VertexDeclaration;
import org.ipukern.generator.gate.VertexField;
import org.ipukern.generator.render.KernelTemplates;
import org.ipukern.generator.render.RenderedKernel;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.Manifest;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Assembly;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.cost.Estimate;
import org.ipukern.tile.cost.KernelCall;
import org.ipukern.tile.cost.StaticEstimator;
import org.ipukern.tile.timing.TimingModel;

/**
 * Reads the numbers of a cost table off the static estimator: each coefficient from the fewest
 * shapes that fix it, then a few further shapes that must come out.
 */
public final class CostCalibration {
  private static final int STATE = 0x80000;
  private static final int METADATA = 0x80100;
  private static final int OPERANDS = 0x81000;
  private static final int APART = 0x8000;

  /** A manifest entry of the sizes of a table. */
  public interface Shape {
    /**
     * The entry as JSON.
     *
     * @param n what the workers share
     * @param inner rounds of the inner loop
     * @param outer rounds of the outer loop
     */
    String entry(int n, int inner, int outer);
  }

  private final Renderer renderer = Renderer.fromJar();
  private final CostTables.Kind kind;

  private CostCalibration(CostTables.Kind kind) {
    this.kind = kind;
  }

  /**
   * The table of a kind as {@code kernel.costs} has it.
   *
   * @throws IllegalStateException if the cycles are not of the form that a table can hold
   */
  public static String table(CostTables.Kind kind) {
    return new CostCalibration(kind).table();
  }

  private String table() {
    StringBuilder text = new StringBuilder("table " + kind.name() + "\n");
    axis(text, "inner", kind.inner());
    axis(text, "outer", kind.outer());
    int singles = kind.periodicStarts().get(0) - 1;
    text.append("segment 1 ").append(singles).append('\n');
    for (int n = 1; n <= singles; n++) {
      List<Long> line = coefficients(n);
      line(text, line, line);
    }
    for (int start : kind.periodicStarts()) {
      text.append("segment ").append(start).append(' ').append(kind.period()).append('\n');
      for (int n = start; n < start + kind.period(); n++) {
        line(text, coefficients(n), coefficients(n + kind.period()));
      }
    }
    return text.toString();
  }

  private static void axis(StringBuilder text, String name, CostTables.Axis axis) {
    if (axis.period() > 0) {
      text.append(name + " " + axis.first() + " " + axis.period() + "\n");
    }
  }

  private static void line(StringBuilder text, List<Long> now, List<Long> later) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < now.size(); i++) {
      words.add(now.get(i).toString());
      words.add(Long.toString(later.get(i) - now.get(i)));
    }
    text.append(String.join(" ", words)).append('\n');
  }

  /** Coefficients of one n, in the order of {@link org.ipukern.tile.cost.CostTable}. */
  private List<Long> coefficients(int n) {
    CostTables.Axis inner = kind.inner();
    CostTables.Axis outer = kind.outer();
    long[][] t = new long[inner.samples()][outer.samples()];
    for (int i = 0; i < t.length; i++) {
      for (int o = 0; o < t[i].length; o++) {
        t[i][o] = cycles(kind.shape().entry(n, i + 1, o + 1));
      }
    }
    List<Long> all = new ArrayList<>();
    for (int i = 0; i < inner.places(); i++) {
      for (int o = 0; o < outer.places(); o++) {
        all.add(t[i][o]);
      }
    }
    for (int i = inner.first() - 1; i < inner.places(); i++) {
      for (int o = 0; o < outer.places(); o++) {
        all.add(t[i + inner.period()][o] - t[i][o]);
      }
    }
    for (int o = outer.first() - 1; o < outer.places(); o++) {
      for (int i = 0; i < inner.places(); i++) {
        all.add(t[i][o + outer.period()] - t[i][o]);
      }
    }
    for (int i = inner.first() - 1; i < inner.places(); i++) {
      for (int o = outer.first() - 1; o < outer.places(); o++) {
        int nextI = i + inner.period();
        int nextO = o + outer.period();
        all.add(t[nextI][nextO] - t[nextI][o] - t[i][nextO] + t[i][o]);
      }
    }
    return all;
  }

  /** What the static estimator says of a kernel with one entry point. */
  private long cycles(String entry) {
    String manifest = "{\"schema\": 1, \"target\": \"ipu21\", \"kernels\": [" + entry + "]}";
    KernelSpec spec =
        Manifest.read("calibration", manifest.getBytes(StandardCharsets.UTF_8)).specs().get(0);
    RenderedKernel texts = KernelTemplates.render(renderer, spec);
    Assembly assembly =
        Assembler.assemble(
            new SourceText(spec.name() + ".S", texts.assembly()), AssemblerOptions.defaults());
    EntryPoint point = spec.entryPoints().get(0);
    int address = Math.toIntExact(assembly.program().symbol(point.symbol()).orElseThrow().value());
    Estimate estimate =
        new StaticEstimator()
            .estimate(
                assembly.program(),
                TimingModel.ipu21(),
                new KernelCall(
                    address, STATE, words(VertexDeclaration.parse(texts.vertex()).get(0))));
    if (!estimate.isKnown()) {
      throw new IllegalStateException(entry + ": no estimate");
    }
    return estimate.cycles();
  }

  /** A state block with the operands in places of their own, scales zero. */
  private static Map<Integer, Integer> words(VertexDeclaration vertex) {
    Map<Integer, Integer> words = new HashMap<>();
    int operand = OPERANDS;
    int metadata = METADATA;
    for (VertexField field : vertex.fields()) {
      words.put(STATE + 4 * field.stateWord(), operand);
      operand += APART;
      if (field.stateWords() == 2) {
        words.put(STATE + 4 * field.stateWord() + 4, metadata);
        words.put(metadata, 0);
        metadata += 4;
      }
    }
    return words;
  }
}
