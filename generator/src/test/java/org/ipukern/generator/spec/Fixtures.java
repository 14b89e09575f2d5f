package org.ipukern.generator.spec;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The input files under test-fixtures, one tiny file per thing that is right or wrong. */
public final class Fixtures {

  private Fixtures() {}

  /** The files of a folder, such as {@code manifests/bad}, by name. */
  public static List<Path> files(String folder, String ending) {
    try (Stream<Path> files = Files.list(Path.of("..", "test-fixtures").resolve(folder))) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The file's own name. */
  public static String name(Path file) {
    return file.getFileName().toString();
  }

  /** The file's content. */
  public static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The text that a bad file is refused with, from the file beside it. */
  public static String words(Path file) {
    Path words = file.resolveSibling(name(file).replace(".json", ".txt"));
    try {
      return Files.exists(words) ? Files.readString(words, UTF_8) : "(no file " + words + ")";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
