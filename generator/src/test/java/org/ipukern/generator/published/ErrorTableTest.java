package org.ipukern.generator.published;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Users want misses counted by how far off they are, worst and median without sign. */
class ErrorTableTest {
  private static ErrorTable table(long... figures) {
    ErrorTable table = new ErrorTable();
    for (long figure : figures) {
      table.add(1000, figure);
    }
    return table;
  }

  @Test
  void errorsAreCountedByTheirSize() {
    ErrorTable table = table(1000, 990, 989, 1021, 940, 1101);
    assertThat(table.count()).isEqualTo(6);
    assertThat(table.outside(1)).isEqualTo(4);
    assertThat(table.outside(2)).isEqualTo(3);
    assertThat(table.outside(5)).isEqualTo(2);
    assertThat(table.outside(10)).isEqualTo(1);
    assertThat(table.worst()).isEqualTo(10.1, within(1e-9));
    assertThat(table.row("x")).isEqualTo("| x | 6 | 4 | 3 | 2 | 1 | 1.60 % | 10.10 % |");
  }

  @Test
  void theMedianOfAnEvenNumberLiesBetween() {
    assertThat(table(1010, 970).median()).isEqualTo(2.0, within(1e-9));
    assertThat(table(1010, 970, 950).median()).isEqualTo(3.0, within(1e-9));
  }

  @Test
  void withoutFiguresThereIsNoError() {
    assertThat(table().row("none")).isEqualTo("| none | 0 | 0 | 0 | 0 | 0 | 0.00 % | 0.00 % |");
  }
}
