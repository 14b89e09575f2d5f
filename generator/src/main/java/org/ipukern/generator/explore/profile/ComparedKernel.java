package org.ipukern.generator.explore.profile;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * A recorded kernel beside the model.
 *
 * @param recorded what was measured
 * @param idealCycles cycles of the real work if all tiles multiplied all the time; empty if its
 *     product is not known
 * @param grid how the tiles of a head share it
 * @param rowCounts rows of a tile, such as 364/365
 * @param ours what our kernel would take, modelled
 * @param noKernel why there is none although shape and grid are known; empty otherwise
 */
public record ComparedKernel(
    RecordedKernel recorded,
    Optional<Double> idealCycles,
    Optional<TileGrid> grid,
    String rowCounts,
    Optional<OurKernel> ours,
    String noKernel) {

  /** The ideal in whole cycles, to the nearest. */
  public OptionalLong ideal() {
    return idealCycles.isPresent()
        ? OptionalLong.of(Math.round(idealCycles.get()))
        : OptionalLong.empty();
  }

  /** Ideal over measured cycles, in thousandths. */
  public OptionalLong utilisationPermille() {
    return idealCycles.isPresent()
        ? OptionalLong.of(Math.round(1000 * idealCycles.get() / recorded.cycles()))
        : OptionalLong.empty();
  }
}
