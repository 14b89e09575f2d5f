package org.ipukern.generator.output;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a run has to do to a folder; making it changes nothing. */
final class Plan {
  private static final int NAMES_SHOWN = 5;

  private final Layout layout;
  private final IndexFile old;
  private final List<String> created = new ArrayList<>();
  private final List<String> changed = new ArrayList<>();
  private final List<String> unchanged = new ArrayList<>();
  private final List<String> removed = new ArrayList<>();
  private final List<String> foreign = new ArrayList<>();
  private boolean indexChanges;

  private Plan(Layout layout, IndexFile old) {
    this.layout = layout;
    this.old = old;
  }

  /**
   * Compares the folder with the set.
   *
   * @throws OutputException if something stands in the way that is not the tool's
   */
  static Plan of(Layout layout, OutputSet set) throws IOException {
    Plan plan = new Plan(layout, Layout.index(layout.folder()));
    for (Map.Entry<String, byte[]> file : set.files().entrySet()) {
      plan.compare(file.getKey(), file.getValue());
    }
    plan.refuseForeign();
    plan.checkKept(set);
    for (String name : plan.old.files().keySet()) {
      if (!set.index().lists(name) && layout.holds(name)) {
        plan.removed.add(name);
      }
    }
    Optional<byte[]> index = Layout.readFile(layout.place(IndexFile.NAME));
    plan.indexChanges = index.isEmpty() || !Arrays.equals(index.get(), set.indexBytes());
    return plan;
  }

  /** True if the folder is as the set wants it; may be asked without holding the folder's lock. */
  static boolean isDone(Layout layout, OutputSet set) throws IOException {
    Optional<byte[]> index = Layout.readFile(layout.place(IndexFile.NAME));
    boolean done = index.filter(bytes -> Arrays.equals(bytes, set.indexBytes())).isPresent();
    for (Map.Entry<String, String> file : set.index().files().entrySet()) {
      done = done && has(layout, file.getKey(), file.getValue());
    }
    return done;
  }

  private static boolean has(Layout layout, String name, String sha256) throws IOException {
    return Layout.readFile(layout.place(name)).map(Digest::of).filter(sha256::equals).isPresent();
  }

  private void compare(String name, byte[] bytes) throws IOException {
    Path place = layout.place(name);
    checkParents(layout, name);
    if (!Files.exists(place, LinkOption.NOFOLLOW_LINKS)) {
      created.add(name);
    } else if (!Files.isRegularFile(place, LinkOption.NOFOLLOW_LINKS)) {
      throw OutputException.refused(
          place
              + " is no plain file (a folder or a symbolic link) and would have to be replaced;"
              + " nothing was written. Move it away, or choose another folder with -o");
    } else if (!old.lists(name)) {
      foreign.add(name);
    } else {
      boolean same = Layout.readFile(place).filter(b -> Arrays.equals(b, bytes)).isPresent();
      (same ? unchanged : changed).add(name);
    }
  }

  /** The folders on the way to a file must be real ones, or the file would land elsewhere. */
  static void checkParents(Layout layout, String name) {
    layout
        .obstacle(name)
        .ifPresent(
            obstacle -> {
              throw OutputException.refused(
                  obstacle
                      + " is no real folder (a file or a symbolic link), so "
                      + name
                      + " would not stand inside "
                      + layout.folder()
                      + "; nothing was written. Move it away");
            });
  }

  private void refuseForeign() {
    if (foreign.isEmpty()) {
      return;
    }
    String names = String.join(", ", foreign.subList(0, Math.min(NAMES_SHOWN, foreign.size())));
    int more = foreign.size() - NAMES_SHOWN;
    throw OutputException.refused(
        "in "
            + layout.folder()
            + ": "
            + names
            + (more > 0 ? " and " + more + " more" : "")
            + (foreign.size() == 1 ? " is there" : " are there")
            + " but not listed in index.json, so this tool did not write "
            + (foreign.size() == 1 ? "it" : "them")
            + " and will not replace "
            + (foreign.size() == 1 ? "it" : "them")
            + "; nothing was written. Move the files away, or choose another folder with -o");
  }

  private void checkKept(OutputSet set) throws IOException {
    for (Map.Entry<String, String> file : set.index().files().entrySet()) {
      String name = file.getKey();
      if (!set.files().containsKey(name)) {
        Optional<byte[]> bytes = Layout.readFile(layout.place(name));
        if (bytes.isEmpty() || !Digest.of(bytes.get()).equals(file.getValue())) {
          throw OutputException.refused(
              layout.place(name)
                  + (bytes.isEmpty() ? " is missing" : " was changed")
                  + " since it was generated; nothing was written. Generate all kernels");
        }
        unchanged.add(name);
      }
    }
  }

  /** True if the folder is as the set wants it. */
  boolean isDone() {
    return created.isEmpty() && changed.isEmpty() && removed.isEmpty() && !indexChanges;
  }

  /** Names of the files to put in place. */
  List<String> toMove() {
    List<String> names = new ArrayList<>(created);
    names.addAll(changed);
    return names.stream().sorted().toList();
  }

  /** What the run reports once all of it is done. */
  WriteReport report(boolean repaired) {
    return new WriteReport(
        List.copyOf(created),
        List.copyOf(changed),
        List.copyOf(removed),
        unchanged.stream().sorted().toList(),
        repaired);
  }
}
