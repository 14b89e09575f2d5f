package org.ipukern.generator.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.ipukern.tile.asm.IssueUnit;

/**
 * A timeline in the Chrome trace event format, for any viewer of it: one process, a thread for each
 * lane, complete events. One microsecond of the trace is one tile cycle.
 */
public final class ChromeTrace {
  private static final int PROCESS = 1;

  private ChromeTrace() {}

  /** The text: JSON, one event a line. */
  public static String text(Timeline timeline) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.writeStartObject();
      json.writeStringField("displayTimeUnit", "ms");
      json.writeObjectFieldStart("otherData");
      json.writeStringField("title", timeline.title());
      json.writeStringField("unit", "1 us is 1 tile cycle, modelled");
      json.writeStringField("timingModel", timeline.model());
      json.writeNumberField("cycles", timeline.cycles());
      if (!timeline.note().isEmpty()) {
        json.writeStringField("note", timeline.note());
      }
      json.writeEndObject();
      json.writeArrayFieldStart("traceEvents");
      name(json, "process_name", 0, timeline.title());
      for (int lane = 0; lane < timeline.lanes().size(); lane++) {
        name(json, "thread_name", lane, Timeline.laneName(lane));
        order(json, lane);
      }
      for (int lane = 0; lane < timeline.lanes().size(); lane++) {
        lane(json, timeline, lane);
      }
      json.writeRaw('\n');
      json.writeEndArray();
      json.writeEndObject();
      json.writeRaw('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  private static void name(JsonGenerator json, String what, int lane, String name)
      throws IOException {
    begin(json, what, "M", lane);
    json.writeObjectFieldStart("args");
    json.writeStringField("name", name);
    json.writeEndObject();
    json.writeEndObject();
  }

  private static void order(JsonGenerator json, int lane) throws IOException {
    begin(json, "thread_sort_index", "M", lane);
    json.writeObjectFieldStart("args");
    json.writeNumberField("sort_index", lane);
    json.writeEndObject();
    json.writeEndObject();
  }

  private static void begin(JsonGenerator json, String name, String phase, int lane)
      throws IOException {
    json.writeStartObject();
    json.writeRaw('\n');
    json.writeStringField("name", name);
    json.writeStringField("ph", phase);
    json.writeNumberField("pid", PROCESS);
    json.writeNumberField("tid", lane);
  }

  private static void lane(JsonGenerator json, Timeline timeline, int number) throws IOException {
    EventLane lane = timeline.lanes().get(number);
    for (int i = 0; i < lane.size(); i++) {
      Optional<SlotCause> cause = Timeline.cause(lane, i);
      Optional<IssueUnit> unit = timeline.unit(lane, i);
      String name =
          cause.map(SlotCause::code).or(() -> unit.map(UnitText::label)).orElse("launcher");
      begin(json, name, "X", number);
      json.writeStringField("cat", cause.isPresent() ? "lost" : "issue");
      json.writeNumberField("ts", lane.start(i));
      json.writeNumberField("dur", lane.end(i) - lane.start(i));
      json.writeObjectFieldStart("args");
      if (cause.isPresent()) {
        json.writeStringField("cause", cause.get().title());
      } else {
        json.writeNumberField("issues", lane.issues(i));
      }
      if (unit.isPresent()) {
        json.writeStringField("text", UnitText.text(unit.get()));
        json.writeStringField("line", unit.get().position().toString());
      }
      json.writeEndObject();
      json.writeEndObject();
    }
  }
}
