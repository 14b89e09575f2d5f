package org.ipukern.tile.cost;

/**
 * An ordinary store, with its post-increment if it has one.
 *
 * @param address where it goes
 * @param value what it stores
 * @param bytes its width
 * @param increment null if it has none
 */
record StoreEffect(Address address, Source value, int bytes, AddEffect increment)
    implements LinearEffect {
  @Override
  public int advanced() {
    return increment == null ? 0 : increment.advanced();
  }

  @Override
  public int strides() {
    return increment == null ? 0 : increment.strides();
  }

  @Override
  public boolean packed() {
    return false;
  }

  @Override
  public boolean apply(Registers registers, KnownMemory memory) {
    boolean certain =
        memory.store(registers, address.value(registers), bytes, value.value(registers));
    advance(registers, 1);
    return certain;
  }

  @Override
  public void advance(Registers registers, long times) {
    if (increment != null) {
      increment.advance(registers, times);
    }
  }
}
