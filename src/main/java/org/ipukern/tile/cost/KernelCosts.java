package org.ipukern.tile.cost;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.ipukern.tile.timing.TimingModel;

/**
 * What calls cost, in constant time, for whoever compares a great many shapes. The numbers in
 * {@code kernel.costs} were read off the static estimator by {@code scripts/update-kernel-costs}; a
 * test holds them equal to the simulator.
 *
 * <p>All figures are modelled tile cycles of kernels with one entry point.
 */
public final class KernelCosts {
  private static final String FILE = "kernel.costs";
  private static volatile CostFile tables;

  private KernelCosts() {}

  /** Names of all tables, in the order of the file. */
  public static List<String> names() {
    return file().names();
  }

  /**
   * The table of that name; empty if such kernels have none. {@code docs/cost-model.md} lists the
   * kinds and what their sizes count.
   */
  public static Optional<CostTable> table(String name) {
    return file().table(name);
  }

  /** Read when first asked for, so that whoever asks hears what is wrong with the file. */
  private static CostFile file() {
    CostFile known = tables;
    if (known == null) {
      known = read();
      tables = known;
    }
    return known;
  }

  private static CostFile read() {
    try (InputStream stream = KernelCosts.class.getResourceAsStream(FILE);
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      return new CostFile(FILE, reader.lines().toList(), TimingModel.ipu21().version());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
