package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.SpecBuilder;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;
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
    MemoryFit fit = MemoryFit.of(gemm(rows), Renderer.fromJar(), TimingModel.ipu21()).orElseThrow();

    assertThat(fit.holds()).isEqualTo(holds);
    assertThat(fit.holds(gemm(rows))).isEqualTo(holds);
    assertThat(MemoryFit.isCertain(gemm(rows)) && !holds).isFalse();
  }

  /**
   * Certain is what fits with memory elements of its own for each operand, whole blocks of 32 KiB
   * and two more of the 13 of interleaved memory; and not many entry points or slots.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":592}} | true",
        // 6 + 2 blocks of source, 3 + 2 of target: all 13 that there are.
        "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":114687}} | true",
        "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":114688}} | false",
        "{\"gemm\":{\"precision\":\"f16\",\"rows\":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16],\"inner\":16,\"columns\":16}} | true",
        "{\"gemm\":{\"precision\":\"f16\",\"rows\":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17],\"inner\":16,\"columns\":16}} | false",
        "{\"layout\":{\"kernel\":\"rows-from-panels\",\"bits\":16,\"rows\":2,\"columns\":32,\"slots\":[1,0]}} | true",
        "{\"layout\":{\"kernel\":\"rows-from-panels\",\"bits\":16,\"rows\":2,\"columns\":256,\"slots\":[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]}} | true",
        "{\"layout\":{\"kernel\":\"rows-from-panels\",\"bits\":16,\"rows\":2,\"columns\":272,\"slots\":[16,15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]}} | false"
      })
  void smallShapesNeedNoText(String line, boolean certain) {
    KernelSpec spec = SpecBuilder.parse(line);

    assertThat(MemoryFit.isCertain(spec)).isEqualTo(certain);
  }

  /** Another kernel's operands in the same vertex; one with other fields does not fit at all. */
  @Test
  void candidatesAreJudgedByTheirOwnBytes() {
    MemoryFit fit = MemoryFit.of(gemm(1000), Renderer.fromJar(), TimingModel.ipu21()).orElseThrow();

    assertThat(fit.holds(gemm(3000))).isTrue();
    assertThat(fit.holds(gemm(3180))).isFalse();
    assertThat(
            fit.holds(
                SpecBuilder.parse(
                    "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":592}}")))
        .isFalse();
    assertThat(
            fit.holds(
                SpecBuilder.parse(
                    "{\"gemm\":{\"precision\":\"f16\",\"rows\":[8,3180],\"inner\":80,\"columns\":16}}")))
        .isFalse();
  }

  private static KernelSpec gemm(int rows) {
    return SpecBuilder.parse(
        "{\"gemm\":{\"precision\":\"f16\",\"rows\":[" + rows + "],\"inner\":80,\"columns\":16}}");
  }
}
