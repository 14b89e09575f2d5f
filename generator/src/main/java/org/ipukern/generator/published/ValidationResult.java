package org.ipukern.generator.published;

import java.util.List;
import org.ipukern.tile.asm.Severity;

/**
 * What the suite found.
 *
 * @param document Markdown lines
 */
public record ValidationResult(
    List<String> document,
    List<FileCensus> files,
    List<FunctionalResult> functional,
    List<PointResult> points,
    List<LoopPoint> loops,
    List<LineResult> lines) {
  /** Copies the lists. */
  public ValidationResult {
    document = List.copyOf(document);
    files = List.copyOf(files);
    functional = List.copyOf(functional);
    points = List.copyOf(points);
    loops = List.copyOf(loops);
    lines = List.copyOf(lines);
  }

  /** Errors of front end and lint on all published files. */
  public long errors() {
    return files.stream()
        .flatMap(f -> f.findings().stream())
        .filter(d -> d.severity() == Severity.ERROR)
        .count();
  }

  /** Functional runs that did not give what the reference gives. */
  public long wrongRuns() {
    return functional.stream().filter(r -> !r.outcome().isRight()).count();
  }

  /** Documented command lines that did not do what they should. */
  public long wrongLines() {
    return lines.stream().filter(line -> !line.isRight()).count();
  }

  /** Points with a simulated figure. */
  public long simulatedPoints() {
    return points.stream().filter(PointResult::hasCycles).count();
  }
}
