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
  /** Base and slope of the start, of inner periods, of outer ones, and of both together. */
  private static final int NUMBERS = 8;

  private final String name;
  private final CostAxis inner;
  private final CostAxis outer;
  private final int[] starts;
  private final int[] periods;
  private final int[] lines;
  private final int plus;

  /** By segment: that of its period, and its first line. */
  private final long[] reciprocals;

  private final int[] firstLines;

  /** {@link #NUMBERS} for each place of the outer axis, of the inner one, of each line. */
  private final int[] numbers;

  private final int innerNumbers;
  private final int lineNumbers;

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
    this.plus = 0;
    this.reciprocals = periods.stream().mapToLong(CostAxis::reciprocal).toArray();
    this.firstLines = new int[this.starts.length];
    int count = 0;
    for (int i = 0; i < firstLines.length; i++) {
      firstLines[i] = count;
      count += this.periods[i];
    }
    CostLine form = new CostLine(inner, outer);
    if (count * form.length() != this.lines.length || count == 0 || this.starts[0] < 1) {
      throw new IllegalArgumentException(name + ": not a table");
    }
    this.innerNumbers = outer.places() * NUMBERS;
    this.lineNumbers = inner.places() * innerNumbers;
    this.numbers = new int[count * inner.places() * outer.places() * NUMBERS];
    for (int line = 0; line < count; line++) {
      for (int i = 0; i < inner.places(); i++) {
        for (int o = 0; o < outer.places(); o++) {
          int to = ((line * inner.places() + i) * outer.places() + o) * NUMBERS;
          form.copy(this.lines, line * form.length(), i, o, numbers, to);
        }
      }
    }
  }

  private CostTable(String name, CostTable like, int plus) {
    this.name = name;
    this.inner = like.inner;
    this.outer = like.outer;
    this.starts = like.starts;
    this.periods = like.periods;
    this.lines = like.lines;
    this.plus = plus;
    this.reciprocals = like.reciprocals;
    this.firstLines = like.firstLines;
    this.numbers = like.numbers;
    this.innerNumbers = like.innerNumbers;
    this.lineNumbers = like.lineNumbers;
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
   * Modelled tile cycles of a call. Without branches that depend on the sizes, since a planner asks
   * in no order.
   *
   * @param n what the workers share, at least 1; more for some kinds
   * @param innerRounds rounds of the inner loop, at least 1; 1 if the kernel has no such loop
   * @param outerRounds rounds of the outer loop, likewise
   * @throws IllegalArgumentException if there is no such size
   */
  public long cycles(int n, int innerRounds, int outerRounds) {
    if (n < starts[0] || n > CostAxis.MOST || !inner.has(innerRounds) || !outer.has(outerRounds)) {
      throw new IllegalArgumentException(
          name + ": no cycles for sizes " + n + ", " + innerRounds + ", " + outerRounds);
    }
    int segment = 0;
    for (int i = 1; i < starts.length; i++) {
      segment += 1 + ((n - starts[i]) >> (Integer.SIZE - 1)); // one more from its start on
    }
    int over = n - starts[segment];
    int turns = CostAxis.quotient(over, reciprocals[segment]);
    int line = firstLines[segment] + over - turns * periods[segment];
    int moreInner = inner.turns(innerRounds);
    int moreOuter = outer.turns(outerRounds);
    int at =
        line * lineNumbers
            + inner.place(innerRounds, moreInner) * innerNumbers
            + outer.place(outerRounds, moreOuter) * NUMBERS;
    int[] c = numbers;
    long start = c[at] + (long) turns * c[at + 1];
    long each = c[at + 2] + (long) turns * c[at + 3];
    long outerEach = c[at + 4] + (long) turns * c[at + 5];
    long both = c[at + 6] + (long) turns * c[at + 7];
    return plus + start + moreInner * each + moreOuter * (outerEach + moreInner * both);
  }
}
