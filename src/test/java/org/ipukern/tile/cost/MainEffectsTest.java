package org.ipukern.tile.cost;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.ipukern.tile.asm.IssueUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MainEffectsTest {
  private static final int TABLE = 0x50000;

  private final Registers registers = Registers.worker(4);
  private final KnownMemory memory =
      new KnownMemory(
          Map.of(TABLE + 8, new byte[] {1, 2, 3, 4, 5}), Map.of(TABLE, 0x80017FFE, TABLE + 4, -5));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "add $m0, $m1, $m2 | 0x7FFFFFFF | 1 | 0x80000000",
        "add $m0, $m1, -3 | 1 | 0 | -2",
        "add $m0, $m1, 65535 | 1 | 0 | 65536",
        "sub $m0, $m1, $m2 | 3 | 5 | -2",
        "sub $m0, 10, $m1 | 3 | 0 | 7",
        "mul $m0, $m1, $m2 | 0x10001 | 0x10001 | 0x20001",
        "and $m0, $m1, 7 | 0x1D | 0 | 5",
        "andc $m0, $m1, $m2 | 0xFF | 0x0F | 0xF0",
        "or $m0, $m1, 0x600000 | 5 | 0 | 0x600005",
        "or $m0, $m1, $m2 | 5 | 8 | 13",
        "xor $m0, $m1, $m2 | 5 | 1 | 4",
        "xnor $m0, $m1, $m2 | 5 | 1 | -5",
        "shl $m0, $m1, 31 | 3 | 0 | 0x80000000",
        "shr $m0, $m1, 4 | 0x80000000 | 0 | 0x08000000",
        "shrs $m0, $m1, 4 | 0x80000000 | 0 | 0xF8000000",
        "max $m0, $m1, $m2 | -1 | 1 | 1",
        "min $m0, $m1, 7 | 9 | 0 | 7",
        "abs $m0, $m1 | -7 | 0 | 7",
        "cmpeq $m0, $m1, $m2 | 7 | 7 | 1",
        "cmpne $m0, $m1, $m2 | 7 | 7 | 0",
        "cmpslt $m0, $m1, $m2 | -1 | 0 | 1",
        "cmpult $m0, $m1, $m2 | -1 | 0 | 0",
        "clz $m0, $m1 | 1 | 0 | 31",
        "cms $m0, $m1 | -1 | 0 | 31",
        "cms $m0, $m1 | 0x20000000 | 0 | 1",
        "popc $m0, $m1 | 0xF0F0 | 0 | 8",
        "bitrev8 $m0, $m1 | 0x01020380 | 0 | 0x8040C001",
        "sort4x16lo $m0, $m1, $m2 | 0x11112222 | 0x33334444 | 0x44442222",
        "sort4x16hi $m0, $m1, $m2 | 0x11112222 | 0x33334444 | 0x33331111",
        "roll16 $m0, $m1, $m2 | 0x11112222 | 0x33334444 | 0x44441111",
        "mov $m0, $m1 | 9 | 0 | 9",
        "zero $m0 | 9 | 0 | 0",
        "setzi $m0, 1048575 | 9 | 0 | 0xFFFFF",
        "movz $m0, $m2, $m1 | 9 | 0 | 9",
        "movz $m0, $m2, $m1 | 9 | 1 | 77",
        "movnz $m0, $m2, $m1 | 9 | 1 | 9",
        "get $m0, $WSR | 0 | 0 | 4",
        "get $m0, $VERTEX_BASE | 0 | 0 | 0x50000",
        "ld32 $m0, $m13, $mzero, 0 | 0 | 0 | 0x80017FFE",
        "ld32 $m0, $m13, $m1 | 1 | 0 | -5",
        "ldz16 $m0, $m13, $mzero, 1 | 0 | 0 | 0x8001",
        "lds16 $m0, $m13, $mzero, 1 | 0 | 0 | 0xFFFF8001",
        "ldz8 $m0, $m13, $mzero, 3 | 0 | 0 | 0x80",
        "lds8 $m0, $m13, $mzero, 3 | 0 | 0 | 0xFFFFFF80",
        "ld32 $m0, $m13, $mzero, 2 | 0 | 0 | 0x04030201",
        "ld32step $m0, $m13, $m1+=, 1 | 4 | 0 | -5",
      })
  void knownValues(String text, String first, String second, String result) {
    registers.setVertexBase(TABLE);
    registers.set(0, 77);
    registers.set(1, word(first));
    registers.set(2, word(second));
    apply(text);
    assertThat(registers.get(0)).as(text).isEqualTo(word(result));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "add $m0, $m3, 1",
        "add $m0, $m0, $m3",
        "shl $m0, $m1, $m2",
        "shr $m0, $m1, 32",
        "movz $m0, $m3, $m1",
        "movnz $m0, $m1, $m3",
        "get $m0, $COUNT_L",
        "ld32 $m0, $m3, 0",
        "ld32 $m0, $m1, 0",
        "ld32 $m0, $m13, $mzero, 3",
        "ldz16 $m0, $m13, $m1",
        "atom $m0, $a0",
        "mov $m0, $a0",
        "sort8 $m0, $m1",
        "shuf8x8lo $m0, $m1, $m1",
        "tapack $m0:1, $m1, $m2, $m3"
      })
  void unknownValues(String text) {
    registers.setVertexBase(TABLE);
    registers.set(0, 77);
    registers.set(1, 0x50001);
    registers.set(2, 33);
    apply(text);
    assertThat(registers.get(0)).as(text).isEqualTo(Word.UNKNOWN);
  }

  @Test
  void packedAddressesAsInTheNotes() {
    registers.set(1, 0x60000);
    registers.set(2, 0x90000);
    registers.set(3, 0x90058);
    apply("tapack $m4:5, $m1, $m2, $m3");
    assertThat(registers.get(4)).isEqualTo(0x0B060000);
    assertThat(registers.get(5)).isEqualTo(0x24090000);
    // Address 0 by one unit, address 1 by field 2 = -2, address 2 by field 3 = 5.
    registers.set(6, 5 << 20 | 0x3FE << 10);
    apply("ld2xst64pace $a0:3, $a4:5, $m4:5+=, $m6, 0x38");
    PackedAddresses moved = PackedAddresses.unpack((int) registers.get(4), (int) registers.get(5));
    assertThat(moved.address(0)).isEqualTo(0x60008);
    assertThat(moved.address(1)).isEqualTo(0x8FFF0);
    assertThat(moved.address(2)).isEqualTo(0x90080);
  }

  @Test
  void packedStrideThatIsNotKnownForgetsTheAddresses() {
    registers.set(4, 0);
    registers.set(5, 0);
    apply("ldst64pace $a0:1, $a2:3, $m4:5+=, $m6, 0");
    assertThat(registers.get(4)).isEqualTo(8 + (8 << 21));
    apply("ldst64pace $a0:1, $a2:3, $m4:5+=, $m6, 1");
    assertThat(registers.get(4)).isEqualTo(Word.UNKNOWN);
    assertThat(registers.get(5)).isEqualTo(Word.UNKNOWN);
  }

  @Test
  void postIncrements() {
    registers.set(1, 100);
    registers.set(2, 3);
    apply("ld64step $a0:1, $m0, $m1+=, 2");
    assertThat(registers.get(1)).isEqualTo(116);
    apply("ld128step $a0:3, $m0, $m1+=, $m2");
    assertThat(registers.get(1)).isEqualTo(164);
    apply("st32step $m5, $m0, $m1+=, -1");
    assertThat(registers.get(1)).isEqualTo(160);
    apply("stm32step $m5, $m1+=, $m2");
    assertThat(registers.get(1)).isEqualTo(172);
    apply("ldz16step $m5, $m0, $m1+=, 1");
    assertThat(registers.get(1)).isEqualTo(174);
  }

  @Test
  void offsetsFromATable() {
    registers.set(1, TABLE);
    registers.set(2, 99);
    apply("ldd16a64 $a0:1, $m1++, $m5, $m2@");
    assertThat(registers.get(1)).isEqualTo(TABLE + 2);
    assertThat(registers.get(2)).isEqualTo(0x7FFE);
  }

  @Test
  void fixedRegistersKeepTheirValue() {
    registers.setVertexBase(TABLE);
    apply("setzi $m13, 5");
    apply("setzi $m15, 5");
    assertThat(registers.get(13)).isEqualTo(TABLE);
    assertThat(registers.get(15)).isZero();
  }

  @Test
  void workersMayMoveTheirVertexBase() {
    registers.set(1, TABLE + 4);
    apply("put $VERTEX_BASE, $m1");
    apply("ld32 $m0, $mvertex_base, 0");
    assertThat(registers.get(0)).isEqualTo(-5);
  }

  @Test
  void workerStoresForgetWords() {
    registers.setVertexBase(TABLE);
    registers.set(1, 5);
    apply("st32 $m1, $m13, $mzero, 0");
    apply("ld32 $m0, $m13, $mzero, 0");
    assertThat(registers.get(0)).isEqualTo(Word.UNKNOWN);
    apply("st64 $a0:1, $m13, $mzero, 1");
    apply("ld32 $m0, $m13, $mzero, 2");
    assertThat(registers.get(0)).isEqualTo(Word.UNKNOWN);
  }

  private static int word(String number) {
    return (int) Long.decode(number).longValue();
  }

  private void apply(String text) {
    IssueUnit unit = Texts.program(".worker\n" + text).units().get(0);
    new Step(unit, 0).apply(registers, memory);
  }
}
