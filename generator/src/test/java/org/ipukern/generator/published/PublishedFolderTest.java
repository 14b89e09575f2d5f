package org.ipukern.generator.published;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PublishedFolderTest {
  @TempDir private Path folder;

  @Test
  void checkoutMayBeALink() throws IOException {
    Path include = Files.createDirectories(folder.resolve("elsewhere/lib/include"));
    Path root = Files.createDirectory(folder.resolve("published"));
    Files.createSymbolicLink(root.resolve("poplibs"), folder.resolve("elsewhere"));

    PublishedFolder published = new PublishedFolder(root);

    assertThat(PoplibsFolders.of(published.poplibs())).containsExactly(include.toRealPath());
    assertThat(published.missing()).singleElement().asString().contains("ipu-stack");
  }
}
