package org.ipukern.generator.published;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds the measured points of C++ kernels whose loop is inline assembly, and runs those loops. */
final class LoopPoints {
  private final CallRunner runner;
  private final PublishedFolder folder;

  LoopPoints(CallRunner runner, PublishedFolder folder) {
    this.runner = runner;
    this.folder = folder;
  }

  /** Points whose text is there; of each text the one with the fewest elements first. */
  List<LoopPoint> of(List<HardwarePoint> points) {
    List<LoopPoint> loops = new ArrayList<>();
    Map<String, Long> rests = new HashMap<>();
    List<HardwarePoint> adds =
        points.stream()
            .filter(p -> p.family().equals("add") && p.hasSource() && p.rows() == 0)
            .sorted(
                Comparator.comparing(HardwarePoint::commit).thenComparing(HardwarePoint::elements))
            .toList();
    for (HardwarePoint point : adds) {
      Path file = folder.version(point.commit(), AddCases.PATH);
      if (file != null) {
        CallOutcome outcome = runner.run(AddCases.of(file, point.commit(), point.elements()));
        if (!outcome.isRight()) {
          throw new IllegalStateException(point.id() + ": " + outcome.problem());
        }
        boolean first = !rests.containsKey(point.commit());
        long rest = rests.computeIfAbsent(point.commit(), c -> point.cycles() - outcome.cycles());
        loops.add(new LoopPoint(point, outcome.cycles(), rest, first));
      }
    }
    return loops;
  }
}
