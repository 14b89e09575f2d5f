package org.ipukern.tile.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.SourceText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * One rejected file per rule. Its head names the findings: {@code // expect: LINE:COLUMN severity
 * rule}.
 */
class RuleSamplesTest {
  private static final Pattern EXPECTED = Pattern.compile("// expect: (\\d+:\\d+ \\w+ [a-z-]+)");

  static Stream<String> ids() {
    return LintRules.all().stream().map(LintRule::id);
  }

  @ParameterizedTest
  @MethodSource("ids")
  void theFindingsOfTheSampleAreThoseItNames(String id) {
    SourceText source = new SourceText(id + ".S", read(id + ".S"));

    assertThat(Lint.of(source).stream().map(RuleSamplesTest::line))
        .containsExactlyElementsOf(expected(source))
        .anyMatch(line -> line.endsWith(" " + id));
  }

  private static String line(Diagnostic diagnostic) {
    return String.format(
        Locale.ROOT,
        "%d:%d %s %s",
        diagnostic.position().line(),
        diagnostic.position().column(),
        diagnostic.severity().word(),
        diagnostic.rule());
  }

  private static List<String> expected(SourceText source) {
    List<String> expected = new ArrayList<>();
    for (String line : source.lines()) {
      Matcher matcher = EXPECTED.matcher(line);
      if (matcher.matches()) {
        expected.add(matcher.group(1));
      }
    }
    return expected;
  }

  private static String read(String name) {
    try (InputStream stream = RuleSamplesTest.class.getResourceAsStream(name)) {
      assertThat(stream).as("sample " + name).isNotNull();
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
