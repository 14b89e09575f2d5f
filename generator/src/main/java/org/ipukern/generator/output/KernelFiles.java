package org.ipukern.generator.output;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.ipukern.generator.gate.KernelResult;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.json.InputException;

/** Which files a run writes for kernels that passed. */
public final class KernelFiles {
  private final MadeBy madeBy;
  private final String templates;

  /**
   * @param madeBy the versions that the figures depend on
   * @param templates digest of the templates
   */
  public KernelFiles(MadeBy madeBy, String templates) {
    this.madeBy = madeBy;
    this.templates = templates;
  }

  /** Digest of everything that the files of a kernel are made from. */
  public String fingerprint(KernelSpec spec) {
    return new Digest()
        .add("tool", madeBy.tool())
        .add("model", madeBy.model())
        .add("table", madeBy.table())
        .add("templates", templates)
        .add("entry", spec.manifestLine())
        .hex();
  }

  /** The files of all kernels of a manifest. */
  public OutputSet of(List<KernelResult> results) {
    return partly(results, List.of(), Optional.empty());
  }

  /** The files of all kernels of a manifest, of which some were not judged again. */
  public OutputSet of(List<KernelResult> results, List<KeptKernel> kept) {
    OutputSet.Builder builder = OutputSet.builder(madeBy);
    List<CycleRow> rows = made(builder, results);
    for (KeptKernel kernel : kept) {
      builder.kernel(
          kernel.name(),
          kernel.fingerprint(),
          texts(kernel.name(), kernel.assembly(), kernel.vertex()));
      kernel.entries().forEach(entry -> rows.add(entry.row()));
    }
    return builder.file(CyclesFile.NAME, new CyclesFile(madeBy.model(), rows).write()).build();
  }

  private List<CycleRow> made(OutputSet.Builder builder, List<KernelResult> results) {
    List<CycleRow> rows = new ArrayList<>();
    for (KernelResult result : results) {
      KernelSpec spec = result.spec();
      String fingerprint = fingerprint(spec);
      builder.kernel(
          spec.name(), fingerprint, texts(spec.name(), result.assembly(), result.vertex()));
      rows.addAll(CycleRows.of(result, fingerprint));
    }
    return rows;
  }

  private static Map<String, String> texts(String name, String assembly, String vertex) {
    return Map.of(name + ".S", assembly, name + ".cpp", vertex);
  }

  /**
   * The files where only some kernels of a manifest were made anew; the others of the manifest stay
   * as an earlier run wrote them.
   *
   * @param all every kernel of the manifest
   * @param earlier what stands in the folder
   * @throws OutputException if the earlier run was made by other versions
   */
  public OutputSet partly(
      List<KernelResult> results, List<KernelSpec> all, Optional<OutputReader.Snapshot> earlier) {
    OutputSet.Builder builder = OutputSet.builder(madeBy);
    List<CycleRow> rows = made(builder, results);
    Set<String> made = results.stream().map(r -> r.spec().name()).collect(Collectors.toSet());
    List<KernelSpec> others = all.stream().filter(spec -> !made.contains(spec.name())).toList();
    earlier.ifPresent(snapshot -> rows.addAll(keep(builder, others, snapshot)));
    return builder.file(CyclesFile.NAME, new CyclesFile(madeBy.model(), rows).write()).build();
  }

  private List<CycleRow> keep(
      OutputSet.Builder builder, List<KernelSpec> others, OutputReader.Snapshot earlier) {
    if (!earlier.index().madeBy().equals(madeBy)) {
      throw OutputException.refused(
          "the folder was written by "
              + earlier.index().madeBy()
              + ", this is "
              + madeBy
              + "; nothing was written. Generate all kernels");
    }
    Set<String> names = others.stream().map(KernelSpec::name).collect(Collectors.toSet());
    Set<String> kept = new HashSet<>();
    for (IndexedKernel kernel : earlier.index().kernels()) {
      if (names.contains(kernel.name())) {
        builder.keep(earlier.index(), kernel);
        kept.add(kernel.name());
      }
    }
    Set<String> symbols =
        others.stream()
            .filter(spec -> kept.contains(spec.name()))
            .flatMap(spec -> spec.entryPoints().stream())
            .map(EntryPoint::symbol)
            .collect(Collectors.toSet());
    return cycles(earlier).stream().filter(row -> symbols.contains(row.symbol())).toList();
  }

  private static List<CycleRow> cycles(OutputReader.Snapshot earlier) {
    byte[] bytes = earlier.files().getOrDefault(CyclesFile.NAME, new byte[0]);
    try {
      return CyclesFile.read(CyclesFile.NAME, bytes).rows();
    } catch (InputException e) {
      throw OutputException.refused(e.getMessage() + "\nNothing was written; generate all kernels");
    }
  }
}
