package org.ipukern.generator.spec;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.ipukern.generator.spec.json.JsonWord;

/** Writes a manifest entry on one line. All names and words are ours, so nothing needs escaping. */
final class ManifestLine {
  private final StringBuilder fields = new StringBuilder();
  private final String family;

  ManifestLine(String family) {
    this.family = family;
  }

  ManifestLine word(String name, JsonWord word) {
    return field(name, "\"" + word.id() + "\"");
  }

  /** The word unless it is the first of its set. */
  <E extends Enum<E> & JsonWord> ManifestLine unlessFirst(String name, E word) {
    return word == word.getDeclaringClass().getEnumConstants()[0] ? this : word(name, word);
  }

  ManifestLine number(String name, long value) {
    return field(name, Long.toString(value));
  }

  ManifestLine unless(long usual, String name, long value) {
    return value == usual ? this : number(name, value);
  }

  ManifestLine optional(String name, OptionalInt value) {
    return value.isPresent() ? number(name, value.getAsInt()) : this;
  }

  ManifestLine list(String name, List<Integer> numbers) {
    String items = numbers.stream().map(String::valueOf).collect(Collectors.joining(","));
    return field(name, "[" + items + "]");
  }

  private ManifestLine field(String name, String value) {
    fields.append(fields.isEmpty() ? "" : ",").append('"').append(name).append("\":").append(value);
    return this;
  }

  @Override
  public String toString() {
    return "{\"" + family + "\":{" + fields + "}}";
  }
}
