package org.ipukern.generator.gate;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ipukern.generator.render.KernelTemplates;
import org.ipukern.generator.render.RenderedKernel;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.LayoutSpec;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Assembly;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.asm.StackUsage;
import org.ipukern.tile.sim.MemoryMap;
import org.ipukern.tile.sim.Tile;
import org.ipukern.tile.timing.TimingModel;

/**
 * Whether the operands of a kernel find places in tile memory beside its code, by the gate's own
 * placement but without a run.
 */
public final class MemoryFit {
  /** First address of interleaved memory; code and stacks lie below it. */
  private static final int REGION1 = MemoryMap.INTERLEAVED;

  /** Bytes of interleaved memory. */
  private static final long REGION1_BYTES = MemoryPlanner.END - REGION1;

  /** Two operands in different blocks of these share no memory element. */
  private static final long BLOCK = 0x8000;

  /** Entry points, or slots of a layout, with which code and tables stay far below their region. */
  private static final int FEW = 16;

  private final KernelSpec spec;
  private final List<VertexDeclaration> vertices;
  private final boolean codeFits;
  private final int free;

  private MemoryFit(KernelSpec spec, List<VertexDeclaration> vertices, boolean codeFits, int free) {
    this.spec = spec;
    this.vertices = List.copyOf(vertices);
    this.codeFits = codeFits;
    this.free = free;
  }

  /**
   * Renders and assembles a kernel.
   *
   * @return empty if its text does not assemble or declares no vertex, which is not about memory
   * @throws org.ipukern.generator.render.RenderException if a template is missing or wrong
   */
  public static Optional<MemoryFit> of(KernelSpec spec, Renderer renderer, TimingModel timing) {
    RenderedKernel text = KernelTemplates.render(renderer, spec);
    Assembly assembly =
        Assembler.assemble(
            new SourceText(spec.name() + ".S", text.assembly()), AssemblerOptions.defaults());
    List<VertexDeclaration> vertices = VertexDeclaration.parse(text.vertex());
    if (!assembly.isComplete() || vertices.size() != spec.entryPoints().size()) {
      return Optional.empty();
    }
    Program program = assembly.program();
    boolean codeFits = codeFits(program);
    int free = codeFits ? new Tile(program, timing, Gate.tile(spec)).firstFreeAddress() : 0;
    return Optional.of(new MemoryFit(spec, vertices, codeFits, free));
  }

  private static boolean codeFits(Program program) {
    long stack = program.stackUsages().stream().mapToLong(StackUsage::bytes).max().orElse(0);
    return stack <= REGION1 && program.end() <= REGION1;
  }

  /**
   * True if a kernel fits for certain, whatever its vertex demands: each operand has memory
   * elements of its own in interleaved memory, and code the other region. Needs no text; most
   * shapes are so small.
   */
  public static boolean isCertain(KernelSpec spec) {
    boolean few =
        spec.entryPoints().size() <= FEW
            && !(spec instanceof LayoutSpec layout && layout.slots().size() > FEW);
    return few
        && spec.entryPoints().stream()
            .mapToLong(
                entry ->
                    spec.operands(entry).stream()
                        .mapToLong(o -> (o.bytes() / BLOCK + 2) * BLOCK)
                        .sum())
            .allMatch(bytes -> bytes <= REGION1_BYTES);
  }

  /** True if the kernel fits. */
  public boolean holds() {
    return holds(spec);
  }

  /**
   * True if another kernel would fit, had it this one's code and vertex. Sizes of code differ
   * little from shape to shape, so this finds candidates fast; {@link #of} then settles them.
   */
  public boolean holds(KernelSpec other) {
    List<EntryPoint> entries = other.entryPoints();
    for (int i = 0; i < entries.size(); i++) {
      VertexDeclaration vertex = vertices.get(Math.min(i, vertices.size() - 1));
      Map<String, Integer> bytes = new LinkedHashMap<>();
      other.operands(entries.get(i)).forEach(o -> bytes.put(o.name(), (int) o.bytes()));
      boolean known = vertex.fields().stream().allMatch(f -> bytes.containsKey(f.name()));
      if (!known || new MemoryPlanner(vertex, bytes).plan(Placement.DENSE, free).isEmpty()) {
        return false;
      }
    }
    return codeFits;
  }
}
