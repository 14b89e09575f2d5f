package org.ipukern.generator.report;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The forms in which a timeline is written, told by the ending of the file's name. */
public enum TimelineFormat {
  CHROME_TRACE(".json", "Chrome trace events"),
  HTML(".html", "a page"),
  SVG(".svg", "a picture");

  private final String ending;
  private final String title;

  TimelineFormat(String ending, String title) {
    this.ending = ending;
    this.title = title;
  }

  /** The format of a file of that name; empty if its ending is none of ours. */
  public static Optional<TimelineFormat> of(String file) {
    String lower = file.toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(format -> lower.endsWith(format.ending)).findFirst();
  }

  /** All endings with what they mean, for messages. */
  public static String allowed() {
    return Arrays.stream(values())
        .map(format -> format.ending + " (" + format.title + ")")
        .collect(Collectors.joining(" or "));
  }

  /** The text of the file. */
  public String text(Timeline timeline) {
    return switch (this) {
      case CHROME_TRACE -> ChromeTrace.text(timeline);
      case HTML -> TimelineHtml.text(timeline);
      case SVG -> TimelinePicture.svg(timeline);
    };
  }
}
