package org.ipukern.generator.output;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.ipukern.generator.spec.json.InputException;

/**
 * Where things stand in an output folder while it changes.
 *
 * <p>New files are first collected in {@link #staging()}. Renaming that folder to {@link #commit()}
 * is the one step that makes them count: from then on whatever lies there goes before the file of
 * the same name in the folder, until all is moved into place, {@code index.json} last. A run that
 * finds a staging folder throws it away, one that finds a commit folder finishes it.
 */
final class Layout {
  private final Path folder;

  /**
   * @param folder real path of the output folder
   */
  Layout(Path folder) {
    this.folder = folder;
  }

  /** The output folder. */
  Path folder() {
    return folder;
  }

  /** Files being collected; they do not count yet. */
  Path staging() {
    return folder.resolve(".ipukern-staging");
  }

  /** Files that count but are not yet in place. */
  Path commit() {
    return folder.resolve(".ipukern-commit");
  }

  /** Where the file of that name belongs. */
  Path place(String name) {
    return folder.resolve(name);
  }

  /**
   * The first thing on the way to a file that is no real folder, so that the file would not stand
   * inside this one; empty if there is none.
   */
  Optional<Path> obstacle(String name) {
    Path relative = Path.of(name);
    Path parent = folder;
    for (int i = 0; i < relative.getNameCount() - 1; i++) {
      parent = parent.resolve(relative.getName(i));
      if (Files.exists(parent, LinkOption.NOFOLLOW_LINKS)
          && !Files.isDirectory(parent, LinkOption.NOFOLLOW_LINKS)) {
        return Optional.of(parent);
      }
    }
    return Optional.empty();
  }

  /** True if a plain file of that name stands inside the folder, and not behind a link. */
  boolean holds(String name) {
    return obstacle(name).isEmpty() && Files.isRegularFile(place(name), LinkOption.NOFOLLOW_LINKS);
  }

  /** True if no run is under way and none was cut short. */
  boolean isQuiet() {
    return Stream.of(staging(), commit(), folder.resolve(FolderLock.NAME))
        .noneMatch(path -> Files.exists(path, LinkOption.NOFOLLOW_LINKS));
  }

  /** Changes whenever another file is put in the place of that one; empty if there is none. */
  String stamp(String name) throws IOException {
    try {
      BasicFileAttributes file =
          Files.readAttributes(place(name), BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
      return file.fileKey() + " " + file.lastModifiedTime();
    } catch (NoSuchFileException e) {
      return "";
    }
  }

  /** The bytes of a file that counts, wherever it stands; empty if there is no such file. */
  Optional<byte[]> read(String name) throws IOException {
    Optional<byte[]> committed = readFile(commit().resolve(name));
    return committed.isPresent() ? committed : readFile(place(name));
  }

  /**
   * The index in that folder; {@link IndexFile#EMPTY} if there is none.
   *
   * @throws OutputException if it is not one of ours
   */
  static IndexFile index(Path folder) throws IOException {
    Path file = folder.resolve(IndexFile.NAME);
    Optional<byte[]> bytes = readFile(file);
    if (bytes.isEmpty()) {
      return IndexFile.EMPTY;
    }
    try {
      return IndexJson.read(file.toString(), bytes.get());
    } catch (InputException e) {
      throw OutputException.refused(
          e.getMessage()
              + "\nThis is no index of this tool. Nothing was written, because only the index tells"
              + " which files may be replaced; restore it, or move the folder away and generate it"
              + " anew");
    }
  }

  /** The bytes of a plain file; empty if there is none or it is something else. */
  static Optional<byte[]> readFile(Path file) throws IOException {
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      return Optional.empty();
    }
    try {
      return Optional.of(Files.readAllBytes(file));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    }
  }

  /**
   * Everything under that folder, innermost first, the folder itself last; links are not entered.
   */
  static List<Path> contents(Path root) throws IOException {
    if (!Files.exists(root, LinkOption.NOFOLLOW_LINKS)) {
      return List.of();
    }
    try (Stream<Path> walk = Files.walk(root)) {
      List<Path> paths = new ArrayList<>(walk.sorted().toList());
      java.util.Collections.reverse(paths);
      return paths;
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
