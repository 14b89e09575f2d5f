package org.ipukern.generator.output;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.json.InputException;

/**
 * What an earlier run left in an output folder, as far as it can be relied on: judged by the very
 * code that runs now, made by the same versions, and every file with the bytes that the index
 * lists. Whatever cannot be read or does not fit is not kept, and the kernel is judged again.
 */
public final class EarlierRun {
  private final Layout layout;
  private final IndexFile index;
  private final JudgedFile judged;
  private final Map<String, IndexedKernel> kernels = new HashMap<>();
  private final Map<String, CycleRow> rows = new HashMap<>();

  private EarlierRun(Layout layout, IndexFile index, JudgedFile judged, List<CycleRow> rows) {
    this.layout = layout;
    this.index = index;
    this.judged = judged;
    index.kernels().forEach(kernel -> kernels.put(kernel.name(), kernel));
    rows.forEach(row -> this.rows.put(row.symbol(), row));
  }

  /** What stands in a folder; empty if nothing of it can be relied on. */
  public static Optional<EarlierRun> read(Path folder, MadeBy madeBy) {
    return read(folder, madeBy, CodeDigest.current());
  }

  static Optional<EarlierRun> read(Path folder, MadeBy madeBy, String code) {
    try {
      return read(new Layout(folder), madeBy, code);
    } catch (IOException | InputException e) {
      return Optional.empty();
    }
  }

  private static Optional<EarlierRun> read(Layout layout, MadeBy madeBy, String code)
      throws IOException {
    Optional<JudgedFile> judged = JudgedFile.read(layout.folder());
    Optional<byte[]> bytes = Layout.readFile(layout.place(IndexFile.NAME));
    if (!layout.isQuiet()
        || judged.isEmpty()
        || bytes.isEmpty()
        || !judged.get().code().equals(code)
        || !judged.get().index().equals(Digest.of(bytes.get()))) {
      return Optional.empty();
    }
    IndexFile index = IndexJson.read(IndexFile.NAME, bytes.get());
    Optional<byte[]> cycles = listed(layout, index, CyclesFile.NAME);
    if (!index.madeBy().equals(madeBy) || cycles.isEmpty()) {
      return Optional.empty();
    }
    CyclesFile read = CyclesFile.read(CyclesFile.NAME, cycles.get());
    return read.model().equals(madeBy.model())
        ? Optional.of(new EarlierRun(layout, index, judged.get(), read.rows()))
        : Optional.empty();
  }

  /** The bytes of a file if they are those that the index lists. */
  private static Optional<byte[]> listed(Layout layout, IndexFile index, String name)
      throws IOException {
    return index.lists(name) && layout.holds(name)
        ? Layout.readFile(layout.place(name))
            .filter(bytes -> Digest.of(bytes).equals(index.files().get(name)))
        : Optional.empty();
  }

  /**
   * A kernel as it stands there.
   *
   * @param fingerprint digest of everything it would be made from now
   * @return empty if it must be made and judged again
   */
  public Optional<KeptKernel> keep(KernelSpec spec, String fingerprint) {
    String name = spec.name();
    String assembly = name + ".S";
    String vertex = name + ".cpp";
    IndexedKernel kernel = kernels.get(name);
    if (kernel == null
        || !kernel.fingerprint().equals(fingerprint)
        || !kernel.files().equals(List.of(assembly, vertex))) {
      return Optional.empty();
    }
    List<KeptEntry> entries = new ArrayList<>();
    for (EntryPoint point : spec.entryPoints()) {
      Optional<KeptEntry> entry = entry(point, fingerprint);
      if (entry.isEmpty()) {
        return Optional.empty();
      }
      entries.add(entry.get());
    }
    try {
      Optional<byte[]> first = listed(layout, index, assembly);
      Optional<byte[]> second = listed(layout, index, vertex);
      return first.isPresent() && second.isPresent()
          ? Optional.of(
              new KeptKernel(
                  spec, name, fingerprint, text(first.get()), text(second.get()), entries))
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /**
   * True if a set of these kernels is what the folder holds already, every file of it. Files that
   * belong to no kernel are made from the kernels, by the same code.
   *
   * @param kernels kernels of {@link #keep}, which has compared their files
   */
  public boolean isAll(List<KeptKernel> kernels) {
    if (kernels.size() != index.kernels().size()) {
      return false;
    }
    Set<String> compared = new HashSet<>();
    for (KeptKernel kernel : kernels) {
      compared.addAll(this.kernels.get(kernel.name()).files());
    }
    try {
      for (String name : index.files().keySet()) {
        if (!compared.contains(name) && listed(layout, index, name).isEmpty()) {
          return false;
        }
      }
      return layout.isQuiet();
    } catch (IOException e) {
      return false;
    }
  }

  /** What a run says that has nothing to do. */
  public WriteReport nothingToDo() {
    return new WriteReport(
        List.of(), List.of(), List.of(), List.copyOf(index.files().keySet()), false);
  }

  private Optional<KeptEntry> entry(EntryPoint entry, String fingerprint) {
    CycleRow row = rows.get(entry.symbol());
    Map<String, Long> terms = judged.terms().get(entry.symbol());
    if (row == null
        || terms == null
        || !fingerprint.equals(row.values().get("fingerprint"))
        || !(row.values().get("estimate") instanceof Long estimate)
        || !(row.values().get("simulated") instanceof Long simulated)) {
      return Optional.empty();
    }
    return Optional.of(new KeptEntry(entry, estimate, simulated, terms, row));
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
