package org.ipukern.generator.explore.sweep;

import java.util.List;
import java.util.OptionalLong;
import org.ipukern.generator.gate.Verdict;

/**
 * One kept variant of a cell.
 *
 * @param cell index of the cell in the space
 * @param place 1 for the best estimate of the cell
 * @param numbers values of the cell, axis by axis
 * @param words values of the variant
 * @param estimate modelled tile cycles without making the kernel
 * @param simulated modelled tile cycles of the simulated kernel
 * @param verdict of the gate, {@link #NO_ROOM} where the operands find no places in tile memory;
 *     empty if it was not asked
 * @param permille useful AMP issues for each cycle, in thousandths
 * @param manifestLine the entry
 */
public record SweepRow(
    int cell,
    int place,
    List<String> numbers,
    List<String> words,
    long estimate,
    OptionalLong simulated,
    String verdict,
    OptionalLong permille,
    String manifestLine) {
  /** In place of a verdict: the shape is too large for a tile, which says nothing of the kernel. */
  public static final String NO_ROOM = "no-room";

  /** Copies the lists. */
  public SweepRow {
    numbers = List.copyOf(numbers);
    words = List.copyOf(words);
  }

  /** Whether it can win a cell: the gate passed it, or was not asked. */
  public boolean stands() {
    return verdict.isEmpty() || verdict.equals(Verdict.PASS.word());
  }

  /** The simulated figure where there is one, otherwise the estimate. */
  public long cycles() {
    return simulated.orElse(estimate);
  }
}
