package org.ipukern.tile.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.SourceText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What findings say, word for word: {@code findings.txt} has texts, each under {@code == title},
 * and after {@code --} what is said of them. Empty lines between two findings do not count.
 */
class FindingTextTest {
  /** A text and what must be said of it. */
  record Case(String title, String text, List<String> findings) {
    @Override
    public String toString() {
      return title;
    }
  }

  static Stream<Case> cases() throws IOException {
    List<Case> cases = new ArrayList<>();
    for (String block : read().split("(?m)^== ", -1)) {
      if (!block.isBlank() && !block.startsWith("#")) {
        String title = block.lines().findFirst().orElseThrow();
        String[] parts = block.substring(title.length() + 1).split("(?m)^--\n", -1);
        cases.add(new Case(title, parts[0], parts[1].lines().filter(l -> !l.isBlank()).toList()));
      }
    }
    return cases.stream();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void saysWhatIsWrongAndWhatHelps(Case one) {
    List<String> said =
        Lint.of(new SourceText("test.S", one.text())).stream()
            .flatMap(FindingTextTest::lines)
            .toList();

    assertThat(said).isEqualTo(one.findings());
  }

  private static Stream<String> lines(Diagnostic found) {
    String first =
        String.format(
            Locale.ROOT,
            "%d:%d-%d %s %s: %s",
            found.position().line(),
            found.position().column(),
            found.position().column() + found.position().length() - 1,
            found.severity().word(),
            found.rule(),
            found.message());
    return Stream.of(first, "  " + found.advice());
  }

  private static String read() throws IOException {
    try (InputStream stream = FindingTextTest.class.getResourceAsStream("findings.txt")) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
