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
    room(length);
    text.append(buffer, offset, length);
  }

  @Override
  public void write(String string, int offset, int length) throws IOException {
    room(length);
    text.append(string, offset, offset + length);
  }

  @Override
  public void write(int character) throws IOException {
    room(1);
    text.append((char) character);
  }

  private void room(int length) throws IOException {
    if (length > most - text.length()) {
      throw new IOException("the text grows beyond " + most + " characters");
    }
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
