package org.ipukern.generator.regress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.ipukern.generator.regress.Figures.baseline;
import static org.ipukern.generator.regress.Figures.entry;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.ipukern.generator.spec.json.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BaselineJsonTest {
  private static final Baseline TWO =
      baseline(entry("b", 200, 150, 5000), entry("a", 1000, 900, 5000));

  private static Baseline read(String text) {
    return BaselineJson.read("baseline.json", text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void oneEntryALineSortedAndBack() {
    String text = BaselineJson.write(TWO);

    assertThat(text.lines().toList())
        .hasSize(9)
        .element(5)
        .asString()
        .startsWith(
            "    { \"symbol\": \"a\", \"accepted\": 1000, \"best\": 900, \"ceiling\": 5000,")
        .endsWith("\"terms\": { \"steady-state\": 1000 } },");
    assertThat(read(text)).isEqualTo(TWO);
  }

  /** Case PG-01: what is no positive whole number is an error of the input that names the entry. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "-1",
        "-0",
        "1e400",
        "1e3",
        "12.5",
        "1000.0",
        "\"NaN\"",
        "\"\"",
        "\"1000\"",
        "null",
        "true",
        "[]",
        "{}",
        "9007199254740993",
        "99999999999999999999999"
      })
  void figureThatIsNoPositiveWholeNumberIsRefused(String value) {
    for (String field : new String[] {"accepted", "best", "ceiling"}) {
      String text =
          BaselineJson.write(TWO)
              .replaceFirst("(\"symbol\": \"a\".*?\"" + field + "\": )[0-9]+", "$1" + value);

      assertThatThrownBy(() -> read(text))
          .as("%s %s", field, value)
          .isInstanceOf(InputException.class)
          .hasMessageContaining("baseline.json:6:")
          .hasMessageContaining("entries[0] a." + field);
    }
  }

  /** Case PG-01: NaN and infinity are not even JSON. */
  @ParameterizedTest
  @ValueSource(strings = {"NaN", "Infinity", "-Infinity", "+1", "01", ".5"})
  void figureThatIsNoJsonIsRefused(String value) {
    String text = BaselineJson.write(TWO).replace("\"accepted\": 1000", "\"accepted\": " + value);

    assertThatThrownBy(() -> read(text))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("baseline.json:6:")
        .hasMessageContaining("entries[0]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"best\": 900             | \"best\": 1001            | the best-ever 1001 is above the accepted 1000",
        "\"ceiling\": 5000         | \"ceiling\": 999          | the ceiling 999 is below the accepted 1000",
        "\"steady-state\": 1000    | \"steady-state\": 999     | the terms add up to 999, the accepted figure is 1000",
        "\"steady-state\": 1000    | \"steady\": 1000          | is not a field here",
        "\"steady-state\": 1000    | \"exit\": -5              | -5 is out of range",
        "\"symbol\": \"a\"         | \"symbol\": \"b\"         | the entry point is given twice",
        "\"symbol\": \"a\"         | \"symbol\": \"a b\"       | this is no symbol",
        "\"symbol\": \"a\", \"a    | \"a                       | symbol: the field is missing",
        "\"fingerprint\": \"0      | \"fingerprint\": \"x      | this is no SHA-256",
        "\"schema\": 1             | \"schema\": 2             | schema: 2 is out of range",
        "\"model\": \"m1\",        | ''                        | model: the field is missing",
        "\"entries\": [            | \"entries\": [ 7,         | 7 is no object"
      })
  void fileThatContradictsItselfIsRefused(String from, String to, String message) {
    String text = BaselineJson.write(TWO);
    assertThat(text).contains(from);

    assertThatThrownBy(() -> read(text.replaceFirst(java.util.regex.Pattern.quote(from), to)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(message);
  }

  /** A damaged file is read as it was meant or refused, never something else. */
  @Test
  void damagedFilesAreRefusedInWords() {
    String text = BaselineJson.write(TWO);
    long seed = 20_240_811;
    Random random = new Random(seed);
    int refused = 0;
    for (int i = 0; i < 2000; i++) {
      StringBuilder damaged = new StringBuilder(text);
      int at = random.nextInt(text.length());
      switch (random.nextInt(3)) {
        case 0 -> damaged.deleteCharAt(at);
        case 1 -> damaged.insert(at, (char) (32 + random.nextInt(95)));
        default -> damaged.setLength(at);
      }
      try {
        Baseline read = read(damaged.toString());
        assertThat(read.entries().values())
            .as("seed %s, round %s", seed, i)
            .allMatch(e -> e.accepted() > 0 && e.best() > 0 && e.best() <= e.accepted());
      } catch (InputException e) {
        refused++;
        assertThat(e).hasMessageStartingWith("baseline.json:");
      }
    }
    assertThat(refused).as("seed %s", seed).isGreaterThan(1500);
  }

  /** The place of an error carries the symbol of the entry, if it is one that can be shown. */
  @Test
  void placeNamesTheSymbolWhereverItStands() {
    String moved =
        BaselineJson.write(TWO)
            .replace("{ \"symbol\": \"a\", \"accepted\": 1000", "{ \"accepted\": 0")
            .replaceFirst(
                "\"best\": 900", "\"fingerprint\": \"f\", \"best\": 900, \"symbol\": \"a\"");
    String hostile =
        BaselineJson.write(TWO)
            .replace(
                "\"symbol\": \"a\", \"accepted\": 1000", "\"symbol\": \"a;b\", \"accepted\": 0");

    assertThatThrownBy(() -> read(moved)).hasMessageContaining("entries[0] a.accepted");
    assertThatThrownBy(() -> read(hostile)).hasMessageContaining("entries[0].accepted");
  }

  @Test
  void ceilingThatIsTheAcceptedFigureIsLegal() {
    Baseline tight = baseline(entry("a", 10, 10, 10));

    assertThat(read(BaselineJson.write(tight))).isEqualTo(tight);
  }
}
