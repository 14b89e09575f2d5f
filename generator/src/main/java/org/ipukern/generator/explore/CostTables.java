package org.ipukern.generator.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The kinds of kernels that have a cost table. */
public final class CostTables {
  private static final int WORKERS = 6;

  /** GEMM: below it each row count stands for itself, as some workers have fewer than 3 rows. */
  private static final int MANY_ROWS = 24;

  /** GEMM: from here on a stride field cannot step over a worker's rows. */
  private static final int FAR = 769;

  /** Linear casts: from here on every worker has several vectors of eight. */
  private static final int MANY_ELEMENTS = 289;

  /** Elements that give each worker one vector more. */
  private static final int ELEMENTS = 48;

  /** Packed casts: from here on no worker goes without a row. */
  private static final int MANY_PACKED_ROWS = 49;

  /** Two rounds after the first two, see CostTable. */
  private static final Axis ROUNDS = new Axis(3, 2);

  /** Packed casts: workers share rows of all panels. */
  private static final Axis PANELS = new Axis(7, 6);

  /** A loop that a kernel does not have. */
  private static final Axis NONE = new Axis(2, 0);

  /**
   * How a size counts.
   *
   * @param first from which on it is regular
   * @param period of the regular part; 0 if there is none
   */
  public record Axis(int first, int period) {
    /** Sizes that a line keeps. */
    int places() {
      return first - 1 + period;
    }

    /** Sizes that must be looked at. */
    int samples() {
      return first - 1 + 2 * period;
    }
  }

  /**
   * A kind.
   *
   * @param name of its table
   * @param shape an entry of given sizes
   * @param inner its inner loop
   * @param outer its outer loop
   * @param periodicStarts where the schedule changes; before the first each n stands for itself
   * @param period of n
   */
  public record Kind(
      String name,
      CostCalibration.Shape shape,
      Axis inner,
      Axis outer,
      List<Integer> periodicStarts,
      int period) {}

  private CostTables() {}

  /** All kinds, in the order of the file. */
  public static List<Kind> all() {
    List<Kind> kinds = new ArrayList<>();
    for (String precision : List.of("f16", "f143")) {
      for (String weights : List.of("standard", "interleaved")) {
        for (String mode : List.of("initialize", "accumulate")) {
          kinds.add(gemm(precision, weights, mode));
        }
      }
    }
    for (String placement : List.of("separate", "interleaved")) {
      kinds.add(linear(placement));
      kinds.add(packed(placement));
    }
    return kinds;
  }

  private static Kind gemm(String precision, String weights, String mode) {
    boolean fp8 = precision.equals("f143");
    int group = fp8 ? 32 : 16;
    return new Kind(
        "gemm " + (fp8 ? "fp8" : precision) + " " + weights + " " + mode,
        (n, inner, outer) ->
            String.format(
                Locale.ROOT,
                "{\"gemm\":{\"precision\":\"%s\",\"rows\":[%d],\"inner\":%d,\"columns\":%d,"
                    + "\"weights\":\"%s\",\"mode\":\"%s\"}}",
                precision,
                n,
                inner * group,
                outer * 16,
                weights,
                mode),
        ROUNDS,
        ROUNDS,
        List.of(MANY_ROWS, FAR),
        WORKERS);
  }

  private static Kind linear(String placement) {
    return new Kind(
        "cast f16 f143 linear " + placement,
        (n, inner, outer) -> cast("\"elements\":" + n, "linear", placement),
        NONE,
        NONE,
        List.of(MANY_ELEMENTS),
        ELEMENTS);
  }

  private static Kind packed(String placement) {
    return new Kind(
        "cast f16 f143 packed " + placement,
        (n, inner, outer) ->
            cast("\"rows\":" + n + ",\"columns\":" + 32 * inner, "packed", placement),
        PANELS,
        NONE,
        List.of(MANY_PACKED_ROWS),
        WORKERS);
  }

  private static String cast(String sizes, String layout, String placement) {
    return String.format(
        Locale.ROOT,
        "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",%s,\"layout\":\"%s\",\"placement\":\"%s\"}}",
        sizes,
        layout,
        placement);
  }
}
