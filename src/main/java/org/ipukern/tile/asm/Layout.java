package org.ipukern.tile.asm;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ipukern.tile.isa.Lane;

/** Gives the sections their addresses and everything its final values. */
final class Layout {
  private final AssemblyState state;
  private final Reporter reporter;
  private final Evaluator evaluator;
  private final FormMatcher matcher;

  /**
   * @param externals whether names that nothing defines may come from another object
   */
  Layout(AssemblyState state, boolean externals) {
    this.state = state;
    this.reporter = state.reporter();
    this.evaluator = new Evaluator(state.symbols(), externals);
    this.matcher = new FormMatcher(state.symbols(), evaluator, reporter);
  }

  /** The program; what is wrong is reported and left out. */
  Program program(String name) {
    int address = Program.CODE_BASE;
    for (SectionBuilder section : state.sections().values()) {
      section.place(address);
      address = section.end();
    }
    List<Section> sections = new ArrayList<>();
    List<IssueUnit> units = new ArrayList<>();
    Map<Integer, byte[]> data = new LinkedHashMap<>();
    for (SectionBuilder section : state.sections().values()) {
      sections.add(section.section());
      for (PendingUnit unit : section.units()) {
        IssueUnit issued = unit(section.address(), unit);
        if (issued != null) {
          units.add(issued);
        }
      }
      for (PendingData item : section.data()) {
        data.put(section.address() + item.offset(), bytes(item));
      }
    }
    units.sort(Comparator.comparingInt(IssueUnit::address));
    Map<String, Symbol> symbols = symbols();
    List<StackUsage> stacks = stacks();
    evaluator.assumed().values().forEach(this::reportAssumed);
    return new Program(name, sections, units, data, symbols, stacks);
  }

  private void reportAssumed(Expression.Name name) {
    reporter.warning(
        name.line(),
        name.from(),
        name.to(),
        "external-symbol",
        "nothing in this text defines " + name.name() + "; it counts as address 0",
        Advice.constant(name.name()).orElse("another object must define it; say so with .extern"));
  }

  private IssueUnit unit(int base, PendingUnit unit) {
    Insn first = insn(unit.first());
    Insn second = unit.second() == null ? null : insn(unit.second());
    if (first == null || (second == null && unit.second() != null)) {
      return null;
    }
    if (unit.swappable()
        && second != null
        && first.form().lane() == Lane.AUX
        && second.form().lane() == Lane.MAIN) {
      Insn swap = first;
      first = second;
      second = swap;
    }
    SourcePosition position =
        second == null ? first.position() : unit.line().position(unit.from(), unit.from() + 1);
    return new IssueUnit(base + unit.offset(), first, second, position);
  }

  private Insn insn(PendingInsn pending) {
    try {
      return matcher.match(pending);
    } catch (StatementException e) {
      reporter.error(e, pending.line(), pending.from(), pending.to());
      return null;
    }
  }

  private byte[] bytes(PendingData item) {
    if (item.bytes() != null) {
      return item.bytes();
    }
    long value = evaluate(item.value(), item.line(), item.from(), item.to());
    int bits = 8 * item.width();
    if (bits < 64 && (value < -(1L << (bits - 1)) || value >= 1L << bits)) {
      reporter.warning(
          item.line(),
          item.from(),
          item.to(),
          "data-range",
          value + " does not fit into " + item.width() + " bytes; its upper bits are lost",
          "allowed are " + -(1L << (bits - 1)) + " to " + ((1L << bits) - 1));
    }
    byte[] bytes = new byte[item.width()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (value >> (8 * i));
    }
    return bytes;
  }

  /** The value, or 0 with an error. */
  private long evaluate(Expression expression, SourceLine line, int from, int to) {
    return evaluate(expression, line, from, to, 0);
  }

  /** The value, or another one with an error. */
  private long evaluate(Expression expression, SourceLine line, int from, int to, long other) {
    try {
      return evaluator.value(expression).number();
    } catch (StatementException e) {
      reporter.error(e, line, from, to);
      return other;
    }
  }

  private Map<String, Symbol> symbols() {
    Map<String, Symbol> symbols = new LinkedHashMap<>();
    state.symbols().definitions().forEach((name, d) -> symbols.put(name, symbol(name, d)));
    // What directives say about a name without a definition is kept too; it may be misspelt.
    state
        .symbols()
        .mentions()
        .forEach((name, d) -> symbols.computeIfAbsent(name, n -> symbol(n, d)));
    return symbols;
  }

  private Symbol symbol(String name, SymbolTable.Definition definition) {
    SymbolTable table = state.symbols();
    SourceLine line = definition.line();
    int from = definition.from();
    int to = definition.to();
    Expression size = table.size(name);
    String section =
        definition.label() ? ((Expression.Place) definition.value()).section().name() : "";
    return new Symbol(
        name,
        evaluate(definition.value(), line, from, to),
        definition.label(),
        table.isGlobal(name),
        table.type(name),
        size == null ? -1 : evaluate(size, line, from, to, -1),
        section,
        line.position(from, to));
  }

  private List<StackUsage> stacks() {
    List<StackUsage> stacks = new ArrayList<>();
    for (AssemblyState.PendingStack stack : state.stacks()) {
      stacks.add(
          new StackUsage(
              evaluate(stack.bytes(), stack.line(), stack.from(), stack.to()),
              stack.target(),
              stack.line().position(stack.from(), stack.to())));
    }
    return stacks;
  }
}
