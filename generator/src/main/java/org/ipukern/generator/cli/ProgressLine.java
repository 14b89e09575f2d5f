package org.ipukern.generator.cli;

/** A line on the terminal that says how far a run is; silent where standard error is none. */
final class ProgressLine implements AutoCloseable {
  /** The launcher sets it if standard error is a terminal; Java has no way to tell. */
  private static final String VARIABLE = "IPUKERN_PROGRESS";

  private final Console console;
  private final int total;
  private final boolean shown;

  ProgressLine(Console console, int total) {
    this.console = console;
    this.total = total;
    this.shown = "1".equals(console.environment().get(VARIABLE));
  }

  /** Says that so many are done. */
  synchronized void done(int count) {
    if (shown) {
      console.err().print("\r" + count + " of " + total + " kernels");
      console.err().flush();
    }
  }

  /** Clears the line. */
  @Override
  public synchronized void close() {
    if (shown) {
      console.err().print("\r" + " ".repeat(40) + "\r");
      console.err().flush();
    }
  }
}
