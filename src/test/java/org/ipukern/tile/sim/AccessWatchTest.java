package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;

import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The supervisor beside running workers. */
final class AccessWatchTest {
  /**
   * Without the hold after a runall, so that the supervisor finds free slots. Workers read word 0
   * with their second issue and write word 1 + id with their sixth.
   */
  private static Bench bench(String between) {
    return new Bench(
        ".supervisor\n.align 8\nentry:\nsetzi $m1, body\nrunall $m1, $m0, 0\n"
            + between
            + """

            sync TEXCH_SYNCZONE_LOCAL
            br $lr
            .worker
            .align 8
            body:
            get $m0, $WSR
            ld32 $m1, $mvertex_base, $mzero, 0
            and $m0, $m0, 7
            add $m0, $m0, 1
            nop
            stm32 $m1, $mvertex_base, $m0
            exitz $mzero
            """,
        TimingModel.ipu21().with("runall", 1),
        TileOptions.defaults());
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, 23",
    "0, 2, 43",
    "4, 1, 42",
  })
  void storesBeforeAWorkersUseAreFaults(int nops, int word, int usedAt) {
    Fault fault = bench("nop\n".repeat(nops) + "st32 $m1, $m0, $mzero, " + word).callFault();
    assertThat(fault.kind()).isEqualTo(FaultKind.RACE);
    assertThat(fault.message()).contains("cycle " + usedAt, "st32 $m1, $m0, $mzero, " + word);
  }

  @Test
  void loadsBeforeAWorkersStoreAreFaults() {
    Fault fault = bench("ld32 $m2, $m0, $mzero, 3").callFault();
    assertThat(fault.kind()).isEqualTo(FaultKind.RACE);
    assertThat(fault.message()).contains("loads 0x5800c at cycle 7");
  }

  @Test
  void storesAfterTheLastUseDependOnTheTiming() {
    CallResult result = bench("nop\n".repeat(9) + "st32 $m1, $m0, $mzero, 0").call();
    assertThat(result.notes()).anyMatch(note -> note.contains("right only while the timing"));
  }

  @Test
  void whatWorkersDoNotTouchIsFree() {
    CallResult result =
        bench("st32 $m1, $m0, $mzero, 20\nld32 $m2, $m0, $mzero, 0\nst32 $m1, $m0, $mzero, 20")
            .call();
    assertThat(result.notes()).isEmpty();
  }

  @Test
  void afterASyncEverythingIsFree() {
    CallResult result =
        bench("sync TEXCH_SYNCZONE_LOCAL\nst32 $m1, $m0, $mzero, 0\nld32 $m2, $m0, $mzero, 1")
            .call();
    assertThat(result.notes()).isEmpty();
  }
}
