package org.ipukern.generator.published;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.ipukern.tile.asm.SystemPreprocessor;
import org.ipukern.tile.timing.TimingModel;

/** The conformance suite's face: a folder and the measured points in, a Markdown document out. */
public final class Validation {
  /** First words of everything the suite says without having run. */
  public static final String NOT_RUN = "not run";

  private final PublishedFolder folder;
  private final List<String> hardware;
  private final List<String> fit;

  /**
   * @param root folder with {@code poplibs}, {@code ipu-stack} and {@code ipu-stack-versions}; null
   *     if the reader supplies none
   * @param hardware lines of the file of measured points
   * @param fit lines of the file that names the points for fitting
   */
  public Validation(Path root, List<String> hardware, List<String> fit) {
    this.folder = root == null ? null : new PublishedFolder(root);
    this.hardware = List.copyOf(hardware);
    this.fit = List.copyOf(fit);
  }

  /**
   * Why the suite cannot run, a sentence each, the first beginning with {@link #NOT_RUN}; empty if
   * it can.
   */
  public List<String> obstacles() {
    List<String> obstacles = new ArrayList<>();
    if (folder == null) {
      obstacles.add(NOT_RUN + ": no folder with published kernels was given");
      obstacles.addAll(new PublishedFolder(Path.of("DIR")).missing());
    } else if (!folder.missing().isEmpty()) {
      obstacles.add(NOT_RUN + ": the folder is not complete");
      obstacles.addAll(folder.missing());
    }
    if (SystemPreprocessor.locate().isEmpty()) {
      obstacles.add(NOT_RUN + ": there is no cpp on the search path; install GCC's preprocessor");
    }
    return obstacles;
  }

  /**
   * Runs everything; some minutes.
   *
   * @param date day to state
   * @param lines what became of the documented command lines
   * @throws IllegalStateException if there are obstacles
   */
  public ValidationResult run(String date, List<LineResult> lines) {
    Optional<Path> preprocessor = SystemPreprocessor.locate();
    if (!obstacles().isEmpty()) {
      throw new IllegalStateException(String.join("; ", obstacles()));
    }
    TimingModel timing = TimingModel.ipu21();
    Suite suite = new Suite(folder, preprocessor.orElseThrow(), timing);
    List<HardwarePoint> points = HardwareTable.read(hardware);
    Set<String> fitted = new LinkedHashSet<>();
    fit.stream().filter(line -> !line.isBlank() && !line.startsWith("#")).forEach(fitted::add);
    Findings findings =
        new Findings(
            suite.files(),
            suite.functional(),
            suite.points(points, fitted),
            suite.loops(points),
            suite.vendor(points),
            lines);
    return new ValidationResult(
        new Document(date, timing, fitted, folder).lines(findings),
        findings.files(),
        findings.functional(),
        findings.points(),
        findings.loops(),
        lines);
  }
}
