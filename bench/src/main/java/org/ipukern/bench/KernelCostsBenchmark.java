package org.ipukern.bench;

import java.util.concurrent.TimeUnit;
import org.ipukern.tile.cost.CostTable;
import org.ipukern.tile.cost.KernelCosts;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
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
  private static final int PRICES = 1000;

  private final CostTable table = KernelCosts.table("gemm f16 standard initialize").orElseThrow();
  private int state = 1;

  /** The sum of many prices, as of the steps of a plan. */
  @Benchmark
  @OperationsPerInvocation(PRICES)
  public long cycles() {
    long sum = 0;
    int next = state;
    for (int i = 0; i < PRICES; i++) {
      next = next * 1_664_525 + 1_013_904_223;
      sum += table.cycles(1 + (next >>> 22), 1 + (next >>> 8 & 7), 1 + (next >>> 12 & 15));
    }
    state = next;
    return sum;
  }
}
