package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.SpecBuilder;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MemoryFitTest {
  /**
   * Left and output of 1,024 rows take 197 kB and must not share an element; of 3,000 rows 576 kB,
   * which fit only from the end of memory down; of 3,180 rows less than the tile has, but no two
   * places without a common element.
   */
  @ParameterizedTest
  @CsvSource({"1023,true", "1024,true", "3000,true", "3180,false"})
  void operandsFitIfTheyHavePlaces(int rows, boolean holds) {
    String line =
        "{\"gemm\":{\"precision\":\"f16\",\"rows\":[" + rows + "],\"inner\":80,\"columns\":16}}";
    MemoryFit fit =
        MemoryFit.of(SpecBuilder.parse(line), Renderer.fromJar(), TimingModel.ipu21())
            .orElseThrow();

    assertThat(fit.holds()).isEqualTo(holds);
    assertThat(fit.holds(SpecBuilder.parse(line))).isEqualTo(holds);
    assertThat(MemoryFit.isCertain(SpecBuilder.parse(line)) && !holds).isFalse();
  }
}
