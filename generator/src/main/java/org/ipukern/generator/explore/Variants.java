package org.ipukern.generator.explore;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.ipukern.generator.spec.BuiltKernels;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.LayoutKernel;
import org.ipukern.generator.spec.Refusal;
import org.ipukern.generator.spec.SpecBuilder;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.generator.spec.json.InputProblem;

/**
 * Every variant of a shape: the words of a manifest entry that may be chosen, in every combination.
 */
public final class Variants {
  /**
   * A field that may be chosen.
   *
   * @param field its name in the manifest
   * @param words its values, the default first
   * @param result true if another word is another result, not only another way to it
   */
  public record Axis(String field, List<String> words, boolean result) {}

  private static final Map<String, List<Axis>> AXES =
      Map.of(
          "gemm",
          List.of(
              new Axis(
                  "precision", List.of("f16", "f16-f32", "f32", "f143", "f152", "f143-f152"), true),
              new Axis("mode", List.of("initialize", "accumulate"), true),
              new Axis("output", List.of("plain", "packed"), true),
              new Axis("orientation", List.of("normal", "swapped"), false),
              new Axis("weights", List.of("standard", "interleaved"), false),
              new Axis("accumulators", List.of("cleared", "retained"), false)),
          "cast",
          List.of(
              new Axis("from", List.of("f16", "f32", "f143", "f152"), true),
              new Axis("to", List.of("f143", "f152", "f16"), true),
              new Axis("layout", List.of("linear", "packed", "row-major"), true),
              new Axis("overflow", List.of("saturate", "nan"), true),
              new Axis("placement", List.of("separate", "interleaved", "any"), false)),
          "layout",
          List.of(
              new Axis(
                  "kernel",
                  Arrays.stream(LayoutKernel.values()).map(LayoutKernel::id).toList(),
                  true),
              new Axis("bits", List.of("16", "8", "32"), true),
              new Axis("placement", List.of("separate", "any"), false),
              new Axis("method", List.of("shuffle", "accumulator"), false)));

  /** Fields that not every kernel has; their first word is what leaving them out means. */
  private static final Set<String> MAY_BE_LEFT_OUT = Set.of("method");

  private Variants() {}

  /** The axes of a family; empty if it has none here. */
  public static List<Axis> axes(String family) {
    return AXES.getOrDefault(family, List.of());
  }

  /**
   * All variants, in the order of the axes' words.
   *
   * @param fixed fields that are given, by name; a field of an axis among them keeps its value
   */
  public static List<Variant> of(String family, Map<String, String> fixed) {
    List<Map<String, String>> choices = new ArrayList<>(List.of(Map.of()));
    for (Axis axis : axes(family)) {
      List<String> words =
          fixed.containsKey(axis.field()) ? List.of(fixed.get(axis.field())) : axis.words();
      choices =
          choices.stream()
              .flatMap(chosen -> words.stream().map(word -> with(chosen, axis.field(), word)))
              .toList();
    }
    return choices.stream().map(chosen -> variant(family, fixed, chosen)).toList();
  }

  private static Map<String, String> with(Map<String, String> chosen, String field, String word) {
    Map<String, String> more = new LinkedHashMap<>(chosen);
    more.put(field, word);
    return more;
  }

  private static Variant variant(
      String family, Map<String, String> fixed, Map<String, String> chosen) {
    SpecBuilder builder = SpecBuilder.of(family);
    fixed.forEach(builder::option);
    builder.without(MAY_BE_LEFT_OUT.toArray(String[]::new));
    for (Axis axis : axes(family)) {
      String word = chosen.get(axis.field());
      boolean leftOut = MAY_BE_LEFT_OUT.contains(axis.field()) && word.equals(axis.words().get(0));
      if (!leftOut) {
        builder.option(axis.field(), word);
      }
    }
    KernelSpec spec;
    try {
      spec = builder.build();
    } catch (InputException e) {
      String why = e.problems().stream().map(InputProblem::text).collect(Collectors.joining("; "));
      return new Variant(chosen, Optional.empty(), why, "");
    }
    Optional<Refusal> refusal = BuiltKernels.check(spec);
    return refusal.isPresent()
        ? new Variant(chosen, Optional.empty(), refusal.get().reason(), refusal.get().nearest())
        : new Variant(chosen, Optional.of(spec), "", "");
  }
}
