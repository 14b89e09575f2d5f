package org.ipukern.generator.explore.cost;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.SpecBuilder;

/** A manifest entry of a kind whose name's words say which fields it has. */
final class WordedEntry {
  private final Set<String> words;
  private final SpecBuilder fields;

  private WordedEntry(String family, Set<String> words) {
    this.words = words;
    this.fields = SpecBuilder.of(family);
  }

  /**
   * An entry without fields.
   *
   * @param kind name of the kind without its family
   */
  static WordedEntry of(String family, String kind) {
    return new WordedEntry(family, Set.copyOf(Arrays.asList(kind.split(" ", -1))));
  }

  /** True if the name has that word. */
  boolean says(String word) {
    return words.contains(word);
  }

  /** The one of these words that the name has. */
  String oneOf(List<String> those) {
    return those.stream().filter(words::contains).findFirst().orElseThrow();
  }

  WordedEntry with(String field, Object value) {
    fields.with(field, value);
    return this;
  }

  /** Sets a field if the name has a word. */
  WordedEntry ifSaid(String word, String field, Object value) {
    return says(word) ? with(field, value) : this;
  }

  KernelSpec spec() {
    return fields.build();
  }
}
