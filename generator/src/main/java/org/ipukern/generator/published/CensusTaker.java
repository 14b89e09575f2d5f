package org.ipukern.generator.published;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Assembly;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.asm.SystemPreprocessor;
import org.ipukern.tile.lint.Linter;

/** Assembles and lints every {@code .S} file of a checkout. */
final class CensusTaker {
  private final Path preprocessor;

  CensusTaker(Path preprocessor) {
    this.preprocessor = preprocessor;
  }

  /**
   * All files below a folder, by name.
   *
   * @param includes include folders besides each file's own
   */
  List<FileCensus> take(Path root, Path below, List<Path> includes) {
    try (Stream<Path> files = Files.walk(below)) {
      List<FileCensus> all = new ArrayList<>();
      for (Path file : files.filter(CensusTaker::isAssembly).sorted().toList()) {
        all.add(census(root, file, includes));
      }
      return all;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private FileCensus census(Path root, Path file, List<Path> includes) throws IOException {
    String name = root.relativize(file).toString();
    SourceText source = new SourceText(name, Files.readString(file, StandardCharsets.UTF_8));
    List<Path> folders = new ArrayList<>();
    folders.add(file.getParent());
    folders.addAll(includes);
    AssemblerOptions options = AssemblerOptions.defaults().withExternals(true);
    for (String[] macro : BuildMacros.of(name)) {
      options = options.withMacro(macro[0], macro[1]);
    }
    Assembly assembly = new SystemPreprocessor(preprocessor, options, folders).assemble(source);
    return new FileCensus(
        name, assembly.census(), assembly.program().units().size(), Linter.lint(source, assembly));
  }

  private static boolean isAssembly(Path file) {
    return file.getFileName().toString().endsWith(".S");
  }
}
