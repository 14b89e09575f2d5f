package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every kind of exception stops the worker where {@code $FP_CTL} says so, and only there. */
class TrapTest {
  @ParameterizedTest
  @CsvSource({
    "1, f32add,    7F800000, FF800000",
    "4, f32mul,    7F7FFFFF, 7F7FFFFF",
    "2, f32div,    3F800000, 00000000",
    "1, f32div,    00000000, 00000000",
    "1, f32cmplt,  7FC00000, 00000000",
    "1, f32max,    7FC00000, 00000000",
    "1, f16v2add,  7E000000, 00000000",
    "4, f16v2mul,  7BFF0000, 7BFF0000",
    "1, f16v2cmpeq, 7E000000, 00000000",
    "1, f32mac,    7FC00000, 3F800000",
    "4, f32mac,    7F7FFFFF, 7F7FFFFF",
    "1, f16v2cmac, 7E000000, 3C000000",
  })
  void trapsStopTheInstruction(int flag, String mnemonic, String x, String y) {
    AuxBench bench = new AuxBench();
    bench.worker.accumulators.clear();
    bench.set(0, bits(x), bits(y), 0x1234);
    String[] operands =
        mnemonic.endsWith("mac") ? new String[] {"a0", "a1"} : new String[] {"a2", "a0", "a1"};
    bench.worker.fpCtl = 7 & ~flag;
    bench.run(mnemonic, operands);
    assertThat(bench.worker.fpSts).isEqualTo(flag);
    bench.set(2, 0x1234);
    bench.worker.accumulators.clear();
    bench.worker.fpCtl = flag;
    assertThatThrownBy(() -> bench.run(mnemonic, operands))
        .isInstanceOfSatisfying(
            FaultException.class, e -> assertThat(e.kind()).isEqualTo(FaultKind.FLOATING_POINT));
    assertThat(bench.word(2)).isEqualTo(0x1234);
  }

  private static int bits(String hex) {
    return Integer.parseUnsignedInt(hex, 16);
  }
}
