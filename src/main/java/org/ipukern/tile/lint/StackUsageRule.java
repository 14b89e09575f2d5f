package org.ipukern.tile.lint;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.Section;
import org.ipukern.tile.asm.StackUsage;
import org.ipukern.tile.asm.Symbol;
import org.ipukern.tile.isa.Mode;
import org.ipukern.tile.isa.Spelling;

/** Entries declare the stack that they use. */
final class StackUsageRule extends DocumentedRule {
  /**
   * Scratch of a worker that is let pass undeclared. Kernels of poplibs that declare nothing use up
   * to 44 bytes.
   */
  private static final int UNDECLARED_SCRATCH = 48;

  StackUsageRule() {
    super(
        "stack-usage",
        "every entry declares its stack, and no more is used",
        """
        The runtime adds up the stack of a tile from 'DEF_STACK_USAGE bytes symbol'. Every entry needs
        one under its own spelling (zero is legal), and so does a section '.text.NAME' that holds
        only helpers. The amount must cover what the entry takes off $sp, with the helpers of its section
        that it calls and that declare nothing themselves; for a worker, what it reads and writes at
        constant distances from $mworker_base. Of that, published kernels leave up to 44 bytes
        undeclared; 48 are let pass, except in a file with the line '// ipukern-lint: strict'.
        """,
        """
        .supervisor
        .globl __runCodelet_Entry
        .type __runCodelet_Entry, @function
        __runCodelet_Entry:
          br $lr
        .size __runCodelet_Entry, .-__runCodelet_Entry
        """,
        """
        .supervisor
        DEF_STACK_USAGE 0 __runCodelet_Entry
        .globl __runCodelet_Entry
        .type __runCodelet_Entry, @function
        __runCodelet_Entry:
          br $lr
        .size __runCodelet_Entry, .-__runCodelet_Entry
        """);
  }

  @Override
  public void check(LintContext context, Consumer<Diagnostic> out) {
    Program program = context.program();
    for (StackUsage usage : program.stackUsages()) {
      target(program, usage, out);
    }
    for (Entry entry : context.entries().all()) {
      Optional<Symbol> symbol = program.symbol(entry.name()).filter(Symbol::global);
      if (symbol.isPresent()) {
        declared(context, entry, symbol.get(), out);
      }
    }
  }

  private void target(Program program, StackUsage usage, Consumer<Diagnostic> out) {
    boolean label = program.symbol(usage.target()).filter(Symbol::label).isPresent();
    boolean section = program.sections().stream().anyMatch(s -> s.name().equals(usage.target()));
    if (!label && !section) {
      List<String> names =
          program.symbols().values().stream()
              .filter(s -> s.label() && s.global())
              .map(Symbol::name)
              .toList();
      String nearest = Spelling.nearest(usage.target(), names);
      out.accept(
          warning(
              usage.position(),
              "stack declared for '" + usage.target() + "', which is no label or section here",
              nearest.isEmpty()
                  ? "declare it for an entry of this file"
                  : "the global symbol nearest in spelling is '" + nearest + "'"));
    }
  }

  private void declared(LintContext context, Entry entry, Symbol symbol, Consumer<Diagnostic> out) {
    OptionalLong bytes = declaration(context.program(), symbol);
    if (bytes.isEmpty()) {
      boolean shared = !context.strict() && isSharedSection(context.program(), symbol);
      if (entry.codelet() && !shared) {
        out.accept(
            warning(
                symbol.position(),
                "entry '" + symbol.name() + "' has no stack declaration",
                "add 'DEF_STACK_USAGE 0 " + symbol.name() + "' with the bytes that it uses"));
      }
      return;
    }
    boolean supervisor = entry.mode() == Mode.SUPERVISOR;
    long used =
        supervisor
            ? StackFlow.of(context, entry).deepest()
            : ScratchUse.bytes(context.flow(), entry.unit());
    long free = supervisor || context.strict() ? 0 : UNDECLARED_SCRATCH;
    if (used > Math.max(bytes.getAsLong(), free)) {
      out.accept(
          warning(
              symbol.position(),
              "entry '"
                  + symbol.name()
                  + "' declares "
                  + bytes.getAsLong()
                  + " bytes of stack but "
                  + (supervisor
                      ? "takes " + used + " off $sp"
                      : "uses " + used + " from $mworker_base on"),
              "declare at least " + used + " bytes"));
    }
  }

  /**
   * True if another symbol of the same section has a declaration, as for two names of one entry.
   */
  private static boolean isSharedSection(Program program, Symbol symbol) {
    return program.stackUsages().stream()
        .flatMap(u -> program.symbol(u.target()).stream())
        .anyMatch(s -> s.section().equals(symbol.section()));
  }

  private static OptionalLong declaration(Program program, Symbol symbol) {
    List<String> targets =
        program.sections().stream()
            .map(Section::name)
            .filter(name -> name.equals(symbol.section()))
            .toList();
    return program.stackUsages().stream()
        .filter(u -> u.target().equals(symbol.name()) || targets.contains(u.target()))
        .mapToLong(StackUsage::bytes)
        .max();
  }
}
