package org.ipukern.generator.spec;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The manifests under test-fixtures, one tiny file per thing that is right or wrong. */
final class Fixtures {
  private static final Path MANIFESTS = Path.of("..", "test-fixtures", "manifests");

  private Fixtures() {}

  static List<Path> good() {
    return files("good", ".json");
  }

  static List<Path> bad() {
    return files("bad", ".json");
  }

  static List<Path> files(String folder, String ending) {
    try (Stream<Path> files = Files.list(MANIFESTS.resolve(folder))) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String name(Path file) {
    return file.getFileName().toString();
  }

  static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
