package org.ipukern.generator.report;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.ipukern.generator.render.TemplatePlace;

/**
 * A listing for people. Lines that nothing was spent on stand as they are; below a line that lost
 * slots stands why.
 */
public final class ListingText {
  /** Widest line that takes a further macro call. */
  private static final int WIDTH = 160;

  /** Where the text begins: behind line number, cycles, issues and lost slots. */
  private static final int INDENT = 25;

  private final Listing listing;

  /** Of that listing. */
  public ListingText(Listing listing) {
    this.listing = listing;
  }

  /**
   * The text.
   *
   * @param model version of the timing model that gave the figures
   */
  public String text(String model) {
    int longest = longest(line -> line.text().length());
    int place =
        longest(line -> line.places().isEmpty() ? 0 : line.places().get(0).toString().length());
    int width = Math.min(longest, WIDTH - INDENT - 1 - place);
    StringBuilder text = new StringBuilder();
    text.append(listing.title()).append(", line by line\n");
    text.append("  tile cycles, modelled (timing model ").append(model).append(")\n");
    text.append("  a cycle is one issue slot: a worker issues in it, or the supervisor, or it is");
    text.append(" lost; 'ipukern explain CODE' says why\n\n");
    text.append("line cycles issues  lost ").append(pad("text", width)).append(" template\n");
    for (Listing.Line line : listing.lines()) {
      line(text, line, width);
    }
    text.append('\n').append(totals());
    return text.toString();
  }

  private int longest(ToIntFunction<Listing.Line> length) {
    return listing.lines().stream().filter(Listing.Line::isHot).mapToInt(length).max().orElse(0);
  }

  private void line(StringBuilder text, Listing.Line line, int width) {
    String number = figure(line.number(), 4);
    if (!line.isHot()) {
      text.append((pad(number, INDENT) + line.text()).stripTrailing()).append('\n');
      return;
    }
    String lost = line.lostSlots() == 0 ? " ".repeat(6) : figure(line.lostSlots(), 6);
    text.append(number).append(figure(line.cycles(), 7)).append(figure(line.issues(), 7));
    text.append(lost).append(' ');
    text.append((pad(line.text(), width) + " " + places(line, width)).stripTrailing());
    text.append('\n');
    Map<SlotCause, Long> beside = new EnumMap<>(SlotCause.class);
    line.waits()
        .forEach(
            (cause, cycles) -> {
              long used = cycles - line.lost().getOrDefault(cause, 0L);
              if (used > 0) {
                beside.put(cause, used);
              }
            });
    if (line.lostSlots() > 0) {
      text.append(pad("", INDENT)).append("  // lost: ").append(causes(line.lost())).append('\n');
    }
    if (!beside.isEmpty()) {
      text.append(pad("", INDENT)).append("  // waits beside the workers: ").append(causes(beside));
      text.append('\n');
    }
  }

  /** The line of the template, and as many of the calls that led there as find room. */
  private static String places(Listing.Line line, int width) {
    StringBuilder text = new StringBuilder();
    for (TemplatePlace place : line.places()) {
      String word =
          text.isEmpty()
              ? place.toString()
              : " < " + place.template().replaceAll(".*/", "") + ":" + place.line();
      if (!text.isEmpty() && INDENT + width + 1 + text.length() + word.length() > WIDTH) {
        return text.toString();
      }
      text.append(word);
    }
    return text.toString();
  }

  private String totals() {
    TextTable table = new TextTable(List.of(1, 2), List.of("  all lines", "cycles", "share"));
    long cycles = listing.cycles();
    row(table, "issues of workers", listing.sum(Listing.Line::workerIssues));
    row(table, "issues of the supervisor", listing.sum(Listing.Line::supervisorIssues));
    listing.lost().forEach((cause, slots) -> row(table, "lost: " + cause.code(), slots));
    row(table, "the call", cycles);
    return table.text();
  }

  private void row(TextTable table, String name, long cycles) {
    table.add(
        List.of(
            "  " + name, Long.toString(cycles), Share.of(cycles, Math.max(1, listing.cycles()))));
  }

  private static String causes(Map<SlotCause, Long> slots) {
    return slots.entrySet().stream()
        .map(entry -> entry.getKey().code() + " " + entry.getValue())
        .collect(Collectors.joining(", "));
  }

  private static String figure(long value, int width) {
    String digits = Long.toString(value);
    return " ".repeat(Math.max(0, width - digits.length())) + digits;
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }
}
