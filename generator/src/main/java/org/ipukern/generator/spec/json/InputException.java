package org.ipukern.generator.spec.json;

import java.util.List;
import java.util.stream.Collectors;

/** An input file, or a set of command-line options, was refused. */
public class InputException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient List<InputProblem> problems;
  private final int more;

  /**
   * @param problems at least one, in the order of the file
   * @param more how many further problems are not in the list
   */
  public InputException(List<InputProblem> problems, int more) {
    super(text(problems, more));
    this.problems = List.copyOf(problems);
    this.more = more;
  }

  private static String text(List<InputProblem> problems, int more) {
    String lines = problems.stream().map(InputProblem::text).collect(Collectors.joining("\n"));
    return more == 0 ? lines : lines + "\nand " + more + " more";
  }

  /** The problems, in the order of the file. */
  public List<InputProblem> problems() {
    return problems;
  }

  /** How many further problems were found but are not listed. */
  public int more() {
    return more;
  }
}
