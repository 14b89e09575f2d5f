package org.ipukern.generator.spec;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.List;
import org.ipukern.generator.spec.json.InputProblem;
import org.ipukern.generator.spec.json.JsonPosition;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each bad manifest beside the exact text that refuses it; each good one through name and line. */
@DisplayName("GK-02, JV-03 and JV-04: a manifest is strict JSON with the right fields")
class ManifestFixturesTest {

  static List<Path> good() {
    return Fixtures.files("manifests/good", ".json");
  }

  static List<Path> bad() {
    return Fixtures.files("manifests/bad", ".json");
  }

  @ParameterizedTest
  @MethodSource("good")
  void readsWhatIsRight(Path file) {
    Manifest manifest = Manifest.read(Fixtures.name(file), Fixtures.bytes(file));
    assertThat(manifest.entries()).isNotEmpty();
    assertThat(manifest.specs())
        .allSatisfy(spec -> assertThat(SpecBuilder.parse(spec.manifestLine())).isEqualTo(spec));
  }

  @ParameterizedTest
  @MethodSource("bad")
  void refusesWhatIsWrongInTheseWords(Path file) {
    ManifestException refused = refuse(Fixtures.name(file), Fixtures.bytes(file));
    assertThat(text(refused)).isEqualTo(Fixtures.words(file));
  }

  @ParameterizedTest
  @MethodSource("bad")
  void namesPlaceAndRuleOfEveryProblem(Path file) {
    byte[] bytes = Fixtures.bytes(file);
    for (InputProblem problem : refuse(Fixtures.name(file), bytes).problems()) {
      assertThat(problem.file()).isEqualTo(Fixtures.name(file));
      assertThat(problem.position().line()).isPositive();
      assertThat(problem.position().column()).isPositive();
      assertThat(problem.message()).isNotBlank();
      assertThat(problem.text()).matches("[ -~]+");
    }
  }

  @Test
  void noExpectedTextIsLeftOver() {
    assertThat(Fixtures.files("manifests/bad", ".txt"))
        .extracting(file -> Fixtures.name(file).replace(".txt", ".json"))
        .containsExactlyElementsOf(bad().stream().map(Fixtures::name).toList());
  }

  @Test
  @DisplayName("PG-04: an empty list is no verdict, anything malformed is wrong")
  void tellsEmptyFromWrong() {
    String empty = "{\"schema\":1,\"target\":\"ipu21\",\"kernels\":[]}";
    assertThat(refuse("m", empty).kind()).isEqualTo(ManifestException.Kind.EMPTY);
    for (String wrong : List.of("", "{}", "[]", empty.replace("1", "2"), empty + "x")) {
      assertThat(refuse("m", wrong).kind()).as(wrong).isEqualTo(ManifestException.Kind.WRONG);
    }
  }

  @Test
  void keepsTwentyProblemsAndCountsTheRest() {
    String entry = "{\"gemm\":{\"precision\":\"f16\",\"rows\":[8],\"inner\":0,\"columns\":16}}";
    String entries = (entry + ",").repeat(40) + entry;
    ManifestException refused =
        refuse("m", "{\"schema\":1,\"target\":\"ipu21\",\"kernels\":[" + entries + "]}");
    assertThat(refused.problems()).hasSize(20);
    assertThat(refused.more()).isEqualTo(21);
  }

  @Test
  void remembersWhereEntriesStand() {
    String text =
        """
        {"schema":1,"target":"ipu21","kernels":[
          {"cast":{"from":"f16","to":"f143","elements":8}},
           {"cast":{"from":"f16","to":"f152","elements":8}}]}
        """;
    Manifest manifest = Manifest.read("m", text.getBytes(UTF_8));
    assertThat(manifest.entries())
        .extracting(ManifestEntry::position)
        .containsExactly(new JsonPosition(2, 3), new JsonPosition(3, 4));
    assertThat(manifest.entries().get(1).path()).isEqualTo("kernels[1]");
  }

  @Test
  void everyEntryOfTheContractsExampleIsBuilt() {
    Path file = Path.of("..", "test-fixtures", "manifests", "good", "contract-example.json");
    assertThat(Manifest.read("m", Fixtures.bytes(file)).specs()).hasSize(5);
  }

  private static String text(ManifestException refused) {
    String head = refused.kind() == ManifestException.Kind.EMPTY ? "EMPTY\n" : "";
    return head + refused.getMessage() + "\n";
  }

  private static ManifestException refuse(String name, String text) {
    return refuse(name, text.getBytes(UTF_8));
  }

  private static ManifestException refuse(String name, byte[] bytes) {
    ManifestException refused =
        catchThrowableOfType(ManifestException.class, () -> Manifest.read(name, bytes));
    assertThat(refused).as("%s was read without complaint", name).isNotNull();
    return refused;
  }
}
