package org.ipukern.generator.output;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.ipukern.generator.gate.KernelResult;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.json.InputException;

/** Which files a run writes for kernels that passed. */
public final class KernelFiles {
  private final MadeBy madeBy;
  private final String templates;
  private final Renderer renderer;

  private KernelFiles(MadeBy madeBy, String templates, Renderer renderer) {
    this.madeBy = madeBy;
    this.templates = templates;
    this.renderer = renderer;
  }

  /**
   * The files of kernels made with the templates of a folder, or with the tool's own.
   *
   * @param madeBy the versions that the figures depend on
   */
  public static KernelFiles with(MadeBy madeBy, Optional<Path> templates) {
    return new KernelFiles(
        madeBy,
        TemplateDigest.of(templates),
        templates.map(Renderer::fromFolder).orElseGet(Renderer::fromJar));
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
    List<CycleRow> rows = new ArrayList<>();
    List<EmittedKernel> emitted = new ArrayList<>();
    made(builder, results, rows, emitted);
    for (KeptKernel kernel : kept) {
      builder.kernel(
          kernel.name(),
          kernel.fingerprint(),
          texts(kernel.name(), kernel.assembly(), kernel.vertex()));
      List<CycleRow> own = kernel.entries().stream().map(KeptEntry::row).toList();
      rows.addAll(own);
      emitted.add(EmittedKernel.of(kernel.spec(), kernel.vertex(), own));
    }
    return shared(builder, rows, emitted);
  }

  private void made(
      OutputSet.Builder builder,
      List<KernelResult> results,
      List<CycleRow> rows,
      List<EmittedKernel> emitted) {
    for (KernelResult result : results) {
      KernelSpec spec = result.spec();
      String fingerprint = fingerprint(spec);
      builder.kernel(
          spec.name(), fingerprint, texts(spec.name(), result.assembly(), result.vertex()));
      List<CycleRow> own = CycleRows.of(result, fingerprint);
      rows.addAll(own);
      emitted.add(EmittedKernel.of(spec, result.vertex(), own));
    }
  }

  /** Adds the files that belong to no kernel. */
  private OutputSet shared(
      OutputSet.Builder builder, List<CycleRow> rows, List<EmittedKernel> emitted) {
    BuildFiles.of(renderer, emitted, madeBy.model()).forEach(builder::file);
    return builder.file(CyclesFile.NAME, new CyclesFile(madeBy.model(), rows).write()).build();
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
    List<CycleRow> rows = new ArrayList<>();
    List<EmittedKernel> emitted = new ArrayList<>();
    made(builder, results, rows, emitted);
    Set<String> made = results.stream().map(r -> r.spec().name()).collect(Collectors.toSet());
    List<KernelSpec> others = all.stream().filter(spec -> !made.contains(spec.name())).toList();
    earlier.ifPresent(snapshot -> rows.addAll(keep(builder, others, snapshot, emitted)));
    return shared(builder, rows, emitted);
  }

  private List<CycleRow> keep(
      OutputSet.Builder builder,
      List<KernelSpec> others,
      OutputReader.Snapshot earlier,
      List<EmittedKernel> emitted) {
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
    List<CycleRow> rows = cycles(earlier);
    Set<String> symbols = new HashSet<>();
    for (KernelSpec spec : others) {
      if (kept.contains(spec.name())) {
        byte[] vertex = earlier.files().get(spec.name() + ".cpp");
        emitted.add(EmittedKernel.of(spec, new String(vertex, StandardCharsets.UTF_8), rows));
        spec.entryPoints().forEach(entry -> symbols.add(entry.symbol()));
      }
    }
    return rows.stream().filter(row -> symbols.contains(row.symbol())).toList();
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
