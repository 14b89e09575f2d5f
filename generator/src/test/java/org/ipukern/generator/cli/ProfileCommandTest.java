package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProfileCommandTest {
  private static final Path FIXTURES = Path.of("../test-fixtures/profile").toAbsolutePath();

  @TempDir private Path folder;

  private Cli.Result compare(String... more) {
    List<String> args =
        new java.util.ArrayList<>(
            List.of("profile", "compare", FIXTURES.resolve("summary.json").toString()));
    args.addAll(List.of(more));
    return Cli.in(folder).run(args.toArray(String[]::new));
  }

  private Cli.Result whole(String format) {
    return compare(
        "--geometry",
        FIXTURES.resolve("geometry.json").toString(),
        "--figures",
        FIXTURES.resolve("figures.json").toString(),
        "--format",
        format);
  }

  @Test
  void comparesTheSeedsProfile() throws IOException {
    Cli.Result result = whole("json");

    assertThat(result.code()).describedAs(result.all()).isZero();
    JsonNode top = new ObjectMapper().readTree(result.out());
    JsonNode score = top.get("kernels").get(1);
    assertThat(score.get("stage").asText()).isEqualTo("QK transpose");
    assertThat(score.get("measured").asLong()).isEqualTo(8488);
    assertThat(score.get("ideal").asLong()).isEqualTo(6499);
    assertThat(score.get("utilisationPermille").asLong()).isEqualTo(766);
    assertThat(score.get("grid").asText()).isEqualTo("2 x 46");
    assertThat(score.get("rows").asText()).isEqualTo("364/365");
    // Between the floor of the longer tile and the standard-memory formula.
    assertThat(score.get("ours").asLong()).isBetween(7640L, 8919L);
    assertThat(top.get("kernels").get(4).get("ideal").isNull()).isTrue();
    List<String> wrong =
        StreamSupport.stream(top.get("figures").spliterator(), false)
            .filter(figure -> !figure.get("follows").asBoolean())
            .map(figure -> figure.get("id").asText() + ": " + figure.get("outcome").asText())
            .toList();
    assertThat(top.get("figures").size()).isGreaterThan(60);
    assertThat(wrong)
        .containsExactly(
            "softmax_sum: does not follow: the note does not print what it is made of",
            "row_keys: does not follow: 736");
  }

  @Test
  void everyFormShowsTheSameFigures() {
    for (String format : List.of("text", "markdown", "html")) {
      Cli.Result result = whole(format);

      assertThat(result.code()).describedAs(result.all()).isZero();
      assertThat(result.out())
          .describedAs(format)
          .contains("8488", "6499", "76.6%", "2 x 46", "364/365", "does not follow: 736");
    }
    assertThat(whole("html").out()).contains("&lt;half,half").doesNotContain("<half,half");
  }

  @Test
  void withoutGeometryThereIsNoIdeal() {
    Cli.Result result = compare();

    assertThat(result.code()).isZero();
    assertThat(result.out()).contains("8488", "--geometry").doesNotContain("6499");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"cycles\": 8488|\"cycles\": 8488.5|kernels[1].cycles",
        "\"cycles\": 8488|\"cycles\": 88488|kernels[1].end",
        "\"active_tiles\": 1472|\"tiles\": 1472|kernels[1].tiles",
        "\"stage\": \"PV\",||kernels[2].stage",
        "\"qkv_executions\": 54|\"qkv_executions\": \"54\"|qkv_executions",
        "\"kind\": \"OnTileExecute\"|\"kind\": \"StreamCopy\"|kernels[0].kind",
        "\"max(b)\": 37092|\"max(b)\": 100|exchange_memory_per_tile.avg(b)"
      })
  void refusesWhatIsNoSummary(String from, String to, String place) throws IOException {
    String text = Files.readString(FIXTURES.resolve("summary.json"));
    assertThat(text).contains(from);
    Path file = folder.resolve("wrong.json");
    Files.writeString(
        file, text.replaceFirst(java.util.regex.Pattern.quote(from), to == null ? "" : to));

    Cli.Result result = Cli.in(folder).run("profile", "compare", "wrong.json");

    assertThat(result.code()).describedAs(result.all()).isEqualTo(2);
    assertThat(result.err()).contains("wrong.json:", place);
  }
}
