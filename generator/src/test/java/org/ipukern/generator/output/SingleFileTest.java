package org.ipukern.generator.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SingleFileTest {
  @TempDir private Path folder;

  @Test
  void replacesWhatWasThere() throws IOException {
    Path file = folder.resolve("t.json");
    SingleFile.write(file, "one");
    SingleFile.write(file, "zwei \u00fc");

    assertThat(Files.readString(file)).isEqualTo("zwei \u00fc");
    assertThat(names()).containsExactly("t.json");
  }

  @Test
  void refusesFoldersAndMissingFolders() {
    assertThatThrownBy(() -> SingleFile.write(folder, "text"))
        .isInstanceOf(OutputException.class)
        .hasMessageContaining("is a folder");
    assertThatThrownBy(() -> SingleFile.write(folder.resolve("no/t.json"), "text"))
        .isInstanceOf(OutputException.class)
        .hasMessageContaining("there is no folder");
  }

  /** Whichever step fails, the old file stays whole and nothing else is left. */
  @Test
  void aFailureLeavesTheOldFile() throws IOException {
    Path file = folder.resolve("t.json");
    SingleFile.write(file, "old");
    for (int step = 0; step < 3; step++) {
      Disk disk =
          new FailingDisk(
              step,
              () -> {
                throw new IOException("disk full");
              });
      assertThatThrownBy(() -> SingleFile.write(file, "new text", disk))
          .isInstanceOfSatisfying(
              OutputException.class,
              e -> assertThat(e.kind()).isEqualTo(OutputException.Kind.FAILED))
          .hasMessageContaining("disk full");
      assertThat(Files.readString(file)).isEqualTo("old");
      assertThat(names()).containsExactly("t.json");
    }
  }

  private Stream<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList().stream();
    }
  }
}
