package org.ipukern.generator.cli;

import org.ipukern.generator.gate.Verdict;

/** What the process's exit code means. */
public enum ExitCode {
  /** Done; something was looked at and all is well. */
  DONE(0),
  /** A fault of the tool itself, or of the machine. */
  FAULT(1),
  /** The request is wrong: usage, manifest, unreadable or syntactically wrong input. */
  WRONG_REQUEST(2),
  /** A lint finding, a kernel that failed the gate, or one slower than its baseline. */
  REFUSED(3),
  /** No verdict: nothing matched, or something needed for one is missing. */
  NO_VERDICT(4);

  private final int code;

  ExitCode(int code) {
    this.code = code;
  }

  /** The code of a run that came to this verdict. */
  static ExitCode of(Verdict verdict) {
    return switch (verdict) {
      case PASS -> DONE;
      case REFUSED -> REFUSED;
      case NO_VERDICT -> NO_VERDICT;
    };
  }

  /** The number. */
  public int code() {
    return code;
  }
}
