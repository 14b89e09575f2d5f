package org.ipukern.tile.sim;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Locale;

/**
 * The memory of a tile with a permission for every byte. Nothing may be accessed until {@link
 * #permit} allows it; guards around operands are simply bytes without permission.
 *
 * <p>The package-private accesses are those of instructions: they check range, alignment and
 * permissions, little endian. The public ones are the caller's and check the range only.
 */
public final class TileMemory {
  private static final VarHandle SHORTS =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final int SIZE = MemoryMap.END - MemoryMap.BASE;
  private static final byte READ = 1;
  private static final byte WRITE = 2;
  private static final byte CODE = 4;
  private static final long READ_ALL = 0x0101010101010101L;
  private static final long WRITE_ALL = 0x0202020202020202L;

  private final byte[] bytes = new byte[SIZE];
  private final byte[] permissions = new byte[SIZE];

  private final AccessWatch watch = new AccessWatch(SIZE / 4);

  /** Stores an aligned 32-bit word has seen; null unless counting is on. */
  private int[] writeCounts;

  TileMemory() {}

  /**
   * Allows instructions to access bytes, in addition to what is allowed already.
   *
   * @throws IllegalArgumentException if bytes lie outside tile memory, or code would become
   *     writable
   */
  public void permit(int address, int count, boolean read, boolean write) {
    int from = offset(address, count);
    for (int i = from; i < from + count; i++) {
      if (write && (permissions[i] & CODE) != 0) {
        throw new IllegalArgumentException(
            text("0x%x holds code and cannot become writable", MemoryMap.BASE + i));
      }
      permissions[i] |= (byte) ((read ? READ : 0) | (write ? WRITE : 0));
    }
  }

  /**
   * Takes all permissions away from bytes.
   *
   * @throws IllegalArgumentException if bytes lie outside tile memory
   */
  public void forbid(int address, int count) {
    int from = offset(address, count);
    for (int i = from; i < from + count; i++) {
      permissions[i] &= CODE;
    }
  }

  /** Marks bytes that instructions are fetched from. */
  void markCode(int address, int count) {
    int from = offset(address, count);
    for (int i = from; i < from + count; i++) {
      permissions[i] |= CODE;
    }
  }

  /**
   * Copies bytes in, whatever the permissions.
   *
   * @throws IllegalArgumentException if they do not fit into tile memory
   */
  public void write(int address, byte[] source) {
    System.arraycopy(source, 0, bytes, offset(address, source.length), source.length);
  }

  /**
   * Copies bytes out, whatever the permissions.
   *
   * @throws IllegalArgumentException if they lie outside tile memory
   */
  public byte[] read(int address, int count) {
    int from = offset(address, count);
    return Arrays.copyOfRange(bytes, from, from + count);
  }

  /** Starts counting the stores to every aligned 32-bit word, from zero. */
  public void countWrites() {
    writeCounts = new int[SIZE / 4];
  }

  /**
   * How often the aligned word at an address was stored to since {@link #countWrites()}.
   *
   * @throws IllegalStateException if counting is off
   */
  public int writesOf(int address) {
    if (writeCounts == null) {
      throw new IllegalStateException("countWrites() was not called");
    }
    return writeCounts[offset(address, 4) >> 2];
  }

  /** Who accesses memory, and when. */
  AccessWatch watch() {
    return watch;
  }

  int load8(int address) {
    int at = address - MemoryMap.BASE;
    if (at < 0 || at >= SIZE || (permissions[at] & READ) == 0) {
      throw refused(address, 1, false);
    }
    watch.loaded(at >> 2, 1);
    return bytes[at] & 0xFF;
  }

  int load16(int address) {
    int at = address - MemoryMap.BASE;
    if (at < 0
        || at > SIZE - 2
        || (at & 1) != 0
        || ((short) SHORTS.get(permissions, at) & 0x0101) != 0x0101) {
      throw refused(address, 2, false);
    }
    watch.loaded(at >> 2, 1);
    return (short) SHORTS.get(bytes, at) & 0xFFFF;
  }

  int load32(int address) {
    int at = address - MemoryMap.BASE;
    if (at < 0
        || at > SIZE - 4
        || (at & 3) != 0
        || ((int) INTS.get(permissions, at) & (int) READ_ALL) != (int) READ_ALL) {
      throw refused(address, 4, false);
    }
    watch.loaded(at >> 2, 1);
    return (int) INTS.get(bytes, at);
  }

