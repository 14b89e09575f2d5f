package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChainOperationsTest {
  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void fourShiftsReadTheChainInOrderAndFillIt(int chain) {
    AuxBench bench = numbered();
    for (int i = 0; i < 4; i++) {
      bench.setSingles(0, 100 + 2 * i, 101 + 2 * i);
      bench.run("f32v2gina", "a2:3", "a0:1", Integer.toString(chain));
      assertThat(bench.single(2)).isEqualTo(chain + 4 * i);
      assertThat(bench.single(3)).isEqualTo(chain + 4 * i + 2);
    }
    for (int i = 0; i < 8; i++) {
      assertThat(bench.worker.accumulators.get(chain + 2 * i)).isEqualTo(100 + i);
      // The other chain and set 1 have not moved.
      assertThat(bench.worker.accumulators.get(1 - chain + 2 * i)).isEqualTo(1 - chain + 2 * i);
      assertThat(bench.worker.accumulators.get(16 + 2 * i)).isEqualTo(16 + 2 * i);
    }
  }

  @Test
  void halfShiftsRoundAndWiden() {
    AuxBench bench = numbered();
    bench.worker.accumulators.set(0, 1 + 0x1p-11f);
    bench.worker.accumulators.set(2, 1 + 3 * 0x1p-11f);
    bench.set(0, 0xC0004200).run("f16v2gina", "a1", "a0", "0");
    assertThat(bench.word(1)).isEqualTo(0x3C023C00);
    assertThat(bench.worker.accumulators.get(0)).isEqualTo(4);
    assertThat(bench.worker.accumulators.get(10)).isEqualTo(14);
    assertThat(bench.worker.accumulators.get(12)).isEqualTo(3);
    assertThat(bench.worker.accumulators.get(14)).isEqualTo(-2);
    bench.run("f16v4gacc", "a2:3").run("f16v4gacc", "a4:5");
    assertThat(bench.word(2)).isEqualTo(0x46004400).isEqualTo(bench.word(4));
    assertThat(bench.word(3)).isEqualTo(0x49004800).isEqualTo(bench.word(5));
  }

  @Test
  void halfResultsRoundStochasticallyOnRequest() {
    for (String name : new String[] {"gina", "gacc"}) {
      AuxBench bench = numbered();
      bench.worker.fpCtl = Worker.STOCHASTIC_ROUNDING;
      int up = 0;
      for (int i = 0; i < 4_000; i++) {
        bench.worker.accumulators.set(2, 1 + 0x1p-12f);
        if (name.equals("gina")) {
          bench.run("f16v2gina", "a2", "a0", "0");
        } else {
          bench.run("f16v4gacc", "a2:3");
        }
        up += bench.half(2, 1) - 0x3C00;
      }
      assertThat(up).as(name).isBetween(1_000 - 137, 1_000 + 137);
    }
  }

  @Test
  void halfResultsOverflowAsTheControlRegisterSays() {
    AuxBench bench = numbered();
    bench.worker.accumulators.set(0, -7e4f);
    bench.run("f16v4gacc", "a2:3");
    assertThat(bench.half(2, 0)).isEqualTo(0xFBFF);
    bench.worker.fpCtl = Worker.NAN_ON_OVERFLOW;
    bench.run("f16v4gacc", "a2:3");
    assertThat(bench.half(2, 0)).isEqualTo(0x7E00);
    bench.worker.fpCtl = Worker.TRAP_OVERFLOW;
    assertThatThrownBy(() -> bench.run("f16v2gina", "a2", "a0", "0"))
        .isInstanceOfSatisfying(
            FaultException.class, e -> assertThat(e.kind()).isEqualTo(FaultKind.FLOATING_POINT));
  }

  @Test
  void unknownChainsAreRefused() {
    assertThatThrownBy(() -> new AuxBench().run("f32v2gina", "a2:3", "a0:1", "2"))
        .isInstanceOfSatisfying(
            FaultException.class, e -> assertThat(e.kind()).isEqualTo(FaultKind.UNKNOWN_SEMANTICS))
        .hasMessageContaining("2");
  }

  @Test
  void scaledAdditionsDeliverTheResultOfTheCallBefore() {
    AuxBench bench = numbered();
    bench.worker.tas = Float.floatToRawIntBits(0.1f);
    bench.setSingles(0, 3, -7, 10, 20);
    bench.run("f32v2axpy", "a4:5", "a0:1", "a2:3");
    assertThat(bench.single(4)).isEqualTo(0);
    assertThat(bench.single(5)).isEqualTo(2);
    bench.run("f32v2axpy", "a6:7", "a14:15", "a14:15");
    assertThat(bench.single(6)).isEqualTo((float) ((double) 0.1f * 3 + 10));
    assertThat(bench.single(7)).isEqualTo((float) ((double) 0.1f * -7 + 20));
  }

  @Test
  void mixesDeliverTheResultOfTheCallBefore() {
    AuxBench bench = numbered();
    bench.worker.tas = halves(2, -0.5);
    bench.set(0, halves(1, 2), halves(3, 4), halves(10, 20), halves(30, 40));
    bench.run("f16v4mix", "a4:5", "a0:1", "a2:3");
    assertThat(bench.word(4)).isEqualTo(halves(0, 2));
    assertThat(bench.word(5)).isEqualTo(halves(4, 6));
    bench.run("f16v4mix", "a6:7", "a14:15", "a14:15");
    assertThat(bench.word(6)).isEqualTo(halves(2 - 5, 4 - 10));
    assertThat(bench.word(7)).isEqualTo(halves(6 - 15, 8 - 20));
  }

  @Test
  void whatUndefinedAccumulatorsDeliverIsMarked() {
    AuxBench bench = new AuxBench();
    bench.run("f32v2gina", "a2:3", "a0:1", "0").run("f16v2gina", "a4", "a0", "1");
    assertThat(bench.worker.garbage).isEqualTo(RegisterMask.aux(2, 3));
    bench.run("f32v2gina", "a14:15", "a0:1", "0");
    assertThat(bench.worker.garbage).isEqualTo(RegisterMask.aux(2, 3));
    bench.run("f32v2axpy", "a6:7", "a0:1", "a0:1");
    assertThat(bench.worker.garbage).isEqualTo(RegisterMask.aux(2, 3) | RegisterMask.aux(6, 2));
    bench.worker.garbage = 0;
    bench.run("f32v2axpy", "a6:7", "a0:1", "a0:1");
    assertThat(bench.worker.garbage).isZero();
    bench.run("f16v4gacc", "a0:1");
    assertThat(bench.worker.garbage).isEqualTo(RegisterMask.aux(0, 2));
  }

  /** AACC[i] holds i. */
  private static AuxBench numbered() {
    AuxBench bench = new AuxBench();
    for (int i = 0; i < 32; i++) {
      bench.worker.accumulators.set(i, i);
    }
    return bench;
  }

  private static int halves(double low, double high) {
    return Half.fromDouble(high, Overflow.NAN) << 16 | Half.fromDouble(low, Overflow.NAN);
  }
}
