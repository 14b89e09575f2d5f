package org.ipukern.generator.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.ipukern.generator.spec.json.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IndexJsonTest {
  private static final String TEXT =
      """
      {
        "schema": 1,
        "tool": "0.1.0",
        "model": "ipu21-t1",
        "table": "ipu21-1",
        "kernels": [
          { "name": "a", "fingerprint": "fa", "files": ["a.S", "a.cpp"] },
          { "name": "b", "fingerprint": "f\\"b", "files": ["b.S"] }
        ],
        "files": [
          { "name": "a.S", "sha256": "0ba904eae8773b70c75333db4de2f3ac45a8ad4ddba1b242f0b3cfc199391dd8" },
          { "name": "a.cpp", "sha256": "0ba904eae8773b70c75333db4de2f3ac45a8ad4ddba1b242f0b3cfc199391dd8" },
          { "name": "b.S", "sha256": "1894a19c85ba153acbf743ac4e43fc004c891604b26f8c69e1e83ea2afc7c48f" },
          { "name": "cycles.json", "sha256": "1894a19c85ba153acbf743ac4e43fc004c891604b26f8c69e1e83ea2afc7c48f" }
        ]
      }
      """;

  private static OutputSet set() {
    return OutputSet.builder(Sets.MADE_BY)
        .file("cycles.json", "Hello world\n")
        .kernel("b", "f\"b", Map.of("b.S", "Hello world\n"))
        .kernel("a", "fa", Map.of("a.cpp", "Hello world!\n", "a.S", "Hello world!\n"))
        .build();
  }

  @Test
  void writesOneRowALineSortedByName() {
    assertThat(IndexJson.write(set().index())).isEqualTo(TEXT);
  }

  @Test
  void readsWhatItWrites() {
    assertThat(read(TEXT)).isEqualTo(set().index());
    assertThat(read(TEXT.replace("ipu21-t1", "ipu21-t2")).madeBy())
        .isEqualTo(new MadeBy("0.1.0", "ipu21-t2", "ipu21-1"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "tool": "0.1.0",          | "tool": "0.1.0", "tool": "0",  | index.json:3:20: tool: "tool" is given twice
          "tool": "0.1.0",          | "tool": 1,                     | index.json:3:11: tool: 1 has the wrong type
          "tool": "0.1.0",          | "extra": "0.1.0",              | tool: the field is missing
          "tool": "0.1.0",          | "tool": "0.1.0", "extra": "",  | index.json:3:20: extra: "extra" is not a field here
          "schema": 1               | "schema": 2                    | schema: 2 is out of range; allowed: 1
          "schema": 1               | "schema": "1"                  | schema: "1" has the wrong type
          { "name": "a.S",          | { "name": "b.S",               | file 'b.S' is listed twice
          ["b.S"]                   | ["c.S"]                        | kernels[1].files: it names "c.S", which is not listed
          ["b.S"]                   | "b.S"                          | kernels[1].files: "b.S" has the wrong type
          "sha256": "0b             | "sha256": "0B                  | the digest of 'a.S' is no SHA-256
          "name": "cycles.json"     | "name": "index.json"           | the index lists itself
          """)
  void refusesWhatItWouldNotHaveWritten(String part, String wrong, String message) {
    String text = TEXT.replaceFirst(java.util.regex.Pattern.quote(part), wrong);
    assertThat(text).isNotEqualTo(TEXT);

    assertThatThrownBy(() -> read(text))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(message);
  }

  @Test
  void refusesTextAfterTheEnd() {
    assertThatThrownBy(() -> read(TEXT + "1"))
        .hasMessageContaining("index.json:17:1: text follows the end");
  }

  private static IndexFile read(String text) {
    return IndexJson.read("index.json", text.getBytes(StandardCharsets.UTF_8));
  }
}
