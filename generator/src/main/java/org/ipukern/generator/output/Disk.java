package org.ipukern.generator.output;

import java.io.IOException;
import java.nio.file.Path;

/** The steps that change a folder, one by one; tests let each of them fail. */
interface Disk {
  /** Makes a folder and those above it; nothing happens if it is there. */
  void createDirectories(Path folder) throws IOException;

  /** Makes a new file with those bytes and sees them onto the medium. */
  void writeNew(Path file, byte[] bytes) throws IOException;

  /** Renames in one step; an existing file of the new name is replaced. */
  void moveAtomically(Path from, Path to) throws IOException;

  /** Removes a file, a link or an empty folder; nothing happens if it is not there. */
  void deleteIfExists(Path path) throws IOException;

  /** Sees the names in a folder onto the medium. */
  void syncDirectory(Path folder) throws IOException;
}
