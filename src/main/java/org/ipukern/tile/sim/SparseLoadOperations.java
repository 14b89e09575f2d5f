package org.ipukern.tile.sim;

import java.util.LinkedHashMap;
import java.util.Map;
import org.ipukern.tile.asm.Insn;

/**
 * The {@code ldd16} loads: data at {@code base + delta} while the next delta, an unsigned 16-bit
 * byte offset, is fetched from a list.
 */
final class SparseLoadOperations {
  private SparseLoadOperations() {}

  @FunctionalInterface
  private interface Load {
    void into(Worker w, int dst, int address);
  }

  static Map<String, OperationFactory> table() {
    Map<String, OperationFactory> table = new LinkedHashMap<>();
    table.put("ldd16a32", insn -> create(insn, (w, dst, at) -> w.setA(dst, w.memory.load32(at))));
    table.put(
        "ldd16a64",
        insn ->
            create(insn, (w, dst, at) -> WideLoadOperations.setPair(w, dst, w.memory.load64(at))));
    table.put(
        "ldd16b16",
        insn -> create(insn, (w, dst, at) -> w.setA(dst, w.memory.load16(at) * 0x10001)));
    return table;
  }

  private static Operation create(Insn insn, Load load) {
    int dst = Operands.register(insn, "dst");
    int list = Operands.register(insn, "addr");
    int base = Operands.register(insn, "base");
    int delta = Operands.register(insn, "delta");
    return w -> {
      int entry = w.m[list];
      int address = w.m[base] + w.m[delta];
      TileMemory.distinct(address, entry);
      int next = w.memory.load16(entry);
      load.into(w, dst, address);
      w.setM(delta, next);
      w.setM(list, entry + 2);
    };
  }
}
