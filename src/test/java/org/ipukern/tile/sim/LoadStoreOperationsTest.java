package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LoadStoreOperationsTest {
  private static final String POINTERS = "setzi $m1, 0x60000\nsetzi $m2, 8\nsetzi $m3, 1";

  private static Bench bench(String... lines) {
    Bench bench = Bench.worker(POINTERS + "\n" + String.join("\n", lines));
    bench.words(Bench.DATA, 0x03020100, 0x87868584, 0x0B0A0908, 0x8F8E8D8C, 0x13121110, 0x97969594);
    return bench;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ld32 $m5, $m1, $mzero, 1 | 87868584",
        "ld32 $m5, $m1, $m2, 1 | 8f8e8d8c",
        "ld32 $m5, $m1, $m2, $m3 | 8f8e8d8c",
        "ld32 $m5, $m1, $m3 | 87868584",
        "ld32 $m5, $m1, 2 | 0b0a0908",
        "ldz16 $m5, $m1, $mzero, 3 | 00008786",
        "lds16 $m5, $m1, $mzero, 3 | ffff8786",
        "lds16 $m5, $m1, $m2, $m3 | 00000b0a",
        "ldz8 $m5, $m1, $mzero, 7 | 00000087",
        "lds8 $m5, $m1, $mzero, 7 | ffffff87",
        "ldz8 $m5, $m1, $m2, $m3 | 00000009"
      })
  void mainLoadsWidenAndScale(String load, String expected) {
    Bench bench = bench(load, "st32 $m5, $mvertex_base, $mzero, 0");
    bench.run();
    assertThat(bench.word(Bench.STATE)).isEqualTo((int) Long.parseLong(expected, 16));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ld32 $a4, $m1, $m2, 1 | 8f8e8d8c",
        "ldb16 $a4, $m1, $mzero, 3 | 87868786",
        "ldb8 $a4, $m1, $mzero, 5 | 85858585",
        "ldb16 $a4, $m1, $m3 | 03020302"
      })
  void auxiliaryLoadsBroadcast(String load, String expected) {
    Bench bench = bench(load, "st32 $a4, $mvertex_base, $mzero, 0");
    bench.run();
    assertThat(bench.word(Bench.STATE)).isEqualTo((int) Long.parseLong(expected, 16));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ld32step $m5, $m1, $m2+=, 3 | 0b0a0908 | 20",
        "ld32step $m5, $m1, $m2+=, $m3 | 0b0a0908 | 12",
        "ldz16step $m5, $m1, $m2+=, -2 | 00000908 | 4",
        "lds16step $m5, $m1, $m2+=, 1 | 00000908 | 10",
        "ldz8step $m5, $m1, $m2+=, -8 | 00000008 | 0",
        "lds8step $m5, $m1, $m2+=, 127 | 00000008 | 135"
      })
  void stepsMoveThePointerAfterwards(String load, String expected, int pointer) {
    Bench bench =
        bench(load, "st32 $m5, $mvertex_base, $mzero, 0", "st32 $m2, $mvertex_base, $mzero, 1");
    bench.run();
    assertThat(bench.word(Bench.STATE)).isEqualTo((int) Long.parseLong(expected, 16));
    assertThat(bench.word(Bench.STATE + 4)).isEqualTo(pointer);
  }

  @Test
  void theStepRegisterMayBeTheDestination() {
    Bench bench =
        bench(
            "ld32step $m3, $m1, $m2+=, $m3",
            "st32 $m3, $mvertex_base, $mzero, 0",
            "st32 $m2, $mvertex_base, $mzero, 1");
    bench.run();
    assertThat(bench.word(Bench.STATE)).isEqualTo(0x0B0A0908);
    assertThat(bench.word(Bench.STATE + 4)).isEqualTo(12);
  }

  @Test
  void auxiliarySteppedLoads() {
    Bench bench =
        bench(
            "ld64step $a0:1, $m1, $m2+=, 1",
            "ldb16step $a2, $m1, $m2+=, -8",
            "ldb8step $a3, $m1, $m2+=, 1",
            "ld32step $a4, $mzero, $m1+=, 1",
            "setzi $m2, 8",
            "zero $a5",
            "st64 $a0:1, $mvertex_base, $mzero, 0",
            "st64 $a2:3, $mvertex_base, $mzero, 1",
            "st64 $a4:5, $mvertex_base, $m2, $m3",
            "st32 $m1, $mvertex_base, $mzero, 6");
    CallResult result = bench.run();
    assertThat(bench.word(Bench.STATE)).isEqualTo(0x0B0A0908);
    assertThat(bench.word(Bench.STATE + 4)).isEqualTo(0x8F8E8D8C);
    assertThat(bench.word(Bench.STATE + 8)).isEqualTo(0x11101110);
    assertThat(bench.word(Bench.STATE + 12)).isZero();
    assertThat(result.notes()).anyMatch(note -> note.startsWith("ldb8step rests on a guess"));
  }

  @Test
  void wideLoadsFillAscendingRegisters() {
    Bench bench =
        Bench.worker(
            "ldconst $m1, 0x90000",
            "setzi $m2, 0",
            "ld128step $a0:3, $m1, $m2+=, 1",
            "ld128 $a4:7, $m1, $m2, 0",
            "st64 $a0:1, $mvertex_base, $mzero, 0",
            "st64 $a2:3, $mvertex_base, $mzero, 1",
            "st64 $a4:5, $mvertex_base, $mzero, 2",
            "st64 $a6:7, $mvertex_base, $mzero, 3");
    bench.words(Bench.INTERLEAVED, 1, 2, 3, 4, 5, 6, 7, 8).run();
    for (int i = 0; i < 8; i++) {
      assertThat(bench.word(Bench.STATE + 4 * i)).isEqualTo(i + 1);
    }
  }

  @Test
  void wideLoadsRefuseLinearMemory() {
    Fault fault = Bench.worker("setzi $m1, 0x60000", "ld128 $a0:3, $m1, $mzero, 0").fault();
    assertThat(fault.kind()).isEqualTo(FaultKind.INVALID_ADDRESS);
    assertThat(fault.message()).contains("0x60000", "ld128 $a0:3, $m1, $mzero, 0");
    assertThat(fault.worker()).isZero();
    assertThat(fault.position().line()).isEqualTo(5);
  }

  @Test
  void storesGoWhereTheyShould() {
    Bench bench =
        bench(
            "setzi $m4, 0x68000",
            "setzi $m5, 77",
            "ld64 $a0:1, $m1, $mzero, 0",
            "st32 $m5, $m4, $mzero, 3",
            "st32 $a1, $m4, $m2, $m3",
            "stm32 $m5, $m4, $m3",
            "st32step $m5, $m4, $m2+=, 2",
            "st64step $a0:1, $m4, $m2+=, -1",
            "stm32step $m5, $m4+=, $m3",
            "st32 $m2, $mvertex_base, $mzero, 0",
            "st32 $m4, $mvertex_base, $mzero, 1");
    bench.run();
    int[] expected = {77, 77, 77, 0x87868584, 0x03020100, 0x87868584};
    for (int i = 0; i < expected.length; i++) {
      assertThat(bench.word(Bench.OTHER + 4 * i)).as("word %d", i).isEqualTo(expected[i]);
    }
    assertThat(bench.word(Bench.STATE)).isEqualTo(8);
    assertThat(bench.word(Bench.STATE + 4)).isEqualTo(Bench.OTHER + 4);
  }

  @Test
  void sparseLoadsPrefetchTheNextOffset() {
    Bench bench =
        Bench.worker(
            "setzi $m0, 0x68000",
            "setzi $m1, 0x60000",
            "ldz16step $m2, $mzero, $m0+=, 1",
            "ldd16a32 $a0, $m0++, $m1, $m2@",
            "ldd16b16 $a1, $m0++, $m1, $m2@",
            "ldd16a64 $a2:3, $m0++, $m1, $m2@",
            "st64 $a0:1, $mvertex_base, $mzero, 0",
            "st64 $a2:3, $mvertex_base, $mzero, 1",
            "st32 $m0, $mvertex_base, $mzero, 4",
            "st32 $m2, $mvertex_base, $mzero, 5");
    bench.words(Bench.OTHER, 6 << 16 | 4, 0xFFF0 << 16 | 8);
    bench.words(Bench.DATA, 10, 0x000B0011, 12, 13).run();
    assertThat(bench.word(Bench.STATE)).isEqualTo(0x000B0011);
    assertThat(bench.word(Bench.STATE + 4)).isEqualTo(0x000B000B);
    assertThat(bench.word(Bench.STATE + 8)).isEqualTo(12);
    assertThat(bench.word(Bench.STATE + 12)).isEqualTo(13);
    assertThat(bench.word(Bench.STATE + 16)).isEqualTo(Bench.OTHER + 8);
    assertThat(bench.word(Bench.STATE + 20)).isEqualTo(0xFFF0);
  }

  @Test
  void sparseLoadsNeedListAndDataApart() {
    Fault fault =
        Bench.worker(
                "setzi $m0, 0x60100",
                "setzi $m1, 0x60000",
                "setzi $m2, 0",
                "ldd16a32 $a0, $m0++, $m1, $m2@")
            .fault();
    assertThat(fault.kind()).isEqualTo(FaultKind.ELEMENT_CONFLICT);
  }
}
