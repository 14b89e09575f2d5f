package org.ipukern.generator.report;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import org.ipukern.generator.render.TemplatePlace;

/**
 * What each line of an assembly text took in one call. A tile cycle is one issue slot: a worker
 * issues in it, or the supervisor does, or it is lost; {@link #cycles()} is the sum of these over
 * all lines and {@link #nowhere()}.
 *
 * @param title what was called
 * @param cycles of the call
 * @param lines all lines of the text, those that took nothing too
 * @param nowhere lost slots that belong to no line, by cause; of a call that ended in a fault
 */
public record Listing(String title, long cycles, List<Line> lines, Map<SlotCause, Long> nowhere) {
  /** Copies. */
  public Listing {
    lines = List.copyOf(lines);
    nowhere = causes(nowhere);
  }

  /**
   * One line.
   *
   * @param number 1-based
   * @param text without its line end
   * @param places where it stands in a template, then the macro calls that led there
   * @param workerIssues issues of all workers, a slot each
   * @param supervisorIssues issues of the supervisor, a slot each
   * @param lost slots that nobody issues in, by cause
   * @param waits tile cycles that the supervisor waits, by cause, whether workers issue meanwhile
   *     or not; with its issues they are its part of the call
   */
  public record Line(
      int number,
      String text,
      List<TemplatePlace> places,
      long workerIssues,
      long supervisorIssues,
      Map<SlotCause, Long> lost,
      Map<SlotCause, Long> waits) {
    /** Copies. */
    public Line {
      places = List.copyOf(places);
      lost = causes(lost);
      waits = causes(waits);
    }

    /** Issues of all contexts. */
    public long issues() {
      return workerIssues + supervisorIssues;
    }

    /** Slots lost here. */
    public long lostSlots() {
      return sum(lost);
    }

    /** Tile cycles: issues and lost slots. */
    public long cycles() {
      return issues() + lostSlots();
    }

    /** True if the call spent anything here. */
    public boolean isHot() {
      return cycles() > 0 || !waits.isEmpty();
    }
  }

  /** The sum of a figure over all lines. */
  public long sum(ToLongFunction<Line> figure) {
    return lines.stream().mapToLong(figure).sum();
  }

  /** Lost slots of the whole call by cause, in the order of the causes. */
  public Map<SlotCause, Long> lost() {
    Map<SlotCause, Long> all = new EnumMap<>(SlotCause.class);
    nowhere.forEach((cause, slots) -> all.merge(cause, slots, Long::sum));
    lines.forEach(l -> l.lost().forEach((cause, slots) -> all.merge(cause, slots, Long::sum)));
    return all;
  }

  private static long sum(Map<SlotCause, Long> slots) {
    return slots.values().stream().mapToLong(Long::longValue).sum();
  }

  private static Map<SlotCause, Long> causes(Map<SlotCause, Long> slots) {
    Map<SlotCause, Long> copy = new EnumMap<>(SlotCause.class);
    copy.putAll(slots);
    return Collections.unmodifiableMap(copy);
  }
}
