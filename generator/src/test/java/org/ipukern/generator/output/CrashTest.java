package org.ipukern.generator.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Case GK-30: a run that ends at any step leaves all old or all new files, and the next repairs.
 */
class CrashTest {
  private static final OutputSet OLD = Sets.of("old", "a", "b", "c");
  private static final OutputSet NEW = Sets.of("new", "b", "c", "d");
  private static final OutputSet OTHER = Sets.of("other", "c", "e");

  @TempDir private Path temp;

  @Test
  void killAtEveryStepLeavesAllOldOrAllNew() throws IOException {
    int steps = steps();
    int old = 0;
    for (int step = 0; step < steps; step++) {
      Path folder = killed(step);

      SortedMap<String, String> seen = seen(folder);

      assertThat(seen).as("step %d", step).isIn(Sets.files(OLD), Sets.files(NEW));
      old += seen.equals(Sets.files(OLD)) ? 1 : 0;
      checkSingleFiles(folder, step);
    }
    assertThat(old).as("steps after which all is old, of %d", steps).isBetween(10, steps - 10);
  }

  @Test
  void nextRunRepairsWhateverItWrites() throws IOException {
    int steps = steps();
    List<OutputSet> sets = List.of(OLD, NEW, OTHER);
    for (int step = 0; step < steps; step++) {
      OutputSet next = sets.get(step % sets.size());
      Path folder = killed(step);
      Files.writeString(folder.resolve("mine.txt"), "mine\n");

      quick(folder).write(next);

      SortedMap<String, String> expected = Sets.files(next);
      expected.put("mine.txt", "mine\n");
      assertThat(Sets.files(folder)).as("step %d", step).isEqualTo(expected);
    }
  }

  @Test
  void repairThatIsKilledItselfIsRepairedToo() throws IOException {
    int steps = steps();
    for (int step = 0; step < steps; step += 5) {
      Path folder = killed(step);
      int second = 0;
      boolean done = false;
      while (!done) {
        FailingDisk disk = new FailingDisk(second++, CrashTest::kill);
        try {
          new OutputFolder(folder, disk).write(OTHER);
          done = true;
        } catch (FailingDisk.Kill e) {
          assertThat(seen(folder))
              .as("steps %d, %d", step, second)
              .isIn(Sets.files(OLD), Sets.files(NEW), Sets.files(OTHER));
        }
      }
      assertThat(Sets.files(folder)).isEqualTo(Sets.files(OTHER));
    }
  }

  @Test
  void fullDiskLeavesOldFilesWholeAndNothingElse() throws IOException {
    int steps = steps();
    int before = 0;
    for (int step = 1; step < steps; step++) {
      Path folder = old();
      FailingDisk disk =
          new FailingDisk(
              step,
              () -> {
                throw new IOException("No space left on device");
              });

      assertThatThrownBy(() -> new OutputFolder(folder, disk).write(NEW))
          .isInstanceOfSatisfying(
              OutputException.class,
              e -> assertThat(e.kind()).isEqualTo(OutputException.Kind.FAILED))
          .hasMessageContaining("No space left on device")
          .hasMessageMatching(".*; the files have [0-9]+ bytes, free there are [0-9]+; .*");
      if (seen(folder).equals(Sets.files(OLD))) {
        assertThat(Sets.files(folder)).as("step %d", step).isEqualTo(Sets.files(OLD));
        before++;
      }
      quick(folder).write(NEW);
      assertThat(Sets.files(folder)).as("step %d", step).isEqualTo(Sets.files(NEW));
    }
    assertThat(before).isGreaterThan(10);
  }

  @Test
  void messageSaysWhichFilesCount() throws IOException {
    FailingDisk.Fault denied =
        () -> {
          throw new AccessDeniedException("a.S");
        };
    Path early = old();
    assertThatThrownBy(() -> new OutputFolder(early, new FailingDisk(1, denied)).write(NEW))
        .isInstanceOfSatisfying(
            OutputException.class,
            e -> assertThat(e.kind()).isEqualTo(OutputException.Kind.REFUSED))
        .hasMessageContaining("no permission to write to a.S; the files in")
        .hasMessageContaining("are as they were");

    Path late = old();
    int last = steps() - 1;
    assertThatThrownBy(() -> new OutputFolder(late, new FailingDisk(last, denied)).write(NEW))
        .hasMessageContaining("the new files are complete and the next run puts the rest");
  }

