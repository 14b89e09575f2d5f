package org.ipukern.generator.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.ipukern.generator.spec.run.Contents;
import org.ipukern.generator.spec.run.OperandRole;
import org.ipukern.generator.spec.run.Region;
import org.ipukern.generator.spec.run.RunOperand;
import org.ipukern.tile.sim.MemoryMap;
import org.junit.jupiter.api.Test;

class OperandPlacerTest {
  private static final int FREE = 0x4C204;
  private static final Region STANDARD = new Region.Standard();
  private static final Region INTERLEAVED = new Region.Interleaved();

  private static RunOperand operand(String name, int bytes, Region region) {
    return new RunOperand(
        name,
        bytes,
        Optional.empty(),
        region,
        Contents.ZEROS,
        OperandRole.IN,
        64,
        32,
        Optional.empty());
  }

  private static List<Integer> addresses(RunOperand... operands) {
    return OperandPlacer.place(List.of(operands), FREE).stream()
        .map(PlacedOperand::address)
        .toList();
  }

  @Test
  void operandsGetMemoryElementsOfTheirOwn() {
    List<PlacedOperand> placed =
        OperandPlacer.place(
            List.of(
                operand("a", 100, STANDARD),
                operand("b", 20_000, STANDARD),
                operand("c", 4, STANDARD),
                operand("x", 40_000, INTERLEAVED),
                operand("y", 8, INTERLEAVED)),
            FREE);

    assertThat(placed.stream().map(PlacedOperand::address))
        .containsExactly(0x50000, 0x54000, 0x5C000, 0x80000, 0x90000);
    for (PlacedOperand one : placed) {
      for (PlacedOperand other : placed) {
        if (one.address() != other.address()) {
          assertThat(MemoryMap.elementOf(one.address() + one.operand().bytes() - 1))
              .isNotEqualTo(MemoryMap.elementOf(other.address()));
        }
      }
    }
  }

  @Test
  void exactAddressesGoFirst() {
    assertThat(addresses(operand("a", 100, STANDARD), operand("b", 100, new Region.Exact(0x50010))))
        .containsExactly(0x54000, 0x50010);
  }

  @Test
  void manyOperandsArePackedWithTheirGuards() {
    RunOperand[] operands = new RunOperand[20];
    for (int i = 0; i < operands.length; i++) {
      operands[i] = operand("o" + i, 100, STANDARD);
    }

    List<Integer> addresses = addresses(operands);

    assertThat(addresses.get(0)).isBetween(FREE + 64, FREE + 96);
    for (int i = 1; i < operands.length; i++) {
      assertThat(addresses.get(i) % 16).isZero();
      assertThat(addresses.get(i) - addresses.get(i - 1)).isBetween(100 + 32 + 128, 280);
    }
  }

  @Test
  void whatDoesNotFitIsRefusedWithItsSizes() {
    assertThatThrownBy(() -> addresses(operand("big", 220_000, STANDARD)))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("the operands (big 220000 bytes) do not fit")
        .hasMessageContaining("from 0x4c204 on");
    assertThatThrownBy(() -> addresses(operand("end", 32, new Region.Exact(0xE7FF0))))
        .hasMessage("operand end from 0xe7ff0 up to 0xe8030 reaches past the end of memory");
    assertThatThrownBy(() -> addresses(operand("low", 32, new Region.Exact(0x4C200))))
        .hasMessage("operand low from 0x4c200 up to 0x4c240 overlaps the program");
    assertThatThrownBy(
            () ->
                addresses(
                    operand("a", 32, new Region.Exact(0x50000)),
                    operand("b", 32, new Region.Exact(0x5001C))))
        .hasMessageContaining("operand b from 0x5001c up to 0x5005c overlaps operand a");
  }
}
