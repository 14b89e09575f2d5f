package org.ipukern.generator.regress;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ipukern.generator.gate.KernelResult;
import org.ipukern.generator.output.KernelFiles;
import org.ipukern.generator.output.MadeBy;
import org.ipukern.generator.output.OutputComparison;

/** A run held against the baseline and against the files it wrote before. Nothing is written. */
public final class RegressionCheck {
  private RegressionCheck() {}

  /**
   * Compares.
   *
   * @param results the kernels of the whole manifest
   * @param madeBy the versions that the run's figures depend on
   * @param files what the run would write
   * @param folder the output folder
   */
  public static CheckResult of(
      Baseline baseline,
      List<KernelResult> results,
      Allowance allowance,
      MadeBy madeBy,
      KernelFiles files,
      Path folder) {
    List<Measured> run = results.stream().flatMap(r -> Measured.of(r).stream()).toList();
    List<CheckedEntry> entries =
        Checker.check(baseline, run, allowance, madeBy.model(), madeBy.table());
    boolean complete = results.stream().allMatch(KernelResult::passes);
    return new CheckResult(
        withLines(entries, results, folder),
        complete ? Optional.of(OutputComparison.of(folder, files.of(results))) : Optional.empty());
  }

  /** Adds to each regression the first emitted line that is not what the folder holds. */
  private static List<CheckedEntry> withLines(
      List<CheckedEntry> entries, List<KernelResult> results, Path folder) {
    Map<String, String> texts = new LinkedHashMap<>();
    results.forEach(result -> texts.put(result.spec().name(), result.assembly()));
    List<CheckedEntry> all = new ArrayList<>();
    for (CheckedEntry entry : entries) {
      all.add(entry.outcome() == Outcome.REGRESSED ? withLine(entry, texts, folder) : entry);
    }
    return all;
  }

  private static CheckedEntry withLine(CheckedEntry entry, Map<String, String> texts, Path folder) {
    String kernel = entry.now().orElseThrow().kernel();
    String name = kernel + ".S";
    Optional<String> before = read(folder.resolve(name));
    Optional<FirstDifference> difference =
        before.flatMap(text -> FirstDifference.of(text, texts.get(kernel)));
    String note =
        difference
            .map(FirstDifference::text)
            .orElse(
                before.isPresent()
                    ? "the folder already holds this text, so the baseline is older than it"
                    : "the folder has no such file to compare with");
    return entry.with(difference, name + ": " + note);
  }

  /** The text so far, if it can be had; a difference is only shown where it can. */
  private static Optional<String> read(Path file) {
    try {
      return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
          ? Optional.of(new String(Files.readAllBytes(file), StandardCharsets.UTF_8))
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
