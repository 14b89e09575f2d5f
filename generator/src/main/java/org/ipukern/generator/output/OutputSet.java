package org.ipukern.generator.output;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** All files of one run, in memory. Immutable; made with a {@link Builder}. */
public final class OutputSet {
  private final SortedMap<String, byte[]> files;
  private final IndexFile index;
  private final byte[] indexBytes;

  private OutputSet(SortedMap<String, byte[]> files, IndexFile index) {
    this.files = files;
    this.index = index;
    this.indexBytes = IndexJson.write(index).getBytes(StandardCharsets.UTF_8);
  }

  /** Starts a set of files made by these versions. */
  public static Builder builder(MadeBy madeBy) {
    return new Builder(madeBy);
  }

  /** What its {@code index.json} will say. */
  public IndexFile index() {
    return index;
  }

  /** The text of a file of the set. */
  public String text(String name) {
    return new String(files.get(name), StandardCharsets.UTF_8);
  }

  /** Contents by name, {@code index.json} left out. */
  SortedMap<String, byte[]> files() {
    return files;
  }

  /** The bytes of {@code index.json}. */
  byte[] indexBytes() {
    return indexBytes;
  }

  /** Collects the files of a run. */
  public static final class Builder {
    private final MadeBy madeBy;
    private final SortedMap<String, byte[]> files = new TreeMap<>();
    private final SortedMap<String, String> digests = new TreeMap<>();
    private final Map<String, String> folded = new HashMap<>();
    private final List<IndexedKernel> kernels = new ArrayList<>();
    private final Set<String> names = new HashSet<>();

    private Builder(MadeBy madeBy) {
      this.madeBy = madeBy;
      folded.put(IndexFile.NAME, IndexFile.NAME);
    }

    /**
     * Adds the files of a kernel.
     *
     * @param name the kernel's name
     * @param fingerprint digest of everything it was made from
     * @param texts contents by file name
     * @throws IllegalArgumentException as {@link #file}, or if the set has a kernel of that name
     */
    public Builder kernel(String name, String fingerprint, Map<String, String> texts) {
      texts.forEach(this::file);
      return index(new IndexedKernel(name, fingerprint, List.copyOf(texts.keySet())));
    }

    /**
     * Adds a file that belongs to no kernel.
     *
     * @throws IllegalArgumentException if the name is no plain name, equals another but for case,
     *     or the text is not made of lines that each end in LF
     */
    public Builder file(String name, String text) {
      if (text.indexOf('\r') >= 0 || !text.endsWith("\n")) {
        throw new IllegalArgumentException(name + ": every line must end in LF, the last one too");
      }
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      claim(name);
      files.put(name, bytes);
      digests.put(name, Digest.of(bytes));
      return this;
    }

    /**
     * Keeps a kernel that an earlier run wrote: its files stay listed and as they are.
     *
     * @param earlier the index of the earlier run
     * @param kernel one of its kernels
     */
    public Builder keep(IndexFile earlier, IndexedKernel kernel) {
      for (String name : kernel.files()) {
        claim(name);
        digests.put(name, earlier.files().get(name));
      }
      return index(kernel);
    }

    /** The set. */
    public OutputSet build() {
      return new OutputSet(
          Collections.unmodifiableSortedMap(new TreeMap<>(files)),
          new IndexFile(madeBy, kernels, digests));
    }

    private Builder index(IndexedKernel kernel) {
      if (!names.add(kernel.name())) {
        throw new IllegalArgumentException("two kernels are named '" + kernel.name() + "'");
      }
      kernels.add(kernel);
      return this;
    }

    private void claim(String name) {
      String fault = OutputName.fault(name);
      if (!fault.isEmpty()) {
        throw new IllegalArgumentException("'" + name + "' is no output file name: " + fault);
      }
      String other = folded.putIfAbsent(name.toLowerCase(Locale.ROOT), name);
      if (other != null) {
        throw new IllegalArgumentException(
            "'" + name + "' and '" + other + "' are one file on some systems");
      }
    }
  }
}
