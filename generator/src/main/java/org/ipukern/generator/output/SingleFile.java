package org.ipukern.generator.output;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes one file of the user's choice, whole or not at all. */
public final class SingleFile {
  private SingleFile() {}

  /**
   * Writes a text in UTF-8; a file of that name is replaced.
   *
   * @throws OutputException if the name is a folder's, its folder is not there, or the machine
   *     fails
   */
  public static void write(Path file, String text) {
    write(file, text, new RealDisk());
  }

  static void write(Path file, String text, Disk disk) {
    Path target = file.toAbsolutePath();
    Path folder = target.getParent();
    if (folder == null || Files.isDirectory(target)) {
      throw OutputException.refused(file + " is a folder");
    }
    if (!Files.isDirectory(folder)) {
      throw OutputException.refused(file + ": there is no folder " + folder);
    }
    Path part = folder.resolve(target.getFileName() + ".ipukern-part");
    try {
      disk.deleteIfExists(part);
      disk.writeNew(part, text.getBytes(StandardCharsets.UTF_8));
      disk.moveAtomically(part, target);
    } catch (IOException e) {
      OutputException failure =
          OutputException.failed(file + " could not be written: " + e.getMessage(), e);
      try {
        disk.deleteIfExists(part);
      } catch (IOException second) {
        failure.addSuppressed(second);
      }
      throw failure;
    }
  }
}
