package org.ipukern.generator.output;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * A dependency file as make, Ninja and CMake read it: what a run of the generator was made from.
 * Its target is the name of the file without {@code .d}.
 */
public final class Depfile {
  private static final String SUFFIX = ".d";

  private final Path file;
  private final String text;

  private Depfile(Path file, String text) {
    this.file = file;
    this.text = text;
  }

  /**
   * Collects what it will say, before anything is made.
   *
   * @param file where it goes
   * @param name the same as the user wrote it, which ends in {@code .d}
   * @param manifest as the user named it, since a build tool compares names
   * @param more further files; of a folder all files in it, sorted
   * @throws OutputException if a name cannot stand in it, or a folder cannot be read
   */
  public static Depfile of(Path file, String name, String manifest, List<Path> more) {
    Path last = Path.of(name).getFileName();
    if (last == null || !name.endsWith(SUFFIX) || last.toString().equals(SUFFIX)) {
      throw OutputException.refused(
          name + " must end in .d: the target that it is about is the name without that");
    }
    StringBuilder text = new StringBuilder();
    text.append(escaped(name.substring(0, name.length() - SUFFIX.length()))).append(':');
    List<String> inputs = new ArrayList<>(List.of(manifest));
    more.forEach(path -> files(path).forEach(input -> inputs.add(input.toString())));
    inputs.forEach(input -> text.append(" \\\n  ").append(escaped(input)));
    return new Depfile(file, text.append('\n').toString());
  }

  /**
   * Writes it.
   *
   * @throws OutputException as {@link SingleFile#write}
   */
  public void write() {
    SingleFile.write(file, text);
  }

  private static Collection<Path> files(Path path) {
    return Files.isDirectory(path) ? TemplateFiles.of(path).values() : List.of(path);
  }

  private static String escaped(String name) {
    if (name.indexOf('\n') >= 0) {
      throw OutputException.refused("a name with a line feed cannot stand in a dependency file");
    }
    return name.replace("$", "$$").replace("#", "\\#").replace(" ", "\\ ");
  }
}
