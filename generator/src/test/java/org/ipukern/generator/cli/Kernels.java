package org.ipukern.generator.cli;

import java.util.List;
import java.util.OptionalLong;
import org.ipukern.generator.gate.EntryResult;
import org.ipukern.generator.gate.Figures;
import org.ipukern.generator.gate.Finding;
import org.ipukern.generator.gate.GateRule;
import org.ipukern.generator.gate.KernelPipeline;
import org.ipukern.generator.gate.KernelResult;
import org.ipukern.generator.gate.PipelineResult;
import org.ipukern.generator.gate.Verdict;
import org.ipukern.generator.spec.KernelSpec;

/** Small manifest entries, and pipelines whose verdict is given. */
final class Kernels {
  static final String A = cast(96);
  static final String B = cast(48);
  static final String C = cast(144);
  static final String D = cast(192);
  static final String GEMM =
      "{\"gemm\":{\"precision\":\"f16\",\"rows\":[7,8],\"inner\":16,\"columns\":16}}";

  private Kernels() {}

  /** A linear cast of so many values. */
  static String cast(int elements) {
    return "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":%d,\"placement\":\"separate\"}}"
        .formatted(elements);
  }

  /** Base name of its files. */
  static String name(int elements) {
    return "cast_f16_f143_linear_n" + elements + "_separate_sat";
  }

  /** A pipeline that refuses every kernel. */
  static KernelPipeline refusing() {
    return (specs, options) ->
        new PipelineResult(
            specs.stream()
                .map(
                    spec ->
                        result(
                            spec,
                            Verdict.REFUSED,
                            List.of(
                                new Finding(GateRule.G06, "simulated 9000 cycles, budget 8919"))))
                .toList());
  }

  /** A pipeline that comes to no verdict. */
  static KernelPipeline undecided() {
    return (specs, options) ->
        new PipelineResult(
            specs.stream().map(s -> result(s, Verdict.NO_VERDICT, List.of())).toList());
  }

  private static KernelResult result(KernelSpec spec, Verdict verdict, List<Finding> findings) {
    return new KernelResult(
        spec,
        "nop\n",
        "//\n",
        List.of(),
        spec.entryPoints().stream()
            .map(
                entry ->
                    new EntryResult(
                        entry,
                        Figures.of(spec, entry.rows()),
                        null,
                        null,
                        OptionalLong.empty(),
                        findings,
                        verdict))
            .toList());
  }
}
