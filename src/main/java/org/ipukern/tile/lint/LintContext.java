package org.ipukern.tile.lint;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.Symbol;

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

  /** Labels that the rest of a program can see, in order of address. */
  List<Symbol> globalLabels() {
    return program.symbols().values().stream()
        .filter(s -> s.label() && s.global())
        .sorted((a, b) -> Long.compare(a.value(), b.value()))
        .toList();
  }

  /** Index of the unit that a label stands before. */
  OptionalInt unitOf(Symbol label) {
    return label.label() ? flow.at(label.value()) : OptionalInt.empty();
  }

  /** A name for a code address: the label there, or the nearest one before it in the section. */
  Optional<String> nameOf(int address) {
    return program.symbols().values().stream()
        .filter(s -> s.label() && s.value() <= address)
        .filter(s -> flow.section((int) s.value()).equals(flow.section(address)))
        .max((a, b) -> Long.compare(a.value(), b.value()))
        .map(Symbol::name);
  }
}
