package org.ipukern.generator.spec;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Seeded entries over the whole schema: legal for the most part, wrong now and then if asked. */
final class RandomEntries {
  private static final List<String> PRECISIONS =
      List.of("f16", "f16-f32", "f32", "f143", "f152", "f143-f152");
  private static final List<String> LAYOUT_KERNELS =
      List.of(
          "rows-from-panels",
          "panels-from-rows",
          "coefficients-from-rows",
          "transpose",
          "copy",
          "fill",
          "pad");

  private final Random random;
  private final int wrongPercent;
  private List<String> fields;

  RandomEntries(long seed, int wrongPercent) {
    random = new Random(seed);
    this.wrongPercent = wrongPercent;
  }

  /** One entry as JSON. */
  String next() {
    fields = new ArrayList<>();
    String family = pick(List.of("gemm", "cast", "layout"));
    switch (family) {
      case "gemm" -> gemm();
      case "cast" -> cast();
      default -> layout();
    }
    if (wrong()) {
      fields.remove(random.nextInt(fields.size()));
    }
    if (wrong()) {
      field(pick(List.of("kk", "comment", "order", "scale", "elements")), "3");
    }
    return "{\"" + family + "\":{" + String.join(",", fields) + "}}";
  }

  private void gemm() {
    field("precision", word(PRECISIONS));
    field("rows", list(1, 64, 4));
    field("inner", whole(1, 300));
    field("columns", whole(1, 300));
    maybe("weights", "standard", "interleaved");
    maybe("mode", "initialize", "accumulate");
    maybe("output", "plain", "packed");
    maybe("orientation", "normal", "swapped");
    maybeWhole("batch", 1, 3);
    maybe("rounding", "nearest", "stochastic");
    maybe("overflow", "saturate", "nan");
    maybe("accumulators", "cleared", "retained");
    maybeWhole("scale", -32, 31);
    maybeWhole("coefficients-scale", -32, 31);
  }

  private void cast() {
    field("from", word(List.of("f16", "f32", "f143", "f152")));
    field("to", word(List.of("f143", "f152", "f16")));
    String layout = pick(List.of("linear", "packed", "row-major"));
    field("layout", "\"" + layout + "\"");
    if (layout.equals("linear") != wrong()) {
      field("elements", whole(0, 9_000));
    } else {
      field("rows", whole(1, 300));
      field("columns", whole(1, 64));
      if (random.nextBoolean()) {
        field("source-stride", whole(60, 80));
      }
    }
    maybe("placement", "interleaved", "separate", "any");
    maybeWhole("scale", -32, 31);
    maybeWhole("source-scale", -32, 31);
    maybe("overflow", "saturate", "nan");
    maybe("rounding", "nearest", "stochastic");
  }

  private void layout() {
    String kernel = pick(LAYOUT_KERNELS);
    field("kernel", "\"" + kernel + "\"");
    field("bits", pick(List.of("8", "16", "16", "16", "32")));
    field("rows", whole(1, 40));
    field("columns", whole(1, 40));
    maybe("placement", "interleaved", "separate", "any");
    LayoutKernel known = List.of(LayoutKernel.values()).get(LAYOUT_KERNELS.indexOf(kernel));
    if (known.has("width") != wrong()) {
      maybeWhole("width", 30, 90);
    }
    if (known.has("fill") != wrong()) {
      maybe("fill", "zero", "lowest", "-inf");
    }
    if (known.has("slots") != wrong()) {
      field("slots", list(0, 40, 3));
    }
    if (known.has("source-stride") != wrong()) {
      maybeWhole("source-stride", 35, 700);
    }
    if (known.has("target-stride") != wrong()) {
      maybeWhole("target-stride", 35, 100);
    }
    if (known.has("order") != wrong()) {
      maybe("order", "kxc", "cxk");
    }
    if (known.has("method") != wrong()) {
      maybe("method", "shuffle", "accumulator");
    }
  }

  private boolean wrong() {
    return random.nextInt(100) < wrongPercent;
  }

  private void field(String name, String value) {
    fields.add("\"" + name + "\":" + value);
  }

  private void maybe(String name, String... words) {
    if (random.nextInt(3) == 0) {
      field(name, word(List.of(words)));
    }
  }

  private void maybeWhole(String name, int least, int most) {
    if (random.nextInt(3) == 0) {
      field(name, whole(least, most));
    }
  }

  private String word(List<String> words) {
    return wrong()
        ? pick(List.of("\"F16\"", "\"\"", "null", "7", "true", "[]", "\"nearest \""))
        : "\"" + pick(words) + "\"";
  }

  private String whole(int least, int most) {
    return wrong()
        ? pick(List.of("0", "-1", "null", "\"8\"", "2.5", "1e3", "8.0", "4294967296", "{}"))
        : String.valueOf(least + random.nextInt(most - least + 1));
  }

  private String list(int least, int most, int longest) {
    if (wrong()) {
      return pick(List.of("[]", "8", "[8,8]", "[0.5]", "null"));
    }
    List<String> items = new ArrayList<>();
    for (int i = random.nextInt(longest); i >= 0; i--) {
      String item = whole(least, most);
      if (!items.contains(item)) {
        items.add(item);
      }
    }
    return items.toString().replace(" ", "");
  }

  private String pick(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
