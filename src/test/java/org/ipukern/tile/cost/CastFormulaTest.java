package org.ipukern.tile.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class CastFormulaTest {
  @Test
  void linearBudgets() {
    assertThat(CastFormula.budget(CastParameters.linear(592, 16, 8, false))).isEqualTo(642);
    assertThat(CastFormula.budget(CastParameters.linear(0, 16, 8, false))).isEqualTo(330);
    assertThat(CastFormula.budget(CastParameters.linear(1, 16, 8, false))).isEqualTo(354);
    assertThat(CastFormula.budget(CastParameters.linear(48, 8, 16, false))).isEqualTo(354);
    assertThat(CastFormula.budget(CastParameters.linear(49, 16, 8, false))).isEqualTo(378);
  }

  @Test
  void panelBudgets() {
    assertThat(CastFormula.budget(packed(288, 32, true))).isEqualTo(330 + 120 + 72 * 48);
    assertThat(CastFormula.budget(packed(164, 384, true))).isEqualTo(330 + 12 * (120 + 72 * 28));
    // 33 rows or five panels: rows go to workers; 32 rows and six panels: panels do.
    assertThat(CastFormula.budget(packed(33, 192, true))).isEqualTo(330 + 6 * (120 + 72 * 6));
    assertThat(CastFormula.budget(packed(32, 192, true))).isEqualTo(330 + 120 + 72 * 32);
    assertThat(CastFormula.budget(packed(32, 160, true))).isEqualTo(330 + 5 * (120 + 72 * 6));
    assertThat(CastFormula.budget(packed(32, 193, true))).isEqualTo(330 + 2 * (120 + 72 * 32));
  }

  @Test
  void budgetsOfOurOwnCountBundles() {
    // Bundles for eight values of each worker: 8, 36 and 10, times six slots.
    assertThat(CastFormula.budget(CastParameters.linear(96, 32, 16, false))).isEqualTo(330 + 96);
    assertThat(CastFormula.budget(CastParameters.linear(96, 32, 8, false))).isEqualTo(330 + 432);
    assertThat(CastFormula.budget(CastParameters.linear(96, 8, 8, false))).isEqualTo(330 + 120);
    // Rows of 32 values: 12 bundles; 16 where the last panel is not full; 24 and 40 where
    // unaligned.
    assertThat(CastFormula.budget(rows(60, 64, 8))).isEqualTo(330 + 2 * (120 + 72 * 10));
    assertThat(CastFormula.budget(rows(60, 63, 8))).isEqualTo(330 + 2 * (120 + 78 * 10));
    assertThat(CastFormula.budget(rows(60, 64, 4))).isEqualTo(330 + 2 * (120 + 144 * 10));
    assertThat(CastFormula.budget(rows(60, 64, 2))).isEqualTo(330 + 2 * (120 + 240 * 10));
  }

  private static CastParameters rows(long rows, long columns, int alignment) {
    return new CastParameters(CastLayout.ROW_MAJOR, rows, columns, 16, 8, false, alignment);
  }

  @Test
  void floorsFollowThePorts() {
    assertThat(CastFormula.floor(packed(288, 32, true))).isEqualTo(1_152);
    assertThat(CastFormula.floor(packed(288, 32, false))).isEqualTo(2_304);
    assertThat(CastFormula.floor(packed(164, 384, true))).isEqualTo(7_872);
    assertThat(CastFormula.floor(packed(164, 384, false))).isEqualTo(15_744);
    // FP8 to f16 stores twice for each load, so the source's memory does not matter.
    assertThat(CastFormula.floor(CastParameters.linear(8_320, 8, 16, true))).isEqualTo(2_082);
    assertThat(CastFormula.floor(CastParameters.linear(8_320, 8, 16, false))).isEqualTo(2_082);
    assertThat(CastFormula.floor(CastParameters.linear(1, 16, 8, true))).isEqualTo(6);
    assertThat(CastFormula.floor(CastParameters.linear(0, 16, 8, true))).isZero();
  }

  @Test
  void definedAndMonotoneForEverySmallShape() {
    for (CastLayout layout : CastLayout.values()) {
      for (boolean paired : new boolean[] {false, true}) {
        for (int[] bits : new int[][] {{16, 8}, {8, 16}, {32, 16}, {32, 8}, {8, 8}}) {
          for (long r = layout == CastLayout.LINEAR ? 1 : 0;
              r <= (layout == CastLayout.LINEAR ? 1 : 40);
              r++) {
            for (long c = 0; c <= 40; c++) {
              CastParameters here = new CastParameters(layout, r, c, bits[0], bits[1], paired);
              CastParameters wider = new CastParameters(layout, r, c + 1, bits[0], bits[1], paired);
              assertThat(CastFormula.budget(here)).isPositive();
              assertThat(CastFormula.floor(here)).isBetween(0L, CastFormula.budget(here));
              if (layout != CastLayout.ROW_MAJOR || (c + 1) % 32 != 0) {
                assertThat(CastFormula.budget(wider))
                    .isGreaterThanOrEqualTo(CastFormula.budget(here));
              }
              assertThat(CastFormula.floor(wider)).isGreaterThanOrEqualTo(CastFormula.floor(here));
              if (layout != CastLayout.LINEAR) {
                CastParameters taller =
                    new CastParameters(layout, r + 1, c, bits[0], bits[1], paired);
                assertThat(CastFormula.budget(taller))
                    .isGreaterThanOrEqualTo(CastFormula.budget(here));
                assertThat(CastFormula.floor(taller))
                    .isGreaterThanOrEqualTo(CastFormula.floor(here));
              }
            }
          }
        }
      }
    }
  }

  @Test
  void theLargestShapeDoesNotOverflow() {
    CastParameters largest =
        new CastParameters(CastLayout.PACKED, 1L << 20, 1L << 20, 32, 16, false);
    assertThat(CastFormula.floor(largest)).isEqualTo(((1L << 39) + 5) / 6 * 6);
  }

  @Test
  void wrongArgumentsNameTheirField() {
    assertThatThrownBy(() -> CastParameters.linear(-1, 16, 8, true))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("elements -1 is outside 0..1048576; nearest 0");
    assertThatThrownBy(() -> new CastParameters(CastLayout.PACKED, 1, 2_000_000, 16, 8, true))
        .hasMessageStartingWith("columns 2000000 ");
    assertThatThrownBy(() -> new CastParameters(CastLayout.LINEAR, 2, 8, 16, 8, true))
        .hasMessageStartingWith("rows 2 ");
    assertThatThrownBy(() -> new CastParameters(null, 2, 8, 16, 8, true))
        .hasMessageStartingWith("layout ");
    assertThatThrownBy(() -> CastParameters.linear(8, 12, 8, true))
        .hasMessage("fromBits 12 is not one of 8, 16, 32");
    assertThatThrownBy(() -> CastParameters.linear(8, 16, 4, true))
        .hasMessageStartingWith("toBits ");
    assertThatThrownBy(() -> new CastParameters(CastLayout.ROW_MAJOR, 2, 8, 16, 8, true, 6))
        .hasMessage("rowAlignment 6 is not one of 2, 4, 8");
  }

  private static CastParameters packed(long rows, long columns, boolean pairedLoads) {
    return new CastParameters(CastLayout.PACKED, rows, columns, 16, 8, pairedLoads);
  }
}
