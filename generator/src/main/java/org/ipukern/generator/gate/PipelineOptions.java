package org.ipukern.generator.gate;

import java.nio.file.Path;
import java.util.Optional;
import org.ipukern.tile.timing.TimingModel;

/**
 * How kernels are made and judged.
 *
 * @param threads number of kernels worked on at a time, at least 1
 * @param timing timing model that prices them
 * @param templates folder with templates in place of the tool's own; empty for those
 */
public record PipelineOptions(int threads, TimingModel timing, Optional<Path> templates) {
  /** All processors, the default model, the tool's own templates. */
  public static PipelineOptions defaults() {
    return new PipelineOptions(
        Runtime.getRuntime().availableProcessors(), TimingModel.ipu21(), Optional.empty());
  }
}
