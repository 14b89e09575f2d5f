package org.ipukern.generator.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.ipukern.generator.explore.NearestLegal;
import org.ipukern.generator.gate.KernelResult;
import org.ipukern.generator.gate.PipelineOptions;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.report.Reason;
import org.ipukern.generator.report.Refused;
import org.ipukern.generator.spec.BuiltKernels;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.Refusal;
import org.ipukern.generator.spec.SpecBuilder;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.generator.spec.json.InputProblem;
import org.ipukern.generator.spec.json.InputRule;

/** The fields of {@code try} to a spec; if they give none, what would be legal near them. */
final class ShapeCheck {
  private final Console console;
  private final TryFields fields;
  private final Map<String, String> given;
  private final RunOptions run;

  /**
   * A check of one shape.
   *
   * @param given the fields by name, those that are usual included
   */
  ShapeCheck(Console console, TryFields fields, Map<String, String> given, RunOptions run) {
    this.console = console;
    this.fields = fields;
    this.given = given;
    this.run = run;
  }

  /**
   * The spec.
   *
   * @throws CommandException if it is not legal or not built; as JSON the refusal is printed too
   */
  KernelSpec spec() {
    SpecBuilder builder = SpecBuilder.of(fields.family());
    given.forEach(builder::option);
    KernelSpec spec;
    try {
      spec = builder.build();
    } catch (InputException e) {
      List<NearestLegal.Axis> axes = search().axes(fields.searched());
      throw refused(e.problems().stream().map(problem -> reason(problem, axes)).toList(), axes);
    }
    Optional<Refusal> refusal = BuiltKernels.check(spec);
    if (refusal.isPresent()) {
      String nearest = refusal.get().nearest();
      String message =
          spec.manifestLine()
              + ": "
              + refusal.get().reason()
              + (nearest.isEmpty() ? "" : "; nearest: " + nearest);
      throw refused(
          List.of(new Reason(InputRule.NOT_BUILT.id(), message)), search().axes(fields.searched()));
    }
    return spec;
  }

  /** For a kernel that finds no room on a tile, the nearest that do; empty for all others. */
  List<NearestLegal.Axis> nearest(KernelResult result) {
    boolean ran = result.entries().stream().allMatch(entry -> entry.simulated().isPresent());
    return ran ? List.of() : search().unlessItFits(result.spec(), fields.searched());
  }

  private CommandException refused(List<Reason> reasons, List<NearestLegal.Axis> axes) {
    Refused refused = new Refused(shape(), reasons, axes);
    if (run.isJson()) {
      console.out().print(refused.json());
    }
    return new CommandException(
        ExitCode.WRONG_REQUEST, refused.why(), Refused.table(refused.axes()));
  }

  private NearestLegal search() {
    PipelineOptions options = run.pipeline(console);
    return new NearestLegal(
        fields.family(), given, Renderer.of(options.templates()), options.timing());
  }

  private String shape() {
    List<String> words = new ArrayList<>();
    given.forEach((field, value) -> words.add(field + " " + value));
    return fields.family() + " " + words.stream().collect(Collectors.joining(", "));
  }

  /**
   * The problem with the option's name in place of the manifest field's. The nearest value is that
   * of the axis; a value that puts only this one problem right is called that.
   */
  private Reason reason(InputProblem problem, List<NearestLegal.Axis> axes) {
    String path = problem.path();
    String text = problem.withNearest("").text();
    String start = fields.family() + ".";
    if (!path.startsWith(start)) {
      return new Reason(problem.rule().id(), problem.text());
    }
    String field = path.substring(start.length());
    String nearest =
        axes.stream()
            .filter(axis -> axis.axis().equals(field) || field.equals(axis.axis() + "[0]"))
            .flatMap(axis -> axis.nearest().stream())
            .findFirst()
            .map(value -> "; nearest: " + value)
            .orElse("; nearest by this rule alone: " + problem.nearest());
    return new Reason(
        problem.rule().id(),
        text.replaceFirst("\\Q" + path + "\\E", "--" + field)
            + (problem.nearest().isEmpty() ? "" : nearest));
  }
}
