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
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What calls cost, in constant time, for whoever compares a great many shapes. The numbers in
 * {@code kernel.costs} were read off the static estimator by {@code scripts/update-kernel-costs}; a
 * test holds them equal to the simulator.
 *
 * <p>All figures are modelled tile cycles of kernels with one entry point.
 */
public final class KernelCosts {
  private static final String FILE = "kernel.costs";
  private static final Map<String, CostTable> TABLES = read();

  private KernelCosts() {}

  /** All tables, in the order of the file. */
  public static Collection<CostTable> tables() {
    return TABLES.values();
  }

  /**
   * The table of that name; empty if such kernels have none.
   *
   * <p>A GEMM's is {@code gemm}, {@code f16} or {@code fp8}, {@code standard} or {@code
   * interleaved}, {@code initialize} or {@code accumulate}; its sizes are streamed rows (columns
   * where the orientation is swapped), groups of the inner dimension, coefficient panels. A linear
   * cast's is {@code cast}, {@code f16}, {@code f143}, {@code linear} and its placement; its size
   * is elements. A packed one's has {@code packed}; its sizes are rows and panels of 32 columns.
   */
  public static Optional<CostTable> table(String name) {
    return Optional.ofNullable(TABLES.get(name));
  }

  /**
   * Cycles of a GEMM whose scales are run-time metadata, overflow saturates, rounding is to
   * nearest, batch is 1 and output plain.
   *
   * @throws IllegalArgumentException if there is no table for the arithmetic, or a size is less
   *     than 1
   */
  public static long gemm(GemmParameters p, boolean accumulates) {
    String name =
        String.join(
            " ",
            "gemm",
            p.arithmetic().name().toLowerCase(Locale.ROOT).replace('_', '-'),
            p.interleaved() ? "interleaved" : "standard",
            accumulates ? "accumulate" : "initialize");
    CostTable table =
        table(name).orElseThrow(() -> new IllegalArgumentException("no costs of " + name));
    return table.cycles(
        Math.toIntExact(p.streamedRows()),
        Math.toIntExact(p.innerGroups()),
        Math.toIntExact(p.heldGroups()));
  }

  private static Map<String, CostTable> read() {
    try (InputStream stream = KernelCosts.class.getResourceAsStream(FILE);
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      return parse(reader.lines().toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Tables from lines: {@code table NAME}, {@code inner FIRST PERIOD} and {@code outer FIRST
   * PERIOD} where there are such loops, then for each segment {@code segment START PERIOD} and as
   * many lines of numbers as the period; {@code #} starts a comment.
   */
  static Map<String, CostTable> parse(List<String> lines) {
    Map<String, CostTable> tables = new LinkedHashMap<>();
    String name = "";
    CostAxis inner = CostAxis.NONE;
    CostAxis outer = CostAxis.NONE;
    List<Integer> starts = new ArrayList<>();
    List<Integer> periods = new ArrayList<>();
    List<Integer> numbers = new ArrayList<>();
    List<String> all = new ArrayList<>(lines);
    all.add("table");
    for (String line : all) {
      String[] words = line.strip().split("\\s+", -1);
      if (words[0].equals("table")) {
        if (!name.isEmpty()) {
          tables.put(name, new CostTable(name, inner, outer, starts, periods, numbers));
        }
        name = line.substring("table".length()).strip();
        starts.clear();
        periods.clear();
        numbers.clear();
        inner = CostAxis.NONE;
        outer = CostAxis.NONE;
      } else if (words[0].equals("inner")) {
        inner = new CostAxis(Integer.parseInt(words[1]), Integer.parseInt(words[2]));
      } else if (words[0].equals("outer")) {
        outer = new CostAxis(Integer.parseInt(words[1]), Integer.parseInt(words[2]));
      } else if (words[0].equals("segment")) {
        starts.add(Integer.parseInt(words[1]));
        periods.add(Integer.parseInt(words[2]));
      } else if (!words[0].isEmpty() && !words[0].startsWith("#")) {
        for (String word : words) {
          numbers.add(Integer.parseInt(word));
        }
      }
    }
    return Collections.unmodifiableMap(tables);
  }
}
