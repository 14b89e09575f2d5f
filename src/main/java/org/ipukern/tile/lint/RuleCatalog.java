package org.ipukern.tile.lint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.ipukern.tile.isa.Spelling;

/** Explains every rule id that a finding can carry, those of the assembler front end included. */
public final class RuleCatalog {
  /**
   * The texts of one id.
   *
   * @param id the id
   * @param title what it demands, in one line
   * @param explanation why, and what to do
   * @param badExample a source that breaks it
   * @param goodExample the same put right
   */
  public record Entry(
      String id, String title, String explanation, String badExample, String goodExample) {}

  private static final List<Entry> ALL = collect();

  private RuleCatalog() {}

  /** Every entry, sorted by id. */
  public static List<Entry> all() {
    return ALL;
  }

  /** The entry of that id. */
  public static Optional<Entry> find(String id) {
    return ALL.stream().filter(e -> e.id().equals(id)).findFirst();
  }

  /** The id nearest in spelling, for messages. */
  public static String nearest(String wrong) {
    return Spelling.nearest(wrong, ALL.stream().map(Entry::id).toList());
  }

  private static List<Entry> collect() {
    List<Entry> entries = new ArrayList<>(FrontEndRules.all());
    for (LintRule rule : LintRules.all()) {
      entries.add(
          new Entry(
              rule.id(), rule.title(), rule.explanation(), rule.badExample(), rule.goodExample()));
    }
    entries.sort(Comparator.comparing(Entry::id));
    return List.copyOf(entries);
  }
}
