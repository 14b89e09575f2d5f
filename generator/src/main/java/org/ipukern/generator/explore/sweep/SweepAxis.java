package org.ipukern.generator.explore.sweep;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ipukern.generator.spec.json.Nearest;

/**
 * One field of the manifest and the values it takes. Numbers make cells, words make the variants of
 * a cell.
 *
 * @param name of the field
 * @param values in the order given, each once
 * @param numeric whether they are numbers
 */
public record SweepAxis(String name, List<String> values, boolean numeric) {
  private static final Pattern RANGE =
      Pattern.compile("(-?[0-9]{1,9})(?::(-?[0-9]{1,9})(?::([0-9]{1,9}))?)?");
  private static final int MOST = 100_000;

  /** Copies the list. */
  public SweepAxis {
    values = List.copyOf(values);
  }

  /**
   * Reads numbers {@code a}, ranges {@code a:b} and {@code a:b:step}, words, and lists of them
   * separated by commas.
   *
   * @throws IllegalArgumentException saying what is wrong and what is allowed
   */
  public static SweepAxis parse(String name, String text) {
    LinkedHashSet<String> values = new LinkedHashSet<>();
    boolean numeric = false;
    boolean words = false;
    for (String item : text.split(",", -1)) {
      Matcher range = RANGE.matcher(item);
      if (range.matches()) {
        numeric = true;
        values.addAll(range(name, item, range));
      } else if (item.matches("-?[a-z][a-z0-9-]*")) {
        words = true;
        values.add(item);
      } else {
        throw wrong(name, item, "is no value");
      }
      if (values.size() > MOST) {
        throw wrong(name, item, "makes more than " + MOST + " values");
      }
    }
    if (numeric && words) {
      throw wrong(name, text, "mixes numbers and words");
    }
    return new SweepAxis(name, new ArrayList<>(values), numeric);
  }

  /**
   * The same for a field of which it is known what it takes.
   *
   * @param words what it takes; none if that is numbers
   * @throws IllegalArgumentException naming the value, what is allowed and the nearest
   */
  public static SweepAxis parse(String name, List<String> words, String text) {
    SweepAxis axis = parse(name, text);
    for (String value : axis.values()) {
      if (words.isEmpty() ? !axis.numeric() : !words.contains(value)) {
        throw new IllegalArgumentException(
            "--"
                + name
                + ": '"
                + value
                + "' is not known here; allowed: "
                + (words.isEmpty() ? "numbers and ranges of them" : String.join(", ", words))
                + Nearest.of(value, words).map(near -> "; nearest: " + near).orElse(""));
      }
    }
    return axis;
  }

  private static List<String> range(String name, String item, Matcher range) {
    long from = Long.parseLong(range.group(1));
    long to = range.group(2) == null ? from : Long.parseLong(range.group(2));
    long step = range.group(3) == null ? 1 : Long.parseLong(range.group(3));
    if (step < 1 || to < from) {
      throw wrong(name, item, step < 1 ? "has no step" : "ends before it begins");
    }
    if ((to - from) / step >= MOST) {
      throw wrong(name, item, "makes more than " + MOST + " values");
    }
    List<String> values = new ArrayList<>();
    for (long value = from; value <= to; value += step) {
      values.add(Long.toString(value));
    }
    return values;
  }

  private static IllegalArgumentException wrong(String name, String item, String why) {
    return new IllegalArgumentException(
        String.format(
            Locale.ROOT,
            "--%s: '%s' %s; allowed: 64, 16:256, 16:256:16, words, and lists such as 7,8",
            name,
            item,
            why));
  }
}
