package org.ipukern.generator.cli;

import picocli.CommandLine.Command;

/** {@code ipukern sweep}; it needs a family. */
@Command(
    name = "sweep",
    description = "Estimate every variant of many shapes, simulate the best, show what wins where.")
final class SweepCommand extends FamilyNeeded {}
