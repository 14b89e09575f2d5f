package org.ipukern.tile.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.ipukern.tile.asm.Diagnostic;
import org.junit.jupiter.api.Test;

/** Whatever stands in a text, lint answers, and answers the same again. */
class LintRobustnessTest {
  private static final List<String> WORDS =
      List.of(
          "$m0",
          "$m11",
          "$m15",
          "$a0",
          "$a1:2",
          "$a0:3",
          "$m2:3+=",
          "$mzero",
          "-1",
          "0",
          "255",
          "4096",
          "0x7fffffffff",
          "nop",
          "fnop",
          "{",
          "}",
          ";",
          "rpt",
          "brz",
          "br",
          "call",
          "worker",
          "runall",
          "sync",
          "1f-1b",
          "worker+4",
          ".align 8",
          ".supervisor",
          ".worker",
          "$FP_CLR");

  @Test
  void mutatedExamplesAreJudgedWithoutFailure() {
    int findings = 0;
    for (long seed = 1; seed <= 1500; seed++) {
      Random random = new Random(seed);
      String text = mutated(random);
      List<Diagnostic> found;
      try {
        found = Lint.of(text);
      } catch (RuntimeException e) {
        throw new AssertionError("seed " + seed + ":\n" + text, e);
      }
      findings += found.size();
      assertThat(Lint.of(text)).as("seed %d", seed).isEqualTo(found);
    }
    assertThat(findings).isGreaterThan(1500);
  }

  private static String mutated(Random random) {
    List<LintRule> rules = LintRules.all();
    LintRule rule = rules.get(random.nextInt(rules.size()));
    List<String> words = new ArrayList<>(List.of(rule.goodExample().split("(?<=[ \\n])", -1)));
    for (int i = 1 + random.nextInt(4); i > 0; i--) {
      int at = random.nextInt(words.size());
      String end = words.get(at).endsWith("\n") ? "\n" : " ";
      String comma = words.get(at).strip().endsWith(",") ? "," : "";
      String word = WORDS.get(random.nextInt(WORDS.size()));
      switch (random.nextInt(3)) {
        case 0 -> words.set(at, String.format(Locale.ROOT, "%s%s%s", word, comma, end));
        case 1 -> words.add(at, word + end);
        default -> words.remove(at);
      }
    }
    return String.join("", words);
  }
}
