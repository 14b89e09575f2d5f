package org.ipukern.generator.render;

import java.util.List;

/**
 * A rendered text with the template lines that its lines come from.
 *
 * @param text what {@link Renderer#render} gives, byte for byte
 * @param lines for each line of the text where its first visible character stands, then the macro
 *     calls that led there, the nearest first; empty for a blank line
 */
public record TracedText(String text, List<List<TemplatePlace>> lines) {
  /** Copies the lists. */
  public TracedText {
    lines = lines.stream().map(List::copyOf).toList();
  }

  /** The places of a line, 1-based; empty where there are none. */
  public List<TemplatePlace> at(int line) {
    return line >= 1 && line <= lines.size() ? lines.get(line - 1) : List.of();
  }
}
