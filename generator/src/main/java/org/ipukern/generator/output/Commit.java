package org.ipukern.generator.output;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The steps from new files in memory to new files in place. */
final class Commit {
  private final Layout layout;
  private final Disk disk;

  Commit(Layout layout, Disk disk) {
    this.layout = layout;
    this.disk = disk;
  }

  /**
   * Finishes or cleans up what a run before left behind.
   *
   * @return true if there was anything
   */
  boolean repair() throws IOException {
    boolean left = exists(layout.staging()) || exists(layout.commit());
    discardStaging();
    if (exists(layout.commit())) {
      finish();
    }
    return left;
  }

  /** Removes the staging folder; what stands in it never counted. */
  void discardStaging() throws IOException {
    for (Path path : Layout.contents(layout.staging())) {
      disk.deleteIfExists(path);
    }
  }

  /** Writes the files to be moved, and the index, where they do not count yet. */
  void stage(OutputSet set, List<String> names) throws IOException {
    Path staging = layout.staging();
    Set<Path> folders = new LinkedHashSet<>();
    folders.add(staging);
    for (String name : names) {
      folders.add(parent(staging.resolve(name)));
    }
    for (Path folder : folders) {
      disk.createDirectories(folder);
    }
    for (String name : names) {
      disk.createDirectories(parent(layout.place(name)));
      disk.writeNew(staging.resolve(name), set.files().get(name));
    }
    disk.writeNew(staging.resolve(IndexFile.NAME), set.indexBytes());
    for (Path folder : folders) {
      disk.syncDirectory(folder);
    }
  }

  /** The step that makes the staged files count. */
  void decide() throws IOException {
    disk.moveAtomically(layout.staging(), layout.commit());
    disk.syncDirectory(layout.folder());
  }

  /** Moves what counts into place, removes what no longer does, the index last. */
  void finish() throws IOException {
    Path commit = layout.commit();
    if (Files.exists(commit.resolve(IndexFile.NAME), LinkOption.NOFOLLOW_LINKS)) {
      IndexFile old = Layout.index(layout.folder());
      IndexFile next = Layout.index(commit);
      Set<String> names = staged(next);
      checkPlaces(old, names);
      for (String name : names) {
        disk.createDirectories(parent(layout.place(name)));
        disk.moveAtomically(commit.resolve(name), layout.place(name));
      }
      removeOrphans(old, next);
      disk.syncDirectory(layout.folder());
      disk.moveAtomically(commit.resolve(IndexFile.NAME), layout.place(IndexFile.NAME));
      disk.syncDirectory(layout.folder());
    }
    for (Path path : Layout.contents(commit)) {
      disk.deleteIfExists(path);
    }
  }

  private Set<String> staged(IndexFile next) throws IOException {
    Set<String> names = new TreeSet<>();
    for (String name : next.files().keySet()) {
      if (Layout.readFile(layout.commit().resolve(name)).isPresent()) {
        names.add(name);
      }
    }
    return names;
  }

  /** Between a kill and its repair somebody may have put a file of their own there. */
  private void checkPlaces(IndexFile old, Set<String> names) {
    for (String name : names) {
      Plan.checkParents(layout, name);
      Path place = layout.place(name);
      if (exists(place) && !(old.lists(name) && layout.holds(name))) {
        throw OutputException.refused(
            place
                + " stands where an interrupted run has still to put a file, and is not listed in"
                + " index.json; nothing was written. Move it away");
      }
    }
  }

  private void removeOrphans(IndexFile old, IndexFile next) throws IOException {
    for (String name : old.files().keySet()) {
      if (!next.lists(name) && layout.holds(name)) {
        disk.deleteIfExists(layout.place(name));
        removeEmptied(parent(layout.place(name)));
      }
    }
  }

  private void removeEmptied(Path folder) throws IOException {
    Path empty = folder;
    while (!empty.equals(layout.folder()) && isEmpty(empty)) {
      disk.deleteIfExists(empty);
      empty = parent(empty);
    }
  }

  private static boolean isEmpty(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.findAny().isEmpty();
    }
  }

  private static boolean exists(Path path) {
    return Files.exists(path, LinkOption.NOFOLLOW_LINKS);
  }

  private static Path parent(Path file) {
    return java.util.Objects.requireNonNull(file.getParent(), "a file in a folder has a parent");
  }
}
