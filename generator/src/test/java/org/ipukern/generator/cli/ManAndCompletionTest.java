package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
    assertThat(complete(file, "ipukern", "tr")).containsExactly("try");
    assertThat(complete(file, "ipukern", "try", "")).containsExactly("gemm", "cast", "layout");
  }

  /** Each option its own words, which are those that it takes. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "try gemm --precision f14           | f143 f143-f152",
        "try gemm --weights ''              | standard interleaved",
        "try gemm --accumulators r          | retained",
        "try cast --to ''                   | f143 f152 f16",
        "try layout --kernel tr             | transpose",
        "sweep gemm --orientation s         | swapped",
        "try gemm --format ''               | text json",
        "plan attention --format ''         | text json markdown html",
        "plan attention --precision ''      | f16 f143",
        "explain lost-a                     | lost-alone lost-alignment"
      })
  void bashCompletesTheWordsOfAnOption(String line, String words)
      throws IOException, InterruptedException {
    Path file =
        Files.writeString(folder.resolve("complete"), Cli.in(folder).run("completion").out());
    List<String> command = new ArrayList<>(List.of("ipukern"));
    command.addAll(List.of(line.strip().replace("''", "").split(" ", -1)));

    assertThat(complete(file, command.toArray(String[]::new)))
        .containsExactly(words.strip().split(" ", -1));
  }

  private static List<String> complete(Path file, String... words)
      throws IOException, InterruptedException {
    String line =
        Arrays.stream(words).map(word -> "'" + word + "'").collect(Collectors.joining(" "));
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
                    + "; COMP_LINE=\"${COMP_WORDS[*]}\""
                    + "; _complete_ipukern 2> /dev/null; printf '%s\\n' \"${COMPREPLY[@]}\"")
            .redirectErrorStream(true)
            .start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).describedAs(out).isZero();
    return out.lines().map(String::strip).toList();
  }
}
