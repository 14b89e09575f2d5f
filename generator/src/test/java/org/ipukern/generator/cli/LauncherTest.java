package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The script {@code ipukern}, with a Maven and a Java that only write down what they are told. */
@Timeout(120)
class LauncherTest {
  private static final List<String> USED =
      List.of(
          "bash",
          "cat",
          "env",
          "find",
          "flock",
          "head",
          "kill",
          "mkdir",
          "readlink",
          "rm",
          "sed",
          "sleep",
          "touch");
  private static final FileTime LONG_AGO = FileTime.from(Instant.EPOCH);

  @TempDir private Path temp;
  private Path home;
  private Path bin;

  private record Run(int code, String output) {}

  @BeforeEach
  void install() throws IOException {
    home = temp.toRealPath().resolve("the home");
    bin = Files.createDirectories(temp.toRealPath().resolve("bin"));
    for (String folder : new String[] {"src/main", "generator/src/main", "templates", ".mvn"}) {
      Files.createDirectories(home.resolve(folder));
      old(Files.writeString(home.resolve(folder).resolve("File"), ""));
      old(home.resolve(folder));
    }
    for (String pom : new String[] {"pom.xml", "src/pom.xml", "generator/pom.xml"}) {
      old(Files.writeString(home.resolve(pom), ""));
    }
    Files.copy(Path.of("..", "ipukern"), home.resolve("ipukern"));
    Files.setPosixFilePermissions(
        home.resolve("ipukern"), PosixFilePermissions.fromString("rwxr-xr-x"));
    for (String tool : USED) {
      new Tool("", List.of(tool), "")
          .find(System.getenv())
          .ifPresent(found -> link(bin.resolve(tool), found));
    }
    program(
        "mvn",
        """
        echo "mvn $*" >> "$LOG"
        mkdir -p generator/target/lib
        : > generator/target/ipukern-generator-0.1.0.jar
        : > generator/target/lib/ipukern-tile-0.1.0.jar
        """);
    program(
        "java",
        """
        case "$*" in
          -version) echo 'openjdk version "17.0.9" 2023-10-17' >&2 ;;
          *-Xshare:dump*)
            echo archive >> "$LOG"
            for word; do
              case $word in -XX:SharedArchiveFile=*) : > "${word#*=}" ;; esac
            done ;;
          *-XX:DumpLoadedClassList=*) ;;
          *) echo "java $*" ;;
        esac
        """);
  }

  @Test
  void buildsOnFirstUseAndNotAgain() throws Exception {
    Run first = run("--version");
    Run second = run("try", "gemm", "a b");

    assertThat(first.code()).as(first.output()).isZero();
    assertThat(first.output()).contains("ipukern: building", " -jar " + jar() + " --version\n");
    assertThat(second.output())
        .startsWith("java -XX:+UseSerialGC ")
        .contains("-XX:SharedArchiveFile=" + home.resolve("generator/target/ipukern.jsa"))
        .endsWith(" -jar " + jar() + " try gemm a b\n");
    assertThat(log())
        .containsExactly(
            "mvn -B -q -Dquick -Dmaven.test.skip=true package -pl src,generator", "archive");
  }

  @Test
  void buildsAgainWhenASourceIsNewerOrGone() throws Exception {
    run("--version");
    int builds = 1;
    for (String source :
        new String[] {
          "pom.xml",
          "src/pom.xml",
          "generator/pom.xml",
          "src/main/File",
          "generator/src/main/File",
          "templates/File",
          ".mvn/File"
        }) {
      Files.setLastModifiedTime(home.resolve(source), FileTime.from(Instant.now()));
      run("--version");
      assertThat(log()).as(source).hasSize(2 * ++builds);
      old(home.resolve(source));
    }
    Files.delete(home.resolve("templates/File"));
    run("--version");
    assertThat(log()).hasSize(2 * ++builds);
    run("--version");
    assertThat(log()).hasSize(2 * builds);
  }

  @Test
  void sourceBehindALinkCounts() throws Exception {
    Path elsewhere = home.resolveSibling("elsewhere");
    Files.move(home.resolve("templates"), elsewhere);
    Files.createSymbolicLink(home.resolve("templates"), elsewhere);
    run("--version");
    Files.setLastModifiedTime(
        elsewhere.resolve("File"), FileTime.from(Instant.now().plusSeconds(1)));

    run("--version");

    assertThat(log()).hasSize(4);
  }

  @Test
  void sourceThatChangesDuringTheBuildIsBuiltNextTime() throws Exception {
    program(
        "mvn",
        """
        echo "mvn $*" >> "$LOG"
        touch src/main/File
        mkdir -p generator/target/lib
        : > generator/target/ipukern-generator-0.1.0.jar
        : > generator/target/lib/ipukern-tile-0.1.0.jar
        """);

    run("--version");
    run("--version");

    assertThat(log().stream().filter(line -> line.startsWith("mvn"))).hasSize(2);
  }

