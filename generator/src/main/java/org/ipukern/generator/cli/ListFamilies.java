package org.ipukern.generator.cli;

import picocli.CommandLine.Command;

/** {@code ipukern list}; it needs a family. */
@Command(name = "list", description = "Every variant of a shape: in or out and why, ranked.")
final class ListFamilies extends FamilyNeeded {}
