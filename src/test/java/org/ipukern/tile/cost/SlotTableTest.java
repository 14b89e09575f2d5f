package org.ipukern.tile.cost;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;

class SlotTableTest {
  @Test
  void nextFreeCycleEqualsASearchCycleByCycle() {
    long seed = 7;
    Random random = new Random(seed);
    for (int round = 0; round < 3_000; round++) {
      SlotTable table = new SlotTable(TimingModel.ipu21());
      long[] from = new long[6];
      long[] until = new long[6];
      for (int slot = 0; slot < 6; slot++) {
        if (random.nextInt(6) != 0) {
          from[slot] = table.align(random.nextInt(40), slot);
          until[slot] = from[slot] + random.nextInt(60);
          table.own(slot, from[slot], until[slot]);
        }
      }
      long cycle = random.nextInt(100);
      long expected = cycle;
      while (expected >= from[(int) (expected % 6)] && expected < until[(int) (expected % 6)]) {
        expected++;
      }
      assertThat(table.nextFree(cycle)).as("seed %d, round %d", seed, round).isEqualTo(expected);
    }
  }

  @Test
  void alignsToTheSlot() {
    SlotTable table = new SlotTable(TimingModel.ipu21());
    assertThat(table.align(13, 1)).isEqualTo(13);
    assertThat(table.align(13, 0)).isEqualTo(18);
    assertThat(table.align(0, 5)).isEqualTo(5);
  }
}
