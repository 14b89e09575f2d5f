package org.ipukern.generator.explore.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/** Runs the same work for many indices on several threads. */
final class Threads {
  private static final int CHUNK = 256;

  private Threads() {}

  static void run(int threads, int count, IntConsumer work) {
    AtomicInteger next = new AtomicInteger();
    Runnable take =
        () -> {
          for (int from = next.getAndAdd(CHUNK); from < count; from = next.getAndAdd(CHUNK)) {
            for (int i = from; i < Math.min(count, from + CHUNK); i++) {
              work.accept(i);
            }
          }
        };
    ExecutorService pool = Executors.newFixedThreadPool(Math.max(1, threads));
    try {
      List<Future<?>> futures = new ArrayList<>();
      for (int i = 0; i < Math.max(1, threads); i++) {
        futures.add(pool.submit(take));
      }
      for (Future<?> future : futures) {
        future.get();
      }
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException failure
          ? failure
          : new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted during a sweep", e);
    } finally {
      pool.shutdownNow();
    }
  }
}
