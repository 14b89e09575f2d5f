package org.ipukern.generator.gate;

import java.util.ArrayList;
import java.util.List;

/** The name of a kind of kernels that have one cost table: words with blanks between them. */
final class KindName {
  private final List<String> words = new ArrayList<>();

  KindName(String... words) {
    this.words.addAll(List.of(words));
  }

  void add(String word) {
    words.add(word);
  }

  void addIf(boolean has, String word) {
    if (has) {
      words.add(word);
    }
  }

  @Override
  public String toString() {
    return String.join(" ", words);
  }
}
