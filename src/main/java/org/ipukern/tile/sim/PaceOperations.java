package org.ipukern.tile.sim;

import java.util.Map;
import org.ipukern.tile.asm.Insn;

/**
 * Loads and stores through packed addresses, several to one instruction. All of them look at
 * register values from before the instruction, and no two may need the same memory element.
 */
final class PaceOperations {
  private PaceOperations() {}

  static Map<String, OperationFactory> table() {
    return Map.of(
        "tapack", PaceOperations::pack,
        "ld2x64pace", PaceOperations::loadTwo,
        "ldst64pace", PaceOperations::loadStore,
        "ld2xst64pace", PaceOperations::loadTwoStore,
        "st64pace", PaceOperations::store,
        "ld64a32pace", insn -> loadNarrow(insn, 4),
        "ld64b16pace", insn -> loadNarrow(insn, 2));
  }

  /** Two selector bits of the stride immediate. */
  private static int selector(Insn insn, int place) {
    return (Operands.immediateOrZero(insn, "strimm") >> (2 * place)) & 3;
  }

  private static Operation pack(Insn insn) {
    int dst = Operands.register(insn, "dst");
    int src0 = Operands.register(insn, "addr0");
    int src1 = Operands.register(insn, "addr1");
    int src2 = Operands.register(insn, "addr2");
    return w -> {
      int low = PackedAddresses.low(w.m[src0], w.m[src2]);
      int high = PackedAddresses.high(w.m[src1], w.m[src2]);
      w.setM(dst, low);
      w.setM(dst + 1, high);
    };
  }

  private static Operation loadTwo(Insn insn) {
    int dst0 = Operands.register(insn, "dst0");
    int dst1 = Operands.register(insn, "dst1");
    int pair = Operands.register(insn, "addr");
    int stride = Operands.register(insn, "stride");
    int select0 = selector(insn, 0);
    int select1 = selector(insn, 1);
    if (dst0 == dst1) {
      return w -> {
        throw new FaultException(FaultKind.INVALID_OPERAND, "both loads name one destination");
      };
    }
    return w -> {
      int low = w.m[pair];
      int high = w.m[pair + 1];
      int steps = w.m[stride];
      int address0 = PackedAddresses.address0(low);
      int address1 = PackedAddresses.address1(high);
      TileMemory.distinct(address0, address1);
      long value0 = w.memory.load64(address0);
      long value1 = w.memory.load64(address1);
      WideLoadOperations.setPair(w, dst0, value0);
      WideLoadOperations.setPair(w, dst1, value1);
      w.setM(pair, PackedAddresses.move(low, 8 * PackedAddresses.step(select0, steps)));
      w.setM(pair + 1, PackedAddresses.move(high, 8 * PackedAddresses.step(select1, steps)));
    };
  }

  private static Operation loadStore(Insn insn) {
    int dst = Operands.register(insn, "dst");
    int src = Operands.register(insn, "src");
    int pair = Operands.register(insn, "addr");
    int stride = Operands.register(insn, "stride");
    int select0 = selector(insn, 0);
    int select2 = selector(insn, 1);
    return w -> {
      int low = w.m[pair];
      int high = w.m[pair + 1];
      int steps = w.m[stride];
      int address0 = PackedAddresses.address0(low);
      int address2 = PackedAddresses.address2(low, high);
      TileMemory.distinct(address0, address2);
      long loaded = w.memory.load64(address0);
      w.memory.store64(address2, WideLoadOperations.pair(w, src));
      WideLoadOperations.setPair(w, dst, loaded);
      int next2 = address2 + 8 * PackedAddresses.step(select2, steps);
      int moved = PackedAddresses.move(low, 8 * PackedAddresses.step(select0, steps));
      w.setM(pair, PackedAddresses.lowWith2(moved, next2));
      w.setM(pair + 1, PackedAddresses.highWith2(high, next2));
    };
  }

  private static Operation loadTwoStore(Insn insn) {
    int dst = Operands.register(insn, "dst");
    int src = Operands.register(insn, "src");
    int pair = Operands.register(insn, "addr");
    int stride = Operands.register(insn, "stride");
    int select0 = selector(insn, 0);
    int select1 = selector(insn, 1);
    int select2 = selector(insn, 2);
    return w -> {
      int low = w.m[pair];
      int high = w.m[pair + 1];
      int steps = w.m[stride];
      int address0 = PackedAddresses.address0(low);
      int address1 = PackedAddresses.address1(high);
      int address2 = PackedAddresses.address2(low, high);
      TileMemory.distinct(address0, address1);
      TileMemory.distinct(address0, address2);
      TileMemory.distinct(address1, address2);
      long value0 = w.memory.load64(address0);
      long value1 = w.memory.load64(address1);
      w.memory.store64(address2, WideLoadOperations.pair(w, src));
      WideLoadOperations.setPair(w, dst, value0);
      WideLoadOperations.setPair(w, dst + 2, value1);
      int next2 = address2 + 8 * PackedAddresses.step(select2, steps);
      int low0 = PackedAddresses.move(low, 8 * PackedAddresses.step(select0, steps));
      int high1 = PackedAddresses.move(high, 8 * PackedAddresses.step(select1, steps));
      w.setM(pair, PackedAddresses.lowWith2(low0, next2));
      w.setM(pair + 1, PackedAddresses.highWith2(high1, next2));
    };
  }

  private static Operation store(Insn insn) {
    int src = Operands.register(insn, "src");
    int pair = Operands.register(insn, "addr");
    int stride = Operands.register(insn, "stride");
    int select2 = selector(insn, 0);
    return w -> {
      int low = w.m[pair];
      int high = w.m[pair + 1];
      int address2 = PackedAddresses.address2(low, high);
      w.memory.store64(address2, WideLoadOperations.pair(w, src));
      int next2 = address2 + 8 * PackedAddresses.step(select2, w.m[stride]);
      w.setM(pair, PackedAddresses.lowWith2(low, next2));
      w.setM(pair + 1, PackedAddresses.highWith2(high, next2));
    };
  }

  /** 64 bits through address 0 and a narrower load through address 1, which steps by its width. */
  private static Operation loadNarrow(Insn insn, int width) {
    int dst0 = Operands.register(insn, "dst0");
    int dst1 = Operands.register(insn, "dst1");
    int pair = Operands.register(insn, "addr");
    int stride = Operands.register(insn, "stride");
    int select0 = selector(insn, 0);
    int select1 = selector(insn, 1);
    return w -> {
      int low = w.m[pair];
      int high = w.m[pair + 1];
      int steps = w.m[stride];
      int address0 = PackedAddresses.address0(low);
      int address1 = PackedAddresses.address1(high);
      TileMemory.distinct(address0, address1);
      long value0 = w.memory.load64(address0);
      int value1 = width == 4 ? w.memory.load32(address1) : w.memory.load16(address1) * 0x10001;
      WideLoadOperations.setPair(w, dst0, value0);
      w.setA(dst1, value1);
      w.setM(pair, PackedAddresses.move(low, 8 * PackedAddresses.step(select0, steps)));
      w.setM(pair + 1, PackedAddresses.move(high, width * PackedAddresses.step(select1, steps)));
    };
  }
}
