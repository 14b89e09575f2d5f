package org.ipukern.generator.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.SortedMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFolderTest {
  private static final FileTime LONG_AGO = FileTime.fromMillis(1_000_000_000_000L);

  @TempDir private Path temp;
  private Path folder;
  private OutputFolder output;

  @BeforeEach
  void open() {
    folder = temp.resolve("sub/kernels-out");
    output = new OutputFolder(folder);
  }

  @Test
  void writesEverythingIntoAFolderThatIsNotThere() throws IOException {
    OutputSet set = Sets.of("one", "a", "b");

    WriteReport report = output.write(set);

    assertThat(Sets.files(folder)).isEqualTo(Sets.files(set));
    assertThat(report.created())
        .containsExactly("a.S", "a.cpp", "b.S", "b.cpp", "java/Catalog.java");
    assertThat(report.nothingDone()).isFalse();
    assertThat(output.index()).isEqualTo(set.index());
  }

  @Test
  void runAgainChangesNothing() throws IOException {
    output.write(Sets.of("one", "a", "b"));
    for (String name : Sets.files(folder).keySet()) {
      Files.setLastModifiedTime(folder.resolve(name), LONG_AGO);
    }

    WriteReport report = output.write(Sets.of("one", "a", "b"));

    assertThat(report.nothingDone()).isTrue();
    assertThat(report.unchanged()).hasSize(5);
    for (String name : Sets.files(folder).keySet()) {
      assertThat(Files.getLastModifiedTime(folder.resolve(name))).as(name).isEqualTo(LONG_AGO);
    }
  }

  @Test
  void fileWithTheSameBytesKeepsItsTimeStampWhenOthersChange() throws IOException {
    output.write(Sets.of("one", "a"));
    Files.setLastModifiedTime(folder.resolve("a.S"), LONG_AGO);

    WriteReport report = output.write(Sets.of("one", "a", "b"));

    assertThat(report.unchanged()).containsExactly("a.S", "a.cpp");
    assertThat(report.changed()).containsExactly("java/Catalog.java");
    assertThat(report.created()).containsExactly("b.S", "b.cpp");
    assertThat(Files.getLastModifiedTime(folder.resolve("a.S"))).isEqualTo(LONG_AGO);
  }

  @Test
  void kernelThatLeavesTakesItsFilesAndEmptiedFoldersAlong() throws IOException {
    output.write(Sets.of("one", "a", "b", "c"));
    Files.writeString(folder.resolve("mine.S"), "nop\n");
    OutputSet less = OutputSet.builder(Sets.MADE_BY).file("only.h", "// one\n").build();

    WriteReport report = output.write(less);

    assertThat(report.removed())
        .containsExactly("a.S", "a.cpp", "b.S", "b.cpp", "c.S", "c.cpp", "java/Catalog.java");
    SortedMap<String, String> expected = Sets.files(less);
    expected.put("mine.S", "nop\n");
    assertThat(Sets.files(folder)).isEqualTo(expected);
    assertThat(folder.resolve("java")).doesNotExist();
  }

  @Test
  void missingAndEditedFilesComeBack() throws IOException {
    OutputSet set = Sets.of("one", "a", "b");
    output.write(set);
    Files.delete(folder.resolve("a.S"));
    Files.writeString(folder.resolve("b.cpp"), "edited\n");

    WriteReport report = output.write(set);

    assertThat(report.created()).containsExactly("a.S");
    assertThat(report.changed()).containsExactly("b.cpp");
    assertThat(Sets.files(folder)).isEqualTo(Sets.files(set));
  }

  @Test
  void unknownFileOfTheSameNameStopsTheWholeRun() throws IOException {
    output.write(Sets.of("one", "a"));
    Files.writeString(folder.resolve("b.cpp"), "mine\n");
    SortedMap<String, String> before = Sets.files(folder);

    assertThatThrownBy(() -> output.write(Sets.of("two", "a", "b")))
        .isInstanceOfSatisfying(
            OutputException.class,
            e -> assertThat(e.kind()).isEqualTo(OutputException.Kind.REFUSED))
        .hasMessageContaining("b.cpp is there but not listed in index.json")
        .hasMessageContaining("nothing was written");
    assertThat(Sets.files(folder)).isEqualTo(before);
  }

  @Test
  void allUnknownFilesAreCountedAndTheFirstOnesNamed() throws IOException {
    Files.createDirectories(folder);
    for (String name : new String[] {"a.S", "a.cpp", "b.S", "b.cpp", "c.S", "c.cpp", "d.S"}) {
      Files.writeString(folder.resolve(name), "mine\n");
    }

    assertThatThrownBy(() -> output.write(Sets.of("one", "a", "b", "c", "d")))
        .hasMessageContaining("a.S, a.cpp, b.S, b.cpp, c.S and 2 more are there");
  }

  @Test
  void keptKernelMustBeAsItWasGenerated() throws IOException {
    OutputSet first = Sets.of("one", "a", "b");
    output.write(first);
    IndexFile earlier = output.index();
    OutputSet partly =
        OutputSet.builder(Sets.MADE_BY)
            .kernel("a", "new", java.util.Map.of("a.S", "new\n"))
            .keep(earlier, earlier.kernels().get(1))
            .build();
    Files.writeString(folder.resolve("b.S"), "edited\n");

    assertThatThrownBy(() -> output.write(partly)).hasMessageContaining("b.S was changed since");

    Files.writeString(folder.resolve("b.S"), first.text("b.S"));
    WriteReport report = output.write(partly);
    assertThat(report.unchanged()).containsExactly("b.S", "b.cpp");
    assertThat(report.changed()).containsExactly("a.S");
    assertThat(report.removed()).containsExactly("a.cpp", "java/Catalog.java");
    assertThat(Files.readString(folder.resolve("b.S"))).isEqualTo(first.text("b.S"));
  }

  @Test
  void waitsForAnotherWriterAndLeavesNoLockBehind() throws IOException {
    Files.createDirectories(folder);
    OutputSet set = Sets.of("one", "a");
    Thread writer = new Thread(() -> output.write(set));
    FolderLock lock = FolderLock.acquire(folder.toRealPath());
    try {
      writer.start();
      // The other thread can only be parked on the lock once it got that far.
      while (writer.getState() != Thread.State.WAITING) {
        Thread.onSpinWait();
      }
      assertThat(folder.resolve("a.S")).doesNotExist();
    } finally {
      lock.close();
    }
    assertThat(writer).satisfies(Thread::join);
    assertThat(Sets.files(folder)).isEqualTo(Sets.files(set));
  }
}
