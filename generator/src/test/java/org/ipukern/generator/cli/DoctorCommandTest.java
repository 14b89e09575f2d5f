package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DoctorCommandTest {
  @TempDir private Path folder;

  @Test
  void namesWhatIsFoundAndWhatItIsFor() throws IOException {
    program("mvn", "printf '\\033[1mApache Maven 3.9.9\\033[m\\n'");
    program("clang++", "echo; echo clang version 19; echo more");
    program("popc", "exit 1");

    Cli.Result result = Cli.in(folder).with(Map.of("PATH", folder.toString())).run("doctor");

    assertThat(result.code()).isZero();
    assertThat(result.out())
        .contains(
            "ipukern " + Versions.TOOL,
            "Maven: Apache Maven 3.9.9 (" + folder.resolve("mvn") + ")",
            "C++ compiler: clang version 19 (" + folder.resolve("clang++") + ")",
            "C preprocessor: not found (looked for cpp)",
            "popc: prints no version (" + folder.resolve("popc") + ")",
            "compiles the emitted vertices for the CPU",
            "slots 6, ",
            "Templates: built in");
  }

  @Test
  void worksWithoutAPath() {
    Cli.Result result = Cli.in(folder).with(Map.of()).run("doctor");

    assertThat(result.code()).isZero();
    assertThat(result.out()).contains("Maven: not found (looked for mvn)");
  }

  private void program(String name, String script) throws IOException {
    Path file = Files.writeString(folder.resolve(name), "#!/bin/sh\n" + script + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}
