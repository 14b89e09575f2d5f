package org.ipukern.tile.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.ipukern.tile.asm.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every rule finds fault with its own bad example, no other rule does, and all like the good one.
 */
class RuleExamplesTest {
  static Stream<String> ids() {
    return RuleCatalog.all().stream().map(RuleCatalog.Entry::id);
  }

  @ParameterizedTest
  @MethodSource("ids")
  void onlyThatRuleRejectsTheBadExample(String id) {
    RuleCatalog.Entry entry = RuleCatalog.find(id).orElseThrow();

    assertThat(findings(id, entry.badExample()))
        .isNotEmpty()
        .extracting(Diagnostic::rule)
        .containsOnly(id);
  }

  @ParameterizedTest
  @MethodSource("ids")
  void theGoodExampleIsAccepted(String id) {
    RuleCatalog.Entry entry = RuleCatalog.find(id).orElseThrow();

    assertThat(findings(id, entry.goodExample())).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("ids")
  void findingsSayWhereAndWhatToDo(String id) {
    RuleCatalog.Entry entry = RuleCatalog.find(id).orElseThrow();

    List<Diagnostic> found = findings(id, entry.badExample());

    for (Diagnostic diagnostic : found) {
      String line = entry.badExample().lines().toList().get(diagnostic.position().line() - 1);
      assertThat(diagnostic.message()).isNotBlank();
      assertThat(diagnostic.position().column()).isBetween(1, line.length());
      assertThat(diagnostic.position().length()).isPositive();
    }
    assertThat(entry.title()).isNotBlank();
    assertThat(entry.explanation()).isNotBlank();
  }

  @Test
  void everyLintFindingGivesAdvice() {
    for (LintRule rule : LintRules.all()) {
      assertThat(Lint.of(rule.badExample()))
          .allSatisfy(diagnostic -> assertThat(diagnostic.advice()).isNotBlank());
    }
  }

  @Test
  void rulesAreSortedAndDistinct() {
    List<String> ids = LintRules.all().stream().map(LintRule::id).toList();

    assertThat(ids).isSorted().doesNotHaveDuplicates().hasSizeGreaterThan(20);
    assertThat(ids).allMatch(id -> id.matches("[a-z]+(-[a-z]+)*"));
  }

  @Test
  void theCatalogueKnowsRulesAndFrontEndAndFindsTheNearest() {
    assertThat(RuleCatalog.find("rpt-body")).isPresent();
    assertThat(RuleCatalog.find("unknown-instruction")).isPresent();
    assertThat(RuleCatalog.find("rpt-bdy")).isEmpty();
    assertThat(RuleCatalog.nearest("rpt-bdy")).isEqualTo("rpt-body");
  }

  /** Symbols of other objects are only allowed in foreign texts. */
  private static List<Diagnostic> findings(String id, String text) {
    return id.equals("external-symbol") ? Lint.ofForeign(text) : Lint.of(text);
  }
}
