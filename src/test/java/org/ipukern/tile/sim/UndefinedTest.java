package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever nothing has written may not be read. */
final class UndefinedTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "add $m0, $m3, 1 | $m3",
        "add $m0, $m14, 1 | $m14",
        "mov $a0, $a9 | $a9",
        "st64 $a2:3, $mvertex_base, $mzero, 0 | $a2",
        "{ nop ; mov $a0, $a6 } | $a6",
        "movz $m1, $mzero, $mvertex_base | $m1",
        "ld32step $m0, $mzero, $m7+=, 1 | $m7",
        "st64pace $azeros, $m4:5+=, $mzero, 0 | $m4",
        "f16v4hihov4amp $a0:1, $a2:3, $azeros, TAMP_F16V4_E4_P0 | $a2"
      })
  void registers(String instruction, String name) {
    Fault fault = Bench.worker(instruction).fault();
    assertThat(fault.kind()).isEqualTo(FaultKind.UNDEFINED_REGISTER);
    assertThat(fault.message()).startsWith(name + " is read but nothing has written it: ");
    assertThat(fault.position().line()).isEqualTo(4);
  }

  @Test
  void launchRegistersAndZerosAreDefined() {
    Bench.worker(
            "add $m0, $mvertex_base, $mworker_base",
            "add $m0, $m0, $mzero",
            "mov $a0:1, $azeros",
            "mov $a2, $a14")
        .run();
  }

  @Test
  void aSecondCallForgetsWhatTheFirstWrote() {
    Bench bench =
        new Bench(
            """
            .worker
            .align 8
            entry:
            setzi $m3, 1
            exitz $mzero
            second:
            add $m4, $m3, 1
            exitz $mzero
            """);
    assertThat(bench.tile.runWorkers(bench.label("entry"), Bench.STATE, 1).fault()).isEmpty();
    Fault fault =
        bench.tile.runWorkers(bench.label("second"), Bench.STATE, 1).fault().orElseThrow();
    assertThat(fault.kind()).isEqualTo(FaultKind.UNDEFINED_REGISTER);
  }

  @Test
  void registersSurviveFromLaunchToLaunch() {
    Bench bench = new Bench(twoLaunches("setzi $m3, 5", "st32 $m3, $mvertex_base, $mzero, 0"));
    bench.call();
    assertThat(bench.word(Bench.STATE)).isEqualTo(5);
  }

  private static String twoLaunches(String first, String second) {
    return String.join(
        "\n",
        ".supervisor",
        ".align 8",
        "entry:",
        "setzi $m1, first",
        "setzi $m2, second",
        "setzi $m4, 4",
        "put $CR, $m4",
        "runall $m1, $m0, 0",
        "sync TEXCH_SYNCZONE_LOCAL",
        "runall $m2, $m0, 0",
        "sync TEXCH_SYNCZONE_LOCAL",
        "br $lr",
        ".worker",
        ".align 8",
        "first:",
        first,
        "exitz $mzero",
        "second:",
        second,
        "exitz $mzero",
        "");
  }

  @Test
  void accumulatorsDoNotSurviveUnlessAsked() {
    String text =
        twoLaunches(
            "setzi $a0, 8\nuput $FP_CLR, $a0",
            "f16v4sisoamp $a0:1, $azeros, $azeros, TAMP_F16V4_E4_P1\n"
                + "st64 $a0:1, $mvertex_base, $mzero, 0");
    Fault fault = new Bench(text).callFault();
    assertThat(fault.kind()).isEqualTo(FaultKind.UNDEFINED_ACCUMULATOR);
    assertThat(fault.message()).contains("$a0", "st64 $a0:1");
    new Bench(text, TileOptions.defaults().withRetainedAccumulators(true)).call();
  }

  @Test
  void garbageMayBeShiftedOutAndOverwritten() {
    StringBuilder prime = new StringBuilder();
    for (int i = 0; i < 4; i++) {
      prime.append("f16v4sisoamp $a0:1, $azeros, $azeros, TAMP_F16V4_E4_P1\n");
    }
    prime.append("setzi $a0, 1\nsetzi $a1, 1\n");
    for (int k = 0; k < 5; k++) {
      prime.append("f16v4sisoamp $a2:3, $azeros, $azeros, TAMP_F16V4_E4_P" + k % 4 + "\n");
    }
    String text = twoLaunches("nop", prime + "st64 $a2:3, $mvertex_base, $mzero, 0");
    Bench bench = new Bench(text).words(Bench.STATE, 1, 1);
    bench.call();
    assertThat(bench.word(Bench.STATE)).isZero();
    // One priming issue fewer, and the first pair of the row is garbage.
    Bench less = new Bench(text.replaceFirst("f16v4sisoamp[^\n]*P1\n", ""));
    assertThat(less.callFault().kind()).isEqualTo(FaultKind.UNDEFINED_ACCUMULATOR);
  }

  @Test
  void poisonedAccumulatorsTrapWhenTheyLeave() {
    String text = twoLaunches("nop", "f16v4hihov4amp $a0:1, $azeros, $azeros, TAMP_F16V4_E4_P1");
    Fault fault =
        new Bench(text, TileOptions.defaults().withFpControl(Worker.TRAP_OVERFLOW)).callFault();
    assertThat(fault.kind()).isEqualTo(FaultKind.FLOATING_POINT);
    new Bench(text).call();
  }

  @Test
  void coefficients() {
    Fault fault = Bench.worker("f16v4hihov4amp $a0:1, $azeros, $azeros, TAMP_F16V4_E4_P2").fault();
    assertThat(fault.kind()).isEqualTo(FaultKind.UNDEFINED_COEFFICIENT);
    assertThat(fault.message()).startsWith("coefficient entry 2 is used");
  }

  @Test
  void smallAmpFormsNeedOnlyTheirOwnCoefficients() {
    String load = "ldconst $m1, 0x90000\nput $CCCSLOAD, $m1\n";
    StringBuilder entries = new StringBuilder(load);
    for (int unit : new int[] {0, 1, 8, 9}) {
      entries.append("ld64putcs " + 4 * unit + "\n");
    }
    String amp = "f16v4hihov4amp $azeros, $azeros, $azeros, TAMP_F16V4_E";
    String body = "setzi $m1, first\n" + entries;
    String head = ".supervisor\n.align 8\nentry:\n";
    String tail =
        """
        setzi $m1, first
        runall $m1, $m0, 0
        sync TEXCH_SYNCZONE_LOCAL
        br $lr
        .worker
        .align 8
        first:
        """;
    new Bench(head + body + tail + amp + "1_P0\nexitz $mzero\n").call();
    assertThat(new Bench(head + body + tail + amp + "2_P0\nexitz $mzero\n").callFault().message())
        .startsWith("coefficient entry 8 is used");
  }

  @Test
  void fp8StateAndScalars() {
    assertThat(Bench.worker("uget $a0, $FP_NFMT").fault().kind())
        .isEqualTo(FaultKind.UNDEFINED_REGISTER);
    Fault fault = Bench.worker("f8v8hihov4amp $a0:1, $azeros, $azeros, TAMP_F16V4_E4_P0").fault();
    assertThat(fault.kind()).isEqualTo(FaultKind.UNDEFINED_REGISTER);
    assertThat(fault.message()).startsWith("$FP_NFMT is read");
    Fault scale =
        Bench.worker(
                "uput $FP_NFMT, $azero", "f8v8hihov4amp $a0:1, $azeros, $azeros, TAMP_F16V4_E4_P0")
            .fault();
    assertThat(scale.message()).startsWith("$FP_SCL is read");
  }
}
