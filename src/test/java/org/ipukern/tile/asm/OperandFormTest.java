package org.ipukern.tile.asm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.ipukern.tile.isa.Form;
import org.ipukern.tile.isa.Instruction;
import org.ipukern.tile.isa.InstructionTable;
import org.ipukern.tile.isa.Mode;
import org.ipukern.tile.isa.OperandSpec;
import org.junit.jupiter.api.Test;

class OperandFormTest {
  private static Diagnostic only(String... lines) {
    List<Diagnostic> diagnostics = Texts.assemble(lines).diagnostics();
    assertThat(diagnostics).hasSize(1);
    return diagnostics.get(0);
  }

  @Test
  void theWrongOperandIsNamedAndWhatIsAllowed() {
    Diagnostic finding = only("add $m0, $a1, 1");
    assertThat(finding.message()).isEqualTo("operand 2 of add is $a1");
    assertThat(finding.advice()).isEqualTo("allowed is a main register such as $m0");
    assertThat(only("ld32step $m0, $mzero, $m1, 1").advice())
        .isEqualTo("allowed is a main register such as $m0 followed by +=");
    assertThat(only("add $m0, $m1, $m2+=").message()).contains("followed by +=");
    assertThat(only("f16v8acc $a0:1").advice()).contains("$a0:3");
    assertThat(only("exitz 4").message()).contains("a value");
    assertThat(only("mov $m0, $WSR").message()).contains("control register $WSR");
    assertThat(only("add $m0, $m1").advice()).startsWith("it takes 3: add $m, $m, $m");
    assertThat(only("nop 1").message()).isEqualTo("nop has 1 operands here");
    assertThat(only("addz $m0, $m1, $m2").message()).contains("zimm16");
    assertThat(only("f16v8acc $a0:7").message()).contains("$a0:7");
    assertThat(only("setzi $a0:BL, 1").message()).contains("$a0:BL");
  }

  @Test
  void spellingsOfPublishedKernelsAreTakenWithAWarning() {
    assertThat(Texts.findings("f16v4mul $a0:1, $a2:B, $a4:5"))
        .containsExactly("1:17+5 operand-spelling");
    assertThat(Texts.findings("f32v2mul $a0:1, $a2:BL, $a4:5"))
        .containsExactly("1:17+6 operand-spelling");
    Assembly zero = Texts.assemble("ld32 $a0, $m1, $azero, 0");
    assertThat(Texts.findings(zero)).containsExactly("1:16+6 operand-spelling");
    assertThat(zero.isComplete()).isTrue();
    assertThat(Texts.listing(zero.program()))
        .containsExactly("0 ld32 areg=0 mreg=1 mreg=15 zimm12=0");
    assertThat(Texts.findings("ld32 $a0, $m1, $a1, 0")).containsExactly("1:16+3 operand-form");
  }

  @Test
  void everyFormOfTheTableCanBeWritten() {
    int forms = 0;
    for (Instruction instruction : InstructionTable.ipu21().instructions()) {
      for (Form form : instruction.forms()) {
        List<String> operands = new ArrayList<>();
        form.operands().forEach(spec -> operands.add(example(spec)));
        String line = instruction.mnemonic() + " " + String.join(", ", operands);
        String mode = form.modes().contains(Mode.WORKER) ? ".worker" : ".supervisor";
        Assembly assembly = Texts.assemble(mode, "here: " + line);
        assertThat(assembly.diagnostics()).as(line).isEmpty();
        Insn insn = assembly.program().units().get(0).first();
        assertThat(insn.form().lane()).as(line).isEqualTo(form.lane());
        assertThat(insn.operands()).hasSameSizeAs(insn.form().operands());
        forms++;
      }
    }
    assertThat(forms).isGreaterThan(380);
  }

  private static String example(OperandSpec spec) {
    String text =
        switch (spec.kind()) {
          case MREG -> "$m1";
          case MPAIR -> "$m2:3";
          case AREG -> "$a1";
          case APAIR -> "$a2:3";
          case AQUAD -> "$a4:7";
          case AREG_B -> "$a1:B";
          case AREG_BL -> "$a1:BL";
          case AREG_BU -> "$a1:BU";
          case LABEL -> "here";
          case CSR -> spec.role().equals("lower") ? "$COUNT_L" : "$TAS";
          case ENUM -> "TSTACC_P0";
          case IMMZ12 -> "0x3f800000";
          default -> "3";
        };
    return text + spec.suffix();
  }
}
