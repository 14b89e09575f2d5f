package org.ipukern.generator.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CodeDigestTest {
  @TempDir private Path folder;

  private Path jar(String name, String entry, String text) throws IOException {
    Path jar = folder.resolve(name);
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.putNextEntry(new ZipEntry(entry));
      zip.write(text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
    }
    return jar;
  }

  @Test
  void everyChangeOfTheCodeChangesTheDigest() throws IOException {
    Set<String> digests = new LinkedHashSet<>();
    digests.add(CodeDigest.of(jar("a.jar", "A.class", "one")));
    digests.add(CodeDigest.of(jar("b.jar", "A.class", "two")));
    digests.add(CodeDigest.ofLibrary(folder.resolve("a.jar")));
    digests.add(CodeDigest.ofLibrary(folder.resolve("b.jar")));
    digests.add(CodeDigest.ofLibrary(jar("c.jar", "B.class", "one")));
    Path classes = Files.createDirectories(folder.resolve("classes/p"));
    digests.add(CodeDigest.of(folder.resolve("classes")));
    Files.writeString(classes.resolve("A.class"), "one");
    digests.add(CodeDigest.of(folder.resolve("classes")));
    Files.writeString(classes.resolve("A.class"), "two");
    digests.add(CodeDigest.of(folder.resolve("classes")));
    Files.move(classes.resolve("A.class"), classes.resolve("B.class"));
    digests.add(CodeDigest.ofLibrary(folder.resolve("classes")));

    assertThat(digests).hasSize(9).allMatch(digest -> digest.matches("[0-9a-f]{64}"));
    assertThat(CodeDigest.current()).hasSize(64).isEqualTo(CodeDigest.current());
  }

  @Test
  void codeBehindALinkIsTheCode() throws IOException {
    Path classes = Files.createDirectories(folder.resolve("real/classes/p"));
    Files.writeString(classes.resolve("A.class"), "one");
    Path top = Files.createSymbolicLink(folder.resolve("top"), folder.resolve("real/classes"));
    Path farm = Files.createDirectory(folder.resolve("farm"));
    Files.createSymbolicLink(farm.resolve("p"), classes);
    String digest = CodeDigest.of(folder.resolve("real/classes"));

    assertThat(CodeDigest.of(top)).isEqualTo(digest);
    assertThat(CodeDigest.of(farm)).isEqualTo(digest);
  }
}
