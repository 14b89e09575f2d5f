package org.ipukern.generator.output;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A dependency file as make, Ninja and CMake read it: what a run of the generator was made from.
 * Its target is the name of the file without {@code .d}.
 */
public final class Depfile {
  private static final String SUFFIX = ".d";

  private Depfile() {}

  /**
   * Writes it.
   *
   * @param file where it goes
   * @param name the same as the user wrote it, which ends in {@code .d}
   * @param manifest as the user named it, since a build tool compares names
   * @param more further files; of a folder all files in it, sorted
   * @throws OutputException if the name is none, or as {@link SingleFile#write}
   */
  public static void write(Path file, String name, String manifest, List<Path> more) {
    if (!name.endsWith(SUFFIX)) {
      throw OutputException.refused(
          name + " must end in .d: the target that it is about is the name without that");
    }
    StringBuilder text = new StringBuilder();
    text.append(escaped(name.substring(0, name.length() - SUFFIX.length()))).append(':');
    List<String> inputs = new ArrayList<>(List.of(manifest));
    more.forEach(path -> files(path).forEach(input -> inputs.add(input.toString())));
    inputs.forEach(input -> text.append(" \\\n  ").append(escaped(input)));
    SingleFile.write(file, text.append('\n').toString());
  }

  private static List<Path> files(Path path) {
    try (Stream<Path> walk = Files.walk(path)) {
      return walk.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String escaped(String name) {
    if (name.indexOf('\n') >= 0) {
      throw OutputException.refused("a name with a line feed cannot stand in a dependency file");
    }
    return name.replace("$", "$$").replace("#", "\\#").replace(" ", "\\ ");
  }
}
