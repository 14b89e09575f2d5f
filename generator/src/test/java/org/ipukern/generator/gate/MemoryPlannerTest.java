package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where operands lie in the gate's runs. */
class MemoryPlannerTest {
  private static final int REGION1 = 0x80000;
  private static final int END = 0xE8000;
  private static final int GUARD = 64;
  private static final int GROUP = 0x8000;

  private static VertexField field(String name, int alignment, boolean interleaved, int word) {
    return new VertexField(name, "Input", "half", alignment, interleaved, word);
  }

  private static VertexDeclaration vertex(List<List<String>> apart, VertexField... fields) {
    return new VertexDeclaration("v", List.of(fields), apart);
  }

  private static final VertexField LEFT = field("left", 8, false, 0);
  private static final VertexField WEIGHTS = field("weights", 16, true, 1);
  private static final VertexField OUT = field("out", 8, false, 2);

  private static MemoryPlan plan(
      VertexDeclaration vertex, Map<String, Integer> bytes, Placement placement, int free) {
    return new MemoryPlanner(vertex, bytes).plan(placement, free).orElseThrow();
  }

  /** Each part in turn, a guard on both sides, and no better aligned than it was declared. */
  @Test
  void denseGoesUpwardFromTheCode() {
    VertexDeclaration vertex = vertex(List.of(), LEFT, WEIGHTS, OUT);

    MemoryPlan plan =
        plan(vertex, Map.of("left", 100, "weights", 32, "out", 8), Placement.DENSE, 0x50001);

    assertThat(plan.state()).isEqualTo(0x50048);
    assertThat(plan.metadata()).isEqualTo(0x50048 + 3 * 4 + GUARD + 4);
    // 0x500E8 and three words and a guard, to the next multiple of 8, then another guard.
    int rest = (plan.metadata() + 3 * 4 + GUARD + 7) / 8 * 8;
    assertThat(plan.address("left")).isEqualTo(off(rest + GUARD, 8));
    assertThat(plan.address("out")).isEqualTo(off(plan.address("left") + 100 + 2 * GUARD, 8));
    assertThat(plan.address("weights")).isEqualTo(REGION1 + GUARD + 16);
  }

  private static int off(int address, int alignment) {
    int aligned = (address + alignment - 1) / alignment * alignment;
    return aligned % (2 * alignment) == 0 ? aligned + alignment : aligned;
  }

  @Test
  void whatAConstraintKeepsApartStartsANewElement() {
    VertexDeclaration apart = vertex(List.of(List.of("out", "left")), LEFT, OUT);
    Map<String, Integer> bytes = Map.of("left", 100, "out", 100);

    MemoryPlan plan = plan(apart, bytes, Placement.DENSE, 0x50000);

    assertThat(plan.address("left")).isBetween(0x50000, 0x51000);
    assertThat(plan.address("out")).isEqualTo(0x58008);
    assertThat(group(plan.address("left") + 99)).isLessThan(group(plan.address("out")));
  }

  @Test
  void threeOperandsOfWhichTwoShareAnElement() {
    VertexDeclaration vertex =
        vertex(List.of(List.of("left", "out")), LEFT, field("mid", 8, false, 1), OUT);
    Map<String, Integer> bytes = Map.of("left", 40, "mid", 40, "out", 40);

    MemoryPlan plan = plan(vertex, bytes, Placement.DENSE, 0x50000);

    assertThat(group(plan.address("mid"))).isEqualTo(group(plan.address("left")));
    assertThat(plan.address("out")).isEqualTo(0x58008);
  }

  /** One that an interleaved operand is kept apart from stays where there is room for it. */
  @Test
  void operandKeptApartFromAnInterleavedOneStaysBelow() {
    VertexDeclaration vertex = vertex(List.of(List.of("left", "weights")), LEFT, WEIGHTS);
    Map<String, Integer> bytes = Map.of("left", 40, "weights", 40);

    int left = plan(vertex, bytes, Placement.DENSE, 0x50000).address("left");
    int none =
        plan(vertex, Map.of("left", 0, "weights", 0), Placement.DENSE, 0x7FF40).address("left");

    assertThat(left).isBetween(0x50000, 0x51000);
    assertThat(none).isEqualTo(0x88008);
  }

  /** An operand that would reach into interleaved memory goes behind what lies there. */
  @Test
  void operandTooLongForRegion0GoesBehindTheInterleavedOnes() {
    VertexDeclaration vertex = vertex(List.of(), LEFT, WEIGHTS);
    Map<String, Integer> bytes = Map.of("left", 0x10000, "weights", 320);

    MemoryPlan plan = plan(vertex, bytes, Placement.DENSE, 0x78000);

    assertThat(plan.address("left")).isEqualTo(off(plan.address("weights") + 320 + 2 * GUARD, 8));
  }

  /** Without an interleaved operand it may lie in both regions. */
  @Test
  void operandMayReachFromRegion0IntoRegion1() {
    VertexDeclaration vertex = vertex(List.of(), LEFT);

    int left = plan(vertex, Map.of("left", 0x10000), Placement.DENSE, 0x78000).address("left");

    assertThat(left).isBetween(0x78000, REGION1 - 1);
  }

