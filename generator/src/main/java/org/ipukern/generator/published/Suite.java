package org.ipukern.generator.published;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.ipukern.tile.timing.TimingModel;

/** Everything the suite finds out about a folder. */
final class Suite {
  private final PublishedFolder folder;
  private final Path preprocessor;
  private final TimingModel timing;

  Suite(PublishedFolder folder, Path preprocessor, TimingModel timing) {
    this.folder = folder;
    this.preprocessor = preprocessor;
    this.timing = timing;
  }

  /** Every {@code .S} file of both checkouts. */
  List<FileCensus> files() {
    CensusTaker taker = new CensusTaker(preprocessor);
    List<FileCensus> all = new ArrayList<>();
    all.addAll(taker.take(folder.poplibs(), folder.poplibs(), PoplibsFolders.of(folder.poplibs())));
    all.addAll(taker.take(folder.ipuStack(), folder.ipuStack(), List.of()));
    return all;
  }

  /** Every measured point: simulated where its text is there, formulas everywhere. */
  List<PointResult> points(List<HardwarePoint> points, Set<String> fitted) {
    CallRunner runner = new CallRunner(preprocessor, timing);
    List<PointResult> results = new ArrayList<>();
    for (HardwarePoint point : points) {
      results.add(
          new PointResult(
              point, outcome(runner, point), Formulas.of(point), fitted.contains(point.id())));
    }
    return results;
  }

  /** Every functional run; of its cycles only those are of interest that an estimator prices. */
  List<FunctionalResult> functional() {
    CallRunner runner = new CallRunner(preprocessor, timing);
    List<FunctionalResult> results = new ArrayList<>();
    for (FunctionalCase functional : FunctionalCases.of(folder)) {
      results.add(
          new FunctionalResult(
              functional.kernel(),
              functional.shape(),
              runner.run(functional.call()),
              functional.price().isPresent() ? runner.alone(functional.call()) : 0,
              functional.price()));
    }
    return results;
  }

  /** The measured C++ kernels whose loop is inline assembly. */
  List<LoopPoint> loops(List<HardwarePoint> points) {
    return new LoopPoints(new CallRunner(preprocessor, timing), folder).of(points);
  }

  /** The measured vertices of the SDK that poplibs' estimators price. */
  List<VendorPoint> vendor(List<HardwarePoint> points) {
    return new VendorPoints(new CallRunner(preprocessor, timing), folder.poplibs()).of(points);
  }

  private CallOutcome outcome(CallRunner runner, HardwarePoint point) {
    if (!point.hasSource()) {
      return CallOutcome.failed("the measured text is not public");
    }
    if (!point.source().endsWith(".S")) {
      return CallOutcome.failed(
          "the measured text is C++ or a part of a file; no assembly is public");
    }
    Path file = folder.version(point.commit(), point.source());
    if (file == null) {
      return CallOutcome.failed(
          "put the file at " + PublishedFolder.place(point.commit(), point.source()));
    }
    KernelCall call = PointCases.of(point, file);
    return call == null ? CallOutcome.failed(PointCases.reason(point)) : runner.run(call);
  }
}
