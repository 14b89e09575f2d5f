package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.ipukern.tile.isa.Instruction;
import org.ipukern.tile.isa.InstructionTable;
import org.ipukern.tile.isa.Mode;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;

/** The simulator against the instruction table: what has a reading and what has none. */
final class OperationsTest {
  private static Set<String> of(Mode mode) {
    Set<String> names = new TreeSet<>();
    for (Instruction instruction : InstructionTable.ipu21().instructions()) {
      if (instruction.modes().contains(mode)) {
        names.add(instruction.mnemonic());
      }
    }
    return names;
  }

  private static Set<String> missing(Mode mode, Map<String, OperationFactory> table) {
    Set<String> missing = of(mode);
    missing.removeAll(table.keySet());
    return missing;
  }

  /** No source names a phase constant of f32sisoslic; the assembler splits up ldconst. */
  @Test
  void workersExecuteEverythingButWhatNoSourceSettles() {
    assertThat(missing(Mode.WORKER, Operations.worker()))
        .containsExactlyInAnyOrder("f32sisoslic", "ldconst");
    assertThat(of(Mode.WORKER)).containsAll(Operations.worker().keySet());
  }

  @Test
  void supervisorsExecuteEverything() {
    SupervisorOperations own =
        new SupervisorOperations(TimingModel.ipu21(), null, null, null, null);
    Map<String, OperationFactory> table = Operations.supervisor(own);
    assertThat(missing(Mode.SUPERVISOR, table)).containsExactly("ldconst");
  }

  @Test
  void whatHasNoReadingIsAFaultOnlyWhereItIsReached() {
    Bench bench = Bench.worker("bri 1f", "f32sisoslic $a0:1, $a0, $a0:1, TSLIC_F16V4_1x4_W0", "1:");
    bench.run();
    Fault fault = Bench.worker("f32sisoslic $a0:1, $azero, $azeros, TSLIC_F16V4_1x4_W0").fault();
    assertThat(fault.kind()).isEqualTo(FaultKind.UNKNOWN_SEMANTICS);
    assertThat(fault.message()).contains("f32sisoslic");
  }
}
