package org.ipukern.generator.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Case GK-26: nothing outside the folder is ever written, replaced or removed. */
class OutputFolderRefusalTest {
  private static final OutputSet SET = Sets.of("new", "a");

  @TempDir private Path temp;

  @Test
  void folderMayBeGivenThroughASymbolicLink() throws IOException {
    Path real = Files.createDirectory(temp.resolve("real"));
    Path link = Files.createSymbolicLink(temp.resolve("link"), real);

    new OutputFolder(link).write(SET);

    assertThat(Sets.files(real)).isEqualTo(Sets.files(SET));
    assertThat(link).isSymbolicLink();
  }

  @Test
  void folderThatIsAFileIsRefused() throws IOException {
    Path file = Files.writeString(temp.resolve("out"), "mine\n");

    refused(() -> new OutputFolder(file).write(SET), "is a file, no folder");

    assertThat(file).hasContent("mine\n");
  }

  @Test
  void linkToNothingIsCalledThat() throws IOException {
    Path link = Files.createSymbolicLink(temp.resolve("link"), temp.resolve("gone"));

    refused(() -> new OutputFolder(link).write(SET), "link is a symbolic link to ");
    refused(() -> new OutputFolder(link).write(SET), "gone, and there is no such folder");

    assertThat(temp.resolve("gone")).doesNotExist();
  }

  @Test
  void linkedSubfolderIsNotFollowed() throws IOException {
    Path folder = Files.createDirectory(temp.resolve("out"));
    Path elsewhere = Files.createDirectory(temp.resolve("elsewhere"));
    Files.createSymbolicLink(folder.resolve("java"), elsewhere);

    refused(() -> new OutputFolder(folder).write(SET), "java is no real folder");

    assertThat(elsewhere).isEmptyDirectory();
    assertThat(folder.resolve("a.S")).doesNotExist();
  }

  @Test
  void linkInPlaceOfAListedFileIsNotReplacedNorFollowed() throws IOException {
    Path folder = temp.resolve("out");
    new OutputFolder(folder).write(Sets.of("old", "a"));
    Path victim = Files.writeString(temp.resolve("victim"), "mine\n");
    Files.delete(folder.resolve("a.S"));
    Files.createSymbolicLink(folder.resolve("a.S"), victim);
    SortedMap<String, String> before = Sets.files(folder);

    refused(() -> new OutputFolder(folder).write(SET), "a.S is no plain file");

    assertThat(victim).hasContent("mine\n");
    assertThat(Sets.files(folder)).isEqualTo(before);
  }

  @Test
  void orphanThatBecameALinkOrLiesBehindOneIsLeftAlone() throws IOException {
    Path folder = temp.resolve("out");
    new OutputFolder(folder).write(Sets.of("old", "a", "b"));
    Path victim = Files.writeString(temp.resolve("victim"), "mine\n");
    Files.delete(folder.resolve("b.S"));
    Files.createSymbolicLink(folder.resolve("b.S"), victim);

    WriteReport report = new OutputFolder(folder).write(SET);

    assertThat(report.removed()).containsExactly("b.cpp");
    assertThat(victim).hasContent("mine\n");
    assertThat(folder.resolve("b.S")).isSymbolicLink();
  }

  @Test
  void orphanBehindALinkedFolderIsLeftAlone() throws IOException {
    Path folder = temp.resolve("out");
    new OutputFolder(folder).write(Sets.of("old", "a"));
    Path elsewhere = temp.resolve("elsewhere");
    Files.move(folder.resolve("java"), elsewhere);
    Files.createSymbolicLink(folder.resolve("java"), elsewhere);
    OutputSet less = OutputSet.builder(Sets.MADE_BY).file("only.h", "// one\n").build();

    WriteReport report = new OutputFolder(folder).write(less);

    assertThat(report.removed()).containsExactly("a.S", "a.cpp");
    assertThat(elsewhere.resolve("Catalog.java")).exists();
    assertThat(folder.resolve("java")).isSymbolicLink();
    assertThat(new OutputFolder(folder).index()).isEqualTo(less.index());
  }

