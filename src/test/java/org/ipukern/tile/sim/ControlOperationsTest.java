package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.isa.Mode;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ControlOperationsTest {
  private static Bench counted(String... lines) {
    return Bench.worker(
        "setzi $m5, 0\n" + String.join("\n", lines) + "\nst32 $m5, $mvertex_base, $mzero, 0");
  }

  @ParameterizedTest
  @CsvSource({
    "brz, 0, true",
    "brz, 0x80000000, false",
    "brz, 1, false",
    "brnz, 0, false",
    "brnz, 0x80000000, true",
    "brneg, 0x80000000, true",
    "brneg, 0, false",
    "brneg, 1, false",
    "brpos, 0, true",
    "brpos, 0x7fffffff, true",
    "brpos, 0xffffffff, false"
  })
  void conditionsLookAtAllBits(String mnemonic, String value, boolean taken) {
    Bench bench =
        counted("ldconst $m1, " + value, mnemonic + " $m1, away", "setzi $m5, 1", "away:", "nop");
    bench.run();
    assertThat(bench.word(Bench.STATE)).isEqualTo(taken ? 0 : 1);
  }

  @Test
  void brnzdecJumpsAsOftenAsItsRegisterSays() {
    Bench bench =
        counted(
            "setzi $m1, 3",
            "again:",
            "add $m5, $m5, 1",
            "brnzdec $m1, again",
            "st32 $m1, $mvertex_base, $mzero, 1");
    CallResult result = bench.run();
    assertThat(bench.word(Bench.STATE)).isEqualTo(4);
    assertThat(bench.word(Bench.STATE + 4)).isZero();
    // setzi, setzi, four passes of two, two stores, exit
    assertThat(result.launches().get(0).workers().get(0).slots()).isEqualTo(13);
  }

  @Test
  void callsReturnBehindThemselves() {
    Bench bench =
        counted(
            "{ call $m10, routine ; fnop }",
            "add $m5, $m5, 16",
            "bri over",
            "routine:",
            "add $m5, $m5, 1",
            "br $m10",
            "over:");
    bench.run();
    assertThat(bench.word(Bench.STATE)).isEqualTo(17);
  }

  @ParameterizedTest
  @CsvSource({"0, 0, 10", "1, 2, 12", "7, 14, 24"})
  void repeatsRunTheirBodyCountTimes(int count, int expected, int slots) {
    for (String operand : new String[] {"$m1", Integer.toString(count)}) {
      Bench bench =
          counted(
              "setzi $m1, " + count,
              "nop",
              "nop",
              "nop",
              "nop",
              "{ rpt " + operand + ", 1 ; fnop }",
              "{ add $m5, $m5, 1 ; fnop }",
              "{ add $m5, $m5, 1 ; fnop }",
              "add $m6, $m5, 0");
      CallResult result = bench.run();
      assertThat(bench.word(Bench.STATE)).isEqualTo(expected);
      WorkerTrace trace = result.launches().get(0).workers().get(0);
      assertThat(trace.slots()).isEqualTo(slots);
      assertThat(trace.slotsInRepeats()).isEqualTo(2L * count);
      assertThat(trace.slotsBefore()).isEqualTo(7);
      assertThat(trace.slotsAfter()).isEqualTo(3);
    }
  }

  @Test
  void repeatCountsAreSixteenBitsWide() {
    Bench bench =
        counted(
            "ldconst $m1, 0x70003",
            ".align 8",
            "{ rpt $m1, 0 ; fnop }",
            "{ add $m5, $m5, 1 ; fnop }");
    CallResult result = bench.run();
    assertThat(bench.word(Bench.STATE)).isEqualTo(3);
    assertThat(result.notes()).anyMatch(note -> note.contains("REPEAT_COUNT"));
  }

  @Test
  void negativeRepeatCountsAreFaults() {
    Fault fault =
        counted(
                "add $m1, $mzero, -1",
                ".align 8",
                "{ rpt $m1, 0 ; fnop }",
                "{ add $m5, $m5, 1 ; fnop }")
            .fault();
    assertThat(fault.kind()).isEqualTo(FaultKind.INVALID_REPEAT);
    assertThat(fault.message()).contains("-1", "65535", "rpt $m1, 0");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nop ; nop | single instruction",
        "{ bri away ; fnop } ; nop | control instruction bri",
        "{ rpt 2, 0 ; fnop } ; nop | control instruction rpt",
        "{ nop ; uput $FP_CLR, $azero } ; nop | system instruction uput"
      })
  void bodiesHoldOnlyWhatMayBeRepeated(String body, String objection) {
    Fault fault = counted("rpt 2, 0", body, "away:", "nop").fault();
    assertThat(fault.kind()).isEqualTo(FaultKind.INVALID_REPEAT);
    assertThat(fault.message()).contains(objection);
  }

  @Test
  void oneGoodBodyDoesNotExcuseTheNext() {
    Fault fault =
        counted(
                "nop",
                "{ rpt 2, 0 ; fnop }",
                "{ add $m5, $m5, 1 ; fnop }",
                "{ rpt 2, 1 ; fnop }",
                "{ add $m5, $m5, 1 ; fnop }",
                "{ bri 1f ; fnop }",
                "1:")
            .fault();
    assertThat(fault.kind()).isEqualTo(FaultKind.INVALID_REPEAT);
  }

  @Test
  void misalignedBodiesAreFaults() {
    Bench bench = Bench.worker("nop", "nop", "nop");
    Code code = new Decoder(Mode.WORKER, Operations.worker()).decode(bench.program);
    int first = bench.label("entry") + 4;
    assertThatThrownBy(() -> code.checkRepeatBody(first, first + 8))
        .isInstanceOf(FaultException.class)
        .hasMessageContaining("not 8-byte aligned");
  }

  @Test
  void nothingIsFetchedFromRegionOne() {
    String far = "\n.worker\n.space 0x34000\nfar: exitz $mzero\n";
    for (String way : List.of("bri far", "setzi $m1, far\nbr $m1", "call $m1, far")) {
      Tile tile = new Tile(program(".worker\n" + way + far), timing(), TileOptions.defaults());
      Fault fault = tile.runWorkers(Program.CODE_BASE, 0x4C000, 1).fault().orElseThrow();
      assertThat(fault.kind()).as(way).isEqualTo(FaultKind.INVALID_PC);
      assertThat(fault.message()).contains("0x8010", "region 1");
    }
    String launch = ".supervisor\nsetzi $m1, far\nrunall $m1, $m0, 0\nsync 2\nbr $lr";
    Tile tile = new Tile(program(launch + far), timing(), TileOptions.defaults());
    assertThat(tile.callSupervisor(Program.CODE_BASE, 0x4C000).fault())
        .hasValueSatisfying(f -> assertThat(f.kind()).isEqualTo(FaultKind.INVALID_PC));
  }

  private static Program program(String text) {
    return Assembler.assemble(new SourceText("far.S", text), AssemblerOptions.defaults()).program();
  }

  private static TimingModel timing() {
    return TimingModel.ipu21();
  }

  @Test
  void nothingIsFetchedOutsideTheCode() {
    Fault fault = Bench.worker("setzi $m1, 0x60000", "br $m1").fault();
    assertThat(fault.kind()).isEqualTo(FaultKind.INVALID_PC);
    assertThat(fault.message()).contains("0x60000", "br $m1");
    assertThat(fault.position().line()).isEqualTo(5);
    Fault odd = Bench.worker("setzi $m1, entry + 2", "br $m1").fault();
    assertThat(odd.kind()).isEqualTo(FaultKind.INVALID_PC);
    Fault inside = Bench.worker("setzi $m1, 1f + 4", "br $m1", "1: { nop ; fnop }").fault();
    assertThat(inside.kind()).isEqualTo(FaultKind.INVALID_PC);
  }

  @Test
  void endlessLoopsEnd() {
    Bench bench = Bench.worker(TileOptions.defaults().withIssueLimit(1000), "1: bri 1b");
    for (int count : new int[] {1, 6}) {
      CallResult result = bench.tile.runWorkers(bench.label("entry"), Bench.STATE, count);
      assertThat(result.fault().orElseThrow().kind()).isEqualTo(FaultKind.ENDLESS);
      assertThat(result.fault().orElseThrow().message()).contains("1000", "bri");
      assertThat(result.fault().orElseThrow().position().line()).isEqualTo(4);
    }
  }

  @Test
  void trapsAreFaults() {
    Fault fault = Bench.worker("trap 5").fault();
    assertThat(fault.kind()).isEqualTo(FaultKind.TRAP);
    assertThat(fault.message()).contains("trap 5");
  }

  @Test
  void unusualExitsAreNoted() {
    Bench bench = Bench.worker("setzi $m0, 1", "exitnz $m0");
    assertThat(bench.run().notes()).anyMatch(note -> note.contains("exit condition"));
    assertThat(Bench.worker("nop").run().notes()).isEmpty();
  }
}
