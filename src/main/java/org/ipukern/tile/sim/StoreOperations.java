package org.ipukern.tile.sim;

import java.util.Map;
import org.ipukern.tile.asm.Insn;

/** Plain and stepped stores. The tile has none below 32 bits. */
final class StoreOperations {
  private StoreOperations() {}

  static Map<String, OperationFactory> table() {
    return Map.of(
        "st32", StoreOperations::store32,
        "stm32", StoreOperations::store32,
        "st64", StoreOperations::store64,
        "st32step", StoreOperations::store32Stepped,
        "stm32step", StoreOperations::store32Stepped,
        "st64step", StoreOperations::store64Stepped);
  }

  private static Operation store32(Insn insn) {
    Address address = Address.of(insn, 4);
    int src = Operands.register(insn, "src");
    return Operands.isAux(insn, "src")
        ? w -> w.memory.store32(address.in(w), w.a[src])
        : w -> w.memory.store32(address.in(w), w.m[src]);
  }

  private static Operation store64(Insn insn) {
    Address address = Address.of(insn, 8);
    int src = Operands.register(insn, "src");
    return w -> w.memory.store64(address.in(w), WideLoadOperations.pair(w, src));
  }

  private static Operation store32Stepped(Insn insn) {
    SteppedAddress address = SteppedAddress.of(insn, 4);
    int src = Operands.register(insn, "src");
    boolean aux = Operands.isAux(insn, "src");
    return w -> {
      w.memory.store32(address.in(w), aux ? w.a[src] : w.m[src]);
      w.setM(address.pointer(), address.moved(w));
    };
  }

  private static Operation store64Stepped(Insn insn) {
    SteppedAddress address = SteppedAddress.of(insn, 8);
    int src = Operands.register(insn, "src");
    return w -> {
      w.memory.store64(address.in(w), WideLoadOperations.pair(w, src));
      w.setM(address.pointer(), address.moved(w));
    };
  }
}
