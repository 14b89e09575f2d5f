package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;

import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CompareOperationsTest {
  private static final String[] RELATIONS = {"eq", "ne", "lt", "le", "gt", "ge"};

  /** Patterns of both widths from least to greatest; the two zeros are in the middle. */
  private static final int[] HALVES = {
    0xFC00, 0xFBFF, 0xBC01, 0xBC00, 0x8400, 0x83FF, 0x8001, 0x8000, 0x0000, 0x0001, 0x03FF, 0x0400,
    0x3C00, 0x3C01, 0x7BFF, 0x7C00
  };

  private static final int[] SINGLES = {
    0xFF800000, 0xFF7FFFFF, 0xBF800001, 0xBF800000, 0x80800000, 0x807FFFFF, 0x80000001, 0x80000000,
    0, 1, 0x007FFFFF, 0x00800000, 0x3F800000, 0x3F800001, 0x7F7FFFFF, 0x7F800000
  };

  private static final int MINUS_ZERO = 7;

  @Test
  void relationsFollowTheOrderOfTheValues() {
    AuxBench bench = new AuxBench();
    for (int i = 0; i < HALVES.length; i++) {
      for (int j = 0; j < HALVES.length; j++) {
        int order = Integer.compare(rank(i), rank(j));
        for (String relation : RELATIONS) {
          boolean expected = holds(relation, order);
          String what = String.format("%s of values %d and %d", relation, i, j);
          bench.set(0, SINGLES[i], SINGLES[j]).run("f32cmp" + relation, "a2", "a0", "a1");
          assertThat(bench.word(2)).as(what).isEqualTo(expected ? -1 : 0);
          bench.set(0, SINGLES[i], SINGLES[j], SINGLES[j], SINGLES[i]);
          bench.run("f32v2cmp" + relation, "a4:5", "a0:1", "a2:3");
          assertThat(bench.word(4)).as(what).isEqualTo(expected ? -1 : 0);
          assertThat(bench.word(5)).isEqualTo(holds(relation, -order) ? -1 : 0);
          bench.set(0, HALVES[i] << 16, HALVES[j] << 16 | 0x3C00);
          bench.run("f16v2cmp" + relation, "a2", "a0", "a1");
          assertThat(bench.half(2, 1)).as(what).isEqualTo(expected ? 0xFFFF : 0);
          // +0 against 1 in the other lane
          assertThat(bench.half(2, 0)).isEqualTo(holds(relation, -1) ? 0xFFFF : 0);
          bench.set(0, HALVES[i], HALVES[j], HALVES[j], HALVES[i]);
          bench.run("f16v4cmp" + relation, "a4:5", "a0:1", "a2:3");
          assertThat(bench.half(4, 0)).as(what).isEqualTo(expected ? 0xFFFF : 0);
          assertThat(bench.half(4, 2)).isEqualTo(holds(relation, -order) ? 0xFFFF : 0);
          assertThat(bench.half(4, 3)).isEqualTo(holds(relation, 0) ? 0xFFFF : 0);
        }
      }
    }
    assertThat(bench.worker.fpSts).isZero();
  }

  @Test
  void greatestAndSmallestFollowTheOrderOfTheValues() {
    AuxBench bench = new AuxBench();
    for (int i = 0; i < HALVES.length; i++) {
      for (int j = 0; j < HALVES.length; j++) {
        int greater = Math.max(i, j);
        int smaller = Math.min(i, j);
        // Magnitudes grow away from the middle.
        int outer = Math.abs(2 * i - 15) > Math.abs(2 * j - 15) ? i : j;
        bench.set(0, SINGLES[i], SINGLES[j], SINGLES[j], SINGLES[i]);
        bench.run("f32max", "a4", "a0", "a1").run("f32min", "a5", "a0", "a1");
        bench.run("f32absmax", "a6", "a0", "a1");
        assertThat(bench.word(4)).isEqualTo(SINGLES[greater]);
        assertThat(bench.word(5)).isEqualTo(SINGLES[smaller]);
        assertThat(bench.word(6)).isEqualTo(SINGLES[outer] & 0x7FFFFFFF);
        bench.run("f32v2max", "a4:5", "a0:1", "a2:3").run("f32v2min", "a6:7", "a0:1", "a2:3");
        assertThat(bench.worker.a[4]).isEqualTo(SINGLES[greater]).isEqualTo(bench.word(5));
        assertThat(bench.worker.a[6]).isEqualTo(SINGLES[smaller]).isEqualTo(bench.word(7));
        bench.run("f32v2absmax", "a4:5", "a0:1", "a2:3");
        assertThat(bench.word(5)).isEqualTo(SINGLES[outer] & 0x7FFFFFFF);
        int x = HALVES[i] << 16;
        int y = HALVES[j] << 16;
        bench.set(0, x, y, y, x);
        bench.run("f16v2max", "a4", "a0", "a1").run("f16v2min", "a5", "a0", "a1");
        bench.run("f16v2absmax", "a6", "a0", "a1");
        assertThat(bench.word(4)).isEqualTo(HALVES[greater] << 16);
        assertThat(bench.word(5)).isEqualTo(HALVES[smaller] << 16);
        assertThat(bench.word(6)).isEqualTo((HALVES[outer] & 0x7FFF) << 16);
        bench.run("f16v4max", "a4:5", "a0:1", "a2:3").run("f16v4min", "a6:7", "a0:1", "a2:3");
        assertThat(bench.worker.a[4]).isEqualTo(HALVES[greater] << 16).isEqualTo(bench.word(5));
        assertThat(bench.worker.a[6]).isEqualTo(HALVES[smaller] << 16).isEqualTo(bench.word(7));
        bench.run("f16v4absmax", "a4:5", "a0:1", "a2:3");
        assertThat(bench.word(5)).isEqualTo((HALVES[outer] & 0x7FFF) << 16);
      }
    }
    assertThat(bench.worker.fpSts).isZero();
  }

  @Test
  void nanMakesOnlyUnequalTrueAndRaisesInvalid() {
    for (String relation : RELATIONS) {
      AuxBench bench = new AuxBench().set(0, 0x7FC00000, 0x3F800000);
      bench.run("f32cmp" + relation, "a2", "a0", "a1").run("f32cmp" + relation, "a3", "a1", "a0");
      bench.run("f32cmp" + relation, "a4", "a0", "a0");
      int expected = relation.equals("ne") ? -1 : 0;
      assertThat(new int[] {bench.word(2), bench.word(3), bench.word(4)}).containsOnly(expected);
      assertThat(bench.worker.fpSts).isEqualTo(Worker.TRAP_INVALID);
      bench.set(0, 0x3C00FE01, 0x3C003C00).run("f16v2cmp" + relation, "a2", "a0", "a1");
      assertThat(bench.half(2, 0)).isEqualTo(relation.equals("ne") ? 0xFFFF : 0);
      assertThat(bench.half(2, 1)).isEqualTo(holds(relation, 0) ? 0xFFFF : 0);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"max", "min", "absmax"})
  void nanLosesAgainstANumber(String name) {
    AuxBench bench = new AuxBench().set(0, 0xFFC12345, 0x40000000);
    bench.run("f32" + name, "a2", "a0", "a1").run("f32" + name, "a3", "a1", "a0");
    bench.run("f32" + name, "a4", "a0", "a0");
    assertThat(bench.word(2)).isEqualTo(0x40000000);
    assertThat(bench.word(3)).isEqualTo(0x40000000);
    assertThat(bench.word(4)).isEqualTo(0x7FC00000);
    bench.set(0, 0xFE017FFF, 0xFE014000).run("f16v2" + name, "a2", "a0", "a1");
    assertThat(bench.word(2)).isEqualTo(0x7E004000);
    assertThat(bench.worker.fpSts).isEqualTo(Worker.TRAP_INVALID);
  }

  @ParameterizedTest
  @CsvSource({"-3, -2", "-2, -2", "-0.5, -0.5", "5, 5", "6, 5"})
  void clampsStayBetweenTheBounds(float value, float expected) {
    AuxBench bench = new AuxBench().setSingles(0, value, 1, -2, 5);
    bench.run("f32clamp", "a4", "a0", "a2:3").run("f32v2clamp", "a6:7", "a0:1", "a2:3");
    assertThat(bench.single(4)).isEqualTo(expected);
    assertThat(bench.single(6)).isEqualTo(expected);
    assertThat(bench.single(7)).isEqualTo(1);
    int half = Half.fromFloat(value, Overflow.NAN);
    bench.set(0, half << 16 | 0x3C00, half, 0x4500C000);
    bench.run("f16v2clamp", "a4", "a0", "a2").run("f16v4clamp", "a6:7", "a0:1", "a2");
    assertThat(bench.halfValue(4, 0)).isEqualTo(1);
    assertThat(bench.halfValue(4, 1)).isEqualTo(expected);
    assertThat(bench.halfValue(6, 1)).isEqualTo(expected);
    assertThat(bench.halfValue(6, 2)).isEqualTo(expected);
    assertThat(bench.halfValue(6, 3)).isZero();
  }

  private static int rank(int index) {
    return index == MINUS_ZERO ? MINUS_ZERO + 1 : index;
  }

  private static boolean holds(String relation, int order) {
    return switch (relation) {
      case "eq" -> order == 0;
      case "ne" -> order != 0;
      case "lt" -> order < 0;
      case "le" -> order <= 0;
      case "gt" -> order > 0;
      default -> order >= 0;
    };
  }
}
