package org.ipukern.generator.explore.cost;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Makes the text of {@code kernel.costs} from what the static estimator says. Kinds whose cycles
 * differ by the same number at some fifty shapes share one table.
 */
public final class CostCalibration {
  private static final int PROBES = 48;

  /** The first sizes are looked at one by one: there workers go without work. */
  private static final int FIRST = 12;

  private static final long SEED = 20_261_129;

  private static final ThreadLocal<CostReader> READER = ThreadLocal.withInitial(CostReader::new);

  private CostCalibration() {}

  /** Cycles at some sizes, less those at the first of them. */
  private record Likeness(CostKind.Form form, List<Long> differences) {}

  private record Probed(CostKind kind, long first, Likeness likeness) {}

  /** The text of the tables of all kinds. */
  public static String text(List<CostKind> kinds) {
    List<Probed> probed = kinds.parallelStream().map(CostCalibration::probe).toList();
    Map<Likeness, Probed> originals = new LinkedHashMap<>();
    probed.forEach(p -> originals.putIfAbsent(p.likeness(), p));
    return probed.parallelStream()
        .map(
            p -> {
              Probed original = originals.get(p.likeness());
              return original.equals(p)
                  ? table(p.kind())
                  : "like "
                      + (p.first() - original.first())
                      + " "
                      + p.kind().name()
                      + " = "
                      + original.kind().name()
                      + "\n";
            })
        .collect(Collectors.joining());
  }

  private static long cycles(CostKind kind, int n, int inner, int outer) {
    return READER.get().cycles(kind.shape().spec(n, inner, outer));
  }

  private static Probed probe(CostKind kind) {
    CostKind.Form form = kind.form();
    Random random = new Random(SEED);
    List<Long> cycles = new ArrayList<>();
    for (int i = 0; i < PROBES; i++) {
      int start = form.starts().get(random.nextInt(form.starts().size()));
      int n =
          i < FIRST
              ? form.least() + i
              : i % 2 == 0
                  ? start + random.nextInt(form.period())
                  : form.least() + random.nextInt(form.starts().get(0) - form.least() + 1);
      cycles.add(
          cycles(
              kind,
              n,
              1 + random.nextInt(form.inner().samples()),
              1 + random.nextInt(form.outer().samples())));
    }
    long first = cycles.get(0);
    return new Probed(
        kind, first, new Likeness(form, cycles.stream().map(c -> c - first).toList()));
  }

  private static String table(CostKind kind) {
    CostKind.Form form = kind.form();
    StringBuilder text = new StringBuilder("table " + kind.name() + "\n");
    axis(text, "inner", form.inner());
    axis(text, "outer", form.outer());
    int singles = form.starts().get(0) - form.least();
    if (singles > 0) {
      text.append("single " + form.least() + " " + singles + "\n");
      for (int n = form.least(); n < form.starts().get(0); n++) {
        text.append(
            coefficients(kind, n).stream().map(String::valueOf).collect(Collectors.joining(" ")));
        text.append('\n');
      }
    }
    for (int start : form.starts()) {
      text.append("segment ").append(start).append(' ').append(form.period()).append('\n');
      for (int n = start; n < start + form.period(); n++) {
        line(text, coefficients(kind, n), coefficients(kind, n + form.period()));
      }
    }
    return text.toString();
  }

  private static void axis(StringBuilder text, String name, CostKind.Axis axis) {
    if (!axis.equals(CostKind.Axis.NONE)) {
      text.append(name + " " + axis.first() + " " + axis.period() + "\n");
    }
  }

  private static void line(StringBuilder text, List<Long> now, List<Long> later) {
    text.append(
            IntStream.range(0, now.size())
                .mapToObj(i -> now.get(i) + " " + (later.get(i) - now.get(i)))
                .collect(Collectors.joining(" ")))
        .append('\n');
  }

  /** Coefficients of one n, in the order of {@link org.ipukern.tile.cost.CostTable}. */
  private static List<Long> coefficients(CostKind kind, int n) {
    CostKind.Axis inner = kind.form().inner();
    CostKind.Axis outer = kind.form().outer();
    long[][] t = new long[inner.samples()][outer.samples()];
    for (int i = 0; i < t.length; i++) {
      for (int o = 0; o < t[i].length; o++) {
        t[i][o] = cycles(kind, n, i + 1, o + 1);
      }
    }
    List<Long> all = new ArrayList<>();
    for (int i = 0; i < inner.places(); i++) {
      for (int o = 0; o < outer.places(); o++) {
        all.add(t[i][o]);
      }
    }
    for (int i = inner.first() - 1; i < inner.places(); i++) {
      for (int o = 0; o < outer.places(); o++) {
        all.add(t[i + inner.period()][o] - t[i][o]);
      }
    }
    for (int o = outer.first() - 1; o < outer.places(); o++) {
      for (int i = 0; i < inner.places(); i++) {
        all.add(t[i][o + outer.period()] - t[i][o]);
      }
    }
    for (int i = inner.first() - 1; i < inner.places(); i++) {
      for (int o = outer.first() - 1; o < outer.places(); o++) {
        int nextI = i + inner.period();
        int nextO = o + outer.period();
        all.add(t[nextI][nextO] - t[nextI][o] - t[i][nextO] + t[i][o]);
      }
    }
    return all;
  }
}
