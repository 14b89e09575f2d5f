package org.ipukern.tile.cost;

import java.util.List;

/**
 * Cycles of one kind of kernel over up to three sizes, in constant time.
 *
 * <p>The form is that of the schedules. A first size n is dealt to the six workers, so that from
 * some n on the cycles grow by the same amount with every period of n (a segment: a start, a
 * period, and a line for each remainder); below that each n stands for itself. The two other sizes
 * count rounds of two nested loops: the first rounds are special (the launches are not yet steady),
 * from then on a period of rounds costs the same. A GEMM's period is two, since the supervisor may
 * come back to the workers' slots in two ways in turn.
 *
 * <p>Immutable.
 */
public final class CostTable {
  private static final int WORKERS = 6;

  private final String name;
  private final CostAxis inner;
  private final CostAxis outer;
  private final int[] starts;
  private final int[] periods;
  private final int[] offsets;
  private final int[] lines;
  private final int lineLength;
  private final int perInner;
  private final int perOuter;
  private final int perBoth;
  private final int innerPlaces;
  private final int outerPlaces;
  private final int plus;

  /**
   * @param name what kernels it prices
   * @param starts first n of each segment, ascending
   * @param periods lines of each segment
   * @param lines of all segments one after the other: for each coefficient a base and a slope
   */
  CostTable(
      String name,
      CostAxis inner,
      CostAxis outer,
      List<Integer> starts,
      List<Integer> periods,
      List<Integer> lines) {
    this.name = name;
    this.inner = inner;
    this.outer = outer;
    this.starts = starts.stream().mapToInt(Integer::intValue).toArray();
    this.periods = periods.stream().mapToInt(Integer::intValue).toArray();
    this.lines = lines.stream().mapToInt(Integer::intValue).toArray();
    this.innerPlaces = inner.places();
    this.outerPlaces = outer.places();
    this.perInner = 2 * inner.places() * outer.places();
    this.perOuter = perInner + 2 * inner.period() * outer.places();
    this.perBoth = perOuter + 2 * outer.period() * inner.places();
    this.plus = 0;
    this.lineLength = perBoth + 2 * inner.period() * outer.period();
    this.offsets = new int[this.starts.length];
    int next = 0;
    for (int i = 0; i < offsets.length; i++) {
      offsets[i] = next;
      next += this.periods[i] * lineLength;
    }
    if (next != this.lines.length || this.starts.length == 0 || this.starts[0] < 1) {
      throw new IllegalArgumentException(name + ": not a table");
    }
  }

  private CostTable(String name, CostTable like, int plus) {
    this.name = name;
    this.inner = like.inner;
    this.outer = like.outer;
    this.starts = like.starts;
    this.periods = like.periods;
    this.offsets = like.offsets;
    this.lines = like.lines;
    this.lineLength = like.lineLength;
    this.perInner = like.perInner;
    this.perOuter = like.perOuter;
    this.perBoth = like.perBoth;
    this.innerPlaces = like.innerPlaces;
    this.outerPlaces = like.outerPlaces;
    this.plus = plus;
  }

  /** The same numbers for other kernels, each so many cycles more; shares the numbers. */
  CostTable like(String otherName, int more) {
    return new CostTable(otherName, this, plus + more);
  }

  /** What kernels it prices, such as {@code gemm f16 standard initialize}. */
  public String name() {
    return name;
  }

  /** Cycles that every call takes more than {@link #numbers} say. */
  public int plus() {
    return plus;
  }

  /**
   * Everything else that {@link #cycles} works with, for a copy of it elsewhere: first and period
   * of the inner axis, the same of the outer one, number of segments, start and period of each, all
   * lines.
   */
  public int[] numbers() {
    int[] head = {inner.first(), inner.period(), outer.first(), outer.period(), starts.length};
    int[] all = new int[head.length + 2 * starts.length + lines.length];
    System.arraycopy(head, 0, all, 0, head.length);
    for (int i = 0; i < starts.length; i++) {
      all[head.length + 2 * i] = starts[i];
      all[head.length + 2 * i + 1] = periods[i];
    }
    System.arraycopy(lines, 0, all, head.length + 2 * starts.length, lines.length);
    return all;
  }

  /**
   * Modelled tile cycles of a call.
   *
   * @param n what the workers share, at least 1; more for some kinds
   * @param innerRounds rounds of the inner loop, at least 1; 1 if the kernel has no such loop
   * @param outerRounds rounds of the outer loop, likewise
   * @throws IllegalArgumentException if there is no such size
   */
  public long cycles(int n, int innerRounds, int outerRounds) {
    if (n < starts[0] || !inner.has(innerRounds) || !outer.has(outerRounds)) {
      throw new IllegalArgumentException(
          name + ": no cycles for sizes " + n + ", " + innerRounds + ", " + outerRounds);
    }
    int segment = starts.length - 1;
    while (n < starts[segment]) {
      segment--;
    }
    int over = n - starts[segment];
    int turns = turns(over, periods[segment]);
    int line = offsets[segment] + (over - turns * periods[segment]) * lineLength;
    int i = inner.place(innerRounds);
    int o = outer.place(outerRounds);
    long moreInner = inner.turns(innerRounds);
    long moreOuter = outer.turns(outerRounds);
    long cycles = plus + at(line + 2 * (i * outerPlaces + o), turns);
    if (moreInner > 0) {
      int place = inner.regular(innerRounds) * outerPlaces + o;
      cycles += moreInner * at(line + perInner + 2 * place, turns);
    }
    if (moreOuter > 0) {
      int place = outer.regular(outerRounds) * innerPlaces + i;
      cycles += moreOuter * at(line + perOuter + 2 * place, turns);
    }
    if (moreInner > 0 && moreOuter > 0) {
      int place = inner.regular(innerRounds) * outer.period() + outer.regular(outerRounds);
      cycles += moreInner * moreOuter * at(line + perBoth + 2 * place, turns);
    }
    return cycles;
  }

  /** The six workers are the usual period, and dividing by a constant is quick. */
  private static int turns(int over, int period) {
    return over < period ? 0 : period == WORKERS ? over / WORKERS : over / period;
  }

  private long at(int place, int turns) {
    return lines[place] + (long) turns * lines[place + 1];
  }
}
