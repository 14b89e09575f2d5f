package org.ipukern.generator.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.ipukern.generator.gate.Verdict;
import org.ipukern.generator.output.OutputComparison;
import org.ipukern.generator.output.RowJson;
import org.ipukern.generator.regress.CheckResult;
import org.ipukern.generator.regress.CheckedEntry;
import org.ipukern.generator.regress.Outcome;

/** A comparison with the baseline as JSON, one entry point a line; what does not exist is null. */
public final class CheckJson {
  private static final int SCHEMA = 1;

  private CheckJson() {}

  /**
   * The text.
   *
   * @param model version of the timing model of the run
   * @param table version of the instruction table of the run
   */
  public static String text(CheckResult result, String model, String table) {
    ObjectNode top = RowJson.object();
    top.put("schema", SCHEMA);
    top.put("model", model);
    top.put("table", table);
    top.put("verdict", result.verdict().word());
    ObjectNode summary = top.putObject("summary");
    summary.put("entries", result.entries().size());
    summary.put("compared", result.compared());
    summary.put("kernelsCompared", result.kernelsCompared());
    for (Outcome outcome : Outcome.values()) {
      String name = outcome == Outcome.NO_VERDICT ? "noVerdict" : lower(outcome);
      summary.put(name, result.count(outcome));
    }
    ArrayNode entries = top.putArray("entries");
    result.entries().forEach(entry -> entry(entries.addObject(), entry));
    if (result.outputs().isEmpty()) {
      top.putNull("files");
    } else {
      files(top.putArray("files"), result.outputs().get());
    }
    return RowJson.write(top);
  }

  private static String lower(Outcome outcome) {
    return outcome.name().toLowerCase(Locale.ROOT);
  }

  private static void entry(ObjectNode object, CheckedEntry entry) {
    object.put("symbol", entry.symbol());
    object.put("outcome", entry.outcome().word());
    figure(object, "accepted", entry.before().map(b -> b.accepted()));
    figure(object, "best", entry.before().map(b -> b.best()));
    figure(object, "ceiling", entry.before().map(b -> b.ceiling()));
    figure(
        object, "now", entry.now().filter(m -> m.verdict() == Verdict.PASS).map(m -> m.cycles()));
    ArrayNode notes = object.putArray("notes");
    entry.notes().forEach(notes::add);
    terms(object, "termsBefore", entry.before().map(b -> b.terms()));
    terms(object, "termsNow", entry.now().map(m -> m.terms()));
  }

  private static void terms(ObjectNode object, String name, Optional<Map<String, Long>> terms) {
    ObjectNode parts = object.putObject(name);
    terms.ifPresent(all -> all.forEach(parts::put));
  }

  private static void figure(ObjectNode object, String name, Optional<Long> figure) {
    if (figure.isPresent()) {
      object.put(name, figure.get());
    } else {
      object.putNull(name);
    }
  }

  private static void files(ArrayNode files, OutputComparison outputs) {
    add(files, "new", outputs.created());
    add(files, "changed", outputs.changed());
    add(files, "missing", outputs.missing());
    add(files, "extra", outputs.orphans());
    add(files, "foreign", outputs.foreign());
  }

  private static void add(ArrayNode files, String kind, List<String> names) {
    names.forEach(name -> files.addObject().put("kind", kind).put("name", name));
  }
}
