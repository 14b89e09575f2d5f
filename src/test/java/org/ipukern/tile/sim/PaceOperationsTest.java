package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PaceOperationsTest {
  private static final int NO_STEP = Integer.MIN_VALUE;

  private static String address(String register, int address) {
    return "ldconst " + register + ", 0x" + Integer.toHexString(address);
  }

  @Test
  void packsTheExampleOfTheTable() {
    int low = PackedAddresses.low(0x60000, 0x90058);
    int high = PackedAddresses.high(0x90000, 0x90058);
    assertThat(low).isEqualTo(0x0B060000);
    assertThat(high).isEqualTo(0x24090000);
    assertThat(PackedAddresses.address0(low)).isEqualTo(0x60000);
    assertThat(PackedAddresses.address1(high)).isEqualTo(0x90000);
    assertThat(PackedAddresses.address2(low, high)).isEqualTo(0x90058);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0x12345678, 1",
    "1, 0x000001FF, 511",
    "1, 0x00000200, -512",
    "1, 0x000003FF, -1",
    "2, 0x000FF800, -2",
    "2, 0x0007FC00, 511",
    "3, 0x20000000, -512",
    "3, 0x1FF00000, 511",
    "3, 0xC0000000, 0",
    "1, 0xFFFFFC00, 0"
  })
  void selectorsPickSignedFields(int selector, String stride, int units) {
    assertThat(PackedAddresses.step(selector, Long.decode(stride).intValue())).isEqualTo(units);
  }

  @Test
  void steppingOneAddressLeavesTheOthersAlone() {
    int low = PackedAddresses.low(0x4C000, 0xE7FF8);
    int high = PackedAddresses.high(0x80000, 0xE7FF8);
    int moved = PackedAddresses.move(low, -0x4C008);
    assertThat(PackedAddresses.address0(moved)).isEqualTo(0x1FFFF8);
    assertThat(PackedAddresses.address2(moved, high)).isEqualTo(0xE7FF8);
    int lower = PackedAddresses.lowWith2(low, 0x900A8);
    int upper = PackedAddresses.highWith2(high, 0x900A8);
    assertThat(PackedAddresses.address0(lower)).isEqualTo(0x4C000);
    assertThat(PackedAddresses.address1(upper)).isEqualTo(0x80000);
    assertThat(PackedAddresses.address2(lower, upper)).isEqualTo(0x900A8);
  }

  @Test
  void everyInstructionUsesItsOwnAddressesAndSelectors() {
    // Fields: 1 = +3, 2 = -1, 3 = +2 units.
    int stride = 3 | 0x3FF << 10 | 2 << 20;
    Bench bench =
        Bench.worker(
            address("$m0", Bench.DATA + 64),
            address("$m1", Bench.INTERLEAVED + 64),
            address("$m2", Bench.OTHER + 64),
            address("$m3", stride),
            "tapack $m4:5, $m0, $m1, $m2",
            "ld2x64pace $a0:1, $a2:3, $m4:5+=, $m3, 0b1001",
            "st32 $m4, $mvertex_base, $mzero, 0",
            "st32 $m5, $mvertex_base, $mzero, 1",
            "ldst64pace $a4:5, $a0:1, $m4:5+=, $m3, 0b0110",
            "st32 $m4, $mvertex_base, $mzero, 2",
            "st32 $m5, $mvertex_base, $mzero, 3",
            "ld2xst64pace $a4:7, $a2:3, $m4:5+=, $m3, 0b110001",
            "st32 $m4, $mvertex_base, $mzero, 4",
            "st32 $m5, $mvertex_base, $mzero, 5",
            "st64pace $a6:7, $m4:5+=, $m3, 0b00",
            "st32 $m4, $mvertex_base, $mzero, 6",
            "st32 $m5, $mvertex_base, $mzero, 7");
    bench.words(Bench.DATA + 64, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19);
    bench.words(Bench.INTERLEAVED + 64 - 16, 40, 41, 42, 43, 20, 21);
    bench.run();
    assertPacked(bench, 0, Bench.DATA + 64 + 24, Bench.INTERLEAVED + 64 - 8, Bench.OTHER + 64);
    assertPacked(bench, 2, Bench.DATA + 64 + 16, NO_STEP, Bench.OTHER + 64 + 24);
    assertPacked(bench, 4, Bench.DATA + 64 + 40, Bench.INTERLEAVED + 64, Bench.OTHER + 64 + 40);
    assertPacked(bench, 6, Bench.DATA + 64 + 40, Bench.INTERLEAVED + 64, Bench.OTHER + 64 + 48);
    assertThat(bench.word(Bench.OTHER + 64)).isEqualTo(10);
    assertThat(bench.word(Bench.OTHER + 64 + 4)).isEqualTo(11);
    assertThat(bench.word(Bench.OTHER + 64 + 24)).isEqualTo(20);
    assertThat(bench.word(Bench.OTHER + 64 + 40)).isEqualTo(42);
    assertThat(bench.word(Bench.OTHER + 64 + 44)).isEqualTo(43);
  }

  private static void assertPacked(Bench bench, int word, int first, int second, int third) {
    int low = bench.word(Bench.STATE + 4 * word);
    int high = bench.word(Bench.STATE + 4 * word + 4);
    assertThat(PackedAddresses.address0(low)).isEqualTo(first);
    if (second != NO_STEP) {
      assertThat(PackedAddresses.address1(high)).isEqualTo(second);
    }
    assertThat(PackedAddresses.address2(low, high)).isEqualTo(third);
  }

  @Test
  void narrowPacedLoadsStepByTheirOwnWidth() {
    Bench bench =
        Bench.worker(
            address("$m0", Bench.DATA),
            address("$m1", Bench.OTHER),
            "tapack $m4:5, $m0, $m1, $mzero",
            "ld64a32pace $a0:1, $a2, $m4:5+=, $mzero, 0",
            "ld64b16pace $a4:5, $a3, $m4:5+=, $mzero, 0",
            "st64 $a2:3, $mvertex_base, $mzero, 0",
            "st64 $a4:5, $mvertex_base, $mzero, 1",
            "st32 $m5, $mvertex_base, $mzero, 4");
    bench.words(Bench.DATA, 1, 2, 3, 4).words(Bench.OTHER, 5, 0x70006);
    CallResult result = bench.run();
    assertThat(bench.word(Bench.STATE)).isEqualTo(5);
    assertThat(bench.word(Bench.STATE + 4)).isEqualTo(0x60006);
    assertThat(bench.word(Bench.STATE + 8)).isEqualTo(3);
    assertThat(bench.word(Bench.STATE + 16)).isEqualTo(Bench.OTHER + 6);
    assertThat(result.notes()).anyMatch(note -> note.startsWith("ld64b16pace rests on a guess"));
  }

  @ParameterizedTest
  @ValueSource(ints = {-24, -16, -8, 0, 8, 16, 24, 0x3FF0, 0x3FF8, 0x4000, 0x4008})
  void linearElementsConflictWithinOneBlock(int distance) {
    int load = 0x6BFF0;
    assertConflict(load, load + distance, (load >> 14) == ((load + distance) >> 14));
  }

  @ParameterizedTest
  @ValueSource(
      ints = {-16, -8, 0, 8, 16, 24, 0x7FE0, 0x7FE8, 0x7FF0, 0x7FF8, 0x8000, 0x8008, 0x8010})
  void interleavedElementsConflictAtEqualParityOfOnePair(int distance) {
    int load = 0x90010;
    int store = load + distance;
    boolean samePair = ((load - 0x80000) >> 15) == ((store - 0x80000) >> 15);
    assertConflict(load, store, samePair && (distance & 8) == 0);
  }

  /** The last distances at which a block of two elements past the load still clashes (GK-19). */
  @ParameterizedTest
  @ValueSource(ints = {0x7FF0, 0x7FF8, 0x8000, 0x8008})
  void theElementBoundaryIsExact(int distance) {
    int load = 0x78000 - 0x8000;
    assertConflict(load, load + distance, false);
    assertConflict(load, load + distance - 0x4000, distance < 0x8000);
  }

  private static void assertConflict(int load, int store, boolean expected) {
    Bench bench =
        Bench.worker(
            address("$m0", load),
            address("$m2", store),
            "tapack $m4:5, $m0, $mzero, $m2",
            "zero $a0:1",
            "ldst64pace $a0:1, $a0:1, $m4:5+=, $mzero, 0");
    bench.tile.memory().permit(load, 8, true, true);
    bench.tile.memory().permit(store, 8, true, true);
    CallResult result = bench.tile.runWorkers(bench.label("entry"), Bench.STATE, 1);
    assertThat(result.fault().map(Fault::kind).orElse(null))
        .isEqualTo(expected ? FaultKind.ELEMENT_CONFLICT : null);
    if (expected) {
      assertThat(result.fault().orElseThrow().message())
          .contains(Integer.toHexString(load), Integer.toHexString(store), "ldst64pace");
    }
  }

  @Test
  void everyPairOfAccessesIsChecked() {
    int[][] triples = {
      {Bench.DATA, Bench.DATA + 8, Bench.OTHER},
      {Bench.DATA, Bench.OTHER, Bench.DATA + 8},
      {Bench.OTHER, Bench.DATA, Bench.DATA + 8}
    };
    for (int[] triple : triples) {
      Fault fault =
          Bench.worker(
                  address("$m0", triple[0]),
                  address("$m1", triple[1]),
                  address("$m2", triple[2]),
                  "tapack $m4:5, $m0, $m1, $m2",
                  "ld2xst64pace $a0:3, $azeros, $m4:5+=, $mzero, 0")
              .fault();
      assertThat(fault.kind()).isEqualTo(FaultKind.ELEMENT_CONFLICT);
    }
  }

  @Test
  void discardedLoadsStillAccessMemory() {
    Fault fault =
        Bench.worker(
                address("$m0", Bench.DATA),
                address("$m1", Bench.OTHER + 4),
                "tapack $m4:5, $m0, $m1, $mzero",
                "ld2x64pace $a0:1, $azeros, $m4:5+=, $mzero, 0")
            .fault();
    assertThat(fault.kind()).isEqualTo(FaultKind.MISALIGNED);
    assertThat(fault.message()).contains("0x68004");
  }

  @Test
  void destinationsOfTwoLoadsDiffer() {
    Fault fault =
        Bench.worker(
                address("$m0", Bench.DATA),
                address("$m1", Bench.OTHER),
                "tapack $m4:5, $m0, $m1, $mzero",
                "ld2x64pace $a0:1, $a0:1, $m4:5+=, $mzero, 0")
            .fault();
    assertThat(fault.kind()).isEqualTo(FaultKind.INVALID_OPERAND);
  }
}
