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

  private Cli.Result figures(String... figures) throws IOException {
    String list =
        java.util.Arrays.stream(figures)
            .map(f -> "{'unit': 'x', 'meaning': 'm', 'kind': 'derived', " + f + "}")
            .collect(java.util.stream.Collectors.joining(", "));
    Path file = folder.resolve("note.json");
    Files.writeString(file, ("{'schema': 1, 'figures': [" + list + "]}").replace('\'', '"'));
    return compare("--figures", file.toString());
  }

  /** Such a figure would be compared with itself and follow, whatever the note says. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a|5|figures[0].formula: the figure is made of itself",
        "b|a|figures[0].formula: the figure is made of itself",
        "b + 1|b|figures[1].formula: the figure is made of itself",
        "recorded.spam + tokens|5|figures[0].formula: there is no figure tokens"
      })
  void noFigureIsMadeOfItself(String first, String second, String message) throws IOException {
    Cli.Result result =
        figures(
            "'id': 'a', 'value': 5, 'formula': '" + first + "'",
            "'id': 'b', 'value': 5, 'formula': '" + second + "'");

    assertThat(result.code()).describedAs(result.all()).isEqualTo(2);
    assertThat(result.err()).contains("note.json:", message);
  }

  @Test
  void aFigureMayBeMadeOfLaterOnes() throws IOException {
    Cli.Result result =
        figures(
            "'id': 'a', 'value': 6, 'formula': '1 + b'", "'id': 'b', 'value': 5, 'formula': '5'");

    assertThat(result.code()).describedAs(result.all()).isZero();
    assertThat(result.out()).contains("2 of 2 figures follow");
  }

  @Test
  void aFormulaWithoutAValueIsNoFaultOfTheTool() throws IOException {
    String zero = "'id': 'z', 'value': 0, 'formula': '0'";
    for (String formula : List.of("1 / z", "z / z", "floor(2 / z)")) {
      Cli.Result result = figures(zero, "'id': 'a', 'value': 5, 'formula': '" + formula + "'");

      assertThat(result.code()).describedAs(result.all()).isZero();
      assertThat(result.out())
          .contains("does not follow: the formula has no value", "1 of 2 figures follow");
    }
  }

  private Cli.Result geometry(String more, String stage, String sizes) throws IOException {
    Path file = folder.resolve("shape.json");
    Files.writeString(
        file,
        """
        {"schema": 1, "tokens": 729, "heads": 16, "head-width": 72, "tiles": 1472, %s
         "grids": [{"stage": "%s", %s}]}
        """
            .formatted(more, stage, sizes));
    return compare("--geometry", file.toString());
  }

  @Test
  void gridsOfNoProductAreRefused() throws IOException {
    String sizes = "\"rows\": 2, \"columns\": 46, \"inner\": 1152";

    assertThat(geometry("", "QK transposed", sizes).err())
        .contains("grids[0].stage", "QK transpose, PV, output projection", "nearest: QK transpose");
    assertThat(geometry("", "MLP up", sizes).err()).contains("grids[0].stage", "hidden");
    assertThat(geometry("\"hidden\": 4304,", "MLP up", sizes).code()).isZero();
  }

  @Test
  void aGridThatNoRecordedKernelHasIsNamed() throws IOException {
    String text = Files.readString(FIXTURES.resolve("summary.json")).replace("\"PV\"", "\"pv\"");
    Files.writeString(folder.resolve("other.json"), text);
    Files.writeString(
        folder.resolve("shape.json"),
        """
        {"schema": 1, "tokens": 729, "heads": 16, "head-width": 72, "tiles": 1472,
         "grids": [{"stage": "PV", "rows": 9, "columns": 5, "inner": 736}]}
        """);

    Cli.Result result =
        Cli.in(folder).run("profile", "compare", "other.json", "--geometry", "shape.json");

    assertThat(result.code()).describedAs(result.all()).isZero();
    assertThat(result.out()).contains("PV: its grid is of no use, the summary has no such kernel");
  }

  /** A projection is one product, which all tiles share; scores are one product a head. */
  @Test
  void gridsOfProjectionsShareAllTiles() throws IOException {
    String sizes = "\"rows\": 20, \"columns\": 72, \"inner\": 1152";
    Cli.Result all = geometry("", "output projection", sizes);
    Cli.Result more = geometry("", "output projection", sizes.replace("72,", "74,"));
    Cli.Result heads = geometry("", "QK transpose", sizes);

    assertThat(all.code()).describedAs(all.all()).isZero();
    assertThat(all.out()).contains("20 x 72  36/37", "output projection: {\"gemm\":");
    assertThat(more.err()).contains("grids[0].rows: 1 grid of 20 x 74 tiles is too many");
    assertThat(heads.err()).contains("grids[0].rows: 16 grids of 20 x 72 tiles are too many");
  }

  @Test
  void aGridHasTheWholeInnerLength() throws IOException {
    Cli.Result result = geometry("", "QK transpose", "\"rows\": 2, \"columns\": 46, \"inner\": 64");

    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).contains("grids[0].inner", "at least 72", "nearest: 72");
  }

  /** The rest of the comparison stands where one grid is too coarse for a tile. */
  @Test
  void aKernelThatNoTileHoldsIsNamedWithTheReason() throws IOException {
    Cli.Result large = geometry("", "QK transpose", "\"rows\": 1, \"columns\": 1, \"inner\": 80");
    Cli.Result close =
        geometry("", "output projection", "\"rows\": 57, \"columns\": 15, \"inner\": 3424");

    assertThat(large.code()).describedAs(large.all()).isZero();
    assertThat(large.out()).contains("8488", "QK transpose: no kernel of ours: ", "638976 bytes");
    assertThat(close.code()).describedAs(close.all()).isZero();
    assertThat(close.out())
        .contains("output projection: no kernel of ours: G08 the operands do not fit");
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
