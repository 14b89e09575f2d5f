package org.ipukern.generator.output;

import java.util.List;

/**
 * One kernel of an index.
 *
 * @param name the kernel's name
 * @param fingerprint digest of everything it was made from
 * @param files names of its files, sorted
 */
public record IndexedKernel(String name, String fingerprint, List<String> files) {
  /** Copies and sorts. */
  public IndexedKernel {
    files = files.stream().sorted().toList();
  }
}
