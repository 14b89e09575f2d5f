package org.ipukern.bench;

import java.util.concurrent.TimeUnit;
import org.ipukern.tile.cost.CostTable;
import org.ipukern.tile.cost.KernelCosts;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How long a cost table takes for a GEMM, over shapes that follow no order. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class KernelCostsBenchmark {
  private final CostTable table = KernelCosts.table("gemm f16 standard initialize").orElseThrow();
  private int state = 1;

  /** One price. */
  @Benchmark
  public long cycles() {
    state = state * 1_664_525 + 1_013_904_223;
    return table.cycles(1 + (state >>> 22), 1 + (state >>> 8 & 7), 1 + (state >>> 12 & 15));
  }
}
