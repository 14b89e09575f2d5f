package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import org.ipukern.generator.render.KernelTemplates;
import org.ipukern.generator.render.RenderedKernel;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.CastSpec;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.Placement;
import org.ipukern.generator.spec.ValueFormat;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;

/** A kernel that the gate passes is refused where KernelCosts says other cycles. */
class PriceCheckTest {
  private static final TimingModel MODEL = TimingModel.ipu21();
  private static final KernelSpec SPEC =
      CastSpec.linear(ValueFormat.F16, ValueFormat.F143, 96, Placement.SEPARATE);

  private static KernelResult judged(int more, TimingModel model) {
    RenderedKernel text = KernelTemplates.render(Renderer.fromJar(), SPEC);
    String start = "    setzi   $m1, .Lbegin\n";
    assertThat(text.assembly()).contains(start);
    String slower = text.assembly().replace(start, start + "    nop\n".repeat(more));
    KernelResult result = new Gate(model).judge(SPEC, slower, text.vertex());
    assertThat(result.entries().get(0).verdict())
        .describedAs("%s", result.entries().get(0).findings())
        .isEqualTo(Verdict.PASS);
    return result;
  }

  @Test
  void leavesAKernelThatTakesWhatItsTableSays() {
    KernelResult result = judged(0, MODEL);

    assertThat(PriceCheck.check(result, MODEL).entries()).isEqualTo(result.entries());
  }

  @Test
  void refusesAScheduleThatTheTableDoesNotKnow() {
    EntryResult entry = PriceCheck.check(judged(7, MODEL), MODEL).entries().get(0);

    assertThat(entry.verdict()).isEqualTo(Verdict.REFUSED);
    assertThat(entry.findings()).hasSize(1);
    assertThat(entry.findings().get(0).rule()).isEqualTo(GateRule.G05);
    long simulated = entry.simulated().orElseThrow();
    long table = CostSizes.cycles(SPEC, SPEC.entryPoints().get(0)).orElseThrow();
    assertThat(simulated).isGreaterThan(table);
    assertThat(entry.findings().get(0).message())
        .startsWith(
            "simulated "
                + simulated
                + " cycles, the table 'cast f16 fp8 linear separate' of KernelCosts says "
                + table
                + ": ")
        .endsWith("run scripts/update-kernel-costs");
  }

  @Test
  void comparesOnlyByTheTablesOwnTimingModel() {
    TimingModel other = MODEL.with("join", MODEL.join() + 1);
    KernelResult result = judged(0, other);

    assertThat(PriceCheck.check(result, other)).isSameAs(result);
  }
}
