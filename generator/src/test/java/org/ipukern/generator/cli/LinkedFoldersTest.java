package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders that are given through a symbolic link, or whose contents are links elsewhere. */
class LinkedFoldersTest {
  private static final String TEMPLATE = "cast/two_bundle.ftl";
  private static final String BEFORE = "    { ld64step $a2:3";
  private static final String BUNDLE = "    { add   $m7, $m7, 0 ; fnop }\n";

  @TempDir private Path folder;
  private Cli cli;

  @BeforeEach
  void prepare() throws IOException {
    cli = Cli.in(folder);
    cli.manifest(Kernels.cast(592));
  }

  /** The built-in template of casts in a folder of its own, with a text before each load. */
  private void template(String top, String extra) throws IOException {
    Path file = folder.resolve(top).resolve(TEMPLATE);
    Files.createDirectories(file.getParent());
    try (var stream = Cli.class.getResourceAsStream("/org/ipukern/templates/" + TEMPLATE)) {
      String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(text).contains(BEFORE);
      Files.writeString(file, text.replace(BEFORE, extra + BEFORE));
    }
  }

  private void link(String name, String target) throws IOException {
    Files.createSymbolicLink(folder.resolve(name), Path.of(target));
  }

  private String assembly() throws IOException {
    return Files.readString(folder.resolve("kernels-out").resolve(Kernels.name(592) + ".S"));
  }

  @Test
  void templateThatChangesBehindALinkedFolderIsMadeAnew() throws IOException {
    template("real", "    // one\n");
    link("linked", "real");
    Cli.Result first = cli.run("generate", "--templates", "linked", "--depfile", "k.d");
    assertThat(first.code()).as(first.all()).isZero();
    assertThat(cli.run("generate", "--templates", "linked").err()).contains("1 of 1 kernels un");
    template("real", BUNDLE);

    Cli.Result second = cli.run("generate", "--templates", "linked");

    assertThat(second.code()).as(second.all()).isZero();
    assertThat(assembly()).contains("add   $m7, $m7, 0");
    assertThat(folder.resolve("k.d"))
        .content()
        .contains("  " + folder.resolve("linked").resolve(TEMPLATE));
  }

  @Test
  void folderOfLinksIsReadAsTheFilesBehindThem() throws IOException {
    template("real", BUNDLE);
    Files.createDirectory(folder.resolve("farm"));
    link("farm/cast", "../real/cast");

    Cli.Result made = cli.run("generate", "--templates", "farm", "--depfile", "k.d");

    assertThat(made.code()).as(made.all()).isZero();
    assertThat(assembly()).contains("add   $m7, $m7, 0");
    assertThat(folder.resolve("k.d"))
        .content()
        .contains("  " + folder.resolve("farm").resolve(TEMPLATE));
    template("real", "");
    assertThat(cli.run("generate", "--templates", "farm").code()).isZero();
    assertThat(assembly()).doesNotContain("add   $m7, $m7, 0");
  }

  @Test
  void loopOfLinksAmongTheTemplatesIsAWrongRequest() throws IOException {
    template("real", "");
    link("real/again", "../real");

    for (String command : new String[] {"generate", "generate --depfile k.d", "check"}) {
      if (command.equals("check")) {
        assertThat(cli.run("generate").code()).isZero();
        assertThat(cli.run("baseline", "update").code()).isZero();
      }
      Cli.Result result = cli.run((command + " --templates real").split(" ", -1));

      assertThat(result.code()).as(result.all()).isEqualTo(2);
      assertThat(result.err()).contains("real/again", "leads back to a folder that it stands in");
    }
  }

  @Test
  void includeLeadsOutOfNoFolderOfTemplates() throws IOException {
    Files.createDirectories(folder.resolve("real/cast"));
    Files.writeString(folder.resolve("secret"), "nop\n");
    for (String name : new String[] {"../../secret", "/../secret", "..\\\\..\\\\secret"}) {
      Files.writeString(
          folder.resolve("real").resolve("cast/f16_f8.S.ftl"), "<#include \"" + name + "\">\n");

      Cli.Result result = cli.run("generate", "--templates", "real");

      assertThat(result.code()).as(result.all()).isEqualTo(2);
      assertThat(result.err()).contains("template cast/f16_f8.S.ftl");
    }
  }

  @Test
  void checkLooksAtTheFolderBehindALink() throws IOException {
    assertThat(cli.run("generate").code()).isZero();
    assertThat(cli.run("baseline", "update").code()).isZero();
    link("linked", "kernels-out");

    Cli.Result same = cli.run("check", "-o", "linked");
    cli.write("kernels-out/mine.txt", "mine\n");
    Cli.Result extra = cli.run("check", "-o", "linked");

    assertThat(same.code()).as(same.all()).isZero();
    assertThat(same.out()).contains("linked: up to date\n");
    assertThat(extra.code()).as(extra.all()).isEqualTo(3);
    assertThat(extra.out()).contains("  extra: mine.txt ");
  }

  @Test
  void checkRefusesWhatIsNoFolder() throws IOException {
    assertThat(cli.run("baseline", "update").code()).isZero();
    cli.write("file", "mine\n");
    link("nowhere", "gone");

    Cli.Result file = cli.run("check", "-o", "file");
    Cli.Result nowhere = cli.run("check", "-o", "nowhere");

    assertThat(file.code()).as(file.all()).isEqualTo(2);
    assertThat(file.err()).contains("file is a file, no folder");
    assertThat(nowhere.code()).as(nowhere.all()).isEqualTo(2);
    assertThat(nowhere.err()).contains("nowhere is a link to something that is not there");
  }
}
