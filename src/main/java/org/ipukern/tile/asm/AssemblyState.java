package org.ipukern.tile.asm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ipukern.tile.isa.InstructionTable;
import org.ipukern.tile.isa.Mode;

/** What a text has built so far: sections, symbols, and the settings in force. */
final class AssemblyState {
  /** A stack declaration that waits for the layout. */
  record PendingStack(Expression bytes, String target, SourceLine line, int from, int to) {}

  private final Reporter reporter;
  private final SymbolTable symbols = new SymbolTable();
  private final Map<String, SectionBuilder> sections = new LinkedHashMap<>();
  private final List<PendingStack> stacks = new ArrayList<>();
  private final List<Escape> escapes = new ArrayList<>();
  private SectionBuilder section;
  private Mode mode = Mode.WORKER;
  private boolean optimizing;
  private boolean padsRepeats;

  AssemblyState(Reporter reporter, AssemblerOptions options) {
    this.reporter = reporter;
    this.padsRepeats = options.padRepeats();
  }

  Reporter reporter() {
    return reporter;
  }

  SymbolTable symbols() {
    return symbols;
  }

  Map<String, SectionBuilder> sections() {
    return sections;
  }

  List<PendingStack> stacks() {
    return stacks;
  }

  /** Directives seen so far that loosen checks. */
  List<Escape> escapes() {
    return escapes;
  }

  Mode mode() {
    return mode;
  }

  void setMode(Mode newMode) {
    mode = newMode;
  }

  /** True once {@code .allow_optimizations} was seen. */
  boolean isOptimizing() {
    return optimizing;
  }

  void setOptimizing() {
    optimizing = true;
    padsRepeats = true;
    sections.values().forEach(s -> s.raiseAlignment(8));
  }

  /** True if a nop goes in front of a solo {@code rpt} whose body would be misaligned. */
  boolean padsRepeats() {
    return padsRepeats;
  }

  /** The section in force; {@code .text} if the text has named none yet. */
  SectionBuilder section(SourceLine line) {
    if (section == null) {
      enter(".text", true, false, line.position(0, 1));
    }
    return section;
  }

  /** Goes on in the section of that name; what it is is fixed by its first mention. */
  void enter(String name, boolean executable, boolean worker, SourcePosition position) {
    section =
        sections.computeIfAbsent(name, n -> new SectionBuilder(n, executable, worker, position));
    if (optimizing) {
      section.raiseAlignment(8);
    }
  }

  /** What the dot means. */
  Expression.Place here(SourceLine line) {
    SectionBuilder current = section(line);
    return new Expression.Place(current, current.offset());
  }

  /** Reads an expression of a statement. */
  Expression expression(Tokens tokens) {
    Token first = tokens.peek();
    ExpressionParser parser =
        ExpressionParser.ofStatement(tokens, symbols, () -> here(tokens.line()));
    Expression expression = parser.parse();
    if (parser.isAmbiguous()) {
      reporter.warning(
          tokens.line(),
          first.start(),
          tokens.previous().end(),
          "expression-precedence",
          "C and the assembler order these operators differently; this is the assembler's order:"
              + " first * / % << >>, then & | ^, then + -, then comparisons",
          "write parentheses");
    }
    return expression;
  }

  /** Reads an expression whose value must be known here and now. */
  long absolute(Tokens tokens) {
    Token first = tokens.peek();
    try {
      return new Evaluator(symbols).absolute(expression(tokens));
    } catch (StatementException e) {
      if (e.from() >= 0) {
        throw e;
      }
      throw new StatementException(
          e.rule(), e.getMessage(), e.advice(), first.start(), tokens.previous().end());
    }
  }

  /** Puts a nop into the section in force. */
  void insertNop(SourceLine line, int from, int to) {
    SectionBuilder current = section(line);
    PendingInsn nop =
        new PendingInsn(
            InstructionTable.ipu21().find("nop").orElseThrow(),
            null,
            List.of(),
            mode,
            true,
            line,
            from,
            to,
            to);
    current.add(new PendingUnit(current.offset(), nop, null, false, line, from));
  }

  /** Aligns: a fill of zero is nops in code, nothing in data. */
  void pad(SourceLine line, int from, int to, Padding padding) {
    SectionBuilder current = section(line);
    current.raiseAlignment(padding.alignment());
    int missing = padding.missing(current.offset());
    checkRoom(line, from, to, missing);
    if (missing > 0 && padding.fill() != 0) {
      byte[] bytes = new byte[missing];
      Arrays.fill(bytes, padding.fill());
      current.add(PendingData.of(current.offset(), bytes, line, from, to));
    } else if (current.isExecutable()) {
      int loose = missing % 4;
      current.skip(loose);
      for (int i = loose; i < missing; i += 4) {
        insertNop(line, from, to);
      }
    } else {
      current.skip(missing);
    }
  }

  /** Refuses what makes a section larger than any tile. */
  void checkRoom(SourceLine line, int from, int to, long bytes) {
    if (bytes < 0 || section(line).offset() + bytes > SectionBuilder.LARGEST) {
      throw new StatementException(
          "limit",
          "section " + section(line).name() + " would grow by " + bytes + " bytes",
          "a section holds at most " + SectionBuilder.LARGEST + " bytes",
          from,
          to);
    }
  }
}
