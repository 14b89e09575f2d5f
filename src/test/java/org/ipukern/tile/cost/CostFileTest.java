package org.ipukern.tile.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The text that the cost tables are read from. */
class CostFileTest {
  /** 10 n below 3, from there 100 and 7 more every second n; each round after the first adds 5. */
  private static final List<String> LINES =
      List.of(
          "# some tables",
          "model t9",
          "table one",
          "inner 2 1",
          "single 1 2",
          "10 15 5",
          "20 25 5",
          "segment 3 2",
          "100 7 105 7 5 0",
          "101 7 106 7 5 0",
          "like 6 another-one with words = one");

  @Test
  void holdsSinglesSegmentsAndLikenesses() {
    CostFile file = new CostFile("costs", LINES, "t9");

    assertThat(file.names()).containsExactly("one", "another-one with words");
    assertThat(file.table("two")).isEmpty();
    CostTable one = file.table("one").orElseThrow();
    assertThat(one.cycles(2, 1, 1)).isEqualTo(20);
    assertThat(one.cycles(2, 4, 1)).isEqualTo(35);
    assertThat(one.cycles(3, 1, 1)).isEqualTo(100);
    assertThat(one.cycles(8, 3, 1)).isEqualTo(101 + 2 * 7 + 10);
    CostTable other = file.table("another-one with words").orElseThrow();
    assertThat(other.cycles(8, 3, 1)).isEqualTo(one.cycles(8, 3, 1) + 6);
    assertThat(other.plus()).isEqualTo(6);
    assertThat(other.numbers()).isEqualTo(one.numbers());
    assertThat(file.table("one")).containsSame(one);
  }

  @Test
  void refusesCyclesOfAnotherTimingModel() {
    assertThatThrownBy(() -> new CostFile("kernel.costs", LINES, "t10"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "kernel.costs holds cycles of timing model t9, the timing model is t10: run"
                + " scripts/update-kernel-costs");
  }

  @Test
  void hasNoCyclesForSizesThatDoNotExist() {
    CostTable one = new CostFile("costs", LINES, "t9").table("one").orElseThrow();

    assertThatThrownBy(() -> one.cycles(0, 1, 1)).hasMessageContaining("no cycles for sizes 0");
    assertThatThrownBy(() -> one.cycles(1, 0, 1)).hasMessageContaining("no cycles for sizes 1, 0");
    assertThatThrownBy(() -> one.cycles(1, 1, 2)).hasMessageContaining("1, 1, 2");
  }
}
