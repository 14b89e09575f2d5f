package org.ipukern.tile.cost;

import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.isa.MemoryAccess;

/** Effects of loads and stores. */
final class MemoryEffects {
  private static final int INDEX_BYTES = 2;

  private MemoryEffects() {}

  /** The effect of a memory instruction, null if it has none on main registers and memory. */
  static MainEffect of(Insn insn) {
    MemoryAccess access = insn.definition().accesses().get(0);
    if (access.packed() >= 0) {
      return new PacedEffect(insn);
    }
    if (insn.mnemonic().startsWith("ldd16")) {
      return indexed(insn);
    }
    Address address = Address.of(insn);
    AddEffect increment = increment(insn, access.bytes());
    if (access.store()) {
      Source value = Source.of(insn.operand("src"));
      return new StoreEffect(address, value, access.bytes(), increment);
    }
    Operand destination = insn.operand("dst");
    if (!destination.spec().kind().isMain()) {
      return increment;
    }
    boolean signed = insn.mnemonic().startsWith("lds");
    return new LoadEffect(address, (int) destination.value(), access.bytes(), signed, increment);
  }

  private static AddEffect increment(Insn insn, int bytes) {
    for (Operand operand : insn.operands()) {
      if (operand.spec().access().writes() && operand.spec().role().startsWith("mem.")) {
        return new AddEffect((int) operand.value(), Source.of(insn.operand("step")), bytes);
      }
    }
    return null;
  }

  /** Loads that take the next offset from a table of 16-bit offsets. */
  private static MainEffect indexed(Insn insn) {
    int table = (int) insn.operand("addr").value();
    int delta = (int) insn.operand("delta").value();
    return (registers, memory) -> {
      long at = registers.get(table);
      registers.set(delta, memory.load(registers, at, INDEX_BYTES, false));
      registers.set(table, Word.plus(at, INDEX_BYTES));
      return true;
    };
  }
}
