package org.ipukern.generator.cli;

import picocli.CommandLine.Command;

/** {@code ipukern try}; it needs a family. */
@Command(
    name = "try",
    description = "Render and judge one kernel, say where its cycles go, and write nothing.")
final class TryCommand extends FamilyNeeded {}
