package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.ipukern.generator.reference.Seeded;
import org.ipukern.generator.render.KernelTemplates;
import org.ipukern.generator.render.RenderedKernel;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.BuiltKernels;
import org.ipukern.generator.spec.CastLayout;
import org.ipukern.generator.spec.CastSpec;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.Overflow;
import org.ipukern.generator.spec.Placement;
import org.ipukern.generator.spec.Rounding;
import org.ipukern.generator.spec.ValueFormat;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Assembly;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.cost.KernelCall;
import org.ipukern.tile.cost.StaticEstimator;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.sim.TileOptions;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;

/**
 * Casts of every kind are right, keep to their operands and elements and take what the estimate
 * says; one in twelve goes through the whole gate. Every length from 0 to 64 in every direction;
 * lengths, panels and rows drawn with a seed.
 */
class CastSweepTest {
  private static final int SHORT = 64;
  private static final long SEED = 5;

  /** Every so many kernels one goes through the whole gate. */
  private static final int FULL = 12;

  private static final Renderer RENDERER = Renderer.fromJar();
  private static final org.ipukern.generator.gate.Placement TIGHT =
      org.ipukern.generator.gate.Placement.TIGHT;
  private static final int DRAWN_LENGTHS = 500;
  private static final int DRAWN_PANELS = 650;
  private static final int DRAWN_ROWS = 350;

  private static final List<Placement> PLACEMENTS = List.of(Placement.values());
  private static final List<Overflow> OVERFLOWS = List.of(Overflow.values());

  private static final List<ValueFormat[]> DIRECTIONS =
      List.of(
          new ValueFormat[] {ValueFormat.F16, ValueFormat.F143},
          new ValueFormat[] {ValueFormat.F152, ValueFormat.F16},
          new ValueFormat[] {ValueFormat.F32, ValueFormat.F16},
          new ValueFormat[] {ValueFormat.F32, ValueFormat.F152},
          new ValueFormat[] {ValueFormat.F143, ValueFormat.F152},
          new ValueFormat[] {ValueFormat.F143, ValueFormat.F143},
          new ValueFormat[] {ValueFormat.F16, ValueFormat.F152},
          new ValueFormat[] {ValueFormat.F143, ValueFormat.F16},
          new ValueFormat[] {ValueFormat.F32, ValueFormat.F143},
          new ValueFormat[] {ValueFormat.F152, ValueFormat.F143});

  @Test
  void everyShortLength() {
    List<KernelSpec> specs = new ArrayList<>();
    Seeded random = new Seeded(SEED);
    for (ValueFormat[] direction : DIRECTIONS.subList(0, 6)) {
      for (int elements = 0; elements <= SHORT; elements++) {
        Placement placement = PLACEMENTS.get(elements % PLACEMENTS.size());
        specs.add(cast(direction, CastLayout.LINEAR, elements, 0, 0, 0, placement, random));
      }
    }
    assertAllPass(specs, 6 * (SHORT + 1));
  }

  @Test
  void everyShortLengthOfTheMainDirectionInEveryPlacement() {
    List<KernelSpec> specs = new ArrayList<>();
    Seeded random = new Seeded(SEED + 1);
    for (int elements = 0; elements <= SHORT; elements++) {
      for (Placement placement : PLACEMENTS) {
        specs.add(cast(DIRECTIONS.get(0), CastLayout.LINEAR, elements, 0, 0, 0, placement, random));
      }
    }
    assertAllPass(specs, 3 * (SHORT + 1));
  }

  @Test
  void drawnLengths() {
    Seeded random = new Seeded(SEED + 2);
    Set<KernelSpec> specs = new LinkedHashSet<>();
    while (specs.size() < DRAWN_LENGTHS) {
      ValueFormat[] direction = DIRECTIONS.get(random.between(0, DIRECTIONS.size() - 1));
      int elements = random.between(SHORT + 1, random.between(0, 9) == 0 ? 4_000 : 500);
      specs.add(cast(direction, CastLayout.LINEAR, elements, 0, 0, 0, placement(random), random));
    }
    assertAllPass(List.copyOf(specs), DRAWN_LENGTHS);
  }

  @Test
  void drawnPanels() {
    Seeded random = new Seeded(SEED + 3);
    Set<KernelSpec> specs = new LinkedHashSet<>();
    while (specs.size() < DRAWN_PANELS) {
      ValueFormat[] direction = DIRECTIONS.get(random.between(0, 3) == 0 ? 1 : 0);
      int rows = random.between(1, random.between(0, 4) == 0 ? 60 : 9);
      int columns = random.between(0, 1) == 0 ? 16 * random.between(1, 9) : random.between(1, 140);
      specs.add(
          cast(direction, CastLayout.PACKED, 0, rows, columns, columns, placement(random), random));
    }
    assertAllPass(List.copyOf(specs), DRAWN_PANELS);
  }

