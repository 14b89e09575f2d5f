package org.ipukern.generator.output;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Keeps single files out of output folders, which hold nothing but what an index lists. */
final class OwnFolders {
  /** Far above the index of any manifest; a file of that name may be anybody's. */
  private static final long LARGEST_INDEX = 64L << 20;

  private OwnFolders() {}

  /**
   * Refuses a file that would stand in an output folder of this tool, at any depth.
   *
   * @param file how messages name it
   * @param folder the folder it stands in
   */
  static void refuseInside(Path file, Path folder) throws IOException {
    for (Path above = folder.toRealPath(); above != null; above = above.getParent()) {
      if (isOurs(above)) {
        throw OutputException.refused(
            file
                + " would stand in the output folder "
                + above
                + ", which holds only what 'ipukern generate' puts there; name another folder");
      }
    }
  }

  private static boolean isOurs(Path folder) throws IOException {
    Path index = folder.resolve(IndexFile.NAME);
    try {
      return Files.isRegularFile(index)
          && Files.size(index) <= LARGEST_INDEX
          && !Layout.index(folder).equals(IndexFile.EMPTY);
    } catch (OutputException | AccessDeniedException e) {
      // Somebody else's index.json.
      return false;
    }
  }
}
