package org.ipukern.generator.output;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.SortedMap;

/**
 * The folder that a run writes to. It may be given through a symbolic link, it is the folder behind
 * the link that is meant; inside it no link is followed.
 *
 * <p>A reader that looks at single files sees each one complete, old or new. A reader that wants
 * all files of one run uses {@link OutputReader}.
 */
public final class OutputFolder {
  private final Path path;
  private final Disk disk;

  /**
   * @param path the folder; made when something is written, with the folders above it
   */
  public OutputFolder(Path path) {
    this(path, new RealDisk());
  }

  OutputFolder(Path path, Disk disk) {
    this.path = path;
    this.disk = disk;
  }

  /** The index in the folder; {@link IndexFile#EMPTY} if there is none. */
  public IndexFile index() {
    try {
      return Layout.index(path);
    } catch (IOException e) {
      throw OutputException.failed("cannot read " + path.resolve(IndexFile.NAME) + reason(e), e);
    }
  }

  /**
   * Brings the folder up to date: all files of the set or none. Files whose bytes do not change
   * keep their time stamp; files of earlier runs that the set no longer has are removed; files that
   * no index lists are never touched. Waits while another process writes to the folder.
   *
   * @throws OutputException if the folder may not be written to, or the machine fails
   */
  public WriteReport write(OutputSet set) {
    Path real = open();
    Layout layout = new Layout(real);
    try {
      if (layout.isQuiet() && Plan.isDone(layout, set)) {
        return WriteReport.nothing(set);
      }
      FolderLock lock = FolderLock.acquire(real);
      try {
        return writeLocked(layout, set);
      } finally {
        lock.close();
      }
    } catch (AccessDeniedException e) {
      throw new OutputException(
          OutputException.Kind.REFUSED,
          "no permission to write to " + e.getFile() + state(layout),
          e);
    } catch (IOException e) {
      throw OutputException.failed(
          "cannot write to " + real + reason(e) + room(real, set) + state(layout), e);
    }
  }

  /**
   * Notes that the code which runs now has judged every kernel of a set, so that the next run need
   * not do it again. To be called after {@link #write}; the folder's files do not depend on it.
   *
   * @param terms the estimate's tile cycles by term, by entry symbol, of all kernels of the set
   * @return false if it could not be written, so that the next run judges all of them again
   */
  public boolean noteJudged(OutputSet set, SortedMap<String, Map<String, Long>> terms) {
    JudgedFile note = new JudgedFile(CodeDigest.current(), Digest.of(set.indexBytes()), terms);
    byte[] bytes = note.write().getBytes(StandardCharsets.UTF_8);
    Path file = path.resolve(JudgedFile.NAME);
    try {
      disk.deleteIfExists(path.resolve(WholeFile.secondName(JudgedFile.NAME)));
      if (Layout.readFile(file).filter(old -> Arrays.equals(old, bytes)).isEmpty()) {
        WholeFile.put(disk, path, file, bytes);
      }
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private WriteReport writeLocked(Layout layout, OutputSet set) throws IOException {
    Commit commit = new Commit(layout, disk);
    boolean repaired = commit.repair();
    Plan plan = Plan.of(layout, set);
    if (!plan.isDone()) {
      try {
        commit.stage(set, plan.toMove());
        commit.decide();
      } catch (IOException e) {
        discard(commit, e);
        throw e;
      }
      commit.finish();
    }
    return plan.report(repaired);
  }

  /** Makes room again after a disk ran full; what cannot be removed now, the next run removes. */
  private static void discard(Commit commit, IOException cause) {
    try {
      commit.discardStaging();
    } catch (IOException e) {
      cause.addSuppressed(e);
    }
  }

  private Path open() {
    try {
      disk.createDirectories(path);
      return path.toRealPath();
    } catch (FileAlreadyExistsException e) {
      throw new OutputException(OutputException.Kind.REFUSED, noFolder(), e);
    } catch (AccessDeniedException e) {
      throw new OutputException(
          OutputException.Kind.REFUSED, "no permission to make the output folder " + path, e);
    } catch (IOException e) {
      throw new OutputException(
          OutputException.Kind.REFUSED, "cannot make the output folder " + path + reason(e), e);
    }
  }

  private String noFolder() {
    String start = "the output folder " + path;
    if (!Files.isSymbolicLink(path) || Files.exists(path)) {
      return start + " is a file, no folder";
    }
    try {
      return start
          + " is a symbolic link to "
          + Files.readSymbolicLink(path)
          + ", and there is no such folder";
    } catch (IOException e) {
      return start + " is a symbolic link to nothing";
    }
  }

  private static String reason(IOException e) {
    String text =
        e instanceof FileSystemException fault && fault.getReason() != null
            ? fault.getFile() + ": " + fault.getReason()
            : e.getMessage();
    return text == null ? "" : " (" + text + ")";
  }

  private static String room(Path folder, OutputSet set) {
    long bytes = set.files().values().stream().mapToLong(file -> file.length).sum();
    try {
      return "; the files have "
          + bytes
          + " bytes, free there are "
          + Files.getFileStore(folder).getUsableSpace();
    } catch (IOException e) {
      return "";
    }
  }

  /** What a message may promise about the folder. */
  private static String state(Layout layout) {
    return Files.exists(layout.commit())
        ? "; the new files are complete and the next run puts the rest of them in place"
        : "; the files in " + layout.folder() + " are as they were";
  }
}
