package org.ipukern.generator.cli;

import org.ipukern.generator.output.MadeBy;
import org.ipukern.tile.isa.InstructionTable;
import org.ipukern.tile.timing.TimingModel;
import picocli.CommandLine.IVersionProvider;

/** The three versions that figures depend on. */
final class Versions implements IVersionProvider {
  /** Version of the tool; a test holds it equal to that of the build. */
  static final String TOOL = "0.1.0";

  /** The same for files that are written. */
  static MadeBy madeBy() {
    return new MadeBy(TOOL, TimingModel.ipu21().version(), InstructionTable.ipu21().version());
  }

  @Override
  public String[] getVersion() {
    return new String[] {
      "ipukern " + TOOL,
      "timing model " + TimingModel.ipu21().version(),
      "instruction table " + InstructionTable.ipu21().version()
    };
  }
}
