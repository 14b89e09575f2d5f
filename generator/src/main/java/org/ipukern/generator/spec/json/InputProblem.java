package org.ipukern.generator.spec.json;

/**
 * One thing that is wrong with an input file or with command-line options.
 *
 * @param file the name under which the user knows the file; empty for command-line options
 * @param position where in the file, or {@link JsonPosition#NONE}
 * @param rule what kind of thing is wrong
 * @param entry the list element it belongs to, such as {@code kernels[3]}; empty if none
 * @param field the field inside the entry or the file, such as {@code gemm.inner}; may be empty
 * @param found what stands there; empty if nothing does
 * @param message what is wrong, in words, with the values found
 * @param allowed what would be right; empty if the message says it all
 * @param nearest the nearest legal value or spelling; empty if there is none
 */
public record InputProblem(
    String file,
    JsonPosition position,
    InputRule rule,
    String entry,
    String field,
    String found,
    String message,
    String allowed,
    String nearest) {

  /** Entry and field in one, such as {@code kernels[3].gemm.inner}; may be empty. */
  public String path() {
    return entry.isEmpty() || field.isEmpty() ? entry + field : entry + "." + field;
  }

  /** The same problem with another nearest value, or none. */
  public InputProblem withNearest(String other) {
    return new InputProblem(file, position, rule, entry, field, found, message, allowed, other);
  }

  /** One line for people: place, path, message, what is allowed, the nearest legal value. */
  public String text() {
    StringBuilder out = new StringBuilder();
    if (!file.isEmpty()) {
      out.append(file).append(':');
      if (position.line() > 0) {
        out.append(position).append(':');
      }
      out.append(' ');
    }
    if (!path().isEmpty()) {
      out.append(path()).append(": ");
    }
    out.append(message);
    if (!allowed.isEmpty()) {
      out.append("; allowed: ").append(allowed);
    }
    if (!nearest.isEmpty()) {
      out.append("; nearest: ").append(nearest);
    }
    return out.toString();
  }
}
