package org.ipukern.generator.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Case GK-30 with real threads and real processes. */
class ConcurrentRunsTest {
  private static final long SEED = 30;

  /** {@code -Dipukern.kills=N} sets how many processes are killed; profile {@code long}: 200. */
  private static final int ROUNDS = Math.max(1, Integer.getInteger("ipukern.kills", 6) / 2);

  @TempDir private Path temp;

  @Test
  @Timeout(120)
  void readerInALoopSeesOneRunWhileTwoWrite() throws Exception {
    Path folder = temp.resolve("out");
    OutputSet one = Sets.of("one", "a", "b");
    OutputSet two = Sets.of("two", "b", "c");
    new OutputFolder(folder).write(one);
    ExecutorService threads = Executors.newFixedThreadPool(3);
    AtomicBoolean writing = new AtomicBoolean(true);
    try {
      Future<Integer> reads =
          threads.submit(
              () -> {
                int ones = 0;
                int twos = 0;
                while (writing.get() || ones + twos < 20) {
                  IndexFile seen = new OutputReader(folder).read().orElseThrow().index();
                  assertThat(seen).isIn(one.index(), two.index());
                  ones += seen.equals(one.index()) ? 1 : 0;
                  twos += seen.equals(two.index()) ? 1 : 0;
                }
                return Math.min(ones, 1) + Math.min(twos, 1);
              });
      List<Future<?>> writers = new ArrayList<>();
      for (OutputSet set : List.of(one, two)) {
        writers.add(
            threads.submit(
                () -> {
                  for (int i = 0; i < 100; i++) {
                    new OutputFolder(folder).write(set);
                  }
                }));
      }
      for (Future<?> writer : writers) {
        writer.get();
      }
      writing.set(false);
      assertThat(reads.get()).as("both runs were seen").isEqualTo(2);
    } finally {
      writing.set(false);
      threads.shutdownNow();
    }
    assertThat(Sets.files(folder)).isIn(Sets.files(one), Sets.files(two));
  }

  @Test
  @Timeout(value = 1, unit = TimeUnit.HOURS)
  void killedProcessesLeaveOneRunAndTheNextRepairs() throws Exception {
    Random random = new Random(SEED);
    OutputSet one = WriterProcess.set("one");
    OutputSet two = WriterProcess.set("two");
    for (int round = 0; round < ROUNDS; round++) {
      Path folder = temp.resolve("out" + round);
      Process first = start(folder);
      Process second = start(folder);
      try {
        while (new OutputReader(folder).read().isEmpty()) {
          assertThat(first.isAlive()).isTrue();
        }
        assertThat(first.waitFor(random.nextInt(400), TimeUnit.MILLISECONDS)).isFalse();
        first.destroyForcibly().waitFor();
        assertThat(second.waitFor(random.nextInt(100), TimeUnit.MILLISECONDS)).isFalse();
      } finally {
        first.destroyForcibly().waitFor();
        second.destroyForcibly().waitFor();
      }

      Optional<OutputReader.Snapshot> seen = new OutputReader(folder).read();

      assertThat(seen.map(OutputReader.Snapshot::index))
          .as("seed %d, round %d", SEED, round)
          .isIn(Optional.of(one.index()), Optional.of(two.index()));
      OutputSet next = Sets.of("next", "k1", "z");
      new OutputFolder(folder).write(next);
      assertThat(Sets.files(folder)).isEqualTo(Sets.files(next));
    }
    System.out.println(2 * ROUNDS + " processes killed, seed " + SEED + ": each folder was whole");
  }

  private Process start(Path folder) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            WriterProcess.class.getName(),
            folder.toString())
        .redirectErrorStream(true)
        .redirectOutput(new File(temp.toFile(), "log"))
        .start();
  }
}
