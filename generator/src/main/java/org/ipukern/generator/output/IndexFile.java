package org.ipukern.generator.output;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What {@code index.json} says: which files of the folder are the tool's, what they hold, and from
 * which inputs they were made. A file that it does not list belongs to somebody else.
 *
 * @param madeBy the versions that its figures depend on
 * @param kernels one a manifest entry, by name
 * @param files SHA-256 in hexadecimal by file name, without {@code index.json} itself
 */
public record IndexFile(
    MadeBy madeBy, List<IndexedKernel> kernels, SortedMap<String, String> files) {
  /** Its name in the folder. */
  public static final String NAME = "index.json";

  /** Version of the format. */
  static final int SCHEMA = 1;

  /** An index that lists nothing: the state of a folder that has none. */
  static final IndexFile EMPTY = new IndexFile(new MadeBy("", "", ""), List.of(), new TreeMap<>());

  /** Copies and sorts. */
  public IndexFile {
    kernels = kernels.stream().sorted(java.util.Comparator.comparing(IndexedKernel::name)).toList();
    files = java.util.Collections.unmodifiableSortedMap(new TreeMap<>(files));
  }

  /** True if the file of that name is the tool's. */
  boolean lists(String name) {
    return files.containsKey(name);
  }
}
