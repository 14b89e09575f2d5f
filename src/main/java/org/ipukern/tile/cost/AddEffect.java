package org.ipukern.tile.cost;

/**
 * Adds an amount to a register: {@code add $m0, $m0, 4} and the post-increment of loads and stores.
 *
 * @param register the register
 * @param amount what is added, times {@code scale}
 * @param scale bytes of a step, 1 for {@code add}
 */
record AddEffect(int register, Source amount, int scale) implements LinearEffect {
  @Override
  public int advanced() {
    return 1 << register;
  }

  @Override
  public int strides() {
    return amount.mask();
  }

  @Override
  public boolean packed() {
    return false;
  }

  @Override
  public boolean apply(Registers registers, KnownMemory memory) {
    advance(registers, 1);
    return true;
  }

  @Override
  public void advance(Registers registers, long times) {
    long total = Word.times(amount.value(registers), scale * times);
    registers.set(register, Word.sum(registers.get(register), total));
  }
}
