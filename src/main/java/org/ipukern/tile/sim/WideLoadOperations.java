package org.ipukern.tile.sim;

import java.util.Map;
import org.ipukern.tile.asm.Insn;

/** Loads of 64 and 128 bits into auxiliary registers, the lower address into the lower register. */
final class WideLoadOperations {
  private WideLoadOperations() {}

  static Map<String, OperationFactory> table() {
    return Map.of(
        "ld64", WideLoadOperations::load64,
        "ld64step", WideLoadOperations::load64Stepped,
        "ld128", WideLoadOperations::load128,
        "ld128step", WideLoadOperations::load128Stepped);
  }

  private static Operation load64(Insn insn) {
    Address address = Address.of(insn, 8);
    int dst = Operands.register(insn, "dst");
    return w -> setPair(w, dst, w.memory.load64(address.in(w)));
  }

  private static Operation load64Stepped(Insn insn) {
    SteppedAddress address = SteppedAddress.of(insn, 8);
    int dst = Operands.register(insn, "dst");
    return w -> {
      setPair(w, dst, w.memory.load64(address.in(w)));
      w.setM(address.pointer(), address.moved(w));
    };
  }

  private static Operation load128(Insn insn) {
    Address address = Address.of(insn, 16);
    int dst = Operands.register(insn, "dst");
    return w -> setQuad(w, dst, address.in(w));
  }

  private static Operation load128Stepped(Insn insn) {
    SteppedAddress address = SteppedAddress.of(insn, 16);
    int dst = Operands.register(insn, "dst");
    return w -> {
      setQuad(w, dst, address.in(w));
      w.setM(address.pointer(), address.moved(w));
    };
  }

  private static void setQuad(Worker w, int dst, int address) {
    w.memory.check128(address);
    long low = w.memory.load64(address);
    long high = w.memory.load64(address + 8);
    setPair(w, dst, low);
    setPair(w, dst + 2, high);
  }

  static void setPair(Worker w, int dst, long value) {
    if (dst < 8) {
      w.a[dst] = (int) value;
      w.a[dst + 1] = (int) (value >>> 32);
    }
  }

  static long pair(Worker w, int src) {
    return (w.a[src] & 0xFFFFFFFFL) | (long) w.a[src + 1] << 32;
  }
}
