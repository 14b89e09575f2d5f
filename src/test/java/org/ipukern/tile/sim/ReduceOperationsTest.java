package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReduceOperationsTest {
  @Test
  void sumsAreSinglePrecision() {
    AuxBench bench = new AuxBench().set(0, 0x7BFF7BFF, 0x3C000001);
    bench.run("f16v2sum", "a4", "a0").run("f16v4sum", "a6:7", "a0:1");
    assertThat(bench.single(4)).isEqualTo(131008f);
    assertThat(bench.single(6)).isEqualTo(131008f);
    // 1 + 2^-24 is half a unit above 1 and goes to the even side.
    assertThat(bench.single(7)).isEqualTo(1f);
    assertThat(bench.worker.fpSts).isZero();
    bench.set(0, 0x7E003C00).run("f16v2sum", "a4", "a0");
    assertThat(bench.word(4)).isEqualTo(0x7FC00000);
    assertThat(bench.worker.fpSts).isEqualTo(Worker.TRAP_INVALID);
  }

  @Test
  void greatestLanesKeepTheirPatterns() {
    AuxBench bench = new AuxBench().set(0, 0xC0003C00, 0x7C008000);
    bench.run("f16v2maxc", "a4", "a0").run("f16v4maxc", "a5", "a0:1");
    assertThat(bench.word(4)).isEqualTo(0x3C003C00);
    assertThat(bench.word(5)).isEqualTo(0x7C003C00);
    bench.set(0, 0x7E00BC00).run("f16v2maxc", "a4", "a0");
    assertThat(bench.word(4)).isEqualTo(0xBC00BC00);
  }
}
