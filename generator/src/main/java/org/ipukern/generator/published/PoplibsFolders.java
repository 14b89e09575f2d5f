package org.ipukern.generator.published;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Include folders of the poplibs checkout: its build passes those of each library. */
final class PoplibsFolders {
  private static final Set<String> NAMES = Set.of("include", "codelets", "asm");

  private PoplibsFolders() {}

  static List<Path> of(Path checkout) {
    try (Stream<Path> folders = Files.walk(checkout)) {
      return folders
          .filter(Files::isDirectory)
          .filter(folder -> NAMES.contains(folder.getFileName().toString()))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
