package org.ipukern.generator.spec.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestTest {

  @ParameterizedTest
  @CsvSource({
    "K, inner",
    "kk, inner",
    "m, rows",
    "row, rows",
    "Columns, columns",
    "colunms, columns",
    "dtype, precision",
    "' inner', inner",
    "zzzzzz, ''",
    "comment, ''",
    "'', ''"
  })
  void suggestsWhatWasProbablyMeant(String found, String nearest) {
    List<String> fields = List.of("precision", "rows", "inner", "columns");
    assertThat(Nearest.of(found, fields).orElse("")).isEqualTo(nearest);
  }
}
