package org.ipukern.generator.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ipukern.tile.asm.IssueUnit;

/** A timeline as one page that needs nothing else: no network, no other file. */
public final class TimelineHtml {
  private static final Pattern MARK = Pattern.compile("@[A-Z]+@");

  private TimelineHtml() {}

  /** The page. */
  public static String text(Timeline timeline) {
    Map<String, String> parts =
        Map.of(
            "@STYLE@", resource("timeline.css"),
            "@SCRIPT@", resource("timeline-view.js") + resource("timeline-input.js"),
            "@TITLE@", escaped(timeline.title()),
            "@DATA@", data(timeline));
    // In one pass, so that a title which looks like one of the marks stays a title.
    return MARK.matcher(resource("timeline.html"))
        .replaceAll(found -> Matcher.quoteReplacement(parts.get(found.group())));
  }

  /** A text for use between tags. */
  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }

  /** JSON that cannot end the element it stands in. */
  private static String data(Timeline timeline) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.writeStartObject();
      json.writeStringField("title", timeline.title());
      json.writeStringField("model", timeline.model());
      json.writeStringField("note", timeline.note());
      json.writeNumberField("cycles", timeline.cycles());
      json.writeArrayFieldStart("causes");
      for (SlotCause cause : SlotCause.values()) {
        strings(json, cause.code(), cause.title(), cause.explanation());
      }
      json.writeEndArray();
      Map<Integer, Integer> units = units(timeline);
      json.writeArrayFieldStart("units");
      for (int number : units.keySet()) {
        IssueUnit unit = timeline.unit(number);
        strings(json, UnitText.label(unit), UnitText.text(unit), unit.position().toString());
      }
      json.writeEndArray();
      json.writeArrayFieldStart("rounds");
      for (Round round : timeline.rounds()) {
        long end = Math.max(round.lastExit(), round.resumeCycle());
        json.writeArray(new long[] {round.start(), end}, 0, 2);
      }
      json.writeEndArray();
      json.writeArrayFieldStart("lanes");
      for (int lane = 0; lane < timeline.lanes().size(); lane++) {
        lane(json, Timeline.laneName(lane), timeline.lanes().get(lane), units);
      }
      json.writeEndArray();
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString()
        .replace("<", "\\u003c")
        .replace(">", "\\u003e")
        .replace("&", "\\u0026")
        .replace("\u2028", "\\u2028")
        .replace("\u2029", "\\u2029");
  }

  /** Start, length, unit, issues and cause of each event; -1 for no unit and no cause. */
  private static void lane(
      JsonGenerator json, String name, EventLane lane, Map<Integer, Integer> units)
      throws IOException {
    json.writeStartObject();
    json.writeStringField("name", name);
    json.writeArrayFieldStart("events");
    for (int i = 0; i < lane.size(); i++) {
      json.writeNumber(lane.start(i));
      json.writeNumber(lane.end(i) - lane.start(i));
      json.writeNumber(units.getOrDefault(lane.unit(i), -1));
      json.writeNumber(lane.issues(i));
      json.writeNumber(lane.cause(i));
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  /** Numbers of the units in the page by their numbers in the recording. */
  private static Map<Integer, Integer> units(Timeline timeline) {
    Map<Integer, Integer> units = new LinkedHashMap<>();
    for (EventLane lane : timeline.lanes()) {
      for (int i = 0; i < lane.size(); i++) {
        if (lane.unit(i) != EventLane.NONE) {
          units.putIfAbsent(lane.unit(i), units.size());
        }
      }
    }
    return units;
  }

  private static void strings(JsonGenerator json, String... values) throws IOException {
    json.writeArray(values, 0, values.length);
  }

  private static String resource(String name) {
    try (InputStream stream = TimelineHtml.class.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IllegalStateException(name + " is not in the jar");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
