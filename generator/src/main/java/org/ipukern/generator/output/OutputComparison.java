package org.ipukern.generator.output;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How a folder differs from what a run would put there. Nothing is written. Names sorted.
 *
 * @param created files that the run gives and that were never generated
 * @param changed files with other bytes than the run gives
 * @param missing files that {@code index.json} lists and that are gone
 * @param orphans files of an earlier run that the run no longer gives
 * @param foreign files that {@code index.json} does not list, so that no run will touch them
 */
public record OutputComparison(
    List<String> created,
    List<String> changed,
    List<String> missing,
    List<String> orphans,
    List<String> foreign) {

  /** The tool's own notes, which no run gives and no index lists. */
  private static final Set<String> OWN =
      Set.of(FolderLock.NAME, JudgedFile.NAME, WholeFile.secondName(JudgedFile.NAME));

  /** Copies and sorts. */
  public OutputComparison {
    created = created.stream().sorted().toList();
    changed = changed.stream().sorted().toList();
    missing = missing.stream().sorted().toList();
    orphans = orphans.stream().sorted().toList();
    foreign = foreign.stream().sorted().toList();
  }

  /**
   * Compares.
   *
   * @param folder the output folder; it need not exist
   * @throws OutputException if it is no folder, cannot be read, or its index is not ours
   */
  public static OutputComparison of(Path folder, OutputSet set) {
    try {
      return compare(new Layout(real(folder)), set);
    } catch (IOException e) {
      throw OutputException.failed("cannot read " + folder + ": " + e.getMessage(), e);
    }
  }

  /** The folder behind a link, which is the one that is meant. */
  private static Path real(Path folder) throws IOException {
    if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
      return folder;
    }
    if (!Files.isDirectory(folder)) {
      throw OutputException.refused(
          "the output folder "
              + folder
              + (Files.exists(folder)
                  ? " is a file, no folder"
                  : " is a link to something that is not there"));
    }
    return folder.toRealPath();
  }

  private static OutputComparison compare(Layout layout, OutputSet set) throws IOException {
    IndexFile index = Layout.index(layout.folder());
    SortedMap<String, byte[]> wanted = new TreeMap<>(set.files());
    wanted.put(IndexFile.NAME, set.indexBytes());
    List<String> created = new ArrayList<>();
    List<String> changed = new ArrayList<>();
    List<String> missing = new ArrayList<>();
    for (Map.Entry<String, byte[]> file : wanted.entrySet()) {
      Path place = layout.place(file.getKey());
      if (!Files.exists(place, LinkOption.NOFOLLOW_LINKS)) {
        (index.lists(file.getKey()) ? missing : created).add(file.getKey());
      } else if (Layout.readFile(place)
          .filter(bytes -> Arrays.equals(bytes, file.getValue()))
          .isEmpty()) {
        changed.add(file.getKey());
      }
    }
    List<String> orphans = new ArrayList<>();
    List<String> foreign = new ArrayList<>();
    for (Path path : Layout.contents(layout.folder())) {
      String name = layout.folder().relativize(path).toString().replace('\\', '/');
      boolean plain = !Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS);
      if (plain && !wanted.containsKey(name) && !OWN.contains(name)) {
        (index.lists(name) ? orphans : foreign).add(name);
      }
    }
    return new OutputComparison(created, changed, missing, orphans, foreign);
  }

  /** True if the folder holds exactly what the run gives. */
  public boolean isSame() {
    return created.isEmpty()
        && changed.isEmpty()
        && missing.isEmpty()
        && orphans.isEmpty()
        && foreign.isEmpty();
  }
}
