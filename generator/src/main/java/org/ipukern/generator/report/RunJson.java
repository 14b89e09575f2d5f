package org.ipukern.generator.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.ipukern.generator.output.RowJson;

/** The result of a run as JSON, one entry point a line; a figure that does not exist is null. */
public final class RunJson {
  private static final int SCHEMA = 1;

  private RunJson() {}

  /**
   * The text.
   *
   * @param model version of the timing model that gave the figures
   */
  public static String text(List<EntryRow> rows, String model) {
    return text(rows, Collections.nCopies(rows.size(), Optional.empty()), model);
  }

  /**
   * The text, with what limits each entry point.
   *
   * @param bottlenecks one for each row; nothing is said where it is empty
   * @param model version of the timing model that gave the figures
   */
  public static String text(
      List<EntryRow> rows, List<Optional<Bottleneck>> bottlenecks, String model) {
    return RowJson.write(tree(rows, bottlenecks, model));
  }

  /** The same as a tree, to which more may be added. */
  static ObjectNode tree(
      List<EntryRow> rows, List<Optional<Bottleneck>> bottlenecks, String model) {
    ObjectNode top = RowJson.object();
    top.put("schema", SCHEMA);
    top.put("model", model);
    RunSummary summary = RunSummary.of(rows);
    top.putObject("summary")
        .put("kernels", summary.kernels())
        .put("entries", summary.entries())
        .put("passed", summary.passed())
        .put("refused", summary.refused())
        .put("noVerdict", summary.noVerdict());
    ArrayNode entries = top.putArray("entries");
    for (int i = 0; i < rows.size(); i++) {
      ObjectNode entry = entries.addObject();
      entry(entry, rows.get(i));
      bottlenecks.get(i).ifPresent(bottleneck -> limits(entry, bottleneck));
    }
    return top;
  }

  private static void entry(ObjectNode object, EntryRow row) {
    object
        .put("symbol", row.symbol())
        .put("kernel", row.kernel())
        .put("family", row.family())
        .put("shape", row.shape());
    figure(object, "formula", row.formula());
    figure(object, "refit", row.refit());
    figure(object, "budget", row.budget());
    figure(object, "estimate", row.estimate());
    figure(object, "simulated", row.simulated());
    figure(object, "floor", row.floor());
    figure(object, "ampPermille", row.ampPermille());
    figure(
        object,
        "measuredTheirs",
        row.theirs().map(theirs -> OptionalLong.of(theirs.cycles())).orElse(OptionalLong.empty()));
    object.put("undocumented", row.undocumented());
    object.put("verdict", row.verdict().word());
    ArrayNode reasons = object.putArray("reasons");
    row.reasons()
        .forEach(r -> reasons.addObject().put("rule", r.rule()).put("message", r.message()));
    ObjectNode terms = object.putObject("terms");
    row.terms().forEach(terms::put);
  }

  /** What limits a call, into its object. */
  static void limits(ObjectNode object, Bottleneck bottleneck) {
    object.put("limitedBy", bottleneck.limiting().code());
    object.put("filledBy", bottleneck.filledBy().map(Resource::code).orElse(null));
    ObjectNode limits = object.putObject("limits");
    bottleneck.limits().forEach((resource, cycles) -> limits.put(resource.code(), cycles));
  }

  private static void figure(ObjectNode object, String name, OptionalLong figure) {
    if (figure.isPresent()) {
      object.put(name, figure.getAsLong());
    } else {
      object.putNull(name);
    }
  }
}
