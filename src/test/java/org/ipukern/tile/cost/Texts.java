package org.ipukern.tile.cost;

import static org.assertj.core.api.Assertions.assertThat;

import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Assembly;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.SourceText;

/** Assembles the programs that tests write, which start in supervisor code. */
final class Texts {
  private Texts() {}

  static Program program(String text) {
    Assembly assembly =
        Assembler.assemble(
            new SourceText("t.S", ".supervisor; " + text), AssemblerOptions.defaults());
    assertThat(assembly.diagnostics()).as(text).isEmpty();
    return assembly.program();
  }

  /** Address of a label. */
  static int address(Program program, String label) {
    return (int) program.symbol(label).orElseThrow().value();
  }
}
