package org.ipukern.generator.report;

import java.util.Arrays;

/**
 * The events of one lane in the order of their cycles, in arrays so that hundreds of thousands of
 * them stay small.
 */
final class EventLane {
  /** In place of a unit or a cause: none. */
  static final int NONE = -1;

  private long[] starts = new long[64];
  private long[] ends = new long[64];
  private int[] units = new int[64];
  private int[] issues = new int[64];
  private byte[] causes = new byte[64];
  private int size;

  /** Adds an event: issues of a unit and what follows it, or a cause without issues. */
  void add(long start, long end, int unit, int count, int cause) {
    if (size == starts.length) {
      starts = Arrays.copyOf(starts, 2 * size);
      ends = Arrays.copyOf(ends, 2 * size);
      units = Arrays.copyOf(units, 2 * size);
      issues = Arrays.copyOf(issues, 2 * size);
      causes = Arrays.copyOf(causes, 2 * size);
    }
    starts[size] = start;
    ends[size] = end;
    units[size] = unit;
    issues[size] = count;
    causes[size] = (byte) cause;
    size++;
  }

  /** Makes the last event longer. */
  void extend(long end, int count) {
    ends[size - 1] = end;
    issues[size - 1] += count;
  }

  int size() {
    return size;
  }

  /** End of the last event, 0 if there is none. */
  long end() {
    return size == 0 ? 0 : ends[size - 1];
  }

  /** The last event that starts in that cycle or before it, -1 if there is none. */
  int lastFrom(long cycle) {
    int low = -1;
    int high = size - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (starts[middle] <= cycle) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /** The event that holds that cycle, -1 if there is none. */
  int at(long cycle) {
    int last = lastFrom(cycle);
    return last >= 0 && cycle < ends[last] ? last : -1;
  }

  /** First tile cycle. */
  long start(int event) {
    return starts[event];
  }

  /** The tile cycle after the last one. */
  long end(int event) {
    return ends[event];
  }

  /** Number of the unit that issues, {@link #NONE} if none or not known. */
  int unit(int event) {
    return units[event];
  }

  /** Issues; more than one where events were folded. */
  int issues(int event) {
    return issues[event];
  }

  /** What {@link #add} was given. */
  int cause(int event) {
    return causes[event];
  }
}
