package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.ipukern.generator.explore.cost.CostKind;
import org.ipukern.generator.explore.cost.CostTables;
import org.ipukern.generator.spec.BuiltKernels;
import org.ipukern.generator.spec.CastLayout;
import org.ipukern.generator.spec.CastSpec;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.LayoutKernel;
import org.ipukern.generator.spec.LayoutSpec;
import org.ipukern.generator.spec.Manifest;
import org.ipukern.generator.spec.OperandBytes;
import org.ipukern.generator.spec.SpecBuilder;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.tile.cost.KernelCosts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The cost tables say what the simulator says. The ordinary build looks at a few shapes of each
 * family; {@code scripts/update-kernel-costs} at {@code -DcostShapes} of them.
 */
class KernelCostsTest {
  private static final int SHAPES = Integer.getInteger("costShapes", 80);

  /** Operands of most shapes stay below it, since large ones take long. */
  private static final long BYTES = 30_000;

  private static final long MANY_BYTES = 200_000;

  /** Elements between rows. */
  private static final int[] GAPS = {0, 1, 2, 4, 8, 16, 40, 120, 504, 508, 512, 520, 1040, 2040};

  private final SimulatedCost simulated = new SimulatedCost();

  @ParameterizedTest
  @ValueSource(strings = {"gemm", "cast", "layout"})
  void tablesSayWhatTheSimulatorSays(String family) {
    long seed = Long.getLong("costSeed", 20_261_129L);
    Random random = new Random(seed);
    List<CostKind> kinds =
        CostTables.all().stream().filter(kind -> kind.name().startsWith(family + " ")).toList();
    List<String> wrong = new ArrayList<>();
    int looked = 0;
    for (int tries = 0; looked < SHAPES && tries < 20 * SHAPES; tries++) {
      // All kinds in turn, then in another order of shapes.
      CostKind kind = kinds.get((int) (((long) tries * 7_919) % kinds.size()));
      Optional<KernelSpec> spec = shape(kind, random);
      OptionalLong cycles = spec.isPresent() ? simulated.cycles(spec.get()) : OptionalLong.empty();
      if (cycles.isEmpty()) {
        continue; // the operands did not fit beside each other
      }
      looked++;
      EntryPoint entry = spec.get().entryPoints().get(0);
      if (!CostSizes.cycles(spec.get(), entry).equals(cycles)) {
        wrong.add(
            kind.name()
                + ", "
                + spec.get().manifestLine()
                + ": table "
                + CostSizes.cycles(spec.get(), entry)
                + ", simulated "
                + cycles);
      }
    }
    System.out.printf(
        "cost tables: %s: %d shapes of %d kinds against the simulator, %d differ, seed %d%n",
        family, looked, kinds.size(), wrong.size(), seed);
    assertThat(wrong).isEmpty();
    assertThat(looked).isEqualTo(SHAPES);
  }

  @Test
  void thereIsATableForEveryKindAndNoOther() {
    List<String> kinds = CostTables.all().stream().map(CostKind::name).toList();

    assertThat(KernelCosts.names()).isEqualTo(kinds);
    assertThat(kinds).allMatch(name -> KernelCosts.table(name).orElseThrow().name().equals(name));
  }

  @Test
  void everyKernelOfTheShippedManifestHasAPrice() throws Exception {
    Path manifest = Path.of("../kernels.json");
    for (KernelSpec spec : Manifest.read("kernels", Files.readAllBytes(manifest)).specs()) {
      for (EntryPoint entry : spec.entryPoints()) {
        assertThat(CostSizes.cycles(spec, entry)).as(entry.symbol()).isPresent();
      }
    }
  }

  /** Some shape of the kind whose operands are not too many bytes; other formats and scales too. */
  private static Optional<KernelSpec> shape(CostKind kind, Random random) {
    CostKind.Form form = kind.form();
    int last = form.starts().get(form.starts().size() - 1) + 3 * form.period();
    int near = Math.min(last, form.starts().get(0) + 6 * form.period());
    boolean large = random.nextInt(8) == 0;
    long most = large ? MANY_BYTES : BYTES;
    for (int tries = 0; tries < 100; tries++) {
      int n =
          form.least()
              + random.nextInt(large ? 40 * last : random.nextInt(3) == 0 ? 3 * last : near);
      int inner = 1 + random.nextInt(form.inner().most());
      int outer = 1 + random.nextInt(form.outer().most());
      KernelSpec spec;
      try {
        spec = varied(kind.shape().spec(n, inner, outer), random);
        spec = random.nextBoolean() ? spec : strided(spec, random);
      } catch (InputException e) {
        continue; // more than a tile holds, or more than is built
      }
      boolean asked = CostSizes.cycles(spec, spec.entryPoints().get(0)).isPresent();
      if (asked
          && BuiltKernels.check(spec).isEmpty()
          && spec.operands().stream().mapToLong(OperandBytes::bytes).sum() <= most) {
        return Optional.of(spec);
      }
    }
    return Optional.empty();
  }

  /** Other strides, other ways to the same number of blocks, slots in another order. */
  private static KernelSpec strided(KernelSpec spec, Random random) {
    SpecBuilder builder = SpecBuilder.from(spec);
    int more = GAPS[random.nextInt(GAPS.length)];
    if (spec instanceof CastSpec cast && cast.layout() == CastLayout.ROW_MAJOR) {
      return builder.with("source-stride", cast.columns() + more).build();
    }
    if (!(spec instanceof LayoutSpec layout)) {
      return spec;
    }
    if (layout.kernel() == LayoutKernel.COEFFICIENTS_FROM_ROWS) {
      int rows = 32 * (1 + random.nextInt(6));
      int columns = 32 * (1 + random.nextInt(6));
      builder.with("rows", rows).with("columns", columns).without("source-stride");
      return random.nextBoolean()
          ? builder.build()
          : builder.with("source-stride", columns + more).build();
    }
    if (layout.kernel().has("slots")) {
      List<Integer> slots = new ArrayList<>();
      for (int slot = 0; slot < layout.fragments(); slot++) {
        slots.add(slot);
      }
      Collections.shuffle(slots, random);
      return builder.with("slots", slots).build();
    }
    if (layout.kernel().has("source-stride")) {
      builder.with("source-stride", layout.columns() + layout.columns() % 4 + more);
    }
    if (layout.kernel().has("target-stride")) {
      int least = layout.kernel() == LayoutKernel.TRANSPOSE ? layout.rows() : layout.width();
      builder.with("target-stride", least + 4 * random.nextInt(3) * random.nextInt(200));
    }
    return builder.build();
  }

  /** Which FP8 formats and which scales there are changes nothing. */
  private static KernelSpec varied(KernelSpec spec, Random random) {
    String entry =
        spec.manifestLine().replace("\"scale\":-3", "\"scale\":" + (1 + random.nextInt(20)));
    if (random.nextBoolean()) {
      return SpecBuilder.parse(entry);
    }
    return SpecBuilder.parse(
        entry.contains("\"precision\"")
            ? entry.replace("\"f143\"", random.nextBoolean() ? "\"f152\"" : "\"f143-f152\"")
            : entry.replace("f143", "f1x").replace("f152", "f143").replace("f1x", "f152"));
  }
}
