package org.ipukern.tile.cost;

/**
 * An ordinary load to a main register, with its post-increment if it has one.
 *
 * @param address where it reads
 * @param destination number of the main register
 * @param bytes its width
 * @param signed extends the sign
 * @param increment null if it has none
 */
record LoadEffect(Address address, int destination, int bytes, boolean signed, AddEffect increment)
    implements MainEffect {
  @Override
  public boolean apply(Registers registers, KnownMemory memory) {
    long value = memory.load(registers, address.value(registers), bytes, signed);
    if (increment != null) {
      increment.advance(registers, 1);
    }
    registers.set(destination, value);
    return true;
  }
}
