package org.ipukern.generator.spec;

import org.ipukern.generator.spec.json.JsonPosition;

/**
 * One entry of a manifest.
 *
 * @param index its place in the list, 0-based
 * @param position where it begins in the file
 * @param spec what it asks for
 */
public record ManifestEntry(int index, JsonPosition position, KernelSpec spec) {
  /** How messages name the entry, such as {@code kernels[3]}. */
  public String path() {
    return "kernels[" + index + "]";
  }
}
