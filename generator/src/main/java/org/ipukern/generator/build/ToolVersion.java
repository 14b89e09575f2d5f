package org.ipukern.generator.build;

import org.ipukern.generator.output.MadeBy;
import org.ipukern.tile.isa.InstructionTable;
import org.ipukern.tile.timing.TimingModel;

/** The versions that figures depend on. */
public final class ToolVersion {
  /** Version of the tool; a test holds it equal to that of the build. */
  public static final String TOOL = "0.1.0";

  private ToolVersion() {}

  /** What is written beside the figures of this run. */
  public static MadeBy madeBy() {
    return new MadeBy(TOOL, TimingModel.ipu21().version(), InstructionTable.ipu21().version());
  }
}
