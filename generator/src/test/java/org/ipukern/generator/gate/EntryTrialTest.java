package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import org.ipukern.generator.render.KernelTemplates;
import org.ipukern.generator.render.RenderedKernel;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.CastSpec;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.Placement;
import org.ipukern.generator.spec.SpecBuilder;
import org.ipukern.generator.spec.ValueFormat;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.sim.TileOptions;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the runs of an entry point add up to, and what the gate says of texts that do not fit. */
class EntryTrialTest {
  private static final CastSpec CAST =
      CastSpec.linear(ValueFormat.F16, ValueFormat.F143, 592, Placement.SEPARATE);

  /** Its modelled tile cycles. */
  private static final long CYCLES = 353;

  private static EntryResult trial(KernelSpec spec, Figures figures, DataSource data) {
    RenderedKernel texts = KernelTemplates.render(Renderer.fromJar(), spec);
    Program program =
        Assembler.assemble(new SourceText("k.S", texts.assembly()), AssemblerOptions.defaults())
            .program();
    EntryPoint entry = spec.entryPoints().get(0);
    EntryTrial trial =
        new EntryTrial(program, TimingModel.ipu21(), figures, data, TileOptions.defaults());
    trial.run(
        VertexDeclaration.parse(texts.vertex()).get(0),
        Math.toIntExact(program.symbol(entry.symbol()).orElseThrow().value()));
    return trial.result(entry);
  }

  private static Figures figures(long budget, long floor) {
    return new Figures(OptionalLong.empty(), OptionalLong.empty(), budget, floor, 0);
  }

  /** Budget and floor may be met to the cycle. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "353 | 353 | ''",
        "352 | 0   | G06 simulated 353 cycles, 1 over the budget of 352",
        "300 | 0   | G06 simulated 353 cycles, 53 over the budget of 300",
        "353 | 354 | G07 simulated 353 cycles, 1 below the floor of 354",
        "999 | 400 | G07 simulated 353 cycles, 47 below the floor of 400"
      })
  void budgetAndFloorHoldToTheCycle(long budget, long floor, String finding) {
    EntryResult result = trial(CAST, figures(budget, floor), new CastData(CAST));

    assertThat(result.simulated()).hasValue(CYCLES);
    assertThat(findings(result)).isEqualTo(finding);
    assertThat(result.verdict()).isEqualTo(finding.isEmpty() ? Verdict.PASS : Verdict.REFUSED);
  }

  private static String findings(EntryResult result) {
    return String.join(
        "; ", result.findings().stream().map(f -> f.rule().name() + " " + f.message()).toList());
  }

  /** Where the reference breaks its own bound, the numbers prove nothing. */
  @Test
  void unsoundReferenceIsARefusal() {
    CastData real = new CastData(CAST);
    DataSource unsound =
        new DataSource() {
          @Override
          public List<KernelData> ordinary() {
            return real.ordinary().stream()
                .map(d -> new KernelData(d.title(), d.operands(), d.place(), "C[0][0] is off"))
                .toList();
          }

          @Override
          public List<KernelData> special() {
            return List.of();
          }

          @Override
          public int storesPerWord() {
            return 1;
          }
        };

    EntryResult result = trial(CAST, figures(999, 0), unsound);

    assertThat(result.verdict()).isEqualTo(Verdict.REFUSED);
    assertThat(findings(result)).contains("G02 reference: C[0][0] is off (f16 from 0x0000 on");
  }

  private static KernelResult judge(
      KernelSpec spec, UnaryOperator<String> assembly, UnaryOperator<String> vertex) {
    RenderedKernel texts = KernelTemplates.render(Renderer.fromJar(), spec);
    return new Gate(TimingModel.ipu21())
        .judge(spec, assembly.apply(texts.assembly()), vertex.apply(texts.vertex()));
  }

  private static UnaryOperator<String> replacing(String right, String wrong) {
    return text -> {
      assertThat(text).contains(right);
      return text.replace(right, wrong);
    };
  }

  private static String all(KernelResult result) {
    return String.join("\n", result.entries().stream().map(EntryTrialTest::findings).toList());
  }

  /** Cycles that hang on the data: other ones in each run, and no estimate. */
  @Test
  void cyclesThatHangOnTheDataAreRefused() {
    String start = "    { ld64  $a0:1, $m2, $mzero, 0";
    KernelResult result =
        judge(
            CAST,
            text ->
                replacing(
                        start,
                        "    { ld32  $m6, $m2, $mzero, 40          ; fnop }\n"
                            + "    { and   $m6, $m6, 7                    ; fnop }\n"
                            + "1:\n"
                            + "    { brnzdec $m6, 1b                      ; fnop }\n"
                            + start)
                    .apply(text),
            UnaryOperator.identity());

    assertThat(result.passes()).isFalse();
    assertThat(all(result)).contains("G05 the runs took different cycles: [");
  }

  @Test
  void textsThatDoNotBelongTogetherAreNamed() {
    String name = CAST.name();

    assertThat(all(judge(CAST, UnaryOperator.identity(), replacing("class [[", "clas [["))))
        .contains("G08 the vertex text declares no class " + name);
    assertThat(
            all(
                judge(
                    CAST,
                    replacing(".globl " + CAST.entryPoints().get(0).symbol(), ".globl other"),
                    UnaryOperator.identity())))
        .contains(
            "G08 the assembly of "
                + name
                + " defines no global symbol "
                + CAST.entryPoints().get(0).symbol());
  }

  @Test
  void fieldsMustBeTheOperands() {
    assertThat(all(judge(CAST, UnaryOperator.identity(), replacing("8>> source;", "8>> sourse;"))))
        .contains("declares the fields [sourse, target], its operands are [source, target]");
  }

  /** One of two entry points without a class: the other one is judged all the same. */
  @Test
  void eachEntryPointHasItsOwnClass() {
    KernelSpec two =
        SpecBuilder.parse(
            "{\"gemm\":{\"precision\":\"f16\",\"rows\":[7,9],\"inner\":40,\"columns\":24}}");
    String second = two.entryPoints().get(1).className();

    KernelResult result =
        judge(
            two,
            UnaryOperator.identity(),
            text ->
                text.replace(second + "\n", second + "x\n").replace(second + "(", second + "x("));

    assertThat(findings(result.entries().get(1)))
        .contains("G08 the vertex text declares no class " + second);
    assertThat(findings(result.entries().get(0))).doesNotContain("G08");
    assertThat(result.entries().get(0).simulated()).isPresent();
  }
}
