package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every integer and move instruction on values that tell it from its neighbours. */
final class IntegerOperationsTest {
  private static int hex(String text) {
    return (int) Long.parseLong(text, 16);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "add $m2, $m0, $m1 | 86654320",
        "add $m2, $m0, -1 | 8765431f",
        "add $m2, $m0, 40000 | 8765df60",
        "sub $m2, $m0, $m1 | 88654320",
        "sub $m2, 5, $m1 | 01000005",
        "sub $m2, $m0, 16 | 87654310",
        "mul $m2, $m1, -3 | 03000000",
        "mul $m2, $m0, $m0 | c8d9c400",
        "and $m2, $m0, $m1 | 87000000",
        "and $m2, $m0, 0xfff | 00000320",
        "andc $m2, $m0, $m1 | 00654320",
        "andc $m2, $m0, 0xff | 87654300",
        "or $m2, $m0, $m1 | ff654320",
        "or $m2, $m0, 0x00f | 8765432f",
        "or $m2, $m1, 0x12300000 | ff300000",
        "xor $m2, $m0, $m1 | 78654320",
        "xnor $m2, $m0, $m1 | 879abcdf",
        "shl $m2, $m0, 4 | 76543200",
        "shl $m2, $m0, $m3 | ca864000",
        "shr $m2, $m0, 4 | 08765432",
        "shrs $m2, $m0, 4 | f8765432",
        "shr $m2, $m0, $m3 | 0043b2a1",
        "max $m2, $m0, $m1 | ff000000",
        "max $m2, $m0, 60000 | 0000ea60",
        "max $m2, $m3, -9 | 00000009",
        "min $m2, $m0, $m3 | 87654320",
        "min $m2, $m3, -9 | fffffff7",
        "cmpeq $m2, $m3, 9 | 00000001",
        "cmpeq $m2, $m3, $m0 | 00000000",
        "cmpne $m2, $m3, $m0 | 00000001",
        "cmpslt $m2, $m0, $m3 | 00000001",
        "cmpslt $m2, $m0, $m0 | 00000000",
        "cmpult $m2, $m0, $m3 | 00000000",
        "cmpult $m2, $m3, 10 | 00000001",
        "abs $m2, $m1 | 01000000",
        "clz $m2, $m3 | 0000001c",
        "clz $m2, $mzero | 00000020",
        "cms $m2, $m1 | 00000007",
        "cms $m2, $mzero | 0000001f",
        "popc $m2, $m0 | 0000000c",
        "bitrev8 $m2, $m0 | e1a6c204",
        "sort4x16lo $m2, $m0, $m4 | cdef4320",
        "sort4x16hi $m2, $m0, $m4 | 89ab8765",
        "sort8x8lo $m2, $m0, $m4 | abef6520",
        "sort8x8hi $m2, $m0, $m4 | 89cd8743",
        "shuf8x8lo $m2, $m0, $m4 | cd43ef20",
        "shuf8x8hi $m2, $m0, $m4 | 8987ab65",
        "roll16 $m2, $m0, $m4 | cdef8765",
        "roll8r $m2, $m0, $m4 | ef876543",
        "roll8l $m2, $m0, $m4 | abcdef87",
        "swap16 $m2, $m0 | 43208765",
        "sort8 $m2, $m0 | 87436520",
        "swap8 $m2, $m0 | 65872043",
        "mov $m2, $m0 | 87654320",
        "zero $m2 | 00000000",
        "setzi $m2, 0xfffff | 000fffff",
        "ldconst $m2, 0xfedcba98 | fedcba98",
        "movz $m2, $mzero, $m0 | 87654320",
        "movz $m2, $m3, $m0 | 00000002",
        "movnz $m2, $m3, $m0 | 87654320",
        "movnz $m2, $mzero, $m0 | 00000002"
      })
  void mainLane(String instruction, String expected) {
    Bench bench =
        Bench.worker(
            "ldconst $m0, 0x87654320",
            "ldconst $m1, 0xff000000",
            "setzi $m2, 2",
            "setzi $m3, 9",
            "ldconst $m4, 0x89abcdef",
            instruction,
            "st32 $m2, $mvertex_base, $mzero, 0");
    bench.run();
    assertThat(bench.word(Bench.STATE)).isEqualTo(hex(expected));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "and $a4, $a0, $a1 | 81214120 | 0",
        "and $a4, $a0, 0xfff | 00000320 | 0",
        "and $a4, $a0, 0x87600000 | 87600000 | 0",
        "andc $a4, $a0, $a1 | 06440200 | 0",
        "andc $a4, $a0, 0x87600000 | 00054320 | 0",
        "or $a4, $a0, $a1 | 8fefcfef | 0",
        "or $a4, $a0, 0x100 | 87654320 | 0",
        "or $a4, $a0, 0x0ff00000 | 8ff54320 | 0",
        "not $a4, $a0 | 789abcdf | 0",
        "and64 $a4:5, $a0:1, $a2:3 | 00000300 | 89ab0000",
        "andc64 $a4:5, $a0:1, $a2:3 | 87654020 | 0000cdef",
        "or64 $a4:5, $a0:1, $a2:3 | 87654f20 | ffffcdef",
        "not64 $a4:5, $a0:1 | 789abcdf | 76543210",
        "sort4x16lo $a4, $a0, $a1 | cdef4320 | 0",
        "sort4x16lo $a4, $a0:BU, $a1 | cdef8765 | 0",
        "sort4x16hi $a4, $a0, $a1 | 89ab8765 | 0",
        "sort4x16hi $a4, $a0:BL, $a1 | 89ab4320 | 0",
        "sort4x32lo $a4:5, $a0:1, $a2:3 | 87654320 | 00000f00",
        "sort4x32hi $a4:5, $a0:1, $a2:3 | 89abcdef | ffff0000",
        "roll32 $a4:5, $a0:1, $a2:3 | 89abcdef | 00000f00",
        "roll16 $a4, $a0, $a1 | cdef8765 | 0",
        "roll8r $a4, $a0, $a1 | ef876543 | 0",
        "sort8x8lo $a4, $a0, $a1 | abef6520 | 0",
        "swap16 $a4, $a0 | 43208765 | 0",
        "mov $a4, $a1 | 89abcdef | 0",
        "mov $a4:5, $a0:1 | 87654320 | 89abcdef",
        "zero $a4:5 | 0 | 0",
        "zero $a4 | 0 | 0",
        "setzi $a4, 0x12345 | 00012345 | 0",
        "ldconst $a4, 0xfff12345 | fff12345 | 0"
      })
  void auxLane(String instruction, String low, String high) {
    Bench bench =
        Bench.worker(
            "ldconst $a0, 0x87654320",
            "ldconst $a1, 0x89abcdef",
            "setzi $a2, 0xf00",
            "ldconst $a3, 0xffff0000",
            "zero $a4:5",
            instruction,
            "st64 $a4:5, $mvertex_base, $mzero, 0");
    bench.run();
    assertThat(bench.word(Bench.STATE)).isEqualTo(hex(low));
    assertThat(bench.word(Bench.STATE + 4)).isEqualTo(hex(high));
  }

  @Test
  void auxiliaryBitsReachMainRegisters() {
    Bench bench =
        Bench.worker(
            "setzi $a3, 77",
            "atom $m0, $a3",
            "mov $m1, $a3",
            "st32 $m0, $mvertex_base, $mzero, 0",
            "st32 $m1, $mvertex_base, $mzero, 1");
    bench.run();
    assertThat(bench.word(Bench.STATE)).isEqualTo(77);
    assertThat(bench.word(Bench.STATE + 4)).isEqualTo(77);
  }

  @Test
  void longShiftsAreUnknown() {
    Fault fault = Bench.worker("setzi $m0, 1", "setzi $m1, 32", "shl $m0, $m0, $m1").fault();
    assertThat(fault.kind()).isEqualTo(FaultKind.UNKNOWN_SEMANTICS);
    assertThat(fault.message()).contains("32", "shl $m0, $m0, $m1");
  }

  @Test
  void guessesAreNamed() {
    assertThat(Bench.worker("swap8 $m0, $mzero").run().notes())
        .containsExactly("swap8 rests on a guess: no use found");
    assertThat(Bench.worker("swap16 $m0, $mzero").run().notes()).hasSize(1);
    assertThat(Bench.worker("swap16 $a0, $azero").run().notes()).isEmpty();
    assertThat(Bench.worker("add $m0, $mzero, 1").run().notes()).isEmpty();
  }

  @Test
  void zeroRegistersStayZero() {
    Bench bench =
        Bench.worker(
            "add $mzero, $mzero, 5",
            "setzi $azero, 5",
            "ld64 $azeros, $mvertex_base, $mzero, 0",
            "st32 $mzero, $mvertex_base, $mzero, 4",
            "st64 $azeros, $mvertex_base, $mzero, 3");
    bench.words(Bench.STATE, 1, 2, 3, 4, 5, 6, 7, 8).run();
    assertThat(bench.word(Bench.STATE + 16)).isZero();
    assertThat(bench.word(Bench.STATE + 24)).isZero();
    assertThat(bench.word(Bench.STATE + 28)).isZero();
  }
}
