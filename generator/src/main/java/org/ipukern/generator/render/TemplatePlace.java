package org.ipukern.generator.render;

/**
 * A line of a template.
 *
 * @param template its name, such as {@code gemm/stream.ftl}
 * @param line 1-based
 */
public record TemplatePlace(String template, int line) {
  @Override
  public String toString() {
    return template + ":" + line;
  }
}
