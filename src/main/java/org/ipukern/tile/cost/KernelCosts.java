package org.ipukern.tile.cost;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
  private static volatile Map<String, CostTable> tables = Map.of();

  private KernelCosts() {}

  /** All tables, in the order of the file. */
  public static Collection<CostTable> tables() {
    return all().values();
  }

  /**
   * The table of that name; empty if such kernels have none. {@code docs/cost-model.md} lists the
   * kinds and what their sizes count.
   */
  public static Optional<CostTable> table(String name) {
    return Optional.ofNullable(all().get(name));
  }

  /** Read when first asked for, so that whoever asks hears what is wrong with the file. */
  private static Map<String, CostTable> all() {
    Map<String, CostTable> known = tables;
    if (known.isEmpty()) {
      known = read();
      tables = known;
    }
    return known;
  }

  private static Map<String, CostTable> read() {
    try (InputStream stream = KernelCosts.class.getResourceAsStream(FILE);
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      return parse(reader.lines().toList(), TimingModel.ipu21().version());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Tables from lines: {@code model VERSION} of the timing model first, then {@code table NAME},
   * {@code inner FIRST PERIOD} and {@code outer FIRST PERIOD} where there are such loops, then for
   * each segment {@code segment START PERIOD} and as many lines of numbers as the period, or {@code
   * single START COUNT} and lines without slopes. {@code like PLUS NAME = OTHER}: a table that says
   * so many cycles more than another, which stands before it. {@code #} starts a comment.
   *
   * @param model version of the timing model that the numbers must be of
   * @throws IllegalStateException if they are of another
   */
  static Map<String, CostTable> parse(List<String> lines, String model) {
    Map<String, CostTable> read = new LinkedHashMap<>();
    String version = "";
    String name = "";
    CostAxis inner = CostAxis.NONE;
    CostAxis outer = CostAxis.NONE;
    List<Integer> starts = new ArrayList<>();
    List<Integer> periods = new ArrayList<>();
    List<Integer> numbers = new ArrayList<>();
    boolean single = false;
    List<String> all = new ArrayList<>(lines);
    all.add("table");
    for (String line : all) {
      String[] words = line.strip().split(" ", -1); // one character needs no pattern
      switch (words[0]) {
        case "table", "like" -> {
          if (!name.isEmpty()) {
            read.put(name, new CostTable(name, inner, outer, starts, periods, numbers));
          }
          name = words[0].equals("table") ? line.substring("table".length()).strip() : "";
          starts.clear();
          periods.clear();
          numbers.clear();
          inner = CostAxis.NONE;
          outer = CostAxis.NONE;
          if (words[0].equals("like")) {
            String[] names = line.strip().split(" ", 3)[2].split(" = ", 2);
            read.put(names[0], read.get(names[1]).like(names[0], Integer.parseInt(words[1])));
          }
        }
        case "model" -> version = words[1];
        case "inner" ->
            inner = new CostAxis(Integer.parseInt(words[1]), Integer.parseInt(words[2]));
        case "outer" ->
            outer = new CostAxis(Integer.parseInt(words[1]), Integer.parseInt(words[2]));
        case "segment", "single" -> {
          single = words[0].equals("single");
          starts.add(Integer.parseInt(words[1]));
          periods.add(Integer.parseInt(words[2]));
        }
        case "", "#" -> {}
        default -> {
          for (String word : words) {
            numbers.add(Integer.parseInt(word));
            if (single) {
              numbers.add(0);
            }
          }
        }
      }
    }
    if (!version.equals(model)) {
      throw new IllegalStateException(
          FILE
              + " holds cycles of timing model "
              + version
              + ", the timing model is "
              + model
              + ": run scripts/update-kernel-costs");
    }
    return Collections.unmodifiableMap(read);
  }
}
