package org.ipukern.generator.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.ipukern.generator.published.Validation;
import org.ipukern.generator.published.ValidationResult;

/**
 * Entry of {@code scripts/validate-published}: prints the validation document. Arguments are the
 * date to state, the file of measured points, the file of points for fitting, and the folder with
 * the published kernels, which may be missing.
 */
public final class ValidatePublished {
  private static final int WRONG = 1;
  private static final int UNUSABLE = 2;
  private static final int FOLDER = 3;

  private ValidatePublished() {}

  /** Ends with 0, with 1 if a functional run or a file is wrong, with 2 if nothing could be run. */
  public static void main(String[] arguments) throws IOException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    PrintStream errors = new PrintStream(System.err, true, StandardCharsets.UTF_8);
    System.exit(run(List.of(arguments), out, errors));
  }

  static int run(List<String> arguments, PrintStream out, PrintStream errors) throws IOException {
    Path folder = arguments.size() > FOLDER ? Path.of(arguments.get(FOLDER)) : null;
    Validation validation =
        new Validation(
            folder,
            Files.readAllLines(Path.of(arguments.get(1)), StandardCharsets.UTF_8),
            Files.readAllLines(Path.of(arguments.get(2)), StandardCharsets.UTF_8));
    List<String> obstacles = validation.obstacles();
    if (!obstacles.isEmpty()) {
      obstacles.forEach(errors::println);
      return UNUSABLE;
    }
    ValidationResult result = validation.run(arguments.get(0));
    result.document().forEach(line -> out.print(line + "\n"));
    out.flush();
    return result.errors() == 0 && result.wrongRuns() == 0 ? 0 : WRONG;
  }
}
