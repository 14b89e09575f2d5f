package org.ipukern.generator.report;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The forms in which a timeline is written, told by the ending of the file's name. */
public enum TimelineFormat {
  CHROME_TRACE(".json", "Chrome trace events", ChromeTrace::text),
  HTML(".html", "a page", TimelineHtml::text);

  private final String ending;
  private final String title;
  private final Function<Timeline, String> writer;

  TimelineFormat(String ending, String title, Function<Timeline, String> writer) {
    this.ending = ending;
    this.title = title;
    this.writer = writer;
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
    return writer.apply(timeline);
  }
}
