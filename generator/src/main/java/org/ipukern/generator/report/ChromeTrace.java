package org.ipukern.generator.report;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.ipukern.tile.asm.IssueUnit;

/**
 * A timeline in the Chrome trace event format, for any viewer of it: one process, a thread for each
 * lane, complete events. One microsecond of the trace is one tile cycle.
 */
public final class ChromeTrace {
  private static final int PROCESS = 1;

  private final StringBuilder text = new StringBuilder();
  private boolean first = true;

  private ChromeTrace() {}

  /** The text: JSON, one event a line. */
  public static String text(Timeline timeline) {
    return new ChromeTrace().write(timeline);
  }

  private String write(Timeline timeline) {
    ObjectNode about = object();
    about
        .put("title", timeline.title())
        .put("unit", "1 us is 1 tile cycle, modelled")
        .put("timingModel", timeline.model())
        .put("cycles", timeline.cycles());
    if (!timeline.note().isEmpty()) {
      about.put("note", timeline.note());
    }
    text.append("{\n\"displayTimeUnit\": \"ms\",\n\"otherData\": ").append(about);
    text.append(",\n\"traceEvents\": [");
    metadata("process_name", 0, object().put("name", timeline.title()));
    for (int lane = 0; lane < timeline.lanes().size(); lane++) {
      metadata("thread_name", lane, object().put("name", Timeline.laneName(lane)));
      metadata("thread_sort_index", lane, object().put("sort_index", lane));
    }
    for (int lane = 0; lane < timeline.lanes().size(); lane++) {
      lane(timeline, lane);
    }
    return text.append("\n]\n}\n").toString();
  }

  private static ObjectNode begin(String name, String phase, int lane) {
    return object().put("name", name).put("ph", phase).put("pid", PROCESS).put("tid", lane);
  }

  private void metadata(String what, int lane, ObjectNode args) {
    ObjectNode event = begin(what, "M", lane);
    event.set("args", args);
    add(event);
  }

  private void add(ObjectNode event) {
    text.append(first ? "\n" : ",\n").append(event);
    first = false;
  }

  private static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  private void lane(Timeline timeline, int number) {
    EventLane lane = timeline.lanes().get(number);
    for (int i = 0; i < lane.size(); i++) {
      Optional<SlotCause> cause = Timeline.cause(lane, i);
      Optional<IssueUnit> unit = timeline.unit(lane, i);
      String name =
          cause.map(SlotCause::code).or(() -> unit.map(UnitText::label)).orElse("launcher");
      ObjectNode event = begin(name, "X", number);
      event.put("cat", cause.isPresent() ? "lost" : "issue");
      event.put("ts", lane.start(i)).put("dur", lane.end(i) - lane.start(i));
      ObjectNode args = event.putObject("args");
      if (cause.isPresent()) {
        args.put("cause", cause.get().title());
      } else {
        args.put("issues", lane.issues(i));
      }
      if (unit.isPresent()) {
        args.put("text", UnitText.text(unit.get()));
        args.put("line", unit.get().position().toString());
      }
      add(event);
    }
  }
}