  long load64(int address) {
    int at = address - MemoryMap.BASE;
    if (at < 0
        || at > SIZE - 8
        || (at & 7) != 0
        || ((long) LONGS.get(permissions, at) & READ_ALL) != READ_ALL) {
      throw refused(address, 8, false);
    }
    watch.loaded(at >> 2, 2);
    return (long) LONGS.get(bytes, at);
  }

  /** Checks a 128-bit load; its halves are then read with {@link #load64}. */
  void check128(int address) {
    if (!MemoryMap.contains(address) || !MemoryMap.contains((long) address + 15)) {
      throw refused(address, 16, false);
    }
    if ((address & 15) != 0) {
      throw new FaultException(
          FaultKind.MISALIGNED, text("16-byte access at 0x%x is not 16-byte aligned", address));
    }
    if (!MemoryMap.isInterleaved(address)) {
      throw new FaultException(
          FaultKind.INVALID_ADDRESS,
          text(
              "16-byte access at 0x%x needs interleaved memory, 0x%x and above",
              address, MemoryMap.INTERLEAVED));
    }
  }

  void store32(int address, int value) {
    int at = address - MemoryMap.BASE;
    if (at < 0
        || at > SIZE - 4
        || (at & 3) != 0
        || ((int) INTS.get(permissions, at) & (int) WRITE_ALL) != (int) WRITE_ALL) {
      throw refused(address, 4, true);
    }
    watch.stored(at >> 2, 1);
    INTS.set(bytes, at, value);
    if (writeCounts != null) {
      writeCounts[at >> 2]++;
    }
  }

  void store64(int address, long value) {
    int at = address - MemoryMap.BASE;
    if (at < 0
        || at > SIZE - 8
        || (at & 7) != 0
        || ((long) LONGS.get(permissions, at) & WRITE_ALL) != WRITE_ALL) {
      throw refused(address, 8, true);
    }
    watch.stored(at >> 2, 2);
    LONGS.set(bytes, at, value);
    if (writeCounts != null) {
      writeCounts[at >> 2]++;
      writeCounts[(at >> 2) + 1]++;
    }
  }

  /**
   * The conflict rule for two accesses of one instruction.
   *
   * @throws FaultException if both are legal addresses of one memory element
   */
  static void distinct(int first, int second) {
    int element = MemoryMap.elementOf(first);
    if (element == MemoryMap.elementOf(second)
        && MemoryMap.contains(first)
        && MemoryMap.contains(second)) {
      throw new FaultException(
          FaultKind.ELEMENT_CONFLICT,
          text("accesses at 0x%x and 0x%x both need memory element %d", first, second, element));
    }
  }

  private FaultException refused(int address, int width, boolean store) {
    String what = store ? "store" : "load";
    if (!MemoryMap.contains(address) || !MemoryMap.contains((long) address + width - 1)) {
      return new FaultException(
          FaultKind.INVALID_ADDRESS,
          text(
              "%s of %d bytes at 0x%x is outside tile memory, 0x%x up to 0x%x",
              what, width, address, MemoryMap.BASE, MemoryMap.END));
    }
    if (address % width != 0) {
      return new FaultException(
          FaultKind.MISALIGNED,
          text("%s of %d bytes at 0x%x is not %d-byte aligned", what, width, address, width));
    }
    int needed = store ? WRITE : READ;
    int at = address - MemoryMap.BASE;
    while ((permissions[at] & needed) != 0) {
      at++;
    }
    String holds = (permissions[at] & CODE) != 0 ? ", which holds code" : "";
    return new FaultException(
        store ? FaultKind.WRITE_OUTSIDE_OPERAND : FaultKind.READ_OUTSIDE_OPERAND,
        text(
            "%s of %d bytes at 0x%x touches 0x%x%s, where nothing may be %s",
            what, width, address, MemoryMap.BASE + at, holds, store ? "written" : "read"));
  }

  private static int offset(int address, int count) {
    if (count < 0 || !MemoryMap.contains(address) || (long) address + count > MemoryMap.END) {
      throw new IllegalArgumentException(
          text(
              "%d bytes at 0x%x do not fit into tile memory, 0x%x up to 0x%x",
              count, address, MemoryMap.BASE, MemoryMap.END));
    }
    return address - MemoryMap.BASE;
  }

  private static String text(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
