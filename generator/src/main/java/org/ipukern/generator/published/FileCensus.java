package org.ipukern.generator.published;

import java.util.List;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.LineCensus;

/**
 * What the front end and lint make of one published file.
 *
 * @param name path inside its checkout
 * @param lines how each line was understood
 * @param units instructions and bundles of the program, macros and repeats expanded
 * @param findings of the front end and of lint
 */
public record FileCensus(String name, LineCensus lines, int units, List<Diagnostic> findings) {
  /** Copies the list. */
  public FileCensus {
    findings = List.copyOf(findings);
  }
}
