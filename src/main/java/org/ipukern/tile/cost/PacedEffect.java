package org.ipukern.tile.cost;

import java.util.List;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.isa.MemoryAccess;

/** The address updates and the store of a paced load or store. */
final class PacedEffect implements LinearEffect {
  private final List<MemoryAccess> accesses;
  private final int pair;
  private final Source stride;
  private final int selectors;

  PacedEffect(Insn insn) {
    accesses = insn.definition().accesses();
    pair = (int) insn.operand("addr").value();
    stride = Source.of(insn.operand("stride"));
    selectors = (int) insn.operand("strimm").value();
  }

  @Override
  public int advanced() {
    return 3 << pair;
  }

  @Override
  public int strides() {
    return stride.mask();
  }

  @Override
  public boolean packed() {
    return true;
  }

  @Override
  public boolean apply(Registers registers, KnownMemory memory) {
    if (isKnown(registers)) {
      PackedAddresses addresses = unpack(registers);
      for (MemoryAccess access : accesses) {
        if (access.store()) {
          long at = addresses.address(access.packed());
          memory.store(registers, at, access.bytes(), Word.UNKNOWN);
        }
      }
    }
    advance(registers, 1);
    return true;
  }

  @Override
  public void advance(Registers registers, long times) {
    if (!isKnown(registers)) {
      forget(registers);
      return;
    }
    PackedAddresses addresses = unpack(registers);
    for (MemoryAccess access : accesses) {
      int selector = selectors >> access.selectorShift() & 3;
      long step = PackedAddresses.step(selector, stride.value(registers));
      if (!Word.isKnown(step)) {
        forget(registers);
        return;
      }
      addresses.add(access.packed(), step * access.bytes() * times);
    }
    registers.set(pair, addresses.low());
    registers.set(pair + 1, addresses.high());
  }

  private boolean isKnown(Registers registers) {
    return Word.isKnown(registers.get(pair)) && Word.isKnown(registers.get(pair + 1));
  }

  private PackedAddresses unpack(Registers registers) {
    return PackedAddresses.unpack((int) registers.get(pair), (int) registers.get(pair + 1));
  }

  private void forget(Registers registers) {
    registers.set(pair, Word.UNKNOWN);
    registers.set(pair + 1, Word.UNKNOWN);
  }
}
