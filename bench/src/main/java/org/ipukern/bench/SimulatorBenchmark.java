package org.ipukern.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.ipukern.tile.cost.Estimate;
import org.ipukern.tile.cost.StaticEstimator;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.sim.Tile;
import org.ipukern.tile.timing.TimingModel;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How fast the simulator runs the score kernel with its numbers, and how fast the estimator prices
 * it. {@code workerIssues} is the figure to read: bundles of all workers a second on one core.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class SimulatorBenchmark {
  private GemmCall kernel;
  private Tile tile;

  /** Bundles and instructions that workers issued. */
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  @State(Scope.Thread)
  public static class Issues {
    /** Issues of all workers; JMH divides by the time. */
    public long workerIssues;
  }

  /** Reads the kernel and loads a tile. */
  @Setup
  public void load() throws IOException {
    kernel = new GemmCall(Path.of(System.getProperty("ipukern.kernels", "kernels-out")));
    tile = kernel.tile();
  }

  /** One call of the kernel, numbers on. */
  @Benchmark
  public CallResult simulate(Issues issues) {
    CallResult result = tile.callSupervisor(kernel.entry(), kernel.state());
    if (result.fault().isPresent()) {
      throw new IllegalStateException(result.fault().get().message());
    }
    for (var launch : result.launches()) {
      for (var worker : launch.workers()) {
        issues.workerIssues += worker.slots();
      }
    }
    return result;
  }

  /** One estimate of the same program. */
  @Benchmark
  public Estimate estimate() {
    return new StaticEstimator().estimate(kernel.program(), TimingModel.ipu21(), kernel.call());
  }
}
