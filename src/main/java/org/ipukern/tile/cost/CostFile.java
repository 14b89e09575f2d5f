package org.ipukern.tile.cost;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Cost tables in lines of text: {@code model VERSION} of the timing model first, then {@code table
 * NAME}, {@code inner FIRST PERIOD} and {@code outer FIRST PERIOD} where there are such loops, then
 * for each segment {@code segment START PERIOD} and as many lines of numbers as the period, or
 * {@code single START COUNT} and lines without slopes. {@code like PLUS NAME = OTHER}: a table that
 * says so many cycles more than another, which stands before it. {@code #} starts a comment.
 *
 * <p>A table is made when it is first asked for: few of a thousand are. For use by several threads.
 */
final class CostFile {
  private static final String MODEL = "model ";
  private static final String TABLE = "table ";
  private static final String LIKE = "like ";

  /** Where a table stands: its lines after the first, or how much it is above another one. */
  private record Section(int from, int to, String original, int plus) {}

  private final List<String> lines;
  private final Map<String, Section> sections = new LinkedHashMap<>();
  private final Map<String, CostTable> made = new ConcurrentHashMap<>();

  /**
   * Finds the tables.
   *
   * @param file its name in messages
   * @param model version of the timing model that the numbers must be of
   * @throws IllegalStateException if they are of another
   */
  CostFile(String file, List<String> lines, String model) {
    this.lines = List.copyOf(lines);
    String version = "";
    String open = "";
    int from = 0;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.startsWith(MODEL)) {
        version = line.substring(MODEL.length());
      } else if (line.startsWith(TABLE) || line.startsWith(LIKE)) {
        close(open, from, i);
        open = line.startsWith(TABLE) ? line.substring(TABLE.length()) : "";
        from = i + 1;
        if (open.isEmpty()) {
          like(line);
        }
      }
    }
    close(open, from, lines.size());
    if (!version.equals(model)) {
      throw new IllegalStateException(
          file
              + " holds cycles of timing model "
              + version
              + ", the timing model is "
              + model
              + ": run scripts/update-kernel-costs");
    }
  }

  private void close(String name, int from, int to) {
    if (!name.isEmpty()) {
      sections.put(name, new Section(from, to, "", 0));
    }
  }

  private void like(String line) {
    int blank = line.indexOf(' ', LIKE.length());
    int equals = line.indexOf(" = ", blank);
    int plus = Integer.parseInt(line.substring(LIKE.length(), blank));
    sections.put(
        line.substring(blank + 1, equals), new Section(0, 0, line.substring(equals + 3), plus));
  }

  /** Names of all tables, in the order of the file. */
  List<String> names() {
    return List.copyOf(sections.keySet());
  }

  /** The table of that name; empty if there is none. */
  Optional<CostTable> table(String name) {
    CostTable known = made.get(name);
    if (known != null) {
      return Optional.of(known);
    }
    Section section = sections.get(name);
    if (section == null) {
      return Optional.empty();
    }
    CostTable table =
        section.original().isEmpty()
            ? read(name, section)
            : table(section.original()).orElseThrow().like(name, section.plus());
    CostTable earlier = made.putIfAbsent(name, table);
    return Optional.of(earlier == null ? table : earlier);
  }

  private CostTable read(String name, Section section) {
    CostAxis inner = CostAxis.NONE;
    CostAxis outer = CostAxis.NONE;
    List<Integer> starts = new ArrayList<>();
    List<Integer> periods = new ArrayList<>();
    List<Integer> numbers = new ArrayList<>();
    boolean single = false;
    for (String line : lines.subList(section.from(), section.to())) {
      String[] words = line.split(" ", -1); // one character needs no pattern
      switch (words[0]) {
        case "inner" -> inner = axis(words);
        case "outer" -> outer = axis(words);
        case "segment", "single" -> {
          single = words[0].equals("single");
          starts.add(Integer.parseInt(words[1]));
          periods.add(Integer.parseInt(words[2]));
        }
        case "", "#" -> {}
        default -> {
          for (String word : words) {
            numbers.add(Integer.parseInt(word));
            if (single) {
              numbers.add(0);
            }
          }
        }
      }
    }
    return new CostTable(name, inner, outer, starts, periods, numbers);
  }

  private static CostAxis axis(String[] words) {
    return new CostAxis(Integer.parseInt(words[1]), Integer.parseInt(words[2]));
  }
}
