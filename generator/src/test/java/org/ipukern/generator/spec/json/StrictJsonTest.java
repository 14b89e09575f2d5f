package org.ipukern.generator.spec.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.ipukern.generator.spec.json.JsonValue.JsonArray;
import org.ipukern.generator.spec.json.JsonValue.JsonObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("JV-03: JSON is read strictly")
class StrictJsonTest {

  private static List<InputProblem> problems(byte[] bytes) {
    Problems problems = new Problems();
    Optional<JsonValue> value = StrictJson.parse(new Scope("f", "", "", problems), bytes);
    assertThat(value.isPresent() || !problems.isEmpty()).isTrue();
    return problems.list();
  }

  private static List<InputProblem> problems(String text) {
    return problems(text.getBytes(UTF_8));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        " [1, -2.5e3, 0, -0, 1E+2] \r\n",
        "\"\\u00e9\\\"\"",
        "null",
        "{\"a\":{\"a\":[true]}}"
      })
  void readsJson(String text) {
    assertThat(problems(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"m\":4,\"m\":8} | 1:8",
        "{\"m\":4} {\"m\":8} | 1:9",
        "{\"m\":4}xyz | 1:8",
        "{\"m\":4}\u2003 | 1:8",
        "{\"m\":NaN} | 1:6",
        "{\"m\":[Infinity]} | 1:7",
        "{\"m\":01} | 1:6",
        "{\"m\":-01} | 1:6",
        "{\"m\":+1} | 1:6",
        "{\"m\":.5} | 1:6",
        "{\"m\":5.} | 1:6",
        "{\"m\":0x10} | 1:6",
        "{\"m\":1e} | 1:6",
        "{\"m\":-} | 1:6",
        "\uFEFF{\"m\":4} | 1:1",
        "{\"m\":4,\"M\":8} | 1:8",
        "[1,], | 1:3",
        "{\"m\":'x'} | 1:6",
        "{\"m\":/*x*/4} | 1:6",
        "{\"m\":4 \"n\":5} | 1:8",
        "{\"m\" 4} | 1:6",
        "{\"m\":\"\\x\"} | 1:8",
        "{\"m\":tru} | 1:6",
        "{\"m\":[4} | 1:8",
        "] | 1:1"
      })
  void refusesOtherTextsWithTheirPlace(String text, String place) {
    List<InputProblem> problems = problems(text);
    assertThat(problems).hasSize(1);
    assertThat(problems.get(0).position()).hasToString(place);
  }

  @Test
  void saysWhereInTheTreeATextIsWrong() {
    String text = "{\"kernels\":[{},{\"gemm\":{\"rows\":[1,2],\"inner\":01}}]}";
    assertThat(problems(text).get(0).text())
        .startsWith("f:1:46: kernels[1].gemm.inner: 01 is not a JSON number");
  }

  @Test
  void refusesWhatIsTooLongOrTooDeep() {
    assertThat(problems("[".repeat(33) + "]".repeat(33)).get(0).rule()).isEqualTo(InputRule.LIMIT);
    assertThat(problems("[".repeat(32) + "]".repeat(32))).isEmpty();
    assertThat(problems("[".repeat(1_000_000)).get(0).rule()).isEqualTo(InputRule.LIMIT);
    assertThat(problems("1".repeat(200)).get(0).message()).isEqualTo("a number is too long");
    assertThat(problems("\"" + "x".repeat(20_000) + "\"").get(0).message())
        .isEqualTo("a string is too long");
    assertThat(problems("{\"" + "x".repeat(5_000) + "\":1}").get(0).message())
        .isEqualTo("a field name is too long");
    assertThat(problems(new byte[StrictJson.MAX_BYTES + 1]).get(0).rule())
        .isEqualTo(InputRule.LIMIT);
  }

  @Test
  void refusesOtherEncodings() {
    for (String charset : List.of("UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32", "UTF-32LE")) {
      byte[] bytes = "{\"m\":4}".getBytes(Charset.forName(charset));
      assertThat(problems(bytes).get(0).rule()).as(charset).isEqualTo(InputRule.ENCODING);
    }
    byte[] latin = {'[', '\n', '"', (byte) 0xe9, '"', ']'};
    assertThat(problems(latin).get(0).text())
        .isEqualTo(
            "f:2:2: byte E9 at offset 3 is not UTF-8; allowed: UTF-8 without a byte-order mark");
    byte[] cut = {'[', '"', (byte) 0xc3};
    assertThat(problems(cut).get(0).rule()).isEqualTo(InputRule.ENCODING);
  }

  @Test
  void countsLinesOfEveryKindOfLineEnd() {
    Scope scope = new Scope("f", "", "", new Problems());
    JsonValue value = StrictJson.parse(scope, "[1,\n2,\r\n3,\r4, 5]".getBytes(UTF_8)).orElseThrow();
    assertThat(((JsonArray) value).items())
        .extracting(item -> item.position().toString())
        .containsExactly("1:2", "2:1", "3:1", "4:1", "4:4");
  }

  @Test
  void keepsRepeatedNamesInTheTree() {
    Scope scope = new Scope("f", "", "", new Problems());
    JsonValue value = StrictJson.parse(scope, "{\"a\":1,\"a\":2}".getBytes(UTF_8)).orElseThrow();
    assertThat(((JsonObject) value).members()).hasSize(2);
  }

  @Test
  void anyBytesGiveAValueOrAProblem() {
    long seed = 3;
    Random random = new Random(seed);
    byte[] text = "{\"schema\":1,\"a\":[1,-2.5e3,\"x\\u00e9\"],\n\"b\":null}".getBytes(UTF_8);
    for (int i = 0; i < 20_000; i++) {
      byte[] bytes = text.clone();
      for (int change = random.nextInt(4); change >= 0; change--) {
        byte any = (byte) random.nextInt(256);
        byte mark = (byte) "{}[]\",:\\'/#-+.0eE \n\tN".charAt(random.nextInt(21));
        bytes[random.nextInt(bytes.length)] = random.nextBoolean() ? any : mark;
      }
      for (InputProblem problem : problems(bytes)) {
        assertThat(problem.message()).as("seed %s, text %s", seed, i).isNotBlank();
        assertThat(problem.text()).as("seed %s, text %s", seed, i).matches("[ -~]+");
      }
    }
  }
}
