package org.ipukern.tile.asm;

/**
 * A place in a source text.
 *
 * @param file the name under which the reader knows it
 * @param line 1-based
 * @param column 1-based
 * @param length number of characters that are meant, at least 1
 */
public record SourcePosition(String file, int line, int column, int length) {
  @Override
  public String toString() {
    return file + ":" + line + ":" + column;
  }
}
