package org.ipukern.tile.lint;

import java.util.OptionalLong;
import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.Section;
import org.ipukern.tile.asm.Symbol;
import org.ipukern.tile.isa.Spelling;

/** A global symbol has a label, a type and a size, all under one spelling. */
final class SymbolTypeSizeRule extends DocumentedRule {
  SymbolTypeSizeRule() {
    super(
        "symbol-type-size",
        "in a strict file every global symbol has a label, '.type' and '.size' in one spelling",
        """
        The vertex runtime finds an entry by its symbol, and the linker keeps or drops it by type and
        size. '.globl', the label, '.type NAME, @function' and '.size NAME, .-NAME' must spell the
        same name, and '.size' stands behind the last instruction. Tool chains do not insist, so only
        files with the line '// ipukern-lint: strict' are held to it.
        """,
        """
        // ipukern-lint: strict
        .supervisor
        .globl supervisor
        .type supervisor, @function
        supervisor:
          br $lr
        DEF_STACK_USAGE 0 supervisor
        """,
        """
        // ipukern-lint: strict
        .supervisor
        .globl supervisor
        .type supervisor, @function
        supervisor:
          br $lr
        .size supervisor, .-supervisor
        DEF_STACK_USAGE 0 supervisor
        """);
  }

  @Override
  public void check(LintContext context, Consumer<Diagnostic> out) {
    if (!context.strict()) {
      return;
    }
    for (Symbol symbol : context.program().symbols().values()) {
      boolean code =
          symbol.label()
              && context
                  .flow()
                  .section((int) symbol.value())
                  .map(Section::executable)
                  .orElse(false);
      if (code && (symbol.global() || Entries.isCodelet(symbol.name()))) {
        complete(symbol, out);
      }
      if (isMention(symbol)) {
        out.accept(
            warning(
                symbol.position(),
                "'" + symbol.name() + "' has no label in this file",
                nearestLabel(context.program(), symbol.name())));
      }
      if (symbol.label() && symbol.size() >= 0) {
        size(context, symbol, out);
      }
    }
  }

  /** True if a directive speaks of a symbol that has no label. */
  private static boolean isMention(Symbol symbol) {
    return !symbol.label() && (symbol.global() || !symbol.type().isEmpty() || symbol.size() >= 0);
  }

  private static String nearestLabel(Program program, String name) {
    String nearest =
        Spelling.nearest(
            name,
            program.symbols().values().stream().filter(Symbol::label).map(Symbol::name).toList());
    return nearest.isEmpty()
        ? "define the label or remove the directive"
        : "the label nearest in spelling is '" + nearest + "'";
  }

  private void complete(Symbol symbol, Consumer<Diagnostic> out) {
    if (!symbol.global()) {
      out.accept(
          warning(
              symbol.position(),
              "vertex entry '" + symbol.name() + "' is not global",
              "add '.globl " + symbol.name() + "' in this spelling"));
    }
    if (symbol.type().isEmpty()) {
      out.accept(
          warning(
              symbol.position(),
              "'" + symbol.name() + "' has no '.type'",
              "add '.type " + symbol.name() + ", @function'"));
    }
    if (symbol.size() < 0) {
      out.accept(
          warning(
              symbol.position(),
              "'" + symbol.name() + "' has no '.size'",
              "add '.size "
                  + symbol.name()
                  + ", .-"
                  + symbol.name()
                  + "' behind its last instruction"));
    }
  }

  private void size(LintContext context, Symbol symbol, Consumer<Diagnostic> out) {
    Program program = context.program();
    long end = symbol.value() + symbol.size();
    Section section = context.flow().section((int) symbol.value()).orElse(null);
    if (section == null || isEnd(program, section, end)) {
      return;
    }
    OptionalLong next =
        program.symbols().values().stream()
            .filter(s -> s.label() && s.global() && s.value() > symbol.value())
            .filter(s -> s.section().equals(symbol.section()))
            .mapToLong(Symbol::value)
            .min();
    long right = next.orElse(section.address() + (long) section.bytes()) - symbol.value();
    out.accept(
        warning(
            symbol.position(),
            "'.size' of '"
                + symbol.name()
                + "' says "
                + symbol.size()
                + " bytes, which is not where its code ends",
            "put '.size' behind the last instruction; up to the next global symbol there are "
                + right
                + " bytes"));
  }

  /** True if code of a symbol may end there: at a label, at padding or at the section's end. */
  private static boolean isEnd(Program program, Section section, long end) {
    if (end >= section.address() + (long) section.bytes()) {
      return end == section.address() + (long) section.bytes();
    }
    boolean padding = program.unitAt((int) end).filter(Repeat::isInsertedNop).isPresent();
    boolean afterUnit =
        program.units().stream().map(IssueUnit::end).anyMatch(address -> address == end);
    boolean label =
        program.symbols().values().stream().anyMatch(s -> s.label() && s.value() == end);
    return afterUnit && (padding || label);
  }
}
