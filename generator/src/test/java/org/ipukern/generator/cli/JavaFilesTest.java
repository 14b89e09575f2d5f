package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.ipukern.generator.output.EmittedJava;
import org.ipukern.tile.cost.CostTable;
import org.ipukern.tile.cost.KernelCosts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The emitted Java files compile, are documented, and say what cycles.json says. */
class JavaFilesTest {
  @TempDir private Path folder;

  @Test
  void catalogueHasAConstantForEveryEntryPoint() throws Exception {
    Cli cli = Cli.in(folder);
    cli.manifest(Kernels.GEMM, Kernels.A);
    assertThat(cli.run("generate").code()).isZero();

    try (URLClassLoader loader = EmittedJava.compile(folder.resolve("kernels-out/java"), folder)) {
      Class<?> catalogue = loader.loadClass("ipukern.kernels.KernelCatalog");
      List<String> seen = new ArrayList<>();
      for (Object constant : (List<?>) catalogue.getMethod("all").invoke(null)) {
        String symbol = (String) get(constant, "symbol");
        String name = symbol.substring("__runCodelet_ipukern__".length()).toUpperCase(Locale.ROOT);
        assertThat(catalogue.getField(name).get(null)).isSameAs(constant);
        JsonNode row = row(symbol);
        assertThat(get(constant, "cycles")).isEqualTo(row.get("simulated").asLong());
        assertThat(get(constant, "floor")).isEqualTo(row.get("floor").asLong());
        assertThat(get(constant, "family")).isEqualTo(row.get("family").asText());
        seen.add(name + " " + get(constant, "operandBytes") + " " + get(constant, "stateBytes"));
      }
      assertThat(seen)
          .containsExactly(
              "CAST_F16_F143_LINEAR_N96_SEPARATE_SAT 288 12",
              "GEMM_F16_INIT_STD_K16_C16_R7 960 12",
              "GEMM_F16_INIT_STD_K16_C16_R8 1024 12");
    }
  }

  @Test
  void costsAreThoseOfTheCatalogueAndOfTheTables() throws Exception {
    Cli cli = Cli.in(folder);
    cli.manifest(Kernels.GEMM, Kernels.A);
    assertThat(cli.run("generate").code()).isZero();

    try (URLClassLoader loader = EmittedJava.compile(folder.resolve("kernels-out/java"), folder)) {
      Class<?> costs = loader.loadClass("ipukern.kernels.KernelCosts");
      Method gemm = costs.getMethod("gemmF16StandardInitialize", int.class, int.class, int.class);
      Method cast = costs.getMethod("castF16Fp8LinearSeparate", int.class);
      CostTable table = KernelCosts.table("gemm f16 standard initialize").orElseThrow();
      CostTable linear = KernelCosts.table("cast f16 fp8 linear separate").orElseThrow();

      assertThat(cast.invoke(null, 96))
          .isEqualTo(row("__runCodelet_ipukern__" + Kernels.name(96)).get("simulated").asLong());
      Random random = new Random(5);
      for (int i = 0; i < 2000; i++) {
        int n = 1 + random.nextInt(1500);
        int inner = 1 + random.nextInt(20);
        int outer = 1 + random.nextInt(20);
        assertThat(gemm.invoke(null, n, inner, outer)).isEqualTo(table.cycles(n, inner, outer));
        assertThat(cast.invoke(null, n)).isEqualTo(linear.cycles(n, 1, 1));
      }
      assertThatThrownBy(() -> cast.invoke(null, 0))
          .cause()
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("no cycles for sizes 0, 1, 1");
    }
  }

  @Test
  void everyKindHasAFunctionOfTheSizesThatPeopleKnow() throws Exception {
    Cli cli = Cli.in(folder);
    cli.manifest(
        "{\"gemm\":{\"precision\":\"f16\",\"rows\":[30],\"inner\":48,\"columns\":32,"
            + "\"weights\":\"standard\",\"accumulators\":\"retained\"}}",
        "{\"cast\":{\"from\":\"f16\",\"to\":\"f152\",\"layout\":\"packed\",\"rows\":5,\"columns\":64,"
            + "\"placement\":\"separate\",\"overflow\":\"nan\"}}",
        "{\"layout\":{\"kernel\":\"rows-from-panels\",\"bits\":16,\"rows\":4,\"columns\":80,"
            + "\"placement\":\"separate\"}}",
        "{\"layout\":{\"kernel\":\"pad\",\"bits\":16,\"rows\":4,\"columns\":81,\"width\":84,"
            + "\"source-stride\":84,\"placement\":\"separate\"}}");
    assertThat(cli.run("generate").code()).isZero();

    try (URLClassLoader loader = EmittedJava.compile(folder.resolve("kernels-out/java"), folder)) {
      Class<?> costs = loader.loadClass("ipukern.kernels.KernelCosts");
      assertThat(call(costs, "gemmF16StandardInitializeRetained", 30, 3, 2))
          .isEqualTo(row("gemm_", "_retained_r30"));
      assertThat(call(costs, "castF16Fp8PackedSeparateNan", 5, 2)).isEqualTo(row("cast_", "_nan"));
      assertThat(call(costs, "layoutRowsFromPanels16Separate", 5, 4))
          .isEqualTo(row("layout_rows", ""));
      assertThat(call(costs, "layoutPad16SeparateRest1Long", 4, 20, 3))
          .isEqualTo(row("layout_pad", ""));
    }
  }

  private static Object call(Class<?> costs, String name, int... sizes)
      throws ReflectiveOperationException {
    Class<?>[] types = new Class<?>[sizes.length];
    Arrays.fill(types, int.class);
    Object[] arguments = Arrays.stream(sizes).boxed().toArray();
    return costs.getMethod(name, types).invoke(null, arguments);
  }

  /** The simulated cycles of the one entry point with such a symbol. */
  private long row(String part, String end) throws IOException {
    JsonNode cycles =
        new ObjectMapper().readTree(folder.resolve("kernels-out/cycles.json").toFile());
    for (JsonNode row : cycles.get("kernels")) {
      String symbol = row.get("symbol").asText();
      if (symbol.contains("__" + part) && symbol.endsWith(end)) {
        return row.get("simulated").asLong();
      }
    }
    throw new AssertionError("cycles.json has no " + part);
  }

  private static Object get(Object constant, String method) throws ReflectiveOperationException {
    return constant.getClass().getMethod(method).invoke(constant);
  }

  private JsonNode row(String symbol) throws IOException {
    JsonNode cycles =
        new ObjectMapper().readTree(folder.resolve("kernels-out/cycles.json").toFile());
    for (JsonNode row : cycles.get("kernels")) {
      if (row.get("symbol").asText().equals(symbol)) {
        return row;
      }
    }
    throw new AssertionError("cycles.json has no " + symbol);
  }
}