  @Test
  void drawnRows() {
    Seeded random = new Seeded(SEED + 4);
    Set<KernelSpec> specs = new LinkedHashSet<>();
    while (specs.size() < DRAWN_ROWS) {
      int rows = random.between(1, random.between(0, 4) == 0 ? 60 : 9);
      int columns = random.between(0, 1) == 0 ? 32 * random.between(1, 8) : random.between(1, 140);
      int stride = columns + random.between(0, 1) * random.between(0, 12);
      if (random.between(0, 20) == 0) {
        stride = 2_000 + random.between(0, 80);
      }
      ValueFormat[] direction = DIRECTIONS.get(0);
      specs.add(
          cast(
              direction,
              CastLayout.ROW_MAJOR,
              0,
              rows,
              columns,
              stride,
              placement(random),
              random));
    }
    assertAllPass(List.copyOf(specs), DRAWN_ROWS);
  }

  private static Placement placement(Seeded random) {
    // Every kernel for any placement runs in 24 more of them.
    int draw = random.between(0, 9);
    return draw == 0 ? Placement.ANY : draw < 5 ? Placement.INTERLEAVED : Placement.SEPARATE;
  }

  /** One run of each, and the whole gate for every twelfth. */
  private static void assertAllPass(List<KernelSpec> specs, int count) {
    assertThat(specs).hasSize(count);
    List<KernelSpec> judged = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      assertThat(BuiltKernels.check(specs.get(i))).as(specs.get(i).name()).isEmpty();
      if (i % FULL == 0) {
        judged.add(specs.get(i));
      } else {
        once((CastSpec) specs.get(i), i);
      }
    }
    for (KernelResult kernel : Pipeline.run(judged, PipelineOptions.defaults()).kernels()) {
      assertThat(kernel.entries().get(0).findings())
          .as("seed %s: %s", SEED, kernel.spec().manifestLine())
          .isEmpty();
      assertThat(kernel.passes()).as(kernel.spec().manifestLine()).isTrue();
    }
  }

  /** Numbers, guards and elements in one placement; the estimate; budget and floor. */
  private static void once(CastSpec spec, int i) {
    String what = "seed " + SEED + ": " + spec.manifestLine();
    RenderedKernel text = KernelTemplates.render(RENDERER, spec);
    Assembly assembly =
        Assembler.assemble(
            new SourceText(spec.name() + ".S", text.assembly()), AssemblerOptions.defaults());
    assertThat(assembly.isComplete()).as(what).isTrue();
    Program program = assembly.program();
    int entry =
        Math.toIntExact(program.symbol(spec.entryPoints().get(0).symbol()).orElseThrow().value());
    Map<String, Integer> bytes = new LinkedHashMap<>();
    spec.operands().forEach(o -> bytes.put(o.name(), Math.toIntExact(o.bytes())));
    KernelRun run =
        KernelRun.on(
            program,
            TimingModel.ipu21(),
            TileOptions.defaults(),
            VertexDeclaration.parse(text.vertex()).get(0),
            bytes,
            i % 2 == 0 ? org.ipukern.generator.gate.Placement.DENSE : TIGHT,
            entry);
    KernelData data = new CastData(spec).ordinary().get(i % 3);
    CallResult result = run.call(data, at -> 1, "sweep");
    assertThat(run.findings()).as(what).isEmpty();
    KernelCall call = new KernelCall(entry, run.plan().state(), run.knownWords(data));
    assertThat(new StaticEstimator().estimate(program, TimingModel.ipu21(), call).cycles())
        .as(what)
        .isEqualTo(result.cycles());
    Figures figures = Figures.of(spec, 0);
    assertThat(result.cycles()).as(what).isLessThanOrEqualTo(figures.budget());
    if (spec.placement() != Placement.ANY) {
      assertThat(result.cycles()).as(what).isGreaterThanOrEqualTo(figures.floor());
    }
  }

  /** The fields that the shape does not fix are drawn: scales, overflow, rounding. */
  private static KernelSpec cast(
      ValueFormat[] direction,
      CastLayout layout,
      int elements,
      int rows,
      int columns,
      int stride,
      Placement placement,
      Seeded random) {
    int[] scales = {-32, -31, -7, 0, 3, 31};
    OptionalInt scale =
        random.between(0, 1) == 0
            ? OptionalInt.empty()
            : OptionalInt.of(scales[random.between(0, scales.length - 1)]);
    return new CastSpec(
        direction[0],
        direction[1],
        layout,
        elements,
        rows,
        columns,
        stride,
        placement,
        scale,
        random.between(0, 2) == 0 && scale.isEmpty() ? OptionalInt.of(-4) : OptionalInt.empty(),
        OVERFLOWS.get(random.between(0, 1)),
        random.between(0, 4) == 4 ? Rounding.STOCHASTIC : Rounding.NEAREST);
  }
}
