package org.ipukern.tile.asm;

import java.util.List;

/** A source text with its name, cut into lines. LF, CRLF and CR all end a line. */
public final class SourceText {
  private final String name;
  private final List<String> lines;

  /** Takes the text as it is in the file. */
  public SourceText(String name, String text) {
    this.name = name;
    this.lines = text.lines().toList();
  }

  /** The name used in positions. */
  public String name() {
    return name;
  }

  /** The lines without their ends. */
  public List<String> lines() {
    return lines;
  }

  /** The line of that 1-based number; empty outside the text. */
  public String line(int number) {
    return number >= 1 && number <= lines.size() ? lines.get(number - 1) : "";
  }
}
