package org.ipukern.tile.asm;

import java.util.Arrays;
import java.util.Map;

/** Data. */
final class DataDirectives {
  private static final long WORD = 0xFFFFFFFFL;

  private final AssemblyState state;

  DataDirectives(AssemblyState state) {
    this.state = state;
  }

  void addTo(Map<String, Directive> directives) {
    for (String name : new String[] {".long", ".int", ".word", ".4byte"}) {
      directives.put(name, (tokens, directive) -> values(tokens, 4));
    }
    for (String name : new String[] {".short", ".half", ".2byte", ".hword"}) {
      directives.put(name, (tokens, directive) -> values(tokens, 2));
    }
    directives.put(".float", (tokens, directive) -> floats(tokens));
    directives.put(".single", (tokens, directive) -> floats(tokens));
    directives.put(".byte", (tokens, directive) -> values(tokens, 1));
    directives.put(".quad", (tokens, directive) -> values(tokens, 8));
    directives.put(".8byte", (tokens, directive) -> values(tokens, 8));
    directives.put(".ascii", (tokens, directive) -> strings(tokens, false));
    directives.put(".asciz", (tokens, directive) -> strings(tokens, true));
    directives.put(".string", (tokens, directive) -> strings(tokens, true));
    for (String name : new String[] {".space", ".skip", ".zero"}) {
      directives.put(name, this::space);
    }
    directives.put(".fill", this::fill);
  }

  private void values(Tokens tokens, int width) {
    do {
      Token first = tokens.peek();
      Expression value = state.expression(tokens);
      SectionBuilder section = room(tokens, width, first.start());
      section.add(
          PendingData.of(
              section.offset(),
              width,
              value,
              tokens.line(),
              first.start(),
              tokens.previous().end()));
    } while (tokens.accept(","));
  }

  private void floats(Tokens tokens) {
    do {
      Token first = tokens.peek();
      long bits = FloatLiteral.bits(tokens);
      SectionBuilder section = room(tokens, Float.BYTES, first.start());
      section.add(
          PendingData.of(
              section.offset(),
              Float.BYTES,
              new Expression.Constant(bits, Float.SIZE),
              tokens.line(),
              first.start(),
              tokens.previous().end()));
    } while (tokens.accept(","));
  }

  private void strings(Tokens tokens, boolean terminated) {
    do {
      Token string = tokens.take();
      if (string.kind() != Token.Kind.STRING) {
        throw new StatementException(
            "syntax", "expected a string instead of " + string.describe(), "", string);
      }
      byte[] bytes = Escapes.bytes(tokens.line().text(), string.start() + 1, string.end() - 1);
      int length = bytes.length + (terminated ? 1 : 0);
      add(tokens, Arrays.copyOf(bytes, length), string.start());
    } while (tokens.accept(","));
  }

  private void space(Tokens tokens, Token directive) {
    Token first = tokens.peek();
    long count = state.absolute(tokens);
    long value = tokens.accept(",") ? state.absolute(tokens) : 0;
    filled(tokens, first, count, 1, value);
  }

  /** {@code .fill count, width, value}: the bytes above the fourth are zero. */
  private void fill(Tokens tokens, Token directive) {
    Token first = tokens.peek();
    long count = state.absolute(tokens);
    long width = tokens.accept(",") ? state.absolute(tokens) : 1;
    long value = tokens.accept(",") ? state.absolute(tokens) : 0;
    if (width < 1 || width > 8) {
      throw new StatementException(
          "expression",
          "a width of " + width + " bytes",
          "allowed are 1 to 8",
          first.start(),
          tokens.previous().end());
    }
    if (width > Integer.BYTES && (value < Integer.MIN_VALUE || value > WORD)) {
      state
          .reporter()
          .warning(
              tokens.line(),
              first.start(),
              tokens.previous().end(),
              "data-range",
              value + " does not fit into 4 bytes; its upper bits are lost",
              "allowed are " + Integer.MIN_VALUE + " to " + WORD + ", '.quad' takes 8 bytes");
    }
    filled(tokens, first, count, (int) width, width > Integer.BYTES ? value & WORD : value);
  }

  private void filled(Tokens tokens, Token first, long count, int width, long value) {
    int to = tokens.previous().end();
    if (count < 0 || count > SectionBuilder.LARGEST) {
      throw new StatementException(
          "limit",
          "a count of " + count,
          "allowed are 0 to " + SectionBuilder.LARGEST,
          first.start(),
          to);
    }
    state.checkRoom(tokens.line(), first.start(), to, count * width);
    byte[] bytes = new byte[(int) count * width];
    for (int i = 0; value != 0 && i < bytes.length; i++) {
      bytes[i] = (byte) (value >> (8 * (i % width)));
    }
    add(tokens, bytes, first.start());
  }

  private void add(Tokens tokens, byte[] bytes, int from) {
    SectionBuilder section = room(tokens, bytes.length, from);
    if (bytes.length > 0) {
      section.add(
          PendingData.of(section.offset(), bytes, tokens.line(), from, tokens.previous().end()));
    }
  }

  private SectionBuilder room(Tokens tokens, int width, int from) {
    state.checkRoom(tokens.line(), from, tokens.previous().end(), width);
    return state.section(tokens.line());
  }
}
