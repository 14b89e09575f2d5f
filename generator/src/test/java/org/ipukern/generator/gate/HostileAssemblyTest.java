package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.ipukern.generator.render.KernelTemplates;
import org.ipukern.generator.render.RenderedKernel;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.Precision;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts that fuzzing or mutants found: each is refused, none ends the gate with an exception. */
class HostileAssemblyTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ld64putcs 0 | ld64putcs -1",
        "rpt +([$]m[0-9]+), [^;]+; | rpt $1, -1 ;",
        "ld32 +([$]m[0-9]+), ([$]m[0-9a-z_]+), [$]mzero, 0 | ld32 $1, $2, \\$mzero, 4294967296",
        "ld32 +([$]m[0-9]+), ([$]m[0-9a-z_]+), [$]mzero, 0 | ld32 $1, $2, \\$mzero, -1",
        "(DEF_STACK_USAGE) 0 | $1 4294967296",
        "runall +([$]m[0-9]), [$]m0, 0 | runall $1, \\$m0, 99999999"
      })
  void numberThatDoesNotFitIsRefused(String pattern, String wrong) {
    GemmSpec spec = GemmSpec.of(Precision.F16, List.of(8, 40), 34, 16);
    RenderedKernel text = KernelTemplates.render(Renderer.fromJar(), spec);
    String changed = text.assembly().replaceAll(pattern, wrong);
    assertThat(changed).isNotEqualTo(text.assembly());

    KernelResult result = new Gate(TimingModel.ipu21()).judge(spec, changed, text.vertex());

    assertThat(result.passes()).isFalse();
    assertThat(result.entries())
        .allSatisfy(
            entry ->
                assertThat(entry.findings())
                    .extracting(Finding::rule)
                    .containsAnyOf(GateRule.G01, GateRule.G08));
  }
}
