package org.ipukern.generator.explore;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import org.ipukern.generator.gate.EntryResult;
import org.ipukern.generator.gate.KernelPipeline;
import org.ipukern.generator.gate.KernelResult;
import org.ipukern.generator.gate.PipelineOptions;
import org.ipukern.generator.spec.KernelSpec;

/** Runs the variants of a shape through the gate and orders them by simulated cycles. */
public final class Ranking {
  private Ranking() {}

  /** All variants with their figures, in the order given. */
  public static List<RankedVariant> of(
      List<Variant> variants, KernelPipeline pipeline, PipelineOptions options) {
    List<KernelSpec> specs = variants.stream().flatMap(variant -> variant.spec().stream()).toList();
    List<KernelResult> results =
        specs.isEmpty() ? List.of() : pipeline.run(specs, options).kernels();
    List<RankedVariant> ranked = new ArrayList<>();
    int next = 0;
    for (Variant variant : variants) {
      ranked.add(
          variant.spec().isPresent()
              ? ranked(variant, results.get(next++))
              : new RankedVariant(variant, OptionalLong.empty(), ""));
    }
    return ranked;
  }

  /** The same without figures: nothing is run. */
  public static List<RankedVariant> unpriced(List<Variant> variants) {
    return variants.stream()
        .map(variant -> new RankedVariant(variant, OptionalLong.empty(), ""))
        .toList();
  }

  /** Fewest cycles first; among equals the order given. */
  public static List<RankedVariant> ordered(List<RankedVariant> variants) {
    return variants.stream()
        .sorted(Comparator.comparingLong(v -> v.cycles().orElse(Long.MAX_VALUE)))
        .toList();
  }

  private static RankedVariant ranked(Variant variant, KernelResult result) {
    if (!result.passes()) {
      return new RankedVariant(variant, OptionalLong.empty(), why(result));
    }
    long cycles = result.entries().stream().mapToLong(entry -> entry.simulated().getAsLong()).sum();
    return new RankedVariant(variant, OptionalLong.of(cycles), "");
  }

  /** Why a kernel that did not pass is out, in words. */
  public static String why(KernelResult result) {
    for (EntryResult entry : result.entries()) {
      if (!entry.findings().isEmpty()) {
        return entry.findings().get(0).rule() + " " + entry.findings().get(0).message();
      }
    }
    return "the gate has no verdict";
  }
}
