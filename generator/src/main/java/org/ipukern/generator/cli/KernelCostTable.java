package org.ipukern.generator.cli;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.ipukern.generator.explore.cost.CostCalibration;
import org.ipukern.generator.explore.cost.CostTables;
import org.ipukern.tile.timing.TimingModel;

/** Prints {@code kernel.costs} anew; for {@code scripts/update-kernel-costs}. */
public final class KernelCostTable {
  private KernelCostTable() {}

  /** Takes no arguments. */
  public static void main(String[] args) {
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    out.print("# Written by scripts/update-kernel-costs: do not edit.\n");
    out.print(
        "# Modelled tile cycles. A line of a table: cycles for each pair of the first inner and\n");
    out.print(
        "# outer sizes, what a further period of inner ones adds for each of the regular inner and\n");
    out.print(
        "# all outer sizes, a further period of outer ones likewise, and both together; in segments\n");
    out.print("# each number is followed by how much more it is a period of n later.\n");
    out.print("model " + TimingModel.ipu21().version() + "\n");
    out.print(CostCalibration.text(CostTables.all()));
    out.flush();
  }
}
