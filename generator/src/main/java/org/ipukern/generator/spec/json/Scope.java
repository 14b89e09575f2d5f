package org.ipukern.generator.spec.json;

/**
 * Where a reader stands, so that it can report a problem by naming the field alone.
 *
 * @param file name of the file, empty for command-line options
 * @param entry the list element, such as {@code kernels[3]}; empty at the top
 * @param prefix the object inside the entry, such as {@code gemm}; may be empty
 * @param problems where reports go
 */
public record Scope(String file, String entry, String prefix, Problems problems) {
  /** The same file, inside a list element. */
  public Scope entry(String list, int index) {
    return new Scope(file, list + "[" + index + "]", "", problems);
  }

  /** One object further in. */
  public Scope inside(String name) {
    return new Scope(file, entry, path(name), problems);
  }

  /** The path of a field of this object inside its entry. */
  public String path(String field) {
    return prefix.isEmpty() || field.isEmpty() ? prefix + field : prefix + "." + field;
  }

  /**
   * Reports a problem.
   *
   * @param field name of the field, or empty for the object itself
   */
  public void report(
      InputRule rule,
      JsonPosition at,
      String field,
      String found,
      String message,
      String allowed,
      String nearest) {
    problems.add(
        new InputProblem(file, at, rule, entry, path(field), found, message, allowed, nearest));
  }

  /**
   * Reports a value that is not the object it should be.
   *
   * @param what the object should be, such as {@code manifest}
   * @param allowed what may stand there
   */
  public void reportType(JsonValue value, String what, String allowed) {
    String message = value.shown() + " is no " + what;
    report(InputRule.TYPE, value.position(), "", value.shown(), message, allowed, "");
  }
}
