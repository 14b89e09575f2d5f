package org.ipukern.generator.cli;

import java.util.Locale;
import org.ipukern.generator.output.SingleFile;
import org.ipukern.generator.report.Timeline;
import org.ipukern.generator.report.TimelineFormat;

/**
 * The file of a {@code --timeline}.
 *
 * @param name as the user wrote it
 * @param format by its ending
 */
record TimelineFile(String name, TimelineFormat format) {
  /**
   * Takes the option's value.
   *
   * @throws CommandException if the ending says no format
   */
  static TimelineFile of(String name) {
    return new TimelineFile(
        name,
        TimelineFormat.of(name)
            .orElseThrow(
                () ->
                    new CommandException(
                        ExitCode.WRONG_REQUEST,
                        "--timeline "
                            + name
                            + ": the file must end in "
                            + TimelineFormat.allowed())));
  }

  /** Refuses a name that cannot be written, before the work is done. */
  void check(Places places) {
    places.write("--timeline", name);
  }

  /** Writes the timeline and says so, with what it does not show. */
  void write(Console console, Timeline timeline) {
    SingleFile.write(console.file(name), format.text(timeline));
    console.note(
        String.format(
            Locale.ROOT,
            "%s: %d events over %d tile cycles%s",
            name,
            timeline.events(),
            timeline.cycles(),
            timeline.note().isEmpty() ? "" : "; " + timeline.note()));
  }
}
