package org.ipukern.generator.report;

/**
 * Why an entry point did not pass.
 *
 * @param rule id of the gate's rule; empty where there is no verdict
 * @param message what was seen, with its figures
 */
public record Reason(String rule, String message) {
  /** The reason on one line. */
  public String text() {
    return rule.isEmpty() ? message : rule + " " + message;
  }
}
