package org.ipukern.generator.published;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** The part of the document about where each text of ipu-stack comes from. */
final class TextsSection {
  private static final int SHORT = 8;

  private TextsSection() {}

  static List<String> lines(PublishedFolder folder) {
    List<String> lines = new ArrayList<>();
    lines.add("## Texts of ipu-stack");
    lines.add("");
    lines.add(
        "The digests say which texts this page was written from. The checkouts are plain snapshots. Single files of"
            + " other commits come from a public index of that repository's history, each as a whole; their lengths are"
            + " those that the index gives. Single files:");
    lines.add("");
    lines.add("| commit | file | bytes | SHA-256 |");
    lines.add("|---|---|---|---|");
    for (Path file : files(folder.versions())) {
      Path name = folder.versions().relativize(file);
      byte[] bytes = bytes(file);
      lines.add(
          "| "
              + name.getName(0).toString().substring(0, SHORT)
              + " | "
              + name.subpath(1, name.getNameCount()).toString().replace('\\', '/')
              + " | "
              + bytes.length
              + " | `"
              + digest(bytes)
              + "` |");
    }
    lines.add("");
    lines.add(
        "Files of the checkout that stand for other commits, which have them at the same length:");
    lines.add("");
    lines.add("| commit | file | bytes | SHA-256 |");
    lines.add("|---|---|---|---|");
    for (String each : UnchangedFiles.all()) {
      int blank = each.indexOf(' ');
      byte[] bytes = bytes(folder.ipuStack().resolve(each.substring(blank + 1)));
      lines.add(
          "| "
              + each.substring(0, SHORT)
              + " | "
              + each.substring(blank + 1)
              + " | "
              + bytes.length
              + " | `"
              + digest(bytes)
              + "` |");
    }
    lines.add("");
    return lines;
  }

  private static List<Path> files(Path root) {
    if (!Files.isDirectory(root)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String digest(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
