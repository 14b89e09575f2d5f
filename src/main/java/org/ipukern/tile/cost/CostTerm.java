package org.ipukern.tile.cost;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.ipukern.tile.timing.TimingModel;

/** The parts into which an estimate splits; every cycle of a call belongs to exactly one. */
public enum CostTerm {
  /** Supervisor issues and stalls outside launches. */
  SUPERVISOR(
      "supervisor",
      "Supervisor",
      "dependence load branch put syncIdle",
      "Cycles in which no worker runs and the supervisor issues or stalls, coefficient loads left"
          + " out. A stall counts here when an instruction waits for a register, or follows a taken"
          + " branch or a put. What the supervisor does while workers run costs nothing of its own.",
      "ld32 $m1, $m0, 0 followed by put $CCCSLOAD, $m1: the put issues %load% cycles after the"
          + " load, and the next instruction %put% after the put. Five instructions that do not need"
          + " $m1 fit between load and put for nothing."),
  /** Coefficient loads. */
  FEED(
      "coefficient-feed",
      "Coefficient feed",
      "",
      "One cycle for each ld64putcs or ld128putcs that issues while no worker runs. A panel of 512"
          + " bytes takes 64 of the first or 32 of the second, which needs interleaved memory.",
      "A GEMM with 5 panels in standard memory: 5 x 64 = 320 cycles; interleaved: 160."),
  /** From {@code runall} to the first issue. */
  LAUNCH(
      "launch",
      "Launch",
      "launch slots",
      "From a runall to the first issue of the worker that exits last: %launch% cycles, then up to"
          + " five more until the cycle is that worker's own, since worker n issues only in cycles"
          + " that leave n when divided by %slots%.",
      "runall in cycle 100: worker 0 may issue from cycle 106 on and its next own cycle is 108, so its"
          + " launch takes 8 cycles."),
  /** Worker slots before the repeat bodies. */
  FILL(
      "pipeline-fill",
      "Pipeline fill",
      "slots",
      "Issue slots of the worker that exits last before its last rpt body, bodies left out, times"
          + " %slots%: reading arguments, dividing the rows, building addresses, priming the AMP, the"
          + " rpt itself. A worker without rpt has all its slots here, the exit excepted.",
      "19 instructions and bundles and a rpt before the body: 20 x 6 = 120 cycles a launch."),
  /** Worker slots in repeat bodies. */
  STEADY(
      "steady-state",
      "Steady state",
      "slots",
      "Issue slots of the worker that exits last inside rpt bodies, times %slots%: bundles of the body"
          + " times the repeat count, with no cost of their own for the repeats.",
      "rpt $m0, 3 with $m0 = 60 repeats four bundles 60 times: 240 slots, 1,440 cycles."),
  /** Worker slots after the repeat bodies. */
  DRAIN(
      "drain",
      "Drain",
      "slots",
      "Issue slots of the worker that exits last after its last rpt body and before its exit, times"
          + " %slots%: emptying the AMP and storing the last rows.",
      "Four AMP bundles and two stores before the exitz: 6 x 6 = 36 cycles a launch."),
  /** From the last exit to the next supervisor issue other than the sync. */
  EXIT(
      "exit",
      "Exit",
      "join slotRelease",
      "From the issue of the last exit to the next supervisor issue, the sync that waits for it left"
          + " out: %join% cycles if the sync is reached in time.",
      "exitz in cycle 1,000 with the supervisor waiting: it issues again in cycle 1,015.");

  private final String word;
  private final String title;

  /** Names of timing constants, separated by a space. */
  private final String constants;

  private final String meaning;
  private final String example;

  CostTerm(String word, String title, String constants, String meaning, String example) {
    this.word = word;
    this.title = title;
    this.constants = constants;
    this.meaning = meaning;
    this.example = example;
  }

  /** The term spelt in reports and on the command line, such as {@code coefficient-feed}. */
  public String word() {
    return word;
  }

  /** The term as a heading. */
  public String title() {
    return title;
  }

  /** Names of the timing constants that it comes from. */
  public List<String> constants() {
    return constants.isEmpty() ? List.of() : List.of(constants.split(" ", -1));
  }

  /** What the term means, with the model's constants put in. */
  public String explanation(TimingModel timing) {
    return fill(meaning, timing);
  }

  /** An example. */
  public String example(TimingModel timing) {
    return fill(example, timing);
  }

  /** The term of that word. */
  public static Optional<CostTerm> of(String word) {
    for (CostTerm term : values()) {
      if (term.word.equals(word.toLowerCase(Locale.ROOT))) {
        return Optional.of(term);
      }
    }
    return Optional.empty();
  }

  private String fill(String text, TimingModel timing) {
    String filled = text;
    for (String constant : constants()) {
      filled = filled.replace("%" + constant + "%", timing.constants().get(constant).toString());
    }
    return filled;
  }
}
