package org.ipukern.generator.spec;

import java.util.List;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.generator.spec.json.InputProblem;

/** A manifest was refused. */
public final class ManifestException extends InputException {
  private static final long serialVersionUID = 1L;

  /** Whether the manifest is wrong or only without entries. */
  public enum Kind {
    /** The request is wrong: exit code 2. */
    WRONG,
    /** Well formed, but it lists no kernel, so there is no verdict: exit code 4. */
    EMPTY
  }

  private final Kind kind;

  ManifestException(Kind kind, List<InputProblem> problems, int more) {
    super(problems, more);
    this.kind = kind;
  }

  /** Whether the manifest is wrong or only without entries. */
  public Kind kind() {
    return kind;
  }
}
