package org.ipukern.generator.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UpdatedFileTest {
  @TempDir private Path folder;

  private static Optional<byte[]> seen(String text) {
    return Optional.of(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void newChangedAndUnchanged() throws IOException {
    Path path = folder.resolve("one.json");
    UpdatedFile file = new UpdatedFile(path);

    assertThat(file.replace(Optional.empty(), "one\n")).isTrue();
    assertThat(file.replace(seen("one\n"), "two\n")).isTrue();
    FileTime longAgo = FileTime.fromMillis(1_000_000);
    Files.setLastModifiedTime(path, longAgo);
    assertThat(file.replace(seen("two\n"), "two\n")).isFalse();

    assertThat(path).hasContent("two");
    assertThat(Files.getLastModifiedTime(path)).isEqualTo(longAgo);
    assertThat(names()).containsExactly("one.json");
  }

  @Test
  void fileThatSomebodyElseChangedIsLeftAlone() throws IOException {
    Path path = folder.resolve("one.json");
    Files.writeString(path, "theirs\n");
    UpdatedFile file = new UpdatedFile(path);

    assertThatThrownBy(() -> file.replace(Optional.empty(), "ours\n"))
        .isInstanceOf(OutputException.class)
        .hasMessageContaining("was changed by somebody else");
    assertThatThrownBy(() -> file.replace(seen("mine\n"), "ours\n"))
        .hasMessageContaining("was changed by somebody else");
    assertThat(path).hasContent("theirs");
  }

  @Test
  void linksFoldersAndMissingFoldersAreRefused() throws IOException {
    Path target = Files.writeString(folder.resolve("target"), "x\n");
    Path link = Files.createSymbolicLink(folder.resolve("link"), target);
    Path inside = Files.createDirectory(folder.resolve("inside"));

    for (Path path : new Path[] {link, inside}) {
      assertThatThrownBy(() -> new UpdatedFile(path).replace(seen("x\n"), "y\n"))
          .isInstanceOf(OutputException.class)
          .hasMessageContaining("is no plain file");
    }
    assertThatThrownBy(
            () -> new UpdatedFile(folder.resolve("no/such")).replace(Optional.empty(), "y\n"))
        .hasMessageContaining("there is no folder");
    assertThat(target).hasContent("x");
  }

  @Test
  void whateverFailsTheFileIsCompleteAndNothingIsLeft() throws IOException {
    Path path = folder.resolve("one.json");
    for (int step = 0; step < 5; step++) {
      Files.writeString(path, "old\n");
      UpdatedFile file = new UpdatedFile(path, new FailingDisk(step, UpdatedFileTest::fullDisk));
      boolean failed = false;
      try {
        file.replace(seen("old\n"), "new\n");
      } catch (OutputException e) {
        failed = true;
        String now = Files.readString(path).equals("new\n") ? " is written" : "it is as it was";
        assertThat(e).hasMessageContaining(now);
      }
      assertThat(failed).as("step %s", step).isEqualTo(step < 4);
      assertThat(Files.readString(path)).as("step %s", step).isIn("old\n", "new\n");
      assertThat(names()).as("step %s", step).containsExactly("one.json");
    }
  }

  private static void fullDisk() throws IOException {
    throw new IOException("no space left");
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(p -> p.getFileName().toString()).sorted().toList();
    }
  }
}
