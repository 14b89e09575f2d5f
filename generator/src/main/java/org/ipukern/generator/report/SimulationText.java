package org.ipukern.generator.report;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.ipukern.generator.explore.PlacedOperand;
import org.ipukern.generator.explore.SimulationResult;
import org.ipukern.generator.spec.run.RunOperand;
import org.ipukern.tile.cost.Estimate;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.sim.Fault;
import org.ipukern.tile.sim.MemoryMap;
import org.ipukern.tile.sim.SupervisorCause;

/** What a simulated run did, for people. */
public final class SimulationText {
  private SimulationText() {}

  /**
   * The text.
   *
   * @param bottleneck what limits the run; empty if that is not known
   */
  public static String text(SimulationResult result, Optional<Bottleneck> bottleneck) {
    StringBuilder text = new StringBuilder();
    text.append(result.entry()).append('\n');
    text.append("  tile cycles, modelled (timing model ").append(result.model()).append(")\n\n");
    CallResult run = result.run();
    if (run.fault().isPresent()) {
      text.append(fault(run.fault().get()));
    } else {
      text.append("  simulated  ").append(run.cycles()).append('\n');
    }
    text.append(estimate(result.estimate()));
    text.append(run.fault().isPresent() ? "" : supervisor(run));
    bottleneck.ifPresent(limits -> text.append('\n').append(limits.text()));
    text.append('\n').append(operands(result));
    if (!run.controlRestored()) {
      text.append("  not restored: $FP_ICTL is not what it was when the call began\n");
    }
    run.notes().forEach(note -> text.append("  rests on: ").append(note).append('\n'));
    result
        .differences()
        .forEach(
            (name, difference) ->
                text.append("  differs: ")
                    .append(name)
                    .append(": ")
                    .append(difference)
                    .append('\n'));
    if (run.fault().isEmpty() && result.differences().isEmpty()) {
      text.append(
          result.compared().isEmpty()
              ? "  nothing was compared\n"
              : "  as expected: " + String.join(", ", result.compared()) + "\n");
    }
    return text.toString();
  }

  private static String fault(Fault fault) {
    return "  fault      "
        + fault.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ')
        + " in "
        + (fault.worker() < 0 ? "the supervisor" : "worker " + fault.worker())
        + " at cycle "
        + fault.cycle()
        + (fault.position() == null ? "" : ", " + fault.position())
        + "\n             "
        + fault.message()
        + "\n";
  }

  private static String estimate(Estimate estimate) {
    if (!estimate.isKnown()) {
      return "  estimate   none: " + estimate + "\n";
    }
    return "  estimate   "
        + estimate.cycles()
        + "\n\n"
        + TermText.terms(estimate)
        + TermText.busiest(estimate);
  }

  private static String supervisor(CallResult run) {
    TextTable table = new TextTable(List.of(1, 2), List.of("  supervisor", "cycles", "share"));
    for (Map.Entry<SupervisorCause, Long> cause : run.supervisor().cycles().entrySet()) {
      table.add(
          List.of(
              "  " + cause.getKey().words(),
              Long.toString(cause.getValue()),
              Share.of(cause.getValue(), run.cycles())));
    }
    return "\n"
        + table.text()
        + "  AMP utilisation  "
        + Share.of(run.ampIssues(), run.cycles())
        + " of one AMP issue a cycle\n";
  }

  private static String operands(SimulationResult result) {
    TextTable table =
        new TextTable(List.of(1, 2), List.of("  memory", "address", "bytes", "role", "elements"));
    table.add(List.of("  state block", hex(result.state()), "", "in", element(result.state())));
    for (PlacedOperand placed : result.operands()) {
      RunOperand operand = placed.operand();
      int last = placed.address() + operand.bytes() - 1;
      String first = element(placed.address());
      table.add(
          List.of(
              "  " + operand.name(),
              hex(placed.address()),
              Integer.toString(operand.bytes()),
              operand.role().id(),
              first.equals(element(last)) ? first : first + " to " + element(last)));
    }
    return table.text();
  }

  private static String element(int address) {
    return Integer.toString(MemoryMap.elementOf(address));
  }

  private static String hex(int address) {
    return String.format(Locale.ROOT, "0x%x", address);
  }
}
