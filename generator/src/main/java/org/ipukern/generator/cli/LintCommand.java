package org.ipukern.generator.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.ipukern.generator.gate.VertexLint;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.lint.Linter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code ipukern lint}. */
@Command(
    name = "lint",
    description = {
      "Check assembly files of any origin against the rules of the IPU21 tile; of a file that this",
      "tool emitted also whether the .cpp beside it declares the vertices that it implements.",
      "Silent on files without findings; 'ipukern explain RULE' says what a rule means."
    })
final class LintCommand implements Callable<Integer> {
  @Parameters(arity = "1..*", paramLabel = "FILE.S", description = "Assembly files.")
  private List<String> files;

  @Mixin private AssemblyOptions options;

  private final Console console;

  LintCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    ExitCode worst = ExitCode.DONE;
    int findings = 0;
    int wrong = 0;
    for (String file : files) {
      AssemblyFiles reader = options.files(console);
      ExitCode code;
      try {
        AssemblyFiles.Read read = reader.read(file);
        List<Diagnostic> found = new ArrayList<>(Linter.lint(read.source(), read.assembly()));
        if (read.assembly().isComplete()) {
          reader
              .vertexBeside(file)
              .ifPresent(
                  text ->
                      found.addAll(
                          VertexLint.lint(
                              text.name(),
                              String.join("\n", text.lines()),
                              read.assembly().program())));
        }
        console.out().print(reader.print(found));
        findings += found.size();
        code = code(read, found);
      } catch (CommandException e) {
        console.note(e.getMessage());
        code = e.exitCode();
      }
      wrong += code == ExitCode.DONE ? 0 : 1;
      worst = worse(worst, code);
    }
    if (worst != ExitCode.DONE) {
      console.note(
          findings
              + (findings == 1 ? " finding; " : " findings; ")
              + wrong
              + " of "
              + files.size()
              + (files.size() == 1 ? " file" : " files")
              + " not clean");
    }
    return worst.code();
  }

  private static ExitCode code(AssemblyFiles.Read read, List<Diagnostic> found) {
    if (!read.assembly().isComplete()) {
      return read.failure();
    }
    return found.isEmpty() ? ExitCode.DONE : ExitCode.REFUSED;
  }

  /** A text that is wrong goes before a finding, a finding before a missing verdict. */
  private static ExitCode worse(ExitCode one, ExitCode other) {
    List<ExitCode> order =
        List.of(ExitCode.DONE, ExitCode.NO_VERDICT, ExitCode.REFUSED, ExitCode.WRONG_REQUEST);
    return order.indexOf(one) >= order.indexOf(other) ? one : other;
  }
}
