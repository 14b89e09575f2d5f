package org.ipukern.generator.render;

/** A template is missing, wrong, or could not be filled in. */
public final class RenderException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String template;
  private final int line;
  private final int column;

  RenderException(String template, int line, int column, String message, Throwable cause) {
    super(place(template, line, column) + ": " + message, cause);
    this.template = template;
    this.line = line;
    this.column = column;
  }

  private static String place(String template, int line, int column) {
    return line > 0 ? template + ":" + line + ":" + column : template;
  }

  /** Name of the template, such as {@code gemm/f16_partials.S.ftl}. */
  public String template() {
    return template;
  }

  /** 1-based line in the template; 0 if the whole template is meant. */
  public int line() {
    return line;
  }

  /** 1-based column in the template; 0 if the whole template is meant. */
  public int column() {
    return column;
  }
}
