package org.ipukern.generator.cli;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.util.Optional;
import org.ipukern.generator.output.UpdatedFile;
import org.ipukern.generator.regress.Baseline;
import org.ipukern.generator.regress.BaselineJson;
import picocli.CommandLine.Option;

/** The option that names the baseline, and the file itself. */
final class BaselineFile {
  @Option(
      names = "--baseline",
      paramLabel = "FILE",
      description = "The accepted cycles (default: baseline.json).")
  private String name = "baseline.json";

  /** As the user wrote it. */
  String name() {
    return name;
  }

  /** The bytes of the file; empty if there is none. */
  Optional<byte[]> bytes(Console console) {
    return Files.exists(console.file(name), LinkOption.NOFOLLOW_LINKS)
        ? Optional.of(InputFile.bytes(console, name, ""))
        : Optional.empty();
  }

  /** The text of the file as it is, and what it says; it must be there. */
  Baseline read(Console console) {
    byte[] bytes =
        InputFile.bytes(console, name, "'./ipukern baseline update' makes it; or --baseline FILE");
    return BaselineJson.read(name, bytes);
  }

  /** Puts a new text in place of the bytes that were seen. */
  boolean write(Console console, Optional<byte[]> seen, Baseline next) {
    return new UpdatedFile(console.file(name)).replace(seen, BaselineJson.write(next));
  }
}
