package org.ipukern.generator.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.ipukern.generator.gate.Verdict;
import org.ipukern.generator.output.OutputComparison;
import org.ipukern.generator.regress.CheckResult;
import org.ipukern.generator.regress.CheckedEntry;
import org.ipukern.generator.regress.Measured;
import org.ipukern.generator.regress.Outcome;

/** What a check found, for the reports that list problems: the worst first. */
final class CheckProblems {
  /** The command that brings the output folder up to date. */
  static final String GENERATE = "./ipukern generate";

  private static final String PREFIX = "__runCodelet_ipukern__";

  private CheckProblems() {}

  /**
   * All problems.
   *
   * @param folder how the user named the output folder
   */
  static List<CheckProblem> of(CheckResult result, String folder) {
    List<CheckProblem> problems = new ArrayList<>();
    for (CheckedEntry entry : worstFirst(result)) {
      kind(entry.outcome()).ifPresent(kind -> problems.add(problem(entry, kind, folder)));
    }
    result.outputs().ifPresent(files -> files(problems, files, folder));
    problems.sort(Comparator.comparing(CheckProblem::kind));
    return problems;
  }

  /** All entry points: by outcome, then by how much they grew, then by symbol. */
  static List<CheckedEntry> worstFirst(CheckResult result) {
    return result.entries().stream()
        .sorted(
            Comparator.comparing((CheckedEntry e) -> rank(e.outcome()))
                .thenComparing(CheckProblems::growth, Comparator.reverseOrder())
                .thenComparing(CheckedEntry::symbol))
        .toList();
  }

  private static int rank(Outcome outcome) {
    List<CheckProblem.Kind> kinds = List.of(CheckProblem.Kind.values());
    return kind(outcome)
        .filter(CheckProblem.Kind::isError)
        .map(kinds::indexOf)
        .orElse(kinds.size());
  }

  /** Growth over the best figure ever, in millionths; 0 where there is nothing to compare. */
  private static long growth(CheckedEntry entry) {
    Optional<Measured> now = entry.now().filter(m -> m.verdict() == Verdict.PASS);
    return now.isEmpty() || entry.before().isEmpty()
        ? 0
        : Math.multiplyExact(now.get().cycles() - entry.before().get().best(), 1_000_000L)
            / entry.before().get().best();
  }

  /** The entry point as tables show it. */
  static String name(CheckedEntry entry) {
    String symbol = entry.symbol();
    return symbol.startsWith(PREFIX) ? symbol.substring(PREFIX.length()) : symbol;
  }

  private static Optional<CheckProblem.Kind> kind(Outcome outcome) {
    return switch (outcome) {
      case PASS -> Optional.empty();
      case FASTER -> Optional.of(CheckProblem.Kind.FASTER);
      case REGRESSED -> Optional.of(CheckProblem.Kind.REGRESSED);
      case REFUSED -> Optional.of(CheckProblem.Kind.REFUSED);
      case NO_VERDICT -> Optional.of(CheckProblem.Kind.NO_VERDICT);
    };
  }

  private static CheckProblem problem(CheckedEntry entry, CheckProblem.Kind kind, String folder) {
    return new CheckProblem(
        kind,
        name(entry),
        entry.now().map(m -> inside(folder, m.kernel() + ".S")).orElse(folder),
        entry
            .difference()
            .map(difference -> OptionalInt.of(difference.line()))
            .orElse(OptionalInt.empty()),
        entry.notes().isEmpty() ? List.of(kind.meaning()) : entry.notes());
  }

  private static void files(List<CheckProblem> problems, OutputComparison files, String folder) {
    add(problems, folder, files.created(), "new: given, but never generated");
    add(problems, folder, files.changed(), "changed: other contents than given");
    add(problems, folder, files.missing(), "missing: listed in index.json, but gone");
    add(problems, folder, files.orphans(), "extra: generated before, but no longer given");
    files
        .foreign()
        .forEach(
            name ->
                problems.add(
                    stale(folder, name, "extra: not this tool's, so move it away by hand")));
  }

  private static void add(
      List<CheckProblem> problems, String folder, List<String> names, String what) {
    names.forEach(name -> problems.add(stale(folder, name, what + "; run " + GENERATE)));
  }

  private static CheckProblem stale(String folder, String name, String what) {
    return new CheckProblem(
        CheckProblem.Kind.STALE, name, inside(folder, name), OptionalInt.empty(), List.of(what));
  }

  private static String inside(String folder, String name) {
    String slashes = folder.replace('\\', '/');
    return slashes.endsWith("/") ? slashes + name : slashes + "/" + name;
  }
}
