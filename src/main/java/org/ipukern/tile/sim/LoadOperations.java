package org.ipukern.tile.sim;

import java.util.LinkedHashMap;
import java.util.Map;
import org.ipukern.tile.asm.Insn;

/** Plain and stepped loads of up to 32 bits into a main or auxiliary register. */
final class LoadOperations {
  private LoadOperations() {}

  /** How the addressed bytes become the 32 bits of a register. */
  @FunctionalInterface
  private interface Fetch {
    int from(TileMemory memory, int address);
  }

  static Map<String, OperationFactory> table() {
    Map<String, OperationFactory> table = new LinkedHashMap<>();
    add(table, "ld32", 4, TileMemory::load32);
    add(table, "ldz16", 2, TileMemory::load16);
    add(table, "lds16", 2, (memory, address) -> (short) memory.load16(address));
    add(table, "ldb16", 2, (memory, address) -> memory.load16(address) * 0x10001);
    add(table, "ldz8", 1, TileMemory::load8);
    add(table, "lds8", 1, (memory, address) -> (byte) memory.load8(address));
    add(table, "ldb8", 1, (memory, address) -> memory.load8(address) * 0x01010101);
    return table;
  }

  private static void add(
      Map<String, OperationFactory> table, String mnemonic, int width, Fetch fetch) {
    table.put(mnemonic, insn -> plain(insn, width, fetch));
    table.put(mnemonic + "step", insn -> stepped(insn, width, fetch));
  }

  private static Operation plain(Insn insn, int width, Fetch fetch) {
    Address address = Address.of(insn, width);
    int dst = Operands.register(insn, "dst");
    return Operands.isAux(insn, "dst")
        ? w -> w.setA(dst, fetch.from(w.memory, address.in(w)))
        : w -> w.setM(dst, fetch.from(w.memory, address.in(w)));
  }

  private static Operation stepped(Insn insn, int width, Fetch fetch) {
    SteppedAddress address = SteppedAddress.of(insn, width);
    int dst = Operands.register(insn, "dst");
    boolean aux = Operands.isAux(insn, "dst");
    return w -> {
      int value = fetch.from(w.memory, address.in(w));
      int moved = address.moved(w);
      if (aux) {
        w.setA(dst, value);
      } else {
        w.setM(dst, value);
      }
      w.setM(address.pointer(), moved);
    };
  }
}
