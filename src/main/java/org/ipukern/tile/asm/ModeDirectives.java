package org.ipukern.tile.asm;

import java.util.Map;
import org.ipukern.tile.isa.Mode;

/** Execution mode, and the directives that loosen or restore checks. */
final class ModeDirectives {
  /** They change what the assembler refuses, which is for the lint rules to say here. */
  private static final String[] ESCAPES = {
    ".allow_invalid_repeat",
    ".allow_invalid_operands",
    ".allow_invalid_execution_mode",
    ".warn_on_invalid_bundles",
  };

  /** They take such a change back. */
  private static final String[] RESTORING = {
    ".error_on_invalid_operands", ".error_on_invalid_execution_mode", ".error_on_invalid_bundles",
  };

  /** They change nothing in the program. */
  private static final String[] WITHOUT_EFFECT = {
    ".file", ".loc", ".ident", ".cfi_startproc", ".cfi_endproc", ".cfi_def_cfa_offset"
  };

  private final AssemblyState state;

  ModeDirectives(AssemblyState state) {
    this.state = state;
  }

  void addTo(Map<String, Directive> directives) {
    directives.put(".worker", (tokens, name) -> state.setMode(Mode.WORKER));
    directives.put(".supervisor", (tokens, name) -> state.setMode(Mode.SUPERVISOR));
    directives.put(
        ".allow_optimizations",
        (tokens, name) -> {
          escape(tokens, name);
          state.setOptimizing();
        });
    directives.put(".error", (tokens, name) -> said(tokens, name, true));
    directives.put(".err", (tokens, name) -> said(tokens, name, true));
    directives.put(".warning", (tokens, name) -> said(tokens, name, false));
    for (String escape : ESCAPES) {
      directives.put(escape, this::escape);
    }
    for (String restored : RESTORING) {
      directives.put(restored, (tokens, name) -> {});
    }
    for (String directive : WITHOUT_EFFECT) {
      directives.put(directive, (tokens, name) -> tokens.skipStatement());
    }
  }

  private void escape(Tokens tokens, Token name) {
    SourcePosition position = tokens.line().position(name.start(), name.end());
    state.escapes().add(new Escape(name.text(), position));
  }

  /** What the text itself says about itself. */
  private void said(Tokens tokens, Token name, boolean error) {
    Token string = tokens.peek();
    String message = string.kind() == Token.Kind.STRING ? tokens.take().text() : name.text();
    int to = tokens.previous().end();
    if (error) {
      throw new StatementException("user-error", message, "", name.start(), to);
    }
    state.reporter().warning(tokens.line(), name.start(), to, "user-warning", message, "");
  }
}
