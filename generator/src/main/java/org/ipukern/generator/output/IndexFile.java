package org.ipukern.generator.output;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What {@code index.json} says: which files of the folder are the tool's, what they hold, and from
 * which inputs they were made. A file that it does not list belongs to somebody else.
 *
 * @param tool version of the tool
 * @param model version of the timing model
 * @param table version of the instruction table
 * @param kernels one a manifest entry, by name
 * @param files SHA-256 in hexadecimal by file name, without {@code index.json} itself
 */
public record IndexFile(
    String tool,
    String model,
    String table,
    List<IndexedKernel> kernels,
    SortedMap<String, String> files) {
  /** Its name in the folder. */
  public static final String NAME = "index.json";

  /** Version of the format. */
  static final int SCHEMA = 1;

  /** An index that lists nothing: the state of a folder that has none. */
  static final IndexFile EMPTY = new IndexFile("", "", "", List.of(), new TreeMap<>());

  /** Copies and sorts. */
  public IndexFile {
    kernels = kernels.stream().sorted(java.util.Comparator.comparing(IndexedKernel::name)).toList();
    files = java.util.Collections.unmodifiableSortedMap(new TreeMap<>(files));
  }

  /** True if the tool, the timing model and the instruction table are those of the other. */
  public boolean sameVersions(IndexFile other) {
    return tool.equals(other.tool) && model.equals(other.model) && table.equals(other.table);
  }

  /** True if the file of that name is the tool's. */
  boolean lists(String name) {
    return files.containsKey(name);
  }

  /** Digests by file name, for reading only. */
  Map<String, String> digests() {
    return files;
  }
}
