package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ipukern.tile.isa.Certainty;
import org.ipukern.tile.isa.Form;
import org.ipukern.tile.isa.Instruction;
import org.ipukern.tile.isa.InstructionTable;
import org.ipukern.tile.isa.Lane;
import org.ipukern.tile.isa.OperandSpec;
import org.junit.jupiter.api.Test;

/** Nothing that the table puts in the aux lane lacks a reading, and each form of it runs. */
class AuxCoverageTest {
  /** Macros that the assembler replaces before anything runs. */
  private static final Set<String> REPLACED = Set.of("ldconst");

  /** Its phases have no names in any source, so no program can say which one it means. */
  private static final Set<String> UNKNOWN = Set.of("f32sisoslic");

  @Test
  void everyAuxInstructionHasAReading() {
    Map<String, OperationFactory> all = Operations.worker();
    Set<String> missing = new LinkedHashSet<>();
    int seen = 0;
    for (Instruction instruction : InstructionTable.ipu21().instructions()) {
      if (instruction.forms().stream().anyMatch(form -> form.lane() == Lane.AUX)) {
        seen++;
        if (!all.containsKey(instruction.mnemonic())) {
          missing.add(instruction.mnemonic());
        }
      }
    }
    missing.removeAll(REPLACED);
    assertThat(missing).isSubsetOf(UNKNOWN);
    assertThat(seen).isEqualTo(160);
  }

  @Test
  void everyArithmeticMnemonicIsOneOfTheTable() {
    assertThat(ArithmeticOperations.table().keySet())
        .allMatch(name -> InstructionTable.ipu21().find(name).isPresent());
    assertThat(ArithmeticOperations.table().keySet())
        .containsAll(ArithmeticOperations.guesses().keySet());
  }

  @Test
  void whatTheTableCallsAGuessIsListed() {
    for (String name : ArithmeticOperations.table().keySet()) {
      Instruction instruction = InstructionTable.ipu21().find(name).orElseThrow();
      String doubt = instruction.certaintyNote();
      if (instruction.certainty() == Certainty.GUESS
          || doubt.matches(".*(guess|unknown|uncertain).*")) {
        assertThat(ArithmeticOperations.guesses()).as(doubt).containsKey(name);
      }
    }
  }

  @Test
  void everyFormRunsAndChangesItsResultAlone() {
    int forms = 0;
    for (String name : ArithmeticOperations.table().keySet()) {
      Instruction instruction = InstructionTable.ipu21().find(name).orElseThrow();
      for (Form form : instruction.forms()) {
        AuxBench bench = new AuxBench();
        bench.worker.accumulators.clear();
        for (int i = 0; i < 8; i++) {
          bench.set(i, 0x3C004000 + i);
        }
        int[] before = bench.worker.a.clone();
        List<String> operands = new ArrayList<>();
        int written = -1;
        int width = 0;
        for (OperandSpec spec : form.operands()) {
          String text = operand(spec, operands.size());
          if (spec.access().writes()) {
            written = Integer.parseInt(text.substring(1, 2));
            width = spec.kind().registers();
          }
          operands.add(text);
        }
        bench.run(name, operands.toArray(String[]::new));
        assertThat(
                bench.worker.notes.stream().anyMatch(note -> note.startsWith(name + " rests on")))
            .isEqualTo(ArithmeticOperations.guesses().containsKey(name));
        for (int i = 0; i < 16; i++) {
          if (i < written || i >= written + width) {
            assertThat(bench.word(i)).as("%s, $a%d", name, i).isEqualTo(before[i]);
          }
        }
        forms++;
      }
    }
    assertThat(forms).isGreaterThan(150);
  }

  private static String operand(OperandSpec spec, int index) {
    int register = spec.access().writes() ? 4 : index == 1 ? 0 : 2;
    return switch (spec.kind()) {
      case AREG -> "a" + register;
      case APAIR -> "a" + register + ":" + (register + 1);
      case AQUAD -> "a" + (register & 4) + ":" + ((register & 4) + 3);
      case AREG_B -> "a" + register + ":B";
      case AREG_BL -> "a" + register + ":BL";
      case AREG_BU -> "a" + register + ":BU";
      case ENUM -> index == 3 ? "TISTACC_P0" : spec.name().equals("rnd") ? "3" : "TSTACC_P0";
      default -> "0";
    };
  }
}
