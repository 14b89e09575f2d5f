package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ClassOperationsTest {
  private static final int[] NUMBERS = {
    0x7F800000, 0xFF800000, 0, 1, 0x80000001, 0x3F800000, 0xBF800000
  };
  private static final int[] HALVES = {0x7C00, 0xFC00, 0, 1, 0x8001, 0x3C00, 0xBC00};

  @Test
  void theKnownCodesAreThoseOfTheTable() {
    AuxBench bench = new AuxBench();
    bench.set(0, 0x7FC00001, 0xFF800001, 0x80000000);
    bench.run("f32class", "a4", "a0").run("f32class", "a5", "a1").run("f32class", "a6", "a2");
    assertThat(bench.word(4)).isEqualTo(2);
    assertThat(bench.word(5)).isEqualTo(1);
    assertThat(bench.word(6)).isEqualTo(5);
    bench.set(0, 0x80000000, 0x7FC00000).run("f32v2class", "a4", "a0:1");
    assertThat(bench.word(4)).isEqualTo(0x00020005);
    bench.set(0, 0x8000FE00, 0x7C018000);
    bench.run("f16v2class", "a4", "a0").run("f16v4class", "a5", "a0:1");
    assertThat(bench.word(4)).isEqualTo(0x00050002);
    assertThat(bench.word(5)).isEqualTo(0x01050502);
    assertThat(bench.notes()).isEmpty();
  }

  @Test
  void everyNumberHasACodeOfItsClassThatIsNotAKnownOne() {
    AuxBench bench = new AuxBench();
    Set<Integer> codes = new HashSet<>();
    for (int i = 0; i < NUMBERS.length; i++) {
      bench.set(0, NUMBERS[i], HALVES[i]).run("f32class", "a4", "a0");
      bench.run("f16v2class", "a5", "a1");
      assertThat(bench.word(4)).isGreaterThan(2).isNotEqualTo(5);
      assertThat(bench.half(5, 0)).isEqualTo(bench.word(4));
      codes.add(bench.word(4));
    }
    assertThat(codes).hasSize(NUMBERS.length);
    assertThat(bench.notes()).hasSize(1);
  }
}
