package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.ipukern.generator.gate.KernelPipeline;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files that the user names replace none that a command needs, and bad names cost no work. */
class WrittenPlacesTest {
  /** What no command line below may get to. */
  private static final KernelPipeline NEVER =
      (specs, options) -> {
        throw new AssertionError("kernels were judged");
      };

  private static final String SHAPE = " --elements 96 --placement separate ";

  @TempDir private static Path folder;
  private static Cli cli;

  @BeforeAll
  static void prepare() throws IOException {
    cli = Cli.in(folder);
    cli.manifest(Kernels.A);
    assertThat(cli.run("generate").code()).isZero();
    assertThat(cli.run("baseline", "update").code()).isZero();
    Files.createDirectories(folder.resolve("own/cast"));
    Files.createSymbolicLink(folder.resolve("bl.json"), Path.of("baseline.json"));
    Files.createSymbolicLink(folder.resolve("linked"), Path.of("kernels-out"));
    Files.createSymbolicLink(folder.resolve("here"), Path.of("."));
    Files.copy(folder.resolve("kernels.json"), folder.resolve("k.d"));
    cli.write("run.json", "{}\n");
    cli.write("part.csv", "part\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "check --baseline bl.json --junit baseline.json | --junit baseline.json: it would replace bl",
        "check --junit bl.json                          | --junit bl.json: it would replace baseline",
        "check --sarif here/kernels.json                | it would replace kernels.json",
        "check --junit r --markdown here/r              | it would replace what --junit names",
        "check --junit kernels-out/index.json           | no other file may stand in kernels-out",
        "check --junit linked/r.xml                     | no other file may stand in kernels-out",
        "check -o linked --junit kernels-out/r.xml      | no other file may stand in linked",
        "check -o other --junit kernels-out/r.xml       | would stand in the output folder",
        "check --templates own --junit own/cast/r.xml   | no other file may stand in own",
        "generate -m k.d --depfile k.d                  | --depfile k.d: it would replace k.d",
        "generate -m k.d --depfile here/k.d             | --depfile here/k.d: it would replace k.d",
        "generate --depfile kernels-out/k.d             | no other file may stand in kernels-out",
        "generate --templates own --depfile own/k.d     | no other file may stand in own",
        "generate -o new --depfile foo.txt              | foo.txt must end in .d",
        "generate -o new --depfile .d                   | .d must end in .d",
        "generate -o new --depfile no/foo.d              | there is no folder",
        "try cast SHAPE --timeline kernels-out/cycles.json | would stand in the output folder",
        "try cast SHAPE --timeline kernels-out/java/t.svg  | would stand in the output folder",
        "try cast SHAPE --templates own --timeline own/t.svg | no other file may stand in own",
        "simulate x.S --entry e --run run.json --timeline here/run.json | it would replace run.json",
        "simulate kernels-out/cast_f16_f143_linear_n96_separate_sat.S --timeline kernels-out/t.json"
            + " --entry __runCodelet_ipukern__cast_f16_f143_linear_n96_separate_sat"
            + " | would stand in the output folder",
        "sweep cast SHAPE --json kernels-out/index.json | would stand in the output folder",
        "sweep cast SHAPE --resume linked/s.log         | would stand in the output folder",
        "sweep cast SHAPE --csv s --html here/s         | --html here/s: it would replace what --csv",
        "sweep cast SHAPE --resume s --csv s            | it would replace what --resume names",
        "sweep cast SHAPE --csv no/s                    | there is no folder",
        "sweep merge part.csv --csv here/part.csv       | it would replace part.csv",
        "plan attention --tokens 92 --heads 2 --head-width 16 --tiles 100 --picture linked/p.svg"
            + " | would stand in the output folder",
        "baseline update --baseline kernels-out/b.json  | would stand in the output folder",
      })
  void isRefusedAndNothingChanges(String line, String message) throws IOException {
    SortedMap<String, String> before = files();
    // Only the baseline is refused where it is written.
    Cli own = line.startsWith("baseline") ? cli : cli.with(NEVER);

    Cli.Result result = own.run(line.replace(" SHAPE ", SHAPE).split(" +", -1));

    assertThat(result.code()).as(result.all()).isEqualTo(2);
    assertThat(result.err()).contains(message);
    assertThat(files()).isEqualTo(before);
  }

  /** A folder that the run itself makes need not be there before it. */
  @Test
  void depfileMayStandBesideANewOutputFolder() {
    Cli.Result result = cli.run("generate", "-o", "fresh/out", "--depfile", "fresh/k.d");

    assertThat(result.code()).as(result.all()).isZero();
    assertThat(folder.resolve("fresh/k.d")).content().startsWith("fresh/k: \\\n  kernels.json");
  }

  @ParameterizedTest
  @CsvSource({"out/, out-gp", "x/../out/., out-gp", "out, out-gp", "linked/, linked-gp"})
  void objectsStandBesideTheOutputFolder(String out, String objects) throws IOException {
    Files.createDirectories(folder.resolve("x"));
    Path bin = Files.createDirectories(folder.resolve("bin"));
    String script = "#!/bin/sh\nwhile [ \"$1\" != -o ]; do shift; done\necho gp > \"$2\"\n";
    Path popc = Files.writeString(bin.resolve("popc"), script);
    Files.setPosixFilePermissions(popc, PosixFilePermissions.fromString("rwxr-xr-x"));

    Cli.Result made = cli.with(Map.of("PATH", bin.toString())).run("generate", "--popc", "-o", out);

    assertThat(made.code()).as(made.all()).isZero();
    assertThat(made.err()).contains("ipukern: " + objects + ": popc compiled 1 of 1");
    assertThat(folder.resolve(objects).resolve(Kernels.name(96) + ".gp")).hasContent("gp");
    Cli.Result check = cli.run("check", "-o", out);
    assertThat(check.code()).as(check.all()).isZero();
  }

  private SortedMap<String, String> files() throws IOException {
    SortedMap<String, String> files = new TreeMap<>();
    try (Stream<Path> walk = Files.walk(folder)) {
      for (Path file : walk.filter(Files::isRegularFile).toList()) {
        files.put(folder.relativize(file).toString(), Files.readString(file));
      }
    }
    return files;
  }
}
