package org.ipukern.generator.output;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Small output sets and looks at folders. */
final class Sets {
  static final MadeBy MADE_BY = new MadeBy("0.1.0", "ipu21-t1", "ipu21-1");

  private Sets() {}

  /** A set of kernels, each with one .S and one .cpp file that carry the mark. */
  static OutputSet of(String mark, String... kernels) {
    OutputSet.Builder builder = OutputSet.builder(Sets.MADE_BY);
    for (String kernel : kernels) {
      builder.kernel(
          kernel,
          "fingerprint-" + kernel + "-" + mark,
          Map.of(kernel + ".S", text(mark), kernel + ".cpp", text("// " + mark)));
    }
    builder.file("java/Catalog.java", text("// " + mark + String.join(" ", kernels)));
    return builder.build();
  }

  private static String text(String mark) {
    return ("    nop // " + mark + "\n").repeat(30);
  }

  /** Every file under a folder by its relative name. */
  static SortedMap<String, String> files(Path folder) throws IOException {
    SortedMap<String, String> files = new TreeMap<>();
    if (!Files.exists(folder)) {
      return files;
    }
    try (Stream<Path> walk = Files.walk(folder)) {
      for (Path path :
          walk.filter(p -> !Files.isDirectory(p, LinkOption.NOFOLLOW_LINKS)).toList()) {
        files.put(folder.relativize(path).toString(), Files.readString(path));
      }
    }
    return files;
  }

  /** What a folder holds once that set is in place, and nothing else is. */
  static SortedMap<String, String> files(OutputSet set) {
    SortedMap<String, String> files = new TreeMap<>();
    set.files()
        .forEach((name, bytes) -> files.put(name, new String(bytes, StandardCharsets.UTF_8)));
    files.put(IndexFile.NAME, new String(set.indexBytes(), StandardCharsets.UTF_8));
    return files;
  }
}
