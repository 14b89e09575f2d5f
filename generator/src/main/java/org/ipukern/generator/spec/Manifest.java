package org.ipukern.generator.spec;

import java.util.List;

/** The kernels of one manifest file, in its order: legal, built, and different from each other. */
public final class Manifest {
  /** The only schema number of this version. */
  public static final int SCHEMA = 1;

  private final String fileName;
  private final List<ManifestEntry> entries;

  Manifest(String fileName, List<ManifestEntry> entries) {
    this.fileName = fileName;
    this.entries = List.copyOf(entries);
  }

  /**
   * Reads a manifest: strict JSON in UTF-8 without a byte-order mark, every field known, every
   * value in range, no kernel or entry point twice, every kernel one that this version builds.
   *
   * @param fileName how messages name the file; it is not opened
   * @param bytes the content of the file
   * @throws ManifestException with all problems of the file, of which the first 20 are kept; also
   *     if the list of kernels is empty
   */
  public static Manifest read(String fileName, byte[] bytes) {
    return new ManifestReader(fileName).read(bytes);
  }

  /** How messages name the file. */
  public String fileName() {
    return fileName;
  }

  /** The entries in the order of the file; at least one. */
  public List<ManifestEntry> entries() {
    return entries;
  }

  /** The specs in the order of the file; at least one. */
  public List<KernelSpec> specs() {
    return entries.stream().map(ManifestEntry::spec).toList();
  }
}
