package org.ipukern.generator.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Assembly;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.DiagnosticPrinter;
import org.ipukern.tile.asm.Severity;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.asm.SystemPreprocessor;

/** Reads and assembles files that the user names. */
final class AssemblyFiles {
  private static final String PREPROCESSOR = "preprocessor";

  private final Console console;
  private final Map<String, String> macros;
  private final List<String> includes;
  private final Map<String, SourceText> texts = new LinkedHashMap<>();

  /**
   * @param macros values of preprocessor macros by name
   * @param includes folders of included files, as the user wrote them
   */
  AssemblyFiles(Console console, Map<String, String> macros, List<String> includes) {
    this.console = console;
    this.macros = macros;
    this.includes = List.copyOf(includes);
  }

  /**
   * A file that was read.
   *
   * @param source its text
   * @param assembly what was understood
   */
  record Read(SourceText source, Assembly assembly) {
    /** What a text that could not be understood as a whole means for the exit code. */
    ExitCode failure() {
      return assembly.diagnostics().stream()
              .filter(d -> d.severity() == Severity.ERROR)
              .allMatch(d -> isUnknown(d.rule()))
          ? ExitCode.NO_VERDICT
          : ExitCode.WRONG_REQUEST;
    }

    private static boolean isUnknown(String rule) {
      return rule.equals("unknown-instruction") || rule.equals("unknown-directive");
    }
  }

  /**
   * Reads and assembles a file. Our own preprocessor goes first; a text that needs more goes
   * through the system's.
   *
   * @param name as the user wrote it
   * @throws CommandException with exit code 2 if it cannot be read
   */
  Read read(String name) {
    SourceText source = new SourceText(name, InputFile.text(console, name));
    texts.put(name, source);
    AssemblerOptions options =
        AssemblerOptions.defaults().withExternals(true).withIncludes(this::include);
    for (Map.Entry<String, String> macro : macros.entrySet()) {
      options = options.withMacro(macro.getKey(), macro.getValue());
    }
    Assembly assembly = Assembler.assemble(source, options);
    if (assembly.diagnostics().stream().anyMatch(d -> d.rule().equals(PREPROCESSOR))) {
      Optional<Path> cpp = DoctorCommand.CPP.find(console.environment());
      if (cpp.isPresent()) {
        assembly = new SystemPreprocessor(cpp.get(), options, folders(name)).assemble(source);
      } else {
        List<Diagnostic> all = new ArrayList<>(assembly.diagnostics());
        all.add(SystemPreprocessor.missing(source));
        assembly = new Assembly(assembly.program(), all, assembly.census(), assembly.escapes());
      }
    }
    return new Read(source, assembly);
  }

  /**
   * The vertex text that belongs to an assembly file of this tool: the {@code .cpp} of the same
   * name beside it. Empty for files from elsewhere, whose classes need not be written as ours are.
   */
  Optional<SourceText> vertexBeside(String name) {
    if (!name.endsWith(".S")) {
      return Optional.empty();
    }
    String vertex = name.substring(0, name.length() - 2) + ".cpp";
    if (!Files.isRegularFile(console.file(vertex))) {
      return Optional.empty();
    }
    SourceText text = new SourceText(vertex, InputFile.text(console, vertex));
    if (!text.line(2).contains("emitted by ipukern")) {
      return Optional.empty();
    }
    texts.put(vertex, text);
    return Optional.of(text);
  }

  /** The findings as text for people, with the lines of every file that was read. */
  String print(List<Diagnostic> diagnostics) {
    return new DiagnosticPrinter(texts.values().toArray(SourceText[]::new)).print(diagnostics);
  }

  private Optional<SourceText> include(String name, String includingFile) {
    for (Path folder : folders(includingFile)) {
      Path file;
      try {
        file = folder.resolve(name);
      } catch (InvalidPathException e) {
        // No file has a name that the file system cannot hold, such as one with a NUL.
        return Optional.empty();
      }
      if (Files.isRegularFile(file)) {
        try {
          String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
          SourceText found = new SourceText(file.toString(), text);
          texts.put(found.name(), found);
          return Optional.of(found);
        } catch (IOException e) {
          throw new CommandException(
              ExitCode.WRONG_REQUEST, "cannot read " + file + ": " + e.getMessage());
        }
      }
    }
    return Optional.empty();
  }

  /** Where a file's includes are looked for: beside it, then in the folders of {@code -I}. */
  private List<Path> folders(String includingFile) {
    List<Path> folders = new ArrayList<>();
    Path beside = console.file(includingFile).getParent();
    folders.add(beside == null ? console.folder() : beside);
    includes.forEach(folder -> folders.add(console.file(folder)));
    return folders;
  }
}
