package org.ipukern.generator.output;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The files of a folder of templates, read as the renderer reads them: through links. */
final class TemplateFiles {
  private TemplateFiles() {}

  /**
   * Every file below a folder, by its name there with slashes; the paths begin with the folder as
   * it is given.
   *
   * @throws OutputException if it cannot be read, or a link leads back to where it stands
   */
  static SortedMap<String, Path> of(Path folder) {
    SortedMap<String, Path> files = new TreeMap<>();
    try (Stream<Path> walk = Files.walk(folder, FileVisitOption.FOLLOW_LINKS)) {
      for (Path file : walk.filter(Files::isRegularFile).toList()) {
        files.put(folder.relativize(file).toString().replace(File.separatorChar, '/'), file);
      }
      return files;
    } catch (IOException e) {
      throw unreadable(folder, e);
    } catch (UncheckedIOException e) {
      throw unreadable(folder, e.getCause());
    }
  }

  /** What is said if one of them cannot be read. */
  static OutputException unreadable(Path folder, IOException cause) {
    String reason =
        cause instanceof FileSystemLoopException loop
            ? "the link " + loop.getFile() + " leads back to a folder that it stands in"
            : String.valueOf(cause.getMessage());
    return new OutputException(
        OutputException.Kind.REFUSED,
        "cannot read the templates in " + folder + ": " + reason,
        cause);
  }
}
