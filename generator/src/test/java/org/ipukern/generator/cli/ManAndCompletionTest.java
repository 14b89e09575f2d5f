package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ManAndCompletionTest {
  @TempDir private Path folder;

  @Test
  void everyCommandHasAPageInTheTree() {
    Cli.Result list = Cli.in(folder).run("man", "--list");

    assertThat(list.code()).isZero();
    List<String> pages =
        list.out()
            .lines()
            .map(w -> w.isEmpty() ? "ipukern" : "ipukern-" + w.replace(' ', '-'))
            .toList();
    assertThat(pages).contains("ipukern", "ipukern-plan-attention", "ipukern-sweep-gemm");
    for (String page : pages) {
      assertThat(Path.of("..", "docs", "man", page + ".1"))
          .describedAs("run scripts/write-man")
          .exists();
    }
  }

  @Test
  void aPageHasTheOptionsOfItsCommand() {
    Cli.Result page = Cli.in(folder).run("man", "plan", "attention");

    assertThat(page.code()).describedAs(page.all()).isZero();
    assertThat(page.out())
        .startsWith(".TH \"IPUKERN-PLAN-ATTENTION\" 1")
        .contains(".SH OPTIONS", ".B \\-\\-head\\-width", "Width of a head");
    assertThat(Cli.in(folder).run("man", "nothing").code()).isEqualTo(2);
  }

  @Test
  void bashCompletesCommandsAndOptions() throws IOException, InterruptedException {
    Cli.Result script = Cli.in(folder).run("completion");
    assertThat(script.code()).describedAs(script.all()).isZero();
    assertThat(script.out()).contains("bashcompinit");
    Path file = Files.writeString(folder.resolve("complete"), script.out());

    assertThat(complete(file, "ipukern", "pl")).contains("plan");
    assertThat(complete(file, "ipukern", "plan", "attention", "--tok")).contains("--tokens");
  }

  private static String complete(Path file, String... words)
      throws IOException, InterruptedException {
    String line = String.join(" ", words);
    Process process =
        new ProcessBuilder(
                "bash",
                "-c",
                "source "
                    + file
                    + "; COMP_WORDS=("
                    + line
                    + "); COMP_CWORD="
                    + (words.length - 1)
                    + "; COMP_LINE='"
                    + line
                    + "'; _complete_ipukern; printf '%s\\n' \"${COMPREPLY[@]}\"")
            .redirectErrorStream(true)
            .start();
    String out =
        new String(
            process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
    assertThat(process.waitFor()).describedAs(out).isZero();
    return out;
  }
}
