package org.ipukern.generator.output;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.ipukern.generator.render.Renderer;

/** A digest of every template, since a kernel is made from all that its template includes. */
public final class TemplateDigest {
  /** Where the build puts {@code templates/}. */
  private static final String IN_JAR = "org/ipukern/templates";

  private TemplateDigest() {}

  /**
   * The digest of the templates that are built in, where those of the folder go first.
   *
   * @throws OutputException if those of the folder cannot be read
   * @throws UncheckedIOException if the others cannot be read
   */
  public static String of(Optional<Path> folder) {
    try {
      SortedMap<String, String> files = new TreeMap<>();
      readBuiltIn(files);
      if (folder.isPresent()) {
        readGiven(folder.get(), files);
      }
      Digest digest = new Digest();
      files.forEach(digest::add);
      return digest.hex();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void readGiven(Path folder, Map<String, String> files) {
    try {
      readFolder(folder, files);
    } catch (IOException e) {
      throw TemplateFiles.unreadable(folder, e);
    }
  }

  private static void readBuiltIn(Map<String, String> files) throws IOException {
    Path built = CodeSources.of(Renderer.class);
    if (Files.isDirectory(built)) {
      readFolder(built.resolve(IN_JAR), files);
      return;
    }
    try (JarFile jar = new JarFile(built.toFile())) {
      for (JarEntry entry : jar.stream().toList()) {
        if (entry.getName().startsWith(IN_JAR + "/") && !entry.isDirectory()) {
          try (InputStream stream = jar.getInputStream(entry)) {
            files.put(
                entry.getName().substring(IN_JAR.length() + 1), Digest.of(stream.readAllBytes()));
          }
        }
      }
    }
  }

  private static void readFolder(Path folder, Map<String, String> files) throws IOException {
    for (Map.Entry<String, Path> file : TemplateFiles.of(folder).entrySet()) {
      files.put(file.getKey(), Digest.of(Files.readAllBytes(file.getValue())));
    }
  }
}
