package org.ipukern.generator.spec;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ipukern.generator.spec.json.InputException;

/**
 * Which of the legal specs this version has kernels for. The manifest's schema is wider than that
 * and does not change when a kernel is added; the rules of the families do.
 */
public final class BuiltKernels {
  private BuiltKernels() {}

  /** Why there is no kernel for the spec; empty if there is one. */
  public static Optional<Refusal> check(KernelSpec spec) {
    if (spec instanceof GemmSpec gemm) {
      return check(gemm, BuiltGemm.RULES);
    }
    if (spec instanceof CastSpec cast) {
      return check(cast, BuiltCast.RULES);
    }
    return check((LayoutSpec) spec, BuiltLayout.RULES);
  }

  private static <S extends KernelSpec> Optional<Refusal> check(S spec, List<BuiltRule<S>> rules) {
    List<BuiltRule<S>> broken = rules.stream().filter(rule -> !rule.built().test(spec)).toList();
    if (broken.isEmpty()) {
      return Optional.empty();
    }
    SpecBuilder nearest = SpecBuilder.from(spec);
    List<String> reasons = new ArrayList<>();
    for (BuiltRule<S> rule : broken) {
      reasons.add(rule.reason().apply(spec));
      rule.change().accept(spec, nearest);
    }
    return Optional.of(new Refusal(String.join("; ", reasons), line(nearest)));
  }

  /** The manifest line, or empty if the changes together give no legal entry. */
  private static String line(SpecBuilder nearest) {
    try {
      return nearest.build().manifestLine();
    } catch (InputException e) {
      return "";
    }
  }
}