  @Test
  void jarThatSomethingElseBuiltOnlyNeedsItsArchive() throws Exception {
    run("--version");
    Files.setLastModifiedTime(jar(), FileTime.from(Instant.now().plusSeconds(1)));

    Run result = run("--version");

    assertThat(result.output()).doesNotContain("building");
    assertThat(log()).endsWith("archive", "archive").hasSize(3);
  }

  @Test
  void worksThroughLinksAndFromAnyFolder() throws Exception {
    Path links = Files.createDirectories(home.resolveSibling("links"));
    Files.createSymbolicLink(links.resolve("first"), Path.of("../the home/ipukern"));
    Files.createSymbolicLink(links.resolve("second"), Path.of("first"));

    assertThat(run(links, links.resolve("second").toString(), "doctor").output())
        .endsWith(" -jar " + jar() + " doctor\n");
    assertThat(run(links, "./second", "doctor").output()).endsWith(jar() + " doctor\n");
    assertThat(run(home, "./ipukern", "doctor").output()).endsWith(jar() + " doctor\n");
    assertThat(run(home.resolve("src"), "../ipukern", "doctor").output())
        .endsWith(jar() + " doctor\n");
    assertThat(log()).hasSize(2);
  }

  @Test
  void missingToolsAreNamed() throws Exception {
    Path java = bin.resolve("java");
    Path mvn = bin.resolve("mvn");
    Files.move(java, temp.resolve("java"));
    Run noJava = run("--version");
    Files.move(temp.resolve("java"), java);
    Files.delete(mvn);
    Run noMaven = run("--version");
    program("java", "echo 'openjdk version \"11.0.2\"' >&2\n");
    Run oldJava = run("--version");

    assertThat(noJava.code()).isEqualTo(2);
    assertThat(noJava.output()).contains("Java was not found; install JDK 17");
    assertThat(noMaven.code()).isEqualTo(2);
    assertThat(noMaven.output()).contains("Maven (mvn) is needed");
    assertThat(oldJava.code()).isEqualTo(2);
    assertThat(oldJava.output())
        .contains("JDK 17 or newer is needed, " + bin.resolve("java") + " is version 11");
  }

  @Test
  void failedBuildShowsItsLogAndLeavesNothingToRun() throws Exception {
    program("mvn", "echo 'no such symbol'; exit 1\n");

    Run result = run("--version");

    assertThat(result.code()).isEqualTo(1);
    assertThat(result.output())
        .contains("no such symbol\n", "ipukern: the build failed")
        .doesNotContain("-jar");
  }

  @Test
  void twoFirstUsesAtOnceBuildOnce() throws Exception {
    oneBuildAmongFour();
  }

  @Test
  void twoFirstUsesAtOnceBuildOnceWithoutFlockToo() throws Exception {
    Files.deleteIfExists(bin.resolve("flock"));

    oneBuildAmongFour();

    assertThat(home.resolve("target/ipukern-build.lockdir")).doesNotExist();
  }

  private void oneBuildAmongFour() throws Exception {
    program(
        "mvn",
        """
        echo "mvn $*" >> "$LOG"
        sleep 1
        mkdir -p generator/target/lib
        : > generator/target/ipukern-generator-0.1.0.jar
        : > generator/target/lib/ipukern-tile-0.1.0.jar
        """);
    List<Process> processes = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      processes.add(start(home, home.resolve("ipukern").toString(), "--version"));
    }
    for (Process process : processes) {
      Run run = finish(process);
      assertThat(run.code()).as(run.output()).isZero();
      assertThat(run.output()).endsWith(" --version\n");
    }
    assertThat(log()).hasSize(2);
  }

  private Path jar() {
    return home.resolve("generator/target/ipukern-generator-0.1.0.jar");
  }

  private List<String> log() throws IOException {
    Path log = temp.resolve("log");
    return Files.exists(log) ? Files.readAllLines(log) : List.of();
  }

  private Run run(String... args) throws Exception {
    List<String> command = new ArrayList<>(List.of(home.resolve("ipukern").toString()));
    command.addAll(List.of(args));
    return run(temp, command.toArray(String[]::new));
  }

  private Run run(Path folder, String... command) throws Exception {
    return finish(start(folder, command));
  }

  private Process start(Path folder, String... command) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectInput(new File("/dev/null"));
    builder.environment().clear();
    builder.environment().put("PATH", bin.toString());
    builder.environment().put("LOG", temp.resolve("log").toString());
    return builder.start();
  }

  private static Run finish(Process process) throws Exception {
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.waitFor(), output);
  }

  private void program(String name, String script) throws IOException {
    Path file = bin.resolve(name);
    Files.writeString(file, "#!" + bin.resolve("bash") + "\n" + script);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private static void old(Path file) throws IOException {
    Files.setLastModifiedTime(file, LONG_AGO);
  }

  private static void link(Path link, Path target) {
    try {
      Files.createSymbolicLink(link, target);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
