package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Cases GK-25 and GK-26: no string of a manifest, and no name of one, can change the tokens of what
 * is emitted.
 */
class ManifestStringsTest {
  /**
   * Each ends a comment, a string or a line in one of the emitted languages, or leads elsewhere.
   */
  static final List<String> HOSTILE =
      List.of(
          "f16 */ int evil; /*",
          "f16\n    .globl evil\nevil:\n",
          "f16\\",
          "f16??/",
          "f16\"); evil(\"",
          "f16\\u000a int evil;",
          "f16\u2028int evil;",
          "$(touch evil)",
          "../../evil",
          "${kernel} <#assign x = 1>",
          "f16\u0000",
          "con",
          "");

  @TempDir private Path folder;
  private Cli cli;

  @BeforeEach
  void prepare() {
    cli = Cli.in(folder);
  }

  @Test
  void hostileWordIsRefusedBeforeAnythingIsWritten() throws IOException {
    for (String hostile : HOSTILE) {
      String word =
          "\"" + new String(JsonStringEncoder.getInstance().quoteAsString(hostile)) + "\"";
      for (String entry :
          List.of(
              "{\"gemm\":{\"precision\":%s,\"rows\":[7],\"inner\":16,\"columns\":16}}",
              "{\"gemm\":{\"precision\":\"f16\",\"weights\":%s,\"rows\":[7],\"inner\":16,\"columns\":16}}",
              "{\"cast\":{\"from\":\"f16\",\"to\":%s,\"elements\":96,\"placement\":\"separate\"}}",
              "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":96,\"name\":%s}}",
              "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":96,%s:1}}",
              "{%s:{}}")) {
        cli.manifest(Kernels.A, entry.formatted(word));

        Cli.Result result = cli.run("generate");

        assertThat(result.code()).as(entry + " with " + hostile).isEqualTo(2);
        assertThat(folder.resolve("kernels-out")).doesNotExist();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"a */ int evil; //.json", "a\n.globl evil\n.json", "a\\", "a ??/", "a \"b\".json"})
  void nameOfTheManifestReachesNoFile(String name) throws IOException {
    cli.manifest(Kernels.A, Kernels.GEMM);
    assertThat(cli.run("generate", "-o", "plain").code()).isZero();
    Files.copy(folder.resolve("kernels.json"), named(name));

    Cli.Result result = cli.run("generate", "-m", name, "-o", "other");

    assertThat(result.code()).as(result.all()).isZero();
    assertThat(files("other")).isEqualTo(files("plain"));
  }

  /**
   * A comment that a backslash, a trigraph or a unicode escape goes on in swallows or adds code.
   */
  @Test
  void noEmittedLineRunsIntoTheNext() throws IOException {
    cli.manifest(Kernels.A, Kernels.GEMM);
    assertThat(cli.run("generate").code()).isZero();

    SortedMap<String, String> files = files("kernels-out");

    assertThat(files).hasSizeGreaterThan(8);
    files.forEach(
        (name, text) -> {
          assertThat(text).as(name).doesNotContain("??/", "\r", "\u2028", "\f");
          if (name.matches(".*\\.(S|cpp|h|java)")) {
            assertThat(text.lines().filter(line -> line.contains("//") && line.endsWith("\\")))
                .as(name)
                .isEmpty();
          }
          if (name.endsWith(".java")) {
            assertThat(text).as(name).doesNotContain("\\u");
          }
        });
  }

  /** A folder as deep as the name says, so that a name with slashes is one. */
  private Path named(String name) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return file;
  }

  private SortedMap<String, String> files(String output) throws IOException {
    SortedMap<String, String> files = new TreeMap<>();
    Path root = folder.resolve(output);
    try (Stream<Path> walk = Files.walk(root)) {
      List<Path> plain = walk.filter(Files::isRegularFile).toList();
      for (Path file : plain.stream().filter(f -> !f.endsWith(".ipukern-judged")).toList()) {
        files.put(root.relativize(file).toString(), Files.readString(file));
      }
    }
    return files;
  }
}
