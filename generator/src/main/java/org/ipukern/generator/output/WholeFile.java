package org.ipukern.generator.output;

import java.io.IOException;
import java.nio.file.Path;

/** Puts the bytes of one file in place in one step, by way of a second name in its folder. */
final class WholeFile {
  private WholeFile() {}

  /** The name beside a file of that name under which its new bytes are collected. */
  static String secondName(String name) {
    return "." + name + ".ipukern-new";
  }

  /**
   * Replaces or makes a file. If a step fails, the file is as it was and the second name is gone,
   * as far as the machine still allows.
   */
  static void put(Disk disk, Path folder, Path place, byte[] bytes) throws IOException {
    Path next = folder.resolve(secondName(place.getFileName().toString()));
    // Whatever a run that was killed left there never counted.
    disk.deleteIfExists(next);
    try {
      disk.writeNew(next, bytes);
      disk.moveAtomically(next, place);
    } catch (IOException e) {
      try {
        disk.deleteIfExists(next);
      } catch (IOException second) {
        e.addSuppressed(second);
      }
      throw e;
    }
  }
}
