package org.ipukern.generator.output;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/**
 * A file outside the output folder that the tool keeps up to date, such as {@code baseline.json}. A
 * reader sees it complete, old or new.
 */
public final class UpdatedFile {
  private final Path path;
  private final Disk disk;

  /**
   * @param path the file; its folder must exist
   */
  public UpdatedFile(Path path) {
    this(path, new RealDisk());
  }

  UpdatedFile(Path path, Disk disk) {
    this.path = path.toAbsolutePath().normalize();
    this.disk = disk;
  }

  /**
   * Puts a new text in place in one step; a file that already holds it keeps its time stamp.
   *
   * @param seen what the new text was made from: the bytes the file had, empty if there was none
   * @return true if the file was written
   * @throws OutputException if the file may not be written, has changed since it was seen, or the
   *     machine fails; the message says whether the file is as it was
   */
  public boolean replace(Optional<byte[]> seen, String text) {
    try {
      Path folder = folder();
      FolderLock lock = FolderLock.acquire(folder);
      try {
        return replace(folder, seen, text.getBytes(StandardCharsets.UTF_8));
      } finally {
        lock.close();
      }
    } catch (AccessDeniedException e) {
      throw new OutputException(
          OutputException.Kind.REFUSED, "no permission to write " + path + "; it is as it was", e);
    } catch (IOException e) {
      throw OutputException.failed("cannot write " + path + " (" + e + "); it is as it was", e);
    }
  }

  private Path folder() throws IOException {
    Path parent = java.util.Objects.requireNonNull(path.getParent(), "a file stands in a folder");
    if (!Files.isDirectory(parent)) {
      throw OutputException.refused(
          "cannot write " + path + ": there is no folder " + parent + "; nothing was written");
    }
    OwnFolders.refuseInside(path, parent);
    return parent.toRealPath();
  }

  private boolean replace(Path folder, Optional<byte[]> seen, byte[] bytes) throws IOException {
    Path place = folder.resolve(path.getFileName());
    if (Files.exists(place, LinkOption.NOFOLLOW_LINKS)
        && !Files.isRegularFile(place, LinkOption.NOFOLLOW_LINKS)) {
      throw OutputException.refused(
          place
              + " is no plain file (a folder or a symbolic link) and would have to be replaced;"
              + " nothing was written. Name the file itself");
    }
    Optional<byte[]> there = Layout.readFile(place);
    if (there.isPresent() != seen.isPresent()
        || (there.isPresent() && !Arrays.equals(there.get(), seen.get()))) {
      throw OutputException.refused(
          place + " was changed by somebody else meanwhile; nothing was written. Run it again");
    }
    if (there.isPresent() && Arrays.equals(there.get(), bytes)) {
      return false;
    }
    WholeFile.put(disk, folder, place, bytes);
    try {
      disk.syncDirectory(folder);
    } catch (IOException e) {
      throw OutputException.failed(
          place + " is written, but the machine does not say that it is on the medium", e);
    }
    return true;
  }
}
