package org.ipukern.generator.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The kinds of layout changes that have a cost table. */
final class LayoutKinds {
  private static final int WORKERS = 6;

  /** Quads of a row up to which rows are shared as they are. */
  private static final int SHORT = 16;

  private static final CostKind.Axis NONE = CostKind.Axis.NONE;

  /** Workers share rows of all parts of a row. */
  private static final CostKind.Axis PARTS = new CostKind.Axis(7, 6);

  private static final CostKind.Axis SHORT_ROWS = new CostKind.Axis(SHORT + 1, 0);

  private final List<CostKind> kinds = new ArrayList<>();

  private LayoutKinds() {}

  static List<CostKind> all() {
    LayoutKinds all = new LayoutKinds();
    for (String placement : List.of("separate", "any")) {
      for (int bits : List.of(16, 8, 32)) {
        String stem = bits + " " + placement;
        all.copies(stem, bits);
        all.fills(stem, bits);
        if (bits == 16 && placement.equals("separate")) {
          all.pads(stem);
        }
        if (bits <= 16) {
          all.rows(stem, bits);
          all.panels(stem, bits);
          all.coefficients(stem, bits, placement);
        }
        all.transposes(stem, bits, placement);
      }
    }
    return all.kinds;
  }

  private static CostKind.Form linear(int bits) {
    int period = WORKERS * 64 / bits;
    return new CostKind.Form(1, List.of(5 * period), period, NONE, NONE);
  }

  private static CostKind.Form rows(CostKind.Axis inner, CostKind.Axis outer) {
    return new CostKind.Form(2, List.of(13), WORKERS, inner, outer);
  }

  private void add(String name, CostKind.Form form, CostKind.Shape fields) {
    String[] words = name.split(" ", -1);
    kinds.add(
        new CostKind(
            "layout " + name,
            (n, inner, outer) ->
                String.format(
                    Locale.ROOT,
                    "{\"layout\":{\"kernel\":\"%s\",\"bits\":%s,\"placement\":\"%s\",%s}}",
                    words[0],
                    words[1],
                    words[2],
                    fields.entry(n, inner, outer)),
            form));
  }

  private static String shape(long rows, long columns) {
    return "\"rows\":" + rows + ",\"columns\":" + columns;
  }

  private static String strides(long source, long target) {
    return ",\"source-stride\":" + source + ",\"target-stride\":" + target;
  }

  private static List<Integer> rests(int bits) {
    return bits == 16 ? List.of(0, 1, 2, 3) : List.of(0);
  }

  private static String rest(int elements) {
    return elements > 0 ? " rest" + elements : "";
  }

  private void copies(String stem, int bits) {
    add("copy " + stem + " dense", linear(bits), (n, inner, outer) -> shape(1, n));
    int quad = 64 / bits;
    for (int rest : rests(bits)) {
      for (int steps = 0; steps <= (stem.endsWith("any") ? 2 : 0); steps++) {
        int source = gap(steps > 1);
        int target = gap(steps > 0) + 1;
        add(
            "copy " + stem + rest(rest) + " short" + steps(steps),
            rows(SHORT_ROWS, NONE),
            (n, q, outer) ->
                shape(n, (long) q * quad + rest)
                    + strides((long) (q + source) * quad, (long) (q + target) * quad));
      }
      add(
          "copy " + stem + rest(rest) + " long",
          rows(PARTS, NONE),
          (n, q, outer) ->
              shape(n, (long) (q + SHORT) * quad + rest)
                  + strides((q + SHORT + 1L) * quad, (q + SHORT + 2L) * quad));
    }
    add(
        "copy " + stem + " long onto-dense",
        rows(PARTS, NONE),
        (n, q, outer) ->
            shape(n, (long) (q + SHORT) * quad)
                + (",\"source-stride\":" + (q + SHORT + 2L) * quad));
  }

  /** Quads between rows: few, or more than an immediate steps over. */
  private static int gap(boolean far) {
    return far ? 200 : 1;
  }

  private static String steps(int bundles) {
    return bundles > 0 ? " steps" + bundles : "";
  }

