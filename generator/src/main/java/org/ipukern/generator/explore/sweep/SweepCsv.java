package org.ipukern.generator.explore.sweep;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;

/**
 * A sweep as CSV: a line {@code # key=value} for each fact, a header, a line a kept variant. The
 * manifest line comes last, because it has commas; no other field has any.
 */
public final class SweepCsv {
  private static final List<String> FACTS =
      List.of("request", "family", "numbers", "words", "model", "kind", "estimates");

  private static final int ESTIMATES = FACTS.indexOf("estimates");

  private SweepCsv() {}

  /** The text. */
  public static String text(SweepResult result) {
    StringBuilder text = new StringBuilder();
    List<String> facts =
        List.of(
            result.request(),
            result.family(),
            String.join(" ", result.numbers()),
            String.join(" ", result.words()),
            result.model(),
            result.kind(),
            Long.toString(result.estimates()));
    for (int i = 0; i < FACTS.size(); i++) {
      text.append("# ").append(FACTS.get(i)).append('=').append(facts.get(i)).append('\n');
    }
    List<String> header = new ArrayList<>(List.of("cell", "place"));
    header.addAll(result.numbers());
    header.addAll(result.words());
    header.addAll(List.of("estimate", "simulated", "verdict", "amp_permille", "manifest"));
    text.append(String.join(",", header)).append('\n');
    for (SweepRow row : result.rows()) {
      List<String> cells = new ArrayList<>();
      cells.add(Integer.toString(row.cell()));
      cells.add(Integer.toString(row.place()));
      cells.addAll(row.numbers());
      cells.addAll(row.words());
      cells.add(Long.toString(row.estimate()));
      cells.add(figure(row.simulated()));
      cells.add(row.verdict());
      cells.add(figure(row.permille()));
      cells.add(row.manifestLine());
      text.append(String.join(",", cells)).append('\n');
    }
    return text.toString();
  }

  private static String figure(OptionalLong value) {
    return value.isPresent() ? Long.toString(value.getAsLong()) : "";
  }

  /**
   * Reads a text of this form.
   *
   * @throws IllegalArgumentException with the line that is wrong
   */
  public static SweepResult read(String name, String text) {
    List<String> lines = text.lines().toList();
    String[] facts = new String[FACTS.size()];
    for (int i = 0; i < facts.length; i++) {
      String start = "# " + FACTS.get(i) + "=";
      if (lines.size() <= i || !lines.get(i).startsWith(start)) {
        throw wrong(name, i, "'" + start + "' is missing; is it a sweep's CSV?");
      }
      facts[i] = lines.get(i).substring(start.length());
    }
    if (!facts[ESTIMATES].matches("[0-9]{1,15}")) {
      throw wrong(name, ESTIMATES, "'" + facts[ESTIMATES] + "' is no number of estimates");
    }
    List<String> numbers = words(facts[2]);
    List<String> words = words(facts[3]);
    List<SweepRow> rows = new ArrayList<>();
    for (int i = facts.length + 1; i < lines.size(); i++) {
      try {
        rows.add(row(lines.get(i), numbers.size(), words.size()));
      } catch (RuntimeException e) {
        throw wrong(name, i, "this is no row of a sweep");
      }
    }
    return new SweepResult(
        facts[0],
        facts[1],
        numbers,
        words,
        facts[4],
        facts[5],
        Long.parseLong(facts[ESTIMATES]),
        rows);
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : Arrays.asList(text.split(" ", -1));
  }

  private static SweepRow row(String line, int numbers, int words) {
    List<String> cells = Arrays.asList(line.split(",", 7 + numbers + words));
    int rest = 2 + numbers + words;
    return new SweepRow(
        Integer.parseInt(cells.get(0)),
        Integer.parseInt(cells.get(1)),
        cells.subList(2, 2 + numbers),
        cells.subList(2 + numbers, rest),
        Long.parseLong(cells.get(rest)),
        figure(cells.get(rest + 1)),
        cells.get(rest + 2),
        figure(cells.get(rest + 3)),
        cells.get(rest + 4));
  }

  private static OptionalLong figure(String text) {
    return text.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(text));
  }

  /**
   * Puts the parts of one sweep together.
   *
   * @throws IllegalArgumentException if they are not of the same request and model, or two hold the
   *     same cell
   */
  public static SweepResult merge(List<SweepResult> parts) {
    SweepResult first = parts.get(0);
    List<SweepRow> rows = new ArrayList<>();
    long estimates = 0;
    for (SweepResult part : parts) {
      if (!part.request().equals(first.request()) || !part.model().equals(first.model())) {
        throw new IllegalArgumentException(
            "these are parts of different sweeps: "
                + first.request()
                + " ("
                + first.model()
                + ") and "
                + part.request()
                + " ("
                + part.model()
                + ")");
      }
      rows.addAll(part.rows());
      estimates += part.estimates();
    }
    rows.sort(Comparator.comparingInt(SweepRow::cell).thenComparingInt(SweepRow::place));
    for (int i = 1; i < rows.size(); i++) {
      if (rows.get(i).cell() == rows.get(i - 1).cell()
          && rows.get(i).place() == rows.get(i - 1).place()) {
        throw new IllegalArgumentException("cell " + rows.get(i).cell() + " is in two parts");
      }
    }
    return new SweepResult(
        first.request(),
        first.family(),
        first.numbers(),
        first.words(),
        first.model(),
        first.kind(),
        estimates,
        rows);
  }

  private static IllegalArgumentException wrong(String name, int line, String message) {
    return new IllegalArgumentException(name + ":" + (line + 1) + ": " + message);
  }
}
