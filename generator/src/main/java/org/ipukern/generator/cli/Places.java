package org.ipukern.generator.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.ipukern.generator.output.SingleFile;

/**
 * What a command reads and writes, so that a file it is asked to write replaces none that it needs.
 * Names are compared by what they lead to, since two may be one file.
 */
final class Places {
  private final Console console;
  private final Map<Path, String> files = new LinkedHashMap<>();
  private final Map<Path, String> folders = new LinkedHashMap<>();

  Places(Console console) {
    this.console = console;
  }

  /** Adds a file that is read; null for none. */
  Places read(String name) {
    if (name != null) {
      both(console.file(name)).forEach(place -> files.put(place, name));
    }
    return this;
  }

  /** Adds a folder in which no file of the user's choice may be written; null for none. */
  Places folder(String name) {
    if (name != null) {
      folders.put(real(console.file(name)), name);
    }
    return this;
  }

  /**
   * Adds a file that will be written; null for none.
   *
   * @param option what names it
   * @throws CommandException if it would replace a file that was added, or stand in such a folder
   * @throws org.ipukern.generator.output.OutputException as {@link SingleFile#check}
   */
  Places write(String option, String name) {
    if (name == null) {
      return this;
    }
    Path file = console.file(name);
    Set<Path> places = both(file);
    for (Path place : places) {
      if (files.containsKey(place)) {
        throw wrong(option, name, "it would replace " + files.get(place));
      }
      folders.forEach(
          (folder, given) -> {
            if (place.startsWith(folder)) {
              throw wrong(
                  option, name, "no other file may stand in " + given + "; name another folder");
            }
          });
    }
    places.forEach(place -> files.put(place, "what " + option + " names"));
    if (!isMadeLater(file)) {
      SingleFile.check(file);
    }
    return this;
  }

  /** True if the file's folder is not there yet, but lies above one that the command makes. */
  private boolean isMadeLater(Path file) {
    Path parent = file.toAbsolutePath().getParent();
    return parent != null
        && !Files.exists(parent)
        && folders.keySet().stream().anyMatch(folder -> folder.startsWith(real(parent)));
  }

  /** The name itself, and what it leads to if it is a link. */
  private static Set<Path> both(Path file) {
    Set<Path> places = new LinkedHashSet<>();
    Path parent = file.toAbsolutePath().getParent();
    if (parent != null) {
      places.add(real(parent).resolve(file.getFileName()).normalize());
    }
    places.add(real(file));
    return places;
  }

  /** Without links as far as it is there. */
  private static Path real(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException e) {
      Path absolute = path.toAbsolutePath();
      Path parent = absolute.getParent();
      return parent == null ? absolute : real(parent).resolve(absolute.getFileName()).normalize();
    }
  }

  private static CommandException wrong(String option, String name, String reason) {
    return new CommandException(ExitCode.WRONG_REQUEST, option + " " + name + ": " + reason);
  }
}
