package org.ipukern.generator.render;

import java.io.IOException;
import java.io.Writer;

/** Collects text up to a limit, so that a template that loops ends in an error. */
final class BoundedWriter extends Writer {
  private final StringBuilder text = new StringBuilder(1 << 14);
  private final int most;

  BoundedWriter(int most) {
    this.most = most;
  }

  @Override
  public void write(char[] buffer, int offset, int length) throws IOException {
    if (length > most - text.length()) {
      throw new IOException("the text grows beyond " + most + " characters");
    }
    text.append(buffer, offset, length);
  }

  @Override
  public void flush() {}

  @Override
  public void close() {}

  @Override
  public String toString() {
    return text.toString();
  }
}
