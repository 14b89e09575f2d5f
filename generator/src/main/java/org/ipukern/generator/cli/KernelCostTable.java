package org.ipukern.generator.cli;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.ipukern.generator.explore.CostCalibration;
import org.ipukern.generator.explore.CostTables;
import org.ipukern.tile.timing.TimingModel;

/** Prints {@code kernel.costs} anew; for {@code scripts/update-kernel-costs}. */
public final class KernelCostTable {
  private KernelCostTable() {}

  /** Takes no arguments. */
  public static void main(String[] args) {
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    out.print("# Written by scripts/update-kernel-costs: do not edit.\n");
    out.print("# Modelled tile cycles, timing model " + TimingModel.ipu21().version() + ".\n");
    out.print("# A line: cycles for 1 to 4 inner by 1 to 4 outer rounds, what two further inner\n");
    out.print(
        "# rounds add to 3 and to 4 for 1 to 4 outer ones, two further outer ones likewise, and the two\n");
    out.print("# together; after each number how much more it is a period of n later.\n");
    CostTables.all().parallelStream()
        .map(CostCalibration::table)
        .forEachOrdered(text -> out.print(text));
    out.flush();
  }
}