  @Test
  void linkedLockFileIsNotWrittenThrough() throws IOException {
    Path folder = Files.createDirectory(temp.resolve("out"));
    Path victim = Files.writeString(temp.resolve("victim"), "mine\n");
    Files.createSymbolicLink(folder.resolve(FolderLock.NAME), victim);

    assertThatThrownBy(() -> new OutputFolder(folder).write(SET))
        .isInstanceOf(OutputException.class)
        .hasMessageContaining("files in " + folder.toRealPath() + " are as they were");

    assertThat(victim).hasContent("mine\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"../victim", "/etc/hostname", "java/../../victim", "a\\\\b", "", ".git"})
  void indexThatNamesAFileElsewhereIsNotBelieved(String name) throws IOException {
    Path folder = Files.createDirectory(temp.resolve("out"));
    Path victim = Files.writeString(temp.resolve("victim"), "mine\n");
    Files.writeString(
        folder.resolve(IndexFile.NAME),
        "{ \"schema\": 1, \"tool\": \"t\", \"model\": \"m\", \"table\": \"i\", \"kernels\": [],"
            + " \"files\": [ { \"name\": \"%s\", \"sha256\": \"%s\" } ] }"
                .formatted(name, "0".repeat(64)));

    refused(() -> new OutputFolder(folder).write(SET), "is no name of an output file");

    assertThat(victim).hasContent("mine\n");
    assertThat(folder.resolve("a.S")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "[]", "{ \"schema\": 2 }", "not json", "{ \"schema\": 1 }"})
  void indexOfSomebodyElseIsNotReplaced(String text) throws IOException {
    Path folder = Files.createDirectory(temp.resolve("out"));
    Files.writeString(folder.resolve(IndexFile.NAME), text);

    refused(
        () -> new OutputFolder(folder).write(SET),
        "This is no index of this tool. Nothing was written");

    assertThat(folder.resolve(IndexFile.NAME)).hasContent(text);
    assertThat(folder.resolve("a.S")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../x.S",
        "/x.S",
        "C:\\x",
        "a/../x",
        "",
        ".hidden",
        "a//b",
        "con",
        "NUL.S",
        "lpt1.cpp",
        "x.",
        "a b",
        "\u00e9.S",
        "index.json",
        "INDEX.json"
      })
  void setTakesOnlyPlainNames(String name) {
    assertThatThrownBy(() -> OutputSet.builder(Sets.MADE_BY).file(name, "nop\n"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'" + name + "'");
  }

  @Test
  void setRefusesNamesThatDifferInCaseOnlyAndTextsWithoutLineEnds() {
    OutputSet.Builder builder = OutputSet.builder(Sets.MADE_BY).file("gemm_A.S", "nop\n");

    assertThatThrownBy(() -> builder.file("gemm_a.S", "nop\n"))
        .hasMessageContaining("'gemm_a.S' and 'gemm_A.S' are one file");
    assertThatThrownBy(() -> builder.file("b.S", "nop")).hasMessageContaining("end in LF");
    assertThatThrownBy(() -> builder.file("c.S", "nop\r\n")).hasMessageContaining("end in LF");
    assertThatThrownBy(
            () ->
                OutputSet.builder(Sets.MADE_BY)
                    .kernel("k", "f", java.util.Map.of())
                    .kernel("k", "f", java.util.Map.of()))
        .hasMessageContaining("two kernels are named 'k'");
  }

  private static void refused(ThrowingCallable run, String message) {
    assertThatThrownBy(run)
        .isInstanceOfSatisfying(
            OutputException.class,
            e -> assertThat(e.kind()).isEqualTo(OutputException.Kind.REFUSED))
        .hasMessageContaining(message);
  }
}
