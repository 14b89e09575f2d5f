package org.ipukern.tile.cost;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.ipukern.tile.asm.SourcePosition;

/**
 * What the static estimator says of one call: a figure with its parts, or why there is none. A
 * missing figure is never a zero: asking for it throws.
 */
public final class Estimate {
  private final long cycles;
  private final Map<CostTerm, Long> terms;
  private final List<LaunchEstimate> launches;
  private final IssueCounts counts;
  private final SourcePosition position;
  private final String reason;

  private Estimate(
      Map<CostTerm, Long> terms,
      List<LaunchEstimate> launches,
      IssueCounts counts,
      SourcePosition position,
      String reason) {
    this.terms = Collections.unmodifiableMap(terms);
    this.cycles = terms.values().stream().mapToLong(Long::longValue).sum();
    this.launches = List.copyOf(launches);
    this.counts = counts;
    this.position = position;
    this.reason = reason;
  }

  /** A figure; its cycles are the sum of the terms. */
  static Estimate of(Map<CostTerm, Long> terms, List<LaunchEstimate> launches, IssueCounts counts) {
    return new Estimate(new EnumMap<>(terms), launches, counts, null, "");
  }

  /** No figure. */
  static Estimate unknown(SourcePosition position, String reason) {
    return new Estimate(
        new EnumMap<>(CostTerm.class),
        List.of(),
        new IssueCounts(0, 0, 0, 0, 0, 0),
        position,
        reason);
  }

  /** True if there is a figure. */
  public boolean isKnown() {
    return reason.isEmpty();
  }

  /**
   * Tile cycles from the supervisor's first issue to its return.
   *
   * @throws IllegalStateException if there is no figure
   */
  public long cycles() {
    requireKnown();
    return cycles;
  }

  /**
   * Tile cycles by term, in the order of {@link CostTerm}, all of them; they add up to {@link
   * #cycles()}.
   *
   * @throws IllegalStateException if there is no figure
   */
  public Map<CostTerm, Long> terms() {
    requireKnown();
    return terms;
  }

  /**
   * The launches in order.
   *
   * @throws IllegalStateException if there is no figure
   */
  public List<LaunchEstimate> launches() {
    requireKnown();
    return launches;
  }

  /**
   * What is issued in all.
   *
   * @throws IllegalStateException if there is no figure
   */
  public IssueCounts counts() {
    requireKnown();
    return counts;
  }

  /** The instruction at which the walk ended, null if there is a figure or no instruction. */
  public SourcePosition position() {
    return position;
  }

  /** Why there is no figure, empty if there is one. */
  public String reason() {
    return reason;
  }

  private void requireKnown() {
    if (!isKnown()) {
      throw new IllegalStateException("no estimate: " + this);
    }
  }

  @Override
  public String toString() {
    if (isKnown()) {
      return cycles + " cycles " + terms;
    }
    return position == null ? reason : position + ": " + reason;
  }
}
