package org.ipukern.generator.explore.sweep;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * How a sweep runs.
 *
 * @param best variants of each cell that are kept
 * @param simulate whether these are simulated
 * @param shard 1-based number of this part
 * @param shards number of parts; cell i belongs to part i mod shards
 * @param threads at least 1
 * @param known outcomes of an earlier, interrupted run, by manifest line
 * @param journal takes new outcomes as they come
 * @param progress takes a line for people now and then
 */
public record SweepOptions(
    int best,
    boolean simulate,
    int shard,
    int shards,
    int threads,
    Map<String, Outcome> known,
    Consumer<List<Outcome>> journal,
    Consumer<String> progress) {

  /**
   * What the gate said of one kernel.
   *
   * @param manifestLine the kernel
   * @param verdict a word
   * @param cycles simulated tile cycles; -1 for none
   */
  public record Outcome(String manifestLine, String verdict, long cycles) {}
}
