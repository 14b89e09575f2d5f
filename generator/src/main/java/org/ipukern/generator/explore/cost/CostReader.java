package org.ipukern.generator.explore.cost;

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
import org.ipukern.generator.spec.OperandBytes;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Assembly;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.cost.Estimate;
import org.ipukern.tile.cost.KernelCall;
import org.ipukern.tile.cost.StaticEstimator;
import org.ipukern.tile.sim.MemoryMap;
import org.ipukern.tile.timing.TimingModel;

/** What the static estimator says of a kernel. */
final class CostReader {
  private static final int STATE = 0x4f000;
  private static final int METADATA = 0x4f100;
  private static final int PLAIN = 0x50000;
  private static final int INTERLEAVED = MemoryMap.INTERLEAVED;

  /** Two accesses can only meet in one of these. */
  private static final int BLOCK = 0x8000;

  private static final int QUAD = 8;

  private final Renderer renderer = Renderer.fromJar();

  /**
   * Cycles of the first entry point; of the slowest placement where the vertex leaves its two
   * operands anywhere.
   */
  long cycles(KernelSpec spec) {
    RenderedKernel texts = KernelTemplates.render(renderer, spec);
    Assembly assembly =
        Assembler.assemble(
            new SourceText(spec.name() + ".S", texts.assembly()), AssemblerOptions.defaults());
    EntryPoint point = spec.entryPoints().get(0);
    int address = Math.toIntExact(assembly.program().symbol(point.symbol()).orElseThrow().value());
    VertexDeclaration vertex =
        VertexDeclaration.parse(texts.vertex()).stream()
            .filter(v -> v.className().equals(point.className()))
            .findFirst()
            .orElseThrow();
    List<OperandBytes> operands = spec.operands(point);
    long most = 0;
    for (int plan = 0; plan < (vertex.apart().isEmpty() ? 4 : 1); plan++) {
      int[] places = places(operands, plan % 2 == 0 ? PLAIN : INTERLEAVED, plan < 2);
      Estimate estimate =
          new StaticEstimator()
              .estimate(
                  assembly.program(),
                  TimingModel.ipu21(),
                  new KernelCall(address, STATE, words(vertex, places)));
      if (!estimate.isKnown()) {
        throw new IllegalStateException(spec.manifestLine() + ": no estimate");
      }
      most = Math.max(most, estimate.cycles());
    }
    return most;
  }

  /** Operands one after the other, in blocks of their own or two of them in one. */
  private static int[] places(List<OperandBytes> operands, int from, boolean apart) {
    int[] places = new int[operands.size()];
    int next = from;
    for (int i = 0; i < places.length; i++) {
      int bytes = Math.toIntExact(operands.get(i).bytes());
      if (!apart && up(next + bytes, QUAD) % BLOCK == 0) {
        next += QUAD;
      }
      places[i] = next;
      next = apart ? up(next + bytes + 1, BLOCK) : up(next + bytes, QUAD);
    }
    return places;
  }

  private static int up(int address, int multiple) {
    return (address + multiple - 1) / multiple * multiple;
  }

  /** A state block with the operands in their places, scales zero. */
  private static Map<Integer, Integer> words(VertexDeclaration vertex, int[] places) {
    Map<Integer, Integer> words = new HashMap<>();
    int metadata = METADATA;
    int first = places.length - vertex.fields().size(); // a fill has no source
    for (int i = 0; i < vertex.fields().size(); i++) {
      VertexField field = vertex.fields().get(i);
      words.put(STATE + 4 * field.stateWord(), places[first + i]);
      if (field.stateWords() == 2) {
        words.put(STATE + 4 * field.stateWord() + 4, metadata);
        words.put(metadata, 0);
        metadata += 4;
      }
    }
    return words;
  }
}
