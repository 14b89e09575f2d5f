package org.ipukern.generator.report;

import java.util.List;
import org.ipukern.generator.render.TemplatePlace;
import org.ipukern.generator.render.TracedText;

/**
 * An assembly text and where its lines come from.
 *
 * @param lines the text, a line each, without line ends
 * @param places for each line where it stands in a template, then the macro calls that led there;
 *     empty where that is not known
 */
public record ListedText(List<String> lines, List<List<TemplatePlace>> places) {
  /** Copies the lists. */
  public ListedText {
    lines = List.copyOf(lines);
    places = List.copyOf(places);
    if (places.size() != lines.size()) {
      throw new IllegalArgumentException(lines.size() + " lines, places of " + places.size());
    }
  }

  /**
   * A text that was judged.
   *
   * @param traced the same text, rendered once more
   * @throws IllegalStateException if it is not the same to the byte
   */
  public static ListedText of(String judged, TracedText traced) {
    if (!judged.equals(traced.text())) {
      throw new IllegalStateException(
          "the templates give another text than the one that was judged; did a file of them change"
              + " meanwhile?");
    }
    return new ListedText(judged.lines().toList(), traced.lines());
  }
}
