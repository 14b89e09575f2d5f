package org.ipukern.generator.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.Collectors;
import org.ipukern.generator.explore.NearestLegal;
import org.ipukern.generator.output.RowJson;

/**
 * A shape that is refused before there is a kernel: which rules, why, and what is legal near it.
 *
 * @param shape what was asked for, for people
 * @param reasons at least one
 * @param axes the nearest legal value of each field, the others held
 */
public record Refused(String shape, List<Reason> reasons, List<NearestLegal.Axis> axes) {

  /** Copies the lists. */
  public Refused {
    reasons = List.copyOf(reasons);
    axes = List.copyOf(axes);
  }

  /** A line a reason, with the rule's id at its end. */
  public String why() {
    return reasons.stream()
        .map(reason -> reason.message() + " [" + reason.rule() + "]")
        .collect(Collectors.joining("\n"));
  }

  /** The nearest legal value on each axis, for people; empty if there are no axes. */
  public static String table(List<NearestLegal.Axis> axes) {
    if (axes.isEmpty()) {
      return "";
    }
    if (axes.stream().allMatch(axis -> axis.nearest().isEmpty())) {
      return "no other value of a single field that was given makes this shape legal\n";
    }
    TextTable table = new TextTable(List.of(1, 2), List.of("  axis", "asked", "nearest"));
    axes.forEach(
        axis ->
            table.add(List.of("  " + axis.axis(), axis.asked(), axis.nearest().orElse("none"))));
    return "nearest legal shape on each axis, the others as asked:\n" + table.text();
  }

  /** The same as JSON. */
  public String json() {
    ObjectNode top = RowJson.object();
    top.put("schema", 1).put("shape", shape).put("verdict", "refused");
    ArrayNode why = top.putArray("reasons");
    reasons.forEach(
        reason -> why.addObject().put("rule", reason.rule()).put("message", reason.message()));
    addAxes(top.putArray("nearest"), axes);
    return RowJson.write(top);
  }

  /** Adds an object for each axis. */
  static void addAxes(ArrayNode array, List<NearestLegal.Axis> axes) {
    for (NearestLegal.Axis axis : axes) {
      ObjectNode object = array.addObject();
      object.put("axis", axis.axis()).put("asked", axis.asked());
      object.put("nearest", axis.nearest().orElse(null));
      object.put("manifest", axis.nearest().isPresent() ? axis.manifestLine() : null);
    }
  }
}
