package org.ipukern.generator.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.ipukern.generator.published.LineResult;
import org.ipukern.generator.published.Validation;
import org.ipukern.generator.published.ValidationResult;

/**
 * Entry of {@code scripts/validate-published}: prints the validation document. Arguments are the
 * date to state, the folder of this project, and the folder with the published kernels, which may
 * be missing.
 */
public final class ValidatePublished {
  private static final int WRONG = 1;
  private static final int UNUSABLE = 2;
  private static final int FOLDER = 2;

  private ValidatePublished() {}

  /** Ends with 0, with 1 if a run, a line or a file is wrong, with 2 if nothing could be run. */
  public static void main(String[] arguments) throws IOException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    PrintStream errors = new PrintStream(System.err, true, StandardCharsets.UTF_8);
    System.exit(run(List.of(arguments), out, errors));
  }

  static int run(List<String> arguments, PrintStream out, PrintStream errors) throws IOException {
    Path home = Path.of(arguments.get(1));
    Path folder = arguments.size() > FOLDER ? Path.of(arguments.get(FOLDER)) : null;
    Validation validation =
        new Validation(folder, fixture(home, "hardware.tsv"), fixture(home, "hardware.fit"));
    List<String> obstacles = validation.obstacles();
    if (!obstacles.isEmpty()) {
      obstacles.forEach(errors::println);
      return UNUSABLE;
    }
    List<LineResult> lines =
        new PublishedLines(home, folder).run(fixture(home, "published/lines.txt"));
    ValidationResult result = validation.run(arguments.get(0), lines);
    result.document().forEach(line -> out.print(line + "\n"));
    out.flush();
    boolean right = result.errors() == 0 && result.wrongRuns() == 0 && result.wrongLines() == 0;
    return right ? 0 : WRONG;
  }

  private static List<String> fixture(Path home, String name) throws IOException {
    return Files.readAllLines(home.resolve("test-fixtures").resolve(name), StandardCharsets.UTF_8);
  }
}