  @Test
  void tightEndsWithTheTile() {
    VertexDeclaration vertex = vertex(List.of(List.of("left", "weights")), LEFT, WEIGHTS, OUT);

    MemoryPlan plan =
        plan(vertex, Map.of("left", 20, "weights", 40, "out", 10), Placement.TIGHT, 0x50000);

    assertThat(plan.address("weights")).isEqualTo(END - 48);
    // Apart from the weights, so below the last 32 KiB.
    assertThat(plan.address("left")).isEqualTo(END - GROUP - 24);
    assertThat(plan.address("out")).isEqualTo((END - GROUP - 24 - GUARD - 10) / 8 * 8);
  }

  @Test
  void emptyOperandHasAnAddressInsideTheTile() {
    int left =
        plan(vertex(List.of(), LEFT), Map.of("left", 0), Placement.TIGHT, 0x50000).address("left");

    assertThat(left).isEqualTo(END - 8);
  }

  /** The largest operand that has a place, to the byte: the tile holds it and two guards. */
  @ParameterizedTest
  @EnumSource(Placement.class)
  void operandFitsToTheLastByte(Placement placement) {
    VertexDeclaration vertex = vertex(List.of(), WEIGHTS);
    int most = END - REGION1 - GUARD;

    assertThat(new MemoryPlanner(vertex, Map.of("weights", most)).plan(placement, 0x50000))
        .get()
        .extracting(plan -> plan.address("weights"))
        .isEqualTo(REGION1 + GUARD);
    assertThat(new MemoryPlanner(vertex, Map.of("weights", most + 1)).plan(placement, 0x50000))
        .isEmpty();
  }

  /** The guard above an operand in a dense plan may end with the tile, no later. */
  @Test
  void denseKeepsAGuardAbove() {
    VertexDeclaration vertex = vertex(List.of(), WEIGHTS);
    int start = REGION1 + GUARD + 16;
    int most = END - GUARD - start;

    assertThat(plan(vertex, Map.of("weights", most), Placement.DENSE, 0).address("weights"))
        .isEqualTo(start);
    // One byte more: only the plan from above holds it.
    assertThat(plan(vertex, Map.of("weights", most + 1), Placement.DENSE, 0).address("weights"))
        .isEqualTo((END - most - 1) / 16 * 16);
  }

  @Test
  void boundaryPlansPutEitherOperandOnEitherSide() {
    VertexDeclaration vertex = vertex(List.of(), LEFT, OUT);
    Map<String, Integer> bytes = Map.of("left", 100, "out", 24);
    MemoryPlan usual = plan(vertex, bytes, Placement.DENSE, 0x50000);

    List<MemoryPlan> plans = new BoundaryPlans(vertex, bytes).of(usual);

    assertThat(plans).hasSize(24).allMatch(plan -> plan.state() == usual.state());
    assertThat(plans).allMatch(plan -> plan.metadata() == usual.metadata());
    List<String> first = new ArrayList<>();
    plans.subList(0, 8).forEach(plan -> first.add(places(plan)));
    // The code ends in the group of 0x50000: the first boundary above it is 0x58000.
    assertThat(first)
        .containsExactly(
            "{left=57f58, out=58000}",
            "{left=57f50, out=57ff8}",
            "{left=57f98, out=58040}",
            "{left=57fa0, out=58048}",
            "{left=58000, out=57fa8}",
            "{left=57ff8, out=57fa0}",
            "{left=58040, out=57fe8}",
            "{left=58048, out=57ff0}");
    assertThat(places(plans.get(8))).isEqualTo("{left=7ff58, out=80000}");
    assertThat(places(plans.get(16))).isEqualTo("{left=87f58, out=88000}");
    assertThat(new BoundaryPlans(vertex(List.of(), LEFT), Map.of("left", 8)).of(usual)).isEmpty();
  }

  private static String places(MemoryPlan plan) {
    Map<String, String> places = new TreeMap<>();
    plan.operands().forEach((field, address) -> places.put(field, Integer.toHexString(address)));
    return places.toString();
  }

  /** What would end behind the tile is left out, what ends with it is not. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void boundaryPlansStayInsideTheTile(int more) {
    VertexDeclaration vertex = vertex(List.of(), LEFT, OUT);
    Map<String, Integer> bytes = Map.of("left", 8, "out", END - 0x88000 - GUARD + more);
    MemoryPlan usual = new MemoryPlan(0x50000, 0x50040, Map.of("left", 0x50100, "out", 0x50200));

    List<String> starts =
        new BoundaryPlans(vertex, bytes)
            .of(usual).stream()
                .filter(plan -> plan.address("left") < plan.address("out"))
                .map(plan -> Integer.toHexString(plan.address("out")))
                .toList();

    assertThat(starts.contains("88000")).isEqualTo(more == 0);
    assertThat(starts).contains("58000", "58040", "80000").doesNotContain("88040");
  }

  private static int group(int address) {
    return address / GROUP;
  }
}
