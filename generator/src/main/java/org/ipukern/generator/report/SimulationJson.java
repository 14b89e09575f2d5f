package org.ipukern.generator.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.ipukern.generator.explore.PlacedOperand;
import org.ipukern.generator.explore.SimulationResult;
import org.ipukern.generator.output.RowJson;
import org.ipukern.tile.cost.Estimate;
import org.ipukern.tile.sim.Fault;

/** What a simulated run did, as JSON; figures are tile cycles, one that does not exist is null. */
public final class SimulationJson {
  private static final int SCHEMA = 1;

  private SimulationJson() {}

  /**
   * The text.
   *
   * @param bottleneck what limits the run; empty if that is not known
   * @param timeline what each context did; empty if that is not known
   */
  public static String text(
      SimulationResult result, Optional<Bottleneck> bottleneck, Optional<Timeline> timeline) {
    ObjectNode top = RowJson.object();
    top.put("schema", SCHEMA);
    top.put("model", result.model());
    top.put("entry", result.entry());
    Optional<Fault> fault = result.run().fault();
    top.put("result", word(result));
    top.put("cycles", fault.isPresent() ? null : result.run().cycles());
    estimate(top, result.estimate());
    fault.ifPresentOrElse(f -> fault(top.putObject("fault"), f), () -> top.putNull("fault"));
    top.put("ampIssues", fault.isPresent() ? null : result.run().ampIssues());
    bottleneck.ifPresent(limits -> RunJson.limits(top, limits));
    timeline.ifPresent(lanes -> lost(top.putArray("lost"), lanes));
    operands(top.putArray("operands"), result);
    top.put("controlRestored", result.run().controlRestored());
    ArrayNode notes = top.putArray("restsOn");
    result.run().notes().forEach(notes::add);
    return RowJson.write(top);
  }

  private static String word(SimulationResult result) {
    if (result.run().fault().isPresent()) {
      return "fault";
    }
    if (!result.differences().isEmpty()) {
      return "differs";
    }
    return result.compared().isEmpty() ? "not-compared" : "as-expected";
  }

  private static void estimate(ObjectNode top, Estimate estimate) {
    if (estimate.isKnown()) {
      top.put("estimate", estimate.cycles());
    } else {
      top.putNull("estimate");
      top.put("noEstimate", estimate.toString());
    }
  }

  private static void fault(ObjectNode object, Fault fault) {
    object.put("kind", fault.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    object.put("context", Timeline.laneName(fault.worker() + 1));
    object.put("cycle", fault.cycle());
    object.put("at", fault.position() == null ? null : fault.position().toString());
    object.put("message", fault.message());
  }

  private static void lost(ArrayNode rows, Timeline timeline) {
    for (int lane = 0; lane < timeline.lanes().size(); lane++) {
      ObjectNode row = rows.addObject();
      row.put("context", Timeline.laneName(lane));
      for (Map.Entry<SlotCause, Long> each : timeline.lost(lane).entrySet()) {
        row.put(each.getKey().code(), each.getValue());
      }
    }
  }

  private static void operands(ArrayNode rows, SimulationResult result) {
    for (PlacedOperand placed : result.operands()) {
      String name = placed.operand().name();
      ObjectNode row = rows.addObject();
      row.put("name", name);
      row.put("address", placed.address());
      row.put("bytes", placed.operand().bytes());
      row.put("role", placed.operand().role().id());
      String difference = result.differences().get(name);
      row.put(
          "result",
          difference != null
              ? "differs"
              : result.compared().contains(name) ? "as-expected" : "not-compared");
      if (difference != null) {
        row.put("difference", difference);
      }
    }
  }
}
