package org.ipukern.generator.build;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ipukern.generator.gate.KernelPipeline;
import org.ipukern.generator.gate.KernelResult;
import org.ipukern.generator.gate.PipelineOptions;
import org.ipukern.generator.gate.PriceCheck;
import org.ipukern.generator.gate.Verdict;
import org.ipukern.generator.output.EarlierRun;
import org.ipukern.generator.output.KeptKernel;
import org.ipukern.generator.output.KernelFiles;
import org.ipukern.generator.output.OutputFolder;
import org.ipukern.generator.output.OutputReader;
import org.ipukern.generator.output.OutputSet;
import org.ipukern.generator.output.WriteReport;
import org.ipukern.generator.report.EntryRow;
import org.ipukern.generator.report.RunSummary;
import org.ipukern.generator.spec.KernelSpec;

/**
 * Makes and judges the kernels of a manifest and brings an output folder up to date. A kernel that
 * this very code judged before, from the same inputs and with its files untouched, is kept as it
 * is; everything else is made and judged. Nothing is written unless every kernel passes.
 */
public final class GenerateStep {
  private final KernelPipeline pipeline;
  private final PipelineOptions options;
  private final Path folder;

  /**
   * @param pipeline what makes and judges
   * @param folder the output folder
   */
  public GenerateStep(KernelPipeline pipeline, PipelineOptions options, Path folder) {
    this.pipeline = pipeline;
    this.options = options;
    this.folder = folder;
  }

  /**
   * What came of it.
   *
   * @param rows one an entry point, in the order of the manifest
   * @param kept how many of the kernels were not judged again
   * @param wrongPrices what cost tables say otherwise than the simulator
   * @param written what was written; empty unless every kernel passes
   */
  public record Outcome(
      List<EntryRow> rows, int kept, List<String> wrongPrices, Optional<WriteReport> written) {
    /** Copies. */
    public Outcome {
      rows = List.copyOf(rows);
      wrongPrices = List.copyOf(wrongPrices);
    }

    private Outcome with(WriteReport report) {
      return new Outcome(rows, kept, wrongPrices, Optional.of(report));
    }

    /** The worst verdict; none if nothing was looked at. */
    public Verdict verdict() {
      return RunSummary.of(rows).verdict();
    }
  }

  /** Judges kernels, whatever was found of them before, and writes nothing. */
  public Outcome judge(List<KernelSpec> specs) {
    return outcome(specs, pipeline.run(specs, options).kernels(), List.of());
  }

  private Outcome outcome(List<KernelSpec> specs, List<KernelResult> made, List<KeptKernel> kept) {
    List<String> wrongPrices =
        made.stream()
            .flatMap(kernel -> PriceCheck.contradictions(kernel, options.timing()).stream())
            .toList();
    return new Outcome(rows(specs, made, kept), kept.size(), wrongPrices, Optional.empty());
  }

  /**
   * Brings the folder up to date.
   *
   * @param all every kernel of the manifest
   * @param chosen those that are to be made; files of the others stay as they are
   * @param again judge the chosen ones even if they could be kept
   */
  public Outcome write(List<KernelSpec> all, List<KernelSpec> chosen, boolean again) {
    KernelFiles files = KernelFiles.with(ToolVersion.madeBy(), options.templates());
    Optional<EarlierRun> earlier = EarlierRun.read(folder, ToolVersion.madeBy());
    Map<String, KeptKernel> known = known(earlier, all, files);
    List<KeptKernel> kept = new ArrayList<>();
    List<KernelSpec> stale = new ArrayList<>();
    for (KernelSpec spec : chosen) {
      KeptKernel kernel = again ? null : known.get(spec.name());
      if (kernel == null) {
        stale.add(spec);
      } else {
        kept.add(kernel);
      }
    }
    List<KernelResult> made = stale.isEmpty() ? List.of() : pipeline.run(stale, options).kernels();
    Outcome judged = outcome(chosen, made, kept);
    if (judged.verdict() != Verdict.PASS) {
      return judged;
    }
    if (kept.size() == all.size() && earlier.orElseThrow().isAll(kept)) {
      return judged.with(earlier.get().nothingToDo());
    }
    List<KeptKernel> others = new ArrayList<>(kept);
    all.stream()
        .filter(spec -> !chosen.contains(spec))
        .map(spec -> known.get(spec.name()))
        .filter(java.util.Objects::nonNull)
        .forEach(others::add);
    return judged.with(write(files, all, made, others));
  }

  private WriteReport write(
      KernelFiles files, List<KernelSpec> all, List<KernelResult> made, List<KeptKernel> kept) {
    OutputFolder output = new OutputFolder(folder);
    if (made.size() + kept.size() < all.size()) {
      // Kernels that nobody asked for and that this code has not judged stay listed as they are.
      return output.write(files.partly(made, all, new OutputReader(folder).read()));
    }
    OutputSet set = files.of(made, kept);
    WriteReport report = output.write(set);
    SortedMap<String, Map<String, Long>> terms = new TreeMap<>();
    rows(all, made, kept).forEach(row -> terms.put(row.symbol(), row.terms()));
    output.noteJudged(set, terms);
    return report;
  }

  private Map<String, KeptKernel> known(
      Optional<EarlierRun> earlier, List<KernelSpec> specs, KernelFiles files) {
    if (earlier.isEmpty()) {
      return Map.of();
    }
    Stream<KernelSpec> each = options.threads() > 1 ? specs.parallelStream() : specs.stream();
    return each.flatMap(spec -> earlier.get().keep(spec, files.fingerprint(spec)).stream())
        .collect(Collectors.toMap(KeptKernel::name, kernel -> kernel));
  }

  /** The rows of those kernels, in their order. */
  private static List<EntryRow> rows(
      List<KernelSpec> specs, List<KernelResult> made, List<KeptKernel> kept) {
    Map<String, List<EntryRow>> rows = new LinkedHashMap<>();
    made.forEach(kernel -> rows.put(kernel.spec().name(), EntryRow.of(kernel)));
    kept.forEach(kernel -> rows.put(kernel.spec().name(), EntryRow.of(kernel)));
    return specs.stream()
        .flatMap(spec -> rows.getOrDefault(spec.name(), List.of()).stream())
        .toList();
  }
}
