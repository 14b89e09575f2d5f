package org.ipukern.generator.published;

import java.util.List;

/**
 * Macros without which a published file does not assemble: what its build passes on the command
 * line.
 */
final class BuildMacros {
  private BuildMacros() {}

  /** Pairs of name and value for a file by its path. */
  static List<String[]> of(String name) {
    return List.of();
  }
}
