package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
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
    assertThat(plan.address("out")).isEqualTo(END - 48 - GUARD - 16);
    // Apart from the weights, so below the last 32 KiB.
    assertThat(plan.address("left")).isEqualTo(END - GROUP - 24);
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

  /** Pairs that may meet are brought together, in both orders; what a constraint parts is not. */
  @Test
  void adjacentPlansLetEveryPairMeetThatMay() {
    VertexDeclaration vertex = vertex(List.of(), LEFT, WEIGHTS, OUT);
    Map<String, Integer> bytes = Map.of("left", 40_000, "weights", 70_000, "out", 40_000);
    MemoryPlanner planner = new MemoryPlanner(vertex, bytes);
    MemoryPlan dense = planner.plan(Placement.DENSE, 0x50000).orElseThrow();
    assertThat(planner.meet(dense, "left", "out")).isTrue();
    assertThat(planner.meet(dense, "left", "weights")).isFalse();

    List<MemoryPlan> plans = new AdjacentPlans(vertex, bytes).of(List.of(dense));

    assertThat(plans).hasSize(4);
    assertThat(plans.subList(0, 2)).allMatch(plan -> planner.meet(plan, "left", "weights"));
    assertThat(plans.subList(2, 4)).allMatch(plan -> planner.meet(plan, "weights", "out"));
    assertThat(plans.get(0).address("left")).isLessThan(plans.get(0).address("weights"));
    assertThat(plans.get(1).address("left")).isGreaterThan(plans.get(1).address("weights"));
    VertexDeclaration apart = vertex(List.of(List.of("left", "weights")), LEFT, WEIGHTS, OUT);
    assertThat(new AdjacentPlans(apart, bytes).of(List.of(dense))).hasSize(2);
    assertThat(new AdjacentPlans(vertex, bytes).of(List.of(dense, plans.get(0)))).hasSize(2);
  }

  /** All plans of any vertex: inside the tile, guards kept, as declared, and apart what must be. */
  @Test
  void everyPlanKeepsToTheDeclaration() {
    long seed = 20_261_130;
    Random random = new Random(seed);
    int looked = 0;
    int met = 0;
    for (int i = 0; i < 3000; i++) {
      List<VertexField> fields = new ArrayList<>();
      Map<String, Integer> bytes = new TreeMap<>();
      for (String name : List.of("a", "b", "c").subList(0, 1 + random.nextInt(3))) {
        fields.add(field(name, 4 << random.nextInt(3), random.nextBoolean(), fields.size()));
        int most = random.nextBoolean() ? 2_000 : 250_000;
        bytes.put(name, random.nextInt(8) == 0 ? 0 : random.nextInt(most));
      }
      List<List<String>> apart = new ArrayList<>();
      for (List<String> pair : List.of(List.of("a", "b"), List.of("c", "b"), List.of("a", "c"))) {
        if (bytes.keySet().containsAll(pair) && random.nextInt(3) == 0) {
          apart.add(pair);
        }
      }
      VertexDeclaration vertex = new VertexDeclaration("v", fields, apart);
      MemoryPlanner planner = new MemoryPlanner(vertex, bytes);
      int free = 0x4c000 + random.nextInt(0x20000);
      List<MemoryPlan> plans = new ArrayList<>();
      planner.plan(Placement.DENSE, free).ifPresent(plans::add);
      planner.plan(Placement.TIGHT, free).ifPresent(plans::add);
      if (!plans.isEmpty()) {
        List<MemoryPlan> adjacent = new AdjacentPlans(vertex, bytes).of(plans.subList(0, 1));
        plans.addAll(adjacent);
        met += adjacent.size();
      }
      for (MemoryPlan plan : plans) {
        looked++;
        assertThat(faults(vertex, bytes, plan, free))
            .as("seed %d, case %d: %s %s %s", seed, i, vertex, bytes, plan)
            .isEmpty();
      }
    }
    assertThat(looked).isGreaterThan(5000);
    assertThat(met).isGreaterThan(1000);
  }

  private static List<String> faults(
      VertexDeclaration vertex, Map<String, Integer> bytes, MemoryPlan plan, int free) {
    List<String> faults = new ArrayList<>();
    int system = plan.metadata() + 4 * vertex.fields().size();
    if (plan.state() < free + GUARD || plan.metadata() < plan.state() + 4 * vertex.stateWords()) {
      faults.add("state or metadata where code is");
    }
    for (VertexField field : vertex.fields()) {
      int start = plan.address(field.name());
      int end = start + bytes.get(field.name());
      if (start < system + GUARD || end > END) {
        faults.add(field.name() + " outside");
      }
      if (start % field.alignment() != 0 || (field.isInterleaved() && start < REGION1)) {
        faults.add(field.name() + " not as declared");
      }
      for (VertexField other : vertex.fields()) {
        int otherStart = plan.address(other.name());
        int otherEnd = otherStart + bytes.get(other.name());
        if (other.equals(field)) {
          continue;
        }
        if (start < otherEnd + GUARD && otherStart < end + GUARD) {
          faults.add(field.name() + " touches " + other.name());
        }
        boolean share =
            group(start) <= group(Math.max(otherStart, otherEnd - 1))
                && group(otherStart) <= group(Math.max(start, end - 1));
        if (share && vertex.keepsApart(field.name(), other.name())) {
          faults.add(field.name() + " in an element of " + other.name());
        }
      }
    }
    return faults;
  }
}
