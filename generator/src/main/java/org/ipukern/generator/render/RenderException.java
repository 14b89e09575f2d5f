package org.ipukern.generator.render;

/** A template that cannot be rendered: missing, misspelt, or wrong in itself. */
public final class RenderException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String template;
  private final int line;
  private final int column;

  RenderException(String template, int line, int column, String message, Throwable cause) {
    super(message, cause);
    this.template = template;
    this.line = line;
    this.column = column;
  }

  /** Name of the template, relative to the template folder. */
  public String template() {
    return template;
  }

  /** 1-based line, 0 if the fault has none. */
  public int line() {
    return line;
  }

  /** 1-based column, 0 if the fault has none. */
  public int column() {
    return column;
  }
}