  @Test
  void fileThatAppearsBetweenKillAndRepairIsNotReplaced() throws IOException {
    int steps = steps();
    int met = 0;
    for (int step = 0; step < steps; step++) {
      Path folder = killed(step);
      Path mine = folder.resolve("d.S");
      if (Files.exists(mine) || !Files.exists(folder.resolve(".ipukern-commit/d.S"))) {
        continue;
      }
      met++;
      Files.writeString(mine, "mine\n");

      assertThatThrownBy(() -> quick(folder).write(NEW))
          .hasMessageContaining("d.S stands where an interrupted run");
      assertThat(mine).hasContent("mine\n");
    }
    assertThat(met).isPositive();
  }

  @Test
  void folderThatBecomesALinkBetweenKillAndRepairIsNotFollowed() throws IOException {
    int steps = steps();
    int met = 0;
    for (int step = 0; step < steps; step++) {
      Path folder = killed(step);
      if (!Files.exists(folder.resolve(".ipukern-commit/java/Catalog.java"))) {
        continue;
      }
      met++;
      Path elsewhere = Files.createTempDirectory(temp, "elsewhere");
      Files.move(folder.resolve("java"), elsewhere.resolve("java"));
      Files.createSymbolicLink(folder.resolve("java"), elsewhere.resolve("java"));
      String before = Files.readString(elsewhere.resolve("java/Catalog.java"));

      assertThatThrownBy(() -> quick(folder).write(NEW))
          .hasMessageContaining("java is no real folder");
      assertThat(elsewhere.resolve("java/Catalog.java")).hasContent(before);
    }
    assertThat(met).isPositive();
  }

  private int steps() throws IOException {
    FailingDisk disk = new FailingDisk(-1, CrashTest::kill);
    new OutputFolder(old(), disk).write(NEW);
    return disk.steps();
  }

  private Path old() throws IOException {
    Path folder = Files.createTempDirectory(temp, "out");
    quick(folder).write(OLD);
    return folder;
  }

  private Path killed(int step) throws IOException {
    Path folder = old();
    FailingDisk disk = new FailingDisk(step, CrashTest::kill);
    assertThatThrownBy(() -> new OutputFolder(folder, disk).write(NEW))
        .isInstanceOf(FailingDisk.Kill.class);
    return folder;
  }

  /** Never fails, and does not wait for the medium. */
  private static OutputFolder quick(Path folder) {
    return new OutputFolder(folder, new FailingDisk(-1, CrashTest::kill));
  }

  private static void kill() {
    throw new FailingDisk.Kill();
  }

  /** What a reader that follows the index sees. */
  private static SortedMap<String, String> seen(Path folder) {
    OutputReader.Snapshot snapshot = new OutputReader(folder).read().orElseThrow();
    SortedMap<String, String> files = new TreeMap<>();
    snapshot
        .files()
        .forEach((name, bytes) -> files.put(name, new String(bytes, StandardCharsets.UTF_8)));
    files.put(IndexFile.NAME, IndexJson.write(snapshot.index()));
    return files;
  }

  /** What a reader that knows nothing sees: each file complete, old or new. */
  private static void checkSingleFiles(Path folder, int step) throws IOException {
    List<String> names = new ArrayList<>(Sets.files(OLD).keySet());
    names.addAll(Sets.files(NEW).keySet());
    Map<String, String> files = Sets.files(folder);
    for (String name : names) {
      String text = files.get(name);
      assertThat(text)
          .as("step %d, file %s", step, name)
          .isIn(Sets.files(OLD).get(name), Sets.files(NEW).get(name));
    }
  }
}