  private void fills(String stem, int bits) {
    int quad = 64 / bits;
    for (String filled : List.of("", " filled")) {
      String value = filled.isEmpty() ? "" : ",\"fill\":\"lowest\"";
      add(
          "fill " + stem + " dense" + filled,
          linear(bits),
          (n, inner, outer) -> shape(1, n) + value);
      for (int rest : rests(bits)) {
        for (int steps = 0; steps <= 1; steps++) {
          int gap = gap(steps > 0) + 1;
          add(
              "fill " + stem + filled + rest(rest) + " short" + steps(steps),
              rows(SHORT_ROWS, NONE),
              (n, q, outer) ->
                  shape(n, (long) q * quad + rest)
                      + (",\"target-stride\":" + (long) (q + gap) * quad)
                      + value);
        }
        add(
            "fill " + stem + filled + rest(rest) + " long",
            rows(PARTS, NONE),
            (n, q, outer) ->
                shape(n, (long) (q + SHORT) * quad + rest)
                    + ",\"target-stride\":"
                    + (q + SHORT + 2L) * quad
                    + value);
      }
    }
  }

  /** Rows of halves to rows that are one to seven longer. */
  private void pads(String stem) {
    for (String filled : List.of("", " filled")) {
      String value = filled.isEmpty() ? "" : ",\"fill\":\"lowest\"";
      for (int rest : rests(16)) {
        pad("pad " + stem + filled + rest(rest) + " short", SHORT_ROWS, 0, rest, value);
        pad("pad " + stem + filled + rest(rest) + " long", PARTS, SHORT, rest, value);
      }
    }
  }

  private void pad(String name, CostKind.Axis quads, int before, int rest, String value) {
    add(
        name,
        rows(quads, new CostKind.Axis(8, 0)),
        (n, q, more) -> {
          long columns = (before + q) * 4L + rest;
          return shape(n, columns)
              + (",\"width\":" + (columns + more))
              + strides((before + q + 1) * 4L, (before + q + 3) * 4L)
              + value;
        });
  }

  /** Whole fragments; or with a cut one, filled up to 16 columns. */
  private void rows(String stem, int bits) {
    boolean any = stem.endsWith("any");
    for (String filled : List.of("", " filled")) {
      for (int rest = 0; rest < (bits == 16 ? 16 : 1); rest++) {
        if (rest == 0 && !filled.isEmpty()) {
          continue;
        }
        String name = "rows-from-panels " + stem + filled + rest(rest);
        if (any) {
          int far = (bits == 16 ? 33 : 65) - (rest > 0 ? 1 : 0);
          rows(name, 1, 13, WORKERS, rest);
          rows(name + " steps1", far, far, WORKERS, rest);
        } else {
          // Fragments go down and up by turns, so a worker's cost grows by pairs of them.
          rows(name, 1, 31, 2 * WORKERS, rest);
        }
      }
    }
  }

  private void rows(String name, int least, int start, int period, int rest) {
    add(
        name,
        new CostKind.Form(least, List.of(start), period, new CostKind.Axis(SHORT, 0), NONE),
        (n, rows, outer) ->
            shape(rows + 1L, n * 16L + rest)
                + (rest == 0 ? "" : ",\"width\":" + (n * 16L + 16))
                + (name.contains("filled") ? ",\"fill\":\"lowest\"" : ""));
  }

  private void panels(String stem, int bits) {
    int panel = 256 / bits;
    for (int quads = 0; quads < 4; quads++) {
      int rest = quads * 64 / bits;
      // Whole panels count from 0 where there is a rest.
      CostKind.Axis parts = rest > 0 ? new CostKind.Axis(8, 6) : PARTS;
      CostKind.Form form = new CostKind.Form(1, List.of(49), WORKERS, parts, NONE);
      if (!stem.endsWith("any")) {
        // One panel without gaps needs no stride word; with gaps it does.
        int columns = rest > 0 ? rest : panel;
        add(
            "panels-from-rows " + stem + rest(rest) + " strided",
            new CostKind.Form(1, List.of(49), WORKERS, NONE, NONE),
            (n, p, outer) -> shape(n, columns) + ",\"source-stride\":" + 2 * panel);
      }
      for (int steps = 0; steps <= (stem.endsWith("any") ? rest > 0 ? 2 : 1 : 0); steps++) {
        // Between the two a step is long for the whole panels or for the rest alone.
        String stride =
            steps == 0
                ? ""
                : ",\"source-stride\":" + (steps == 2 || rest == 0 ? 800 : 520) * 16 / bits;
        add(
            "panels-from-rows " + stem + rest(rest) + steps(steps),
            form,
            (n, p, outer) ->
                shape(n, rest > 0 ? (p - 1L) * panel + rest : (long) p * panel) + stride);
      }
    }
  }

