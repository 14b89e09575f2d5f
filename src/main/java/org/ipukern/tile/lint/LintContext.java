package org.ipukern.tile.lint;

import org.ipukern.tile.asm.Program;

/** A program with everything about it that more than one rule asks for. Immutable. */
public final class LintContext {
  private final Program program;
  private final SourceNotes notes;
  private final ControlFlow flow;
  private final ConstantFlow constants;
  private final Entries entries;

  LintContext(Program program, SourceNotes notes) {
    this.program = program;
    this.notes = notes;
    this.flow = new ControlFlow(program);
    this.constants = new ConstantFlow(flow);
    this.entries = new Entries(flow);
  }

  /** The program. */
  public Program program() {
    return program;
  }

  /** Its paths. */
  public ControlFlow flow() {
    return flow;
  }

  /** True if the source says {@code ipukern-lint: strict}: its warnings count as errors. */
  public boolean strict() {
    return notes.strict();
  }

  SourceNotes notes() {
    return notes;
  }

  ConstantFlow constants() {
    return constants;
  }

  Entries entries() {
    return entries;
  }
}
