package org.ipukern.generator.report;

import java.util.Locale;
import java.util.Optional;

/**
 * What can limit a kernel. For each there is a figure "cycles if only this limited", which {@link
 * Bottleneck} computes; none of them can exceed the cycles of the call.
 */
public enum Resource {
  AMP_ISSUE(
      "limit-amp",
      "AMP issue, spread evenly",
      "One tile cycle for each AMP or SLIC instruction of all workers: the tile has one AMP, which"
          + " takes one instruction a cycle. What a kernel would take with nothing but AMP work, spread"
          + " over the six workers without loss."),
  AMP_BUSIEST(
      "limit-amp-busiest",
      "AMP issue of the busiest worker",
      "For each round (the launches that one sync waits for) the AMP and SLIC instructions of the"
          + " worker that has most, times six cycles; rounds are added. More than limit-amp where rows"
          + " do not divide evenly among the workers."),
  LOAD_PORTS(
      "limit-load-ports",
      "load ports",
      "Each tile cycle takes two loads of up to 64 bits by workers; a 128-bit load counts as two. The"
          + " loads of all workers divided by two, rounded up."),
  STORE_PORT(
      "limit-store-port",
      "store port",
      "Each tile cycle takes one store of up to 64 bits by workers. The stores of all workers."),
  COEFFICIENTS(
      "limit-coefficients",
      "coefficient feed",
      "One tile cycle for each ld64putcs or ld128putcs. There is one set of coefficients, so they"
          + " cannot be loaded while workers run."),
  SUPERVISOR(
      "limit-supervisor",
      "supervisor issue",
      "Tile cycles in which no worker runs and the supervisor issues or stalls, coefficient loads and"
          + " waits for ended workers left out."),
  WORKER_SLOTS(
      "limit-worker-slots",
      "worker issue slots",
      "For each round (the launches that one sync waits for) the issues of the worker that has most,"
          + " times six cycles; rounds are added. Whatever the instructions are: a slot takes one"
          + " instruction or bundle."),
  LAUNCH_JOIN(
      "limit-launch-join",
      "launch and join",
      "For each round the cycles from its first launch to the first issue of the worker that exits"
          + " last, and those from that worker's last slot (or the sync, if that is later) to the"
          + " supervisor's resumption; rounds are added.");

  private final String code;
  private final String title;
  private final String explanation;

  Resource(String code, String title, String explanation) {
    this.code = code;
    this.title = title;
    this.explanation = explanation;
  }

  /** The code in reports and on the command line, such as {@code limit-amp}. */
  public String code() {
    return code;
  }

  /** The resource in a few words. */
  public String title() {
    return title;
  }

  /** What is counted. */
  public String explanation() {
    return explanation;
  }

  /** The resource of that code, whatever its case. */
  public static Optional<Resource> of(String code) {
    for (Resource resource : values()) {
      if (resource.code.equals(code.toLowerCase(Locale.ROOT))) {
        return Optional.of(resource);
      }
    }
    return Optional.empty();
  }
}
