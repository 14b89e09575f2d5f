package org.ipukern.generator.gate;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.ipukern.generator.spec.EntryPoint;

/**
 * Compares the {@code compute()} of emitted vertices, compiled by the C++ compiler of this machine,
 * with the answers that the simulator gave to the same operands.
 */
final class HostConformance {
  /** Halves are floats, as on CPU and model targets that were not asked for accurate halves. */
  static final List<String> WIDE_HALVES = List.of("-DIPUKERN_WIDE_HALF");

  /**
   * What was seen.
   *
   * @param calls number of calls of {@code compute()}
   * @param differences a line for each call that gave something else than the simulator
   */
  record Report(int calls, List<String> differences) {}

  private HostConformance() {}

  /**
   * Compiles and calls every entry point of the kernels with all data of the gate.
   *
   * @param kernels that passed the gate, so that the simulator gave what the gate expects
   * @param folder an empty folder
   * @param options further compiler options
   */
  static Report run(List<KernelResult> kernels, Path folder, List<String> options) {
    List<HostJob> jobs = new ArrayList<>();
    for (KernelResult kernel : kernels) {
      if (!kernel.passes()) {
        throw new AssertionError(kernel.spec().name() + " did not pass: " + kernel.entries());
      }
      for (VertexDeclaration vertex : VertexDeclaration.parse(kernel.vertex())) {
        DataSource source = Gate.data(kernel.spec(), entry(kernel, vertex));
        for (KernelData data : source.ordinary()) {
          jobs.add(new HostJob(kernel.spec().name(), vertex, data));
        }
        for (KernelData data : source.special()) {
          jobs.add(new HostJob(kernel.spec().name(), vertex, data));
        }
      }
    }
    List<HostJob.Outcome> outcomes = HostProgram.of(kernels, folder, options).run(jobs);
    List<String> differences = new ArrayList<>();
    for (int i = 0; i < jobs.size(); i++) {
      String difference = jobs.get(i).difference(outcomes.get(i));
      if (!difference.isEmpty()) {
        differences.add(difference);
      }
    }
    return new Report(jobs.size(), differences);
  }

  private static EntryPoint entry(KernelResult kernel, VertexDeclaration vertex) {
    return kernel.spec().entryPoints().stream()
        .filter(entry -> entry.className().equals(vertex.className()))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no entry point is a " + vertex.className()));
  }
}
