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

/** Where KernelCosts says other cycles than the gate found, that is said. */
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
  void nothingIsSaidOfAKernelThatTakesWhatItsTableSays() {
    assertThat(PriceCheck.contradictions(judged(0, MODEL), MODEL)).isEmpty();
  }

  @Test
  void namesATableThatDoesNotKnowTheSchedule() {
    KernelResult result = judged(7, MODEL);
    long simulated = result.entries().get(0).simulated().orElseThrow();
    long table = CostSizes.cycles(SPEC, SPEC.entryPoints().get(0)).orElseThrow();

    assertThat(simulated).isGreaterThan(table);
    assertThat(PriceCheck.contradictions(result, MODEL))
        .containsExactly(
            "KernelCosts' table 'cast f16 fp8 linear separate' says "
                + table
                + " cycles for cast_f16_f143_linear_n96_separate_sat, simulated are "
                + simulated
                + "; KernelCosts.java goes without it");
  }

  @Test
  void comparesOnlyByTheTablesOwnTimingModel() {
    TimingModel other = MODEL.with("join", MODEL.join() + 1);

    assertThat(PriceCheck.contradictions(judged(7, other), other)).isEmpty();
  }
}
