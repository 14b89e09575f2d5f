package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class TileMemoryTest {
  private final TileMemory memory = new TileMemory();

  @BeforeEach
  void permitSome() {
    memory.permit(0x60001, 15, true, false);
    memory.permit(0x60020, 7, true, true);
  }

  @Test
  void loadsNeedEveryByteToBeReadable() {
    assertThat(memory.load8(0x60001)).isZero();
    assertThat(memory.load64(0x60008)).isZero();
    assertFault(() -> memory.load64(0x60000), FaultKind.READ_OUTSIDE_OPERAND, "0x60000");
    assertFault(() -> memory.load32(0x60000), FaultKind.READ_OUTSIDE_OPERAND, "0x60000");
    assertFault(() -> memory.load16(0x60000), FaultKind.READ_OUTSIDE_OPERAND, "0x60000");
    assertFault(() -> memory.load8(0x60000), FaultKind.READ_OUTSIDE_OPERAND, "0x60000");
    assertFault(() -> memory.load64(0x60020), FaultKind.READ_OUTSIDE_OPERAND, "0x60027");
  }

  @Test
  void storesNeedEveryByteToBeWritable() {
    memory.store32(0x60020, 0x01020304);
    assertThat(memory.load8(0x60020)).isEqualTo(4);
    assertThat(memory.load16(0x60022)).isEqualTo(0x0102);
    assertFault(() -> memory.store32(0x60024, 1), FaultKind.WRITE_OUTSIDE_OPERAND, "0x60027");
    assertFault(() -> memory.store64(0x60020, 1), FaultKind.WRITE_OUTSIDE_OPERAND, "0x60027");
    assertFault(() -> memory.store32(0x60004, 1), FaultKind.WRITE_OUTSIDE_OPERAND, "0x60004");
    assertThat(memory.load32(0x60004)).isZero();
  }

  @Test
  void forbiddenBytesAreGuardsAgain() {
    memory.forbid(0x60022, 1);
    assertFault(() -> memory.load32(0x60020), FaultKind.READ_OUTSIDE_OPERAND, "0x60022");
    assertThat(memory.load16(0x60020)).isZero();
  }

  @Test
  void addressesAreMultiplesOfTheWidth() {
    assertFault(() -> memory.load16(0x60003), FaultKind.MISALIGNED, "2-byte");
    assertFault(() -> memory.load32(0x60006), FaultKind.MISALIGNED, "4-byte");
    assertFault(() -> memory.load64(0x60004), FaultKind.MISALIGNED, "8-byte");
    assertFault(() -> memory.store32(0x60022, 1), FaultKind.MISALIGNED, "4-byte");
    assertFault(() -> memory.store64(0x60024, 1), FaultKind.MISALIGNED, "8-byte");
  }

  @Test
  void memoryEndsWhereItEnds() {
    memory.permit(MemoryMap.BASE, 8, true, true);
    memory.permit(MemoryMap.END - 8, 8, true, true);
    memory.store64(MemoryMap.END - 8, 7);
    assertThat(memory.load64(MemoryMap.END - 8)).isEqualTo(7);
    for (int address : new int[] {0, -8, MemoryMap.BASE - 8, MemoryMap.END, 0x7FFFFFF8}) {
      assertFault(() -> memory.load64(address), FaultKind.INVALID_ADDRESS, "outside tile memory");
      assertFault(() -> memory.store32(address, 1), FaultKind.INVALID_ADDRESS, "0xe8000");
      assertFault(() -> memory.load8(address), FaultKind.INVALID_ADDRESS, "load of 1");
      assertFault(() -> memory.check128(address), FaultKind.INVALID_ADDRESS, "16 bytes");
    }
  }

  @Test
  void wideAccessesNeedInterleavedMemory() {
    memory.check128(0x80000);
    memory.check128(MemoryMap.END - 16);
    assertFault(() -> memory.check128(0x7FFF0), FaultKind.INVALID_ADDRESS, "interleaved");
    assertFault(() -> memory.check128(0x80008), FaultKind.MISALIGNED, "16-byte aligned");
  }

  @Test
  void codeNeverBecomesWritable() {
    memory.markCode(0x50000, 8);
    memory.permit(0x50000, 8, true, false);
    assertThatThrownBy(() -> memory.permit(0x50004, 8, true, true))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("0x50004");
    assertFault(() -> memory.store32(0x50000, 1), FaultKind.WRITE_OUTSIDE_OPERAND, "holds code");
  }

  @Test
  void callersAreToldWhatDoesNotFit() {
    assertThatThrownBy(() -> memory.write(MemoryMap.END - 4, new byte[8]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("8 bytes at 0xe7ffc");
    assertThatThrownBy(() -> memory.read(0x40000, 4)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> memory.permit(0x60000, -1, true, true))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void countsStoresByWord() {
    assertThatThrownBy(() -> memory.writesOf(0x60020)).isInstanceOf(IllegalStateException.class);
    memory.permit(0x60020, 16, true, true);
    memory.countWrites();
    memory.store64(0x60020, 1);
    memory.store32(0x60024, 1);
    memory.write(0x60028, new byte[4]);
    assertThat(memory.writesOf(0x60020)).isEqualTo(1);
    assertThat(memory.writesOf(0x60024)).isEqualTo(2);
    assertThat(memory.writesOf(0x60028)).isZero();
  }

  @Test
  void elementsAreBlocksBelowAndPairsAbove() {
    assertThat(MemoryMap.elementOf(0x4C000)).isZero();
    assertThat(MemoryMap.elementOf(0x4FFFF)).isZero();
    assertThat(MemoryMap.elementOf(0x50000)).isEqualTo(1);
    assertThat(MemoryMap.elementOf(0x7FFFF)).isEqualTo(12);
    assertThat(MemoryMap.elementOf(0x80000)).isEqualTo(13);
    assertThat(MemoryMap.elementOf(0x80007)).isEqualTo(13);
    assertThat(MemoryMap.elementOf(0x80008)).isEqualTo(14);
    assertThat(MemoryMap.elementOf(0x87FF0)).isEqualTo(13);
    assertThat(MemoryMap.elementOf(0x88000)).isEqualTo(15);
    assertThat(MemoryMap.elementOf(0xE7FFF)).isEqualTo(38);
  }

  private static void assertFault(Runnable access, FaultKind kind, String words) {
    assertThatThrownBy(access::run)
        .isInstanceOfSatisfying(FaultException.class, e -> assertThat(e.kind()).isEqualTo(kind))
        .hasMessageContaining(words);
  }
}
