package org.ipukern.tile.cost;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Work in stretches of equal units, shared among six workers in order, the first few one unit more
 * than the others. What a worker has of one stretch is a piece.
 */
public final class SharedWork {
  private static final int WORKERS = 6;

  private final List<Long> stretches;

  private SharedWork(List<Long> stretches) {
    this.stretches = stretches;
  }

  /** So many stretches of so many units each; negative counts mean none. */
  public static SharedWork of(long stretches, long units) {
    List<Long> all =
        units > 0 ? Collections.nCopies(Math.toIntExact(Math.max(0, stretches)), units) : List.of();
    return new SharedWork(new ArrayList<>(all));
  }

  /** This and more stretches after it. */
  public SharedWork and(long more, long units) {
    SharedWork both = of(more, units);
    both.stretches.addAll(0, stretches);
    return both;
  }

  /** What the busiest worker costs, if each unit and each piece costs so much. */
  public long busiest(long unit, long piece) {
    long total = stretches.stream().mapToLong(Long::longValue).sum();
    long most = 0;
    int index = 0;
    long done = 0;
    for (int worker = 0; worker < WORKERS; worker++) {
      long left = total / WORKERS + (worker < total % WORKERS ? 1 : 0);
      long cost = Math.multiplyExact(left, unit);
      while (left > 0) {
        long taken = Math.min(left, stretches.get(index) - done);
        left -= taken;
        done += taken;
        cost = Math.addExact(cost, piece);
        if (done == stretches.get(index)) {
          index++;
          done = 0;
        }
      }
      most = Math.max(most, cost);
    }
    return most;
  }
}
