package org.ipukern.generator.spec.json;

import java.util.List;

/** An enum constant that has a spelling of its own in JSON files and on the command line. */
public interface JsonWord {
  /** The spelling, in lower case; compared exactly. */
  String id();

  /** The spellings of some words, in their order. */
  static List<String> ids(List<? extends JsonWord> words) {
    return words.stream().<String>map(JsonWord::id).toList();
  }
}
