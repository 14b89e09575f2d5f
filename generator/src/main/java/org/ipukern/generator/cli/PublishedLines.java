package org.ipukern.generator.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.ipukern.generator.published.LineResult;

/** Runs the documented command lines on published kernels, each as it stands in the document. */
final class PublishedLines {
  private static final String PROGRAM = "./ipukern ";
  private static final String FOLDER = "DIR/";
  private static final Pattern SEPARATOR = Pattern.compile(" && | ; ");
  private static final Pattern FINDING = Pattern.compile("^\\S+:\\d+:\\d+: (warning|error)\\b.*");

  private final Path home;
  private final Path published;

  /**
   * @param home folder of this project, from which relative paths of the lines start
   * @param published what DIR stands for
   */
  PublishedLines(Path home, Path published) {
    this.home = home;
    this.published = published.toAbsolutePath();
  }

  /** Runs all lines; each has a line with its title before it. */
  List<LineResult> run(List<String> lines) throws IOException {
    List<LineResult> results = new ArrayList<>();
    String title = "";
    for (String line : lines) {
      if (line.startsWith("# ")) {
        title = line.substring(2);
      } else if (!line.isBlank()) {
        results.add(run(title, line));
      }
    }
    return results;
  }

  private LineResult run(String title, String line) throws IOException {
    List<String> commands = SEPARATOR.splitAsStream(line).toList();
    Outcome lint = call(commands.get(0));
    int findings = (int) lint.out().lines().filter(l -> FINDING.matcher(l).matches()).count();
    boolean mayWarn = line.contains(" ; ");
    boolean linted =
        lint.code() == ExitCode.DONE.code()
            || (mayWarn && lint.code() == ExitCode.REFUSED.code() && !lint.hasError());
    if (!linted) {
      return new LineResult(title, line, findings, OptionalLong.empty(), "", lint.complaint());
    }
    Outcome simulated = call(commands.get(1) + " --format json");
    if (!simulated.out().startsWith("{")) {
      return new LineResult(title, line, findings, OptionalLong.empty(), "", simulated.complaint());
    }
    JsonNode json = new ObjectMapper().readTree(simulated.out());
    OptionalLong cycles =
        json.get("cycles").isNull()
            ? OptionalLong.empty()
            : OptionalLong.of(json.get("cycles").asLong());
    String result = json.get("result").asText();
    boolean right = simulated.code() == ExitCode.DONE.code() && result.equals("as-expected");
    return new LineResult(title, line, findings, cycles, result, right ? "" : "wrong: " + result);
  }

  private Outcome call(String command) {
    if (!command.startsWith(PROGRAM)) {
      return new Outcome(ExitCode.WRONG_REQUEST.code(), "", "no command: " + command);
    }
    String[] words =
        Arrays.stream(command.substring(PROGRAM.length()).strip().split(" +"))
            .map(w -> w.startsWith(FOLDER) ? published.resolve(w.substring(4)).toString() : w)
            .toArray(String[]::new);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        Console.of(
            InputStream.nullInputStream(),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            home,
            System.getenv());
    int code = Main.run(words, console, org.ipukern.generator.gate.Pipeline::run);
    return new Outcome(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** What a command printed and how it ended. */
  private record Outcome(int code, String out, String err) {
    boolean hasError() {
      return out.lines()
          .anyMatch(line -> FINDING.matcher(line).matches() && line.contains(": error"));
    }

    /** What the command complained of first. */
    String complaint() {
      return (err + out)
          .lines()
          .filter(line -> !line.isBlank())
          .findFirst()
          .orElse("exit code " + code);
    }
  }
}
