package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the two halves of a bundle see of each other. */
final class BundleTest {
  @Test
  void storesSendTheValueFromBeforeTheBundle() {
    Bench bench =
        Bench.worker(
            "setzi $a0, 1",
            "{ st32 $a0, $mvertex_base, $mzero, 0 ; setzi $a0, 2 }",
            "{ atom $m0, $a0 ; setzi $a0, 3 }",
            "{ st32 $a0, $mvertex_base, $mzero, 2 ; mov $a1, $a0 }",
            "st32 $m0, $mvertex_base, $mzero, 1",
            "st32 $a1, $mvertex_base, $mzero, 3");
    bench.run();
    assertThat(bench.word(Bench.STATE)).isEqualTo(1);
    assertThat(bench.word(Bench.STATE + 4)).isEqualTo(2);
    assertThat(bench.word(Bench.STATE + 8)).isEqualTo(3);
    assertThat(bench.word(Bench.STATE + 12)).isEqualTo(3);
  }

  @Test
  void auxReadsTheValueFromBeforeTheLoad() {
    Bench bench =
        Bench.worker(
            "setzi $a0, 1",
            "{ ld32 $a0, $mvertex_base, $mzero, 4 ; mov $a1, $a0 }",
            "st32 $a0, $mvertex_base, $mzero, 0",
            "st32 $a1, $mvertex_base, $mzero, 1");
    bench.words(Bench.STATE + 16, 9).run();
    assertThat(bench.word(Bench.STATE)).isEqualTo(9);
    assertThat(bench.word(Bench.STATE + 4)).isEqualTo(1);
  }

  @Test
  void pacedInstructionsStoreWhatTheyOverwrite() {
    Bench bench =
        Bench.worker(
            "setzi $m0, 0x60000",
            "setzi $m2, 0x68000",
            "tapack $m4:5, $m0, $mzero, $m2",
            "setzi $a0, 1",
            "setzi $a1, 2",
            "{ ldst64pace $a0:1, $a0:1, $m4:5+=, $mzero, 0 ; fnop }",
            "{ ldst64pace $a0:1, $a0:1, $m4:5+=, $mzero, 0 ; mov $a2, $a0 }",
            "st32 $a2, $mvertex_base, $mzero, 0");
    bench.words(Bench.DATA, 3, 4, 5, 6).run();
    assertThat(bench.word(Bench.OTHER)).isEqualTo(1);
    assertThat(bench.word(Bench.OTHER + 4)).isEqualTo(2);
    assertThat(bench.word(Bench.OTHER + 8)).isEqualTo(3);
    assertThat(bench.word(Bench.OTHER + 12)).isEqualTo(4);
    assertThat(bench.word(Bench.STATE)).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{ ld32 $a0, $mvertex_base, $mzero, 0 ; setzi $a0, 2 }",
        "{ ld64 $a0:1, $mvertex_base, $mzero, 0 ; setzi $a1, 2 }",
        "ld32step $m2, $mzero, $m2+=, 1",
        "{ ld32step $m2, $mzero, $m2+=, 1 ; fnop }"
      })
  void writingOneRegisterTwiceIsAFault(String text) {
    Fault fault = Bench.worker("setzi $m2, 0x60000", text).fault();
    assertThat(fault.kind()).isEqualTo(FaultKind.INVALID_OPERAND);
    assertThat(fault.message()).contains("written twice at once");
  }

  @Test
  void discardedResultsMayMeet() {
    Bench.worker("{ ld32 $azero, $mvertex_base, $mzero, 0 ; setzi $azero, 2 }").run();
  }

  @Test
  void aBundleHoldsOneOfEachLane() {
    Fault fault = Bench.worker("{ nop ; nop }").fault();
    assertThat(fault.kind()).isEqualTo(FaultKind.INVALID_OPERAND);
    assertThat(fault.message()).contains("one main and one aux");
  }

  @Test
  void aFaultNamesTheHalfThatRaisedIt() {
    Fault fault =
        Bench.worker("setzi $m1, 2", "nop", "{ ld32 $a0, $m1, $mzero, 0 ; mov $a1, $azero }")
            .fault();
    assertThat(fault.message()).endsWith("ld32 $a0, $m1, $mzero, 0");
    assertThat(fault.cycle()).isEqualTo(6 + 2 * 6);
  }
}
