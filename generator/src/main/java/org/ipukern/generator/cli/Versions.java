package org.ipukern.generator.cli;

import java.net.URISyntaxException;
import java.nio.file.Path;
import org.ipukern.generator.build.ToolVersion;
import org.ipukern.tile.isa.InstructionTable;
import org.ipukern.tile.timing.TimingModel;
import picocli.CommandLine.IVersionProvider;

/** The three versions that figures depend on. */
final class Versions implements IVersionProvider {
  /** Version of the tool. */
  static final String TOOL = ToolVersion.TOOL;

  /** Where the tool itself lies: a jar, or the folder of its classes. */
  static Path program() {
    try {
      return Path.of(Versions.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
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
