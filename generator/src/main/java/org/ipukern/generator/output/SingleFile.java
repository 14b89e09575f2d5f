package org.ipukern.generator.output;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Writes one file of the user's choice, whole or not at all. */
public final class SingleFile {
  private SingleFile() {}

  /**
   * Refuses a name that {@link #write} would refuse, before the work is done.
   *
   * @throws OutputException if the name is a folder's, its folder is not there or is an output
   *     folder of this tool
   */
  public static void check(Path file) {
    folder(file, file.toAbsolutePath());
  }

  /**
   * Writes a text in UTF-8; a file of that name is replaced.
   *
   * @throws OutputException as {@link #check}, or if the machine fails
   */
  public static void write(Path file, String text) {
    write(file, text, new RealDisk());
  }

  static void write(Path file, String text, Disk disk) {
    Path target = file.toAbsolutePath();
    Path folder = folder(file, target);
    try {
      WholeFile.put(disk, folder, target, text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw OutputException.failed(file + " could not be written: " + e.getMessage(), e);
    }
  }

  /**
   * Adds a text in UTF-8 to the end of a file, which is made if it is not there. What stands in it
   * belongs to somebody else as well, so it is not replaced.
   *
   * @throws OutputException as {@link #write}
   */
  public static void append(Path file, String text) {
    folder(file, file.toAbsolutePath());
    try {
      Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw OutputException.failed(file + " could not be written: " + e.getMessage(), e);
    }
  }

  /**
   * Removes a file; nothing happens if it is not there.
   *
   * @throws OutputException as {@link #write}
   */
  public static void remove(Path file) {
    folder(file, file.toAbsolutePath());
    try {
      new RealDisk().deleteIfExists(file);
    } catch (IOException e) {
      throw OutputException.failed(file + " could not be removed: " + e.getMessage(), e);
    }
  }

  private static Path folder(Path file, Path target) {
    Path folder = target.getParent();
    if (folder == null || Files.isDirectory(target)) {
      throw OutputException.refused(file + " is a folder");
    }
    if (!Files.isDirectory(folder)) {
      throw OutputException.refused(file + ": there is no folder " + folder);
    }
    try {
      OwnFolders.refuseInside(file, folder);
    } catch (IOException e) {
      throw OutputException.failed(file + " could not be looked at: " + e.getMessage(), e);
    }
    return folder;
  }
}