  private void coefficients(String stem, int bits, String placement) {
    int panel = 256 / bits;
    CostKind.Form form = new CostKind.Form(1, List.of(19), WORKERS, NONE, NONE);
    boolean any = placement.equals("any");
    String order = ",\"order\":\"cxk\"";
    for (String way : any ? List.of("", " steps1") : List.of("", " dense")) {
      int stride = way.isEmpty() ? 2 * panel : any ? 800 * 16 / bits : panel;
      add(
          "coefficients-from-rows " + stem + " cxk" + way,
          form,
          (n, inner, outer) -> shape(16L * n, panel) + order + ",\"source-stride\":" + stride);
    }
    transposed(
        "coefficients-from-rows " + stem,
        bits == 16 ? List.of(0, 256, -1, -1, 260, 512) : List.of(0, 512),
        "",
        form,
        (n, inner, outer) -> shape((long) n * panel, 16));
    if (bits == 16 && placement.equals("separate")) {
      transposed(
          "coefficients-from-rows " + stem + " accumulator",
          List.of(0, 512),
          ",\"method\":\"accumulator\"",
          form,
          (n, inner, outer) -> shape((long) n * panel, 16));
    }
  }

  /** One kind for each source stride that is not negative; its place is the number of steps. */
  private void transposed(
      String stem, List<Integer> strides, String more, CostKind.Form form, CostKind.Shape shape) {
    for (int steps = 0; steps < strides.size(); steps++) {
      int stride = strides.get(steps);
      if (stride >= 0) {
        add(
            stem + steps(steps),
            form,
            (n, inner, outer) ->
                shape.entry(n, inner, outer)
                    + (stride == 0 ? "" : ",\"source-stride\":" + stride)
                    + more);
      }
    }
  }

  private void transposes(String stem, int bits, String placement) {
    int side = bits == 32 ? 2 : 4;
    CostKind.Form form = new CostKind.Form(1, List.of(19), WORKERS, PARTS, NONE);
    CostKind.Shape shape = (n, inner, outer) -> shape((long) n * side, (long) inner * side);
    boolean separate = placement.equals("separate");
    if (bits == 8 || (bits == 32 && separate)) {
      transposed("transpose " + stem, List.of(0, bits == 8 ? 512 : 256), "", form, shape);
    }
    if (bits == 32) {
      String far = separate ? " far" : "";
      strided("transpose " + stem + far, form, shape, separate ? FAR_WORDS : WORDS);
    }
    if (bits == 16) {
      strided("transpose " + stem, form, shape, HALVES);
    }
    if (bits == 16 && separate) {
      String accumulator = ",\"method\":\"accumulator\"";
      transposed("transpose " + stem + " accumulator", List.of(0, 512), accumulator, form, shape);
    }
  }

  /** Source and target strides by the number of steps that are too long; 0: dense. */
  private static final int[][] HALVES = {
    {0, 0}, {256, 0}, {0, 176}, {0, 512}, {260, 0}, {512, 0}, {260, 176}, {260, 512}, {512, 512}
  };

  private static final int[][] WORDS = {{0, 0}, {256, 0}, {256, 256}, {0, 260}, {256, 260}};

  /** No step fits a stride field. */
  private static final int[][] FAR_WORDS = {{}, {1024, 0}, {1024, 256}, {0, 1024}, {1024, 1024}};

  private void strided(String stem, CostKind.Form form, CostKind.Shape shape, int[][] strides) {
    for (int steps = 0; steps < strides.length; steps++) {
      if (strides[steps].length > 0) {
        int source = strides[steps][0];
        int target = strides[steps][1];
        add(
            stem + steps(steps),
            form,
            (n, inner, outer) ->
                shape.entry(n, inner, outer)
                    + (source == 0 ? "" : ",\"source-stride\":" + source)
                    + (target == 0 ? "" : ",\"target-stride\":" + target));
      }
    }
  }
}
