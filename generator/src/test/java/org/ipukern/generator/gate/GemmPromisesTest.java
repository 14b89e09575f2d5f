package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ipukern.generator.reference.GemmNumbers;
import org.ipukern.generator.reference.Seeded;
import org.ipukern.generator.render.KernelTemplates;
import org.ipukern.generator.render.RenderedKernel;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.SpecBuilder;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.number.Overflow;
import org.ipukern.tile.sim.TileOptions;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a GEMM does where its caller or its tile breaks a promise. */
class GemmPromisesTest {
  /** Case FP8-13: six bits hold no such sum, and a wrapped scale would be a wrong number. */
  @ParameterizedTest
  @CsvSource({"16, 15, false", "16, 16, true", "-16, -16, false", "-17, -16, true", "31, 1, true"})
  void scalesWhoseSumDoesNotFitTrapBeforeTheFirstLaunch(int left, int coefficients, boolean traps) {
    GemmSpec spec = spec("\"precision\":\"f143\",\"rows\":[7],\"inner\":40,\"columns\":16");

    List<Finding> findings = call(spec, TileOptions.defaults(), left, coefficients);

    assertThat(findings.stream().anyMatch(f -> f.message().contains("trap 0 was reached")))
        .as(findings.toString())
        .isEqualTo(traps);
    assertThat(findings.isEmpty()).isEqualTo(!traps);
  }

  /** The kernel really rests on what its name says: it fails where accumulators do not survive. */
  @Test
  void retainedAccumulatorsAreWrongOnATileThatDropsThem() {
    GemmSpec spec =
        spec(
            "\"precision\":\"f16\",\"rows\":[30],\"inner\":40,\"columns\":16,"
                + "\"accumulators\":\"retained\"");

    assertThat(call(spec, Gate.tile(spec), 0, 0)).isEmpty();
    assertThat(call(spec, TileOptions.defaults(), 0, 0)).isNotEmpty();
  }

  private static GemmSpec spec(String fields) {
    return (GemmSpec) SpecBuilder.parse("{\"gemm\":{" + fields + "}}");
  }

  private static List<Finding> call(
      GemmSpec spec, TileOptions options, int left, int coefficients) {
    RenderedKernel rendered = KernelTemplates.render(Renderer.fromJar(), spec);
    Program program =
        Assembler.assemble(
                new SourceText(spec.name() + ".S", rendered.assembly()),
                AssemblerOptions.defaults())
            .program();
    VertexDeclaration vertex = VertexDeclaration.parse(rendered.vertex()).get(0);
    int rows = spec.rows().get(0);
    int sum = Math.max(-32, Math.min(31, left + coefficients));
    GemmNumbers numbers = new GemmNumbers(spec.precision(), sum, Overflow.SATURATE);
    GemmProduct product =
        new GemmValues(spec, numbers, new Seeded(7)).product(GemmValueKind.WHOLE, rows);
    GemmOperands operands = new GemmOperands(spec, rows, List.of(product));
    KernelData data =
        new KernelData("seed 7", operands.list(left, coefficients), operands::place, "");
    Map<String, Integer> bytes = new LinkedHashMap<>();
    data.operands().forEach(o -> bytes.put(o.field(), o.contents().length));
    int entry =
        Math.toIntExact(program.symbol(spec.entryPoints().get(0).symbol()).orElseThrow().value());
    KernelRun run =
        KernelRun.on(program, TimingModel.ipu21(), options, vertex, bytes, Placement.DENSE, entry);
    run.call(data, word -> Math.toIntExact(spec.rounds()), "one call");
    return run.findings();
  }
}
