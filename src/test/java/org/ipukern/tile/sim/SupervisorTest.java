package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SupervisorTest {
  private static final String WORKER = "\n.worker\n.align 8\nbody:\nnop\nexitz $mzero\n";

  private static Bench bench(String... lines) {
    return new Bench(
        ".supervisor\n.align 8\nentry:\n" + String.join("\n", lines) + "\nbr $lr\n" + WORKER);
  }

  @Test
  void entersWithItsStateAndAFrame() {
    Bench bench =
        new Bench(
            """
                #include "poplar/StackSizeDefs.hpp"
                DEF_STACK_USAGE 24 entry
                .supervisor
                .align 8
                entry:
                add $sp, $sp, -24
                st32 $lr, $sp, $mzero, 0
                st32 $fp, $sp, $mzero, 5
                st32 $m0, $m0, $mzero, 1
                setzi $lr, 1
                setzi $fp, 2
                ld32 $lr, $sp, $mzero, 0
                ld32 $fp, $sp, $mzero, 5
                add $sp, $sp, 24
                br $lr
                """);
    bench.call();
    assertThat(bench.word(Bench.STATE + 4)).isEqualTo(Bench.STATE);
  }

  @ParameterizedTest
  @CsvSource({"-32, 0", "-24, 6", "0, 0"})
  void theStackIsAsLargeAsDeclared(int frame, int word) {
    Bench bench =
        new Bench(
            "#include \"poplar/StackSizeDefs.hpp\"\nDEF_STACK_USAGE 24 entry\n.supervisor\n"
                + ".align 8\nentry:\nadd $m1, $sp, "
                + frame
                + "\nst32 $m0, $m1, $mzero, "
                + word
                + "\nbr $lr\n");
    assertThat(bench.callFault().kind()).isEqualTo(FaultKind.WRITE_OUTSIDE_OPERAND);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "add $m1, $m2, 1 | UNDEFINED_REGISTER | $m2 is read",
        "add $m1, $m12, 1 | UNDEFINED_REGISTER | $m12 is read",
        "add $sp, $sp, 8 | NOT_RESTORED | $sp was",
        "setzi $fp, 8 | NOT_RESTORED | $fp was 0xf0f0f00 at entry and is 0x8",
        "mov $m1, $lr ; setzi $lr, 0 ; br $m1 | NOT_RESTORED | $lr",
        "setzi $m1, body ; runall $m1, $m0, 0 | RETURN_WHILE_RUNNING | local sync",
        "setzi $m1, body ; runall $m1, $m0, 0 ; runall $m1, $m0, 0 | LAUNCH_WHILE_RUNNING | cycle",
        "runall $mzero, $m0, 0 | INVALID_PC | 0x0",
        "setzi $m1, body+2 ; runall $m1, $m0, 0 | INVALID_PC | cannot start",
        "setzi $m1, body ; add $m2, $m0, 2 ; runall $m1, $m2, 0 | MISALIGNED | 0x58002",
        "sync 1 | UNKNOWN_SEMANTICS | zone 1",
        "ld64putcs 0 | UNDEFINED_REGISTER | $CCCSLOAD",
        "put $CCCSLOAD, $m0 ; ld64putcs 64 | INVALID_OPERAND | 0 to 63",
        "put $CCCSLOAD, $m0 ; ld128putcs 3 | INVALID_OPERAND | even entries",
        "put $CCCSLOAD, $m0 ; ld128putcs 2 | INVALID_ADDRESS | 0x58000",
        "add $m1, $m0, 4 ; put $CCCSLOAD, $m1 ; ld64putcs 2 | MISALIGNED | 0x58004",
        "setzi $m1, 1 ; put $CR, $m1 | UNKNOWN_SEMANTICS | $CR",
        "get $m1, 114 | UNKNOWN_SEMANTICS | 114",
        "nop ; { nop ; fnop } | INVALID_OPERAND | no bundles",
        "ld64 $a0:1, $m0, $mzero, 0 | INVALID_OPERAND | does not have this",
        "bri body | INVALID_OPERAND | supervisor does not have this"
      })
  void faults(String code, FaultKind kind, String words) {
    Fault fault = bench(code.replace(" ; ", "\n").replace("nop\nfnop", "nop ; fnop")).callFault();
    assertThat(fault.kind()).as(fault.message()).isEqualTo(kind);
    assertThat(fault.message()).contains(words);
    assertThat(fault.worker()).isEqualTo(-1);
  }

  @ParameterizedTest
  @CsvSource({"ld64putcs 0", "'setzi $m3, 4 ; put $CR, $m3'"})
  void coefficientsMayNotChangeUnderRunningWorkers(String change) {
    Fault fault =
        bench(
                "put $CCCSLOAD, $m0",
                "setzi $m1, body",
                "runall $m1, $m0, 0",
                change.replace(" ; ", "\n"),
                "sync TEXCH_SYNCZONE_LOCAL")
            .callFault();
    assertThat(fault.kind()).isEqualTo(FaultKind.COEFFICIENTS_WHILE_RUNNING);
  }

  @Test
  void controlRegistersKeepWhatIsPut() {
    Bench bench =
        bench(
            "setzi $m1, 0x60000",
            "put $CCCSLOAD, $m1",
            "ld64putcs 5",
            "get $m2, $CCCSLOAD",
            "st32 $m2, $m0, $mzero, 0",
            "setzi $m1, 0x3f",
            "put $FP_ISCL, $m1",
            "put $FP_INFMT, $m1",
            "get $m2, $FP_ISCL",
            "get $m3, $FP_INFMT",
            "st32 $m2, $m0, $mzero, 1",
            "st32 $m3, $m0, $mzero, 2",
            "get $m2, 0x24",
            "put 0x24, $m1",
            "get $m3, 0x24",
            "st32 $m3, $m0, $mzero, 3",
            "put 0x24, $m2");
    assertThat(bench.call().notes()).isEmpty();
    assertThat(bench.word(Bench.STATE)).isEqualTo(0x60008);
    assertThat(bench.word(Bench.STATE + 4)).isEqualTo(0x3F);
    assertThat(bench.word(Bench.STATE + 8)).isEqualTo(3);
    assertThat(bench.word(Bench.STATE + 12)).isEqualTo(0x3F);
  }

  @Test
  void aChangedFpControlIsNoted() {
    CallResult changed = bench("setzi $m1, 1", "put $FP_ICTL, $m1").call();
    assertThat(changed.controlRestored()).isFalse();
    assertThat(changed.notes()).isEmpty();
  }

  @Test
  void launchesGiveEachWorkerItsRegisters() {
    Bench bench =
        new Bench(
            """
                .supervisor
                .align 8
                entry:
                setzi $m1, body
                setzi $m2, 0x15
                put $FP_ICTL, $m2
                setzi $m2, 2
                put $FP_INFMT, $m2
                setzi $m2, 0x3e
                put $FP_ISCL, $m2
                runall $m1, $m0, 8
                sync TEXCH_SYNCZONE_LOCAL
                put $FP_ICTL, $mzero
                br $lr
                .worker
                .align 8
                body:
                get $m0, $WSR
                and $m0, $m0, 7
                st32 $m0, $mvertex_base, $mzero, 0
                get $m1, $VERTEX_BASE
                st32 $m1, $mvertex_base, $mzero, 1
                uget $a0, $FP_CTL
                uget $a1, $FP_NFMT
                uget $a2, $FP_SCL
                zero $a3
                st64 $a0:1, $mvertex_base, $mzero, 1
                st64 $a2:3, $mvertex_base, $mzero, 2
                get $m1, $WORKER_BASE
                cmpeq $m1, $m1, $mworker_base
                st32 $m1, $mvertex_base, $mzero, 6
                exitz $mzero
                """);
    bench.call();
    for (int n = 0; n < 6; n++) {
      int block = Bench.STATE + 32 * n;
      assertThat(bench.word(block)).isEqualTo(n);
      assertThat(bench.word(block + 4)).isEqualTo(block);
      assertThat(bench.word(block + 8)).isEqualTo(0x15);
      assertThat(bench.word(block + 12)).isEqualTo(2);
      assertThat(bench.word(block + 16)).isEqualTo(0x3E);
      assertThat(bench.word(block + 24)).isEqualTo(1);
    }
  }

  @Test
  void runStartsOneWorkerAfterAnother() {
    Bench bench =
        new Bench(
            String.join(
                "\n",
                ".supervisor",
                ".align 8",
                "entry:",
                "setzi $m1, body",
                "setzi $m2, " + (Bench.STATE - MemoryMap.BASE),
                "run $m1, $m2, 0",
                "run $m1, $m2, 1",
                "sync TEXCH_SYNCZONE_LOCAL",
                "br $lr",
                ".worker",
                ".align 8",
                "body:",
                "get $m0, $WSR",
                "add $m0, $m0, 100",
                "st32 $m0, $mvertex_base, $mzero, 0",
                "exitz $mzero",
                ""));
    CallResult result = bench.call();
    assertThat(bench.word(Bench.STATE)).isEqualTo(100);
    assertThat(bench.word(Bench.STATE + 4)).isEqualTo(101);
    assertThat(result.launches()).hasSize(2);
    assertThat(result.notes()).anyMatch(note -> note.startsWith("run rests on a guess"));
  }

  @Test
  void sevenRunsAreOneTooMany() {
    String runs = "run $m1, $m2, 0\n".repeat(7);
    Fault fault =
        bench("setzi $m1, body", "setzi $m2, " + (Bench.STATE - MemoryMap.BASE), runs).callFault();
    assertThat(fault.kind()).isEqualTo(FaultKind.LAUNCH_WHILE_RUNNING);
  }

  @Test
  void clearedCoefficientsAreZeros() {
    Bench bench =
        new Bench(
            """
            .supervisor
            .align 8
            entry:
            setzi $m1, 4
            put $CR, $m1
            setzi $m1, body
            runall $m1, $m0, 0
            sync TEXCH_SYNCZONE_LOCAL
            br $lr
            .worker
            .align 8
            body:
            setzi $a0, 8
            uput $FP_CLR, $a0
            ld64 $a0:1, $mvertex_base, $mzero, 0
            f16v4sisoamp $azeros, $a0:1, $azeros, TAMP_F16V4_E1_P0
            f16v4sisoamp $a2:3, $a0:1, $azeros, TAMP_F16V4_E1_P0
            st64 $a2:3, $mvertex_base, $mzero, 1
            exitz $mzero
            """);
    bench.words(Bench.STATE, 0x3C003C00, 0x3C003C00, -1, -1).call();
    assertThat(bench.word(Bench.STATE + 8)).isZero();
    assertThat(bench.word(Bench.STATE + 12)).isZero();
  }
}
