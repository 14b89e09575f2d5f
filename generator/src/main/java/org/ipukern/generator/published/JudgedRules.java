package org.ipukern.generator.published;

import java.util.Map;
import java.util.TreeMap;

/** What a look at every finding on the published files said, by rule. */
final class JudgedRules {
  private static final Map<String, String> RIGHT =
      new TreeMap<>(
          Map.of(
              "external-symbol",
              "right: another file of the same library defines the name",
              "register-tuple",
              "right: the tuple is discarded ($a10:11, $a8:9 stand where $azeros is meant)",
              "uninitialised-register",
              "right: the other half of a pair, a discarded result or the first round of a pipelined"
                  + " loop; no result depends on it",
              "stack-usage",
              "right: these entries declare no stack",
              "stride-selector",
              "right: only the two low bits of the number have a meaning",
              "operand-spelling",
              "right: read as the only form there is",
              "inserted-nop",
              "right: an alignment inside the code that is run through"));

  private JudgedRules() {}

  /** The verdict on a rule's findings; says so where nobody has looked. */
  static String of(String rule) {
    return RIGHT.getOrDefault(rule, "not judged yet");
  }

  static boolean isJudged(String rule) {
    return RIGHT.containsKey(rule);
  }
}
