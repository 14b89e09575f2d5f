package org.ipukern.tile.asm;

import java.util.Map;

/** Sections and alignment. */
final class SectionDirectives {
  private static final int LARGEST_ALIGNMENT = 1 << 16;

  private final AssemblyState state;

  SectionDirectives(AssemblyState state) {
    this.state = state;
  }

  void addTo(Map<String, Directive> directives) {
    directives.put(".section", this::section);
    directives.put(".text", (tokens, name) -> enter(tokens, name, ".text", true));
    directives.put(".data", (tokens, name) -> enter(tokens, name, ".data", false));
    directives.put(".bss", (tokens, name) -> enter(tokens, name, ".bss", false));
    directives.put(".align", (tokens, name) -> align(tokens, name, false));
    directives.put(".balign", (tokens, name) -> align(tokens, name, false));
    directives.put(".p2align", (tokens, name) -> align(tokens, name, true));
  }

  private void enter(Tokens tokens, Token name, String section, boolean executable) {
    state.enter(section, executable, false, tokens.line().position(name.start(), name.end()));
  }

  /** {@code .section name, "flags", @type} or {@code .section name, FUNCTION_IS_WORKER}. */
  private void section(Tokens tokens, Token directive) {
    String name = name(tokens);
    int end = tokens.previous().end();
    boolean executable = name.equals(".text") || name.startsWith(".text.");
    boolean worker = false;
    while (tokens.accept(",")) {
      tokens.accept("@");
      tokens.accept("%");
      Token attribute = tokens.take();
      if (attribute.kind() == Token.Kind.STRING) {
        executable |= attribute.text().contains("x");
      } else if (attribute.text().equals("FUNCTION_IS_WORKER")) {
        executable = true;
        worker = true;
      } else if (!attribute.isName() && attribute.kind() != Token.Kind.NUMBER) {
        throw new StatementException(
            "syntax",
            "expected section flags instead of " + attribute.describe(),
            "write \"ax\", @progbits or FUNCTION_IS_WORKER",
            attribute);
      }
    }
    state.enter(name, executable, worker, tokens.line().position(directive.start(), end));
  }

  /** A string, or whatever stands up to a comma or a blank. */
  private static String name(Tokens tokens) {
    Token first = tokens.peek();
    if (first.kind() == Token.Kind.STRING) {
      return tokens.take().text();
    }
    int end = first.start();
    while (!tokens.atStatementEnd() && !tokens.peek().is(",") && tokens.peek().start() == end) {
      end = tokens.take().end();
    }
    if (end == first.start()) {
      throw new StatementException(
          "syntax", "expected a section name instead of " + first.describe(), "", first);
    }
    return tokens.line().text().substring(first.start(), end);
  }

  private void align(Tokens tokens, Token directive, boolean powerOfTwo) {
    Token operand = tokens.peek();
    long number = state.absolute(tokens);
    int end = tokens.previous().end();
    long fill = 0;
    if (tokens.accept(",") && !tokens.peek().is(",")) {
      fill = state.absolute(tokens);
    }
    long most = tokens.accept(",") ? most(tokens) : LARGEST_ALIGNMENT;
    long bytes = number;
    if (powerOfTwo) {
      bytes = number >= 0 && number <= 16 ? 1L << number : -1;
    }
    if (bytes < 1 || bytes > LARGEST_ALIGNMENT || Long.bitCount(bytes) != 1) {
      throw new StatementException(
          "expression",
          number + " is no alignment for " + directive.text(),
          powerOfTwo
              ? "write the exponent of a power of two, 0 to 16"
              : "write a power of two, at most " + LARGEST_ALIGNMENT,
          operand.start(),
          end);
    }
    Padding padding = new Padding((int) bytes, (byte) fill, most);
    state.pad(tokens.line(), directive.start(), end, padding);
  }

  /** How many bytes an alignment may skip. */
  private long most(Tokens tokens) {
    Token first = tokens.peek();
    long most = state.absolute(tokens);
    if (most < 1) {
      throw new StatementException(
          "expression",
          "an alignment that may skip " + most + " bytes does nothing",
          "write 1 or more, or nothing for as many as are needed",
          first.start(),
          tokens.previous().end());
    }
    return most;
  }
}
