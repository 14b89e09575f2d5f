package org.ipukern.generator.output;

/** The output folder could not be brought up to date; the message says what was left as it was. */
public final class OutputException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Whose doing it is. */
  public enum Kind {
    /** The folder is not one that may be written to; nothing was written. */
    REFUSED,
    /** The machine failed while writing: disk full, input or output error. */
    FAILED
  }

  private final Kind kind;

  /** A folder that may not be written to. */
  static OutputException refused(String message) {
    return new OutputException(Kind.REFUSED, message, null);
  }

  /** A machine that failed. */
  static OutputException failed(String message, Throwable cause) {
    return new OutputException(Kind.FAILED, message, cause);
  }

  OutputException(Kind kind, String message, Throwable cause) {
    super(message, cause);
    this.kind = kind;
  }

  /** Whose doing it is. */
  public Kind kind() {
    return kind;
  }
}
