package org.ipukern.generator.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ipukern.generator.spec.json.InputException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CyclesFileTest {
  private static final Locale BEFORE = Locale.getDefault();
  private static final String TEXT =
      """
      {
        "schema": 1,
        "model": "ipu21-t1",
        "kernels": [
          { "symbol": "__runCodelet_a", "family": "cast", "elements": 9216, "budget": 1234567, "floor": 0 },
          { "symbol": "__runCodelet_b", "family": "gemm", "rows": 365, "formula": 8919, "fingerprint": "f" }
        ]
      }
      """;

  @AfterEach
  void restore() {
    Locale.setDefault(BEFORE);
  }

  private static CyclesFile file() {
    Map<String, Object> cast = new LinkedHashMap<>();
    cast.put("family", "cast");
    cast.put("elements", 9216);
    cast.put("budget", 1_234_567L);
    cast.put("floor", 0);
    Map<String, Object> gemm = new LinkedHashMap<>();
    gemm.put("family", "gemm");
    gemm.put("rows", 365);
    gemm.put("formula", 8919L);
    gemm.put("fingerprint", "f");
    return new CyclesFile(
        "ipu21-t1",
        List.of(new CycleRow("__runCodelet_b", gemm), new CycleRow("__runCodelet_a", cast)));
  }

  /** Case GK-28: digits and points do not depend on the locale. */
  @ParameterizedTest
  @ValueSource(strings = {"en-US", "tr-TR", "de-DE", "fr-FR", "ar-EG", "hi-IN", "th-TH-u-nu-thai"})
  void writesOneKernelALineSortedBySymbol(String locale) {
    Locale.setDefault(Locale.forLanguageTag(locale));

    assertThat(file().write()).isEqualTo(TEXT);
  }

  @Test
  void readsWhatItWrites() {
    CyclesFile read = read(TEXT);

    assertThat(read.write()).isEqualTo(TEXT);
    assertThat(read.rows().get(0).values()).containsEntry("elements", 9216L);
  }

  @Test
  void takesIntegersOnly() {
    assertThatThrownBy(() -> new CycleRow("s", Map.of("budget", 1.5)))
        .hasMessage("s: 'budget' must be a string or an integer, not 1.5");
    for (String wrong : new String[] {"9216.0", "99999999999999999999", "null", "[1]"}) {
      assertThatThrownBy(() -> read(TEXT.replace("9216", wrong)))
          .isInstanceOf(InputException.class)
          .hasMessageContaining("cycles.json:4:14: kernels: values are strings and whole numbers");
    }
  }

  @Test
  void symbolOccursOnce() {
    assertThatThrownBy(() -> read(TEXT.replace("Codelet_b", "Codelet_a")))
        .hasMessageContaining("each has a symbol of its own");
  }

  private static CyclesFile read(String text) {
    return CyclesFile.read("cycles.json", text.getBytes(StandardCharsets.UTF_8));
  }
}
