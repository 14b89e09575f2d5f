package org.ipukern.generator.explore.cost;

import java.util.ArrayList;
import java.util.List;
import org.ipukern.generator.spec.SpecBuilder;

/** The kinds of layout changes that have a cost table. */
final class LayoutKinds {
  static final int WORKERS = 6;

  /** Workers share rows of all parts of a row. */
  static final CostKind.Axis PARTS = new CostKind.Axis(7, 6);

  /** Sets the fields of an entry beyond kernel, bits and placement. */
  @FunctionalInterface
  interface Fields {
    SpecBuilder set(SpecBuilder entry, int n, int inner, int outer);
  }

  /**
   * What the kinds of one element size and placement have in common.
   *
   * @param bits of an element
   * @param placement the manifest's word
   */
  record Stem(int bits, String placement) {
    @Override
    public String toString() {
      return bits + " " + placement;
    }

    boolean isAnywhere() {
      return placement.equals("any");
    }

    /** Elements of eight bytes. */
    int quad() {
      return 64 / bits;
    }

    /** Elements of a panel's row. */
    int panel() {
      return 256 / bits;
    }
  }

  private final List<CostKind> kinds = new ArrayList<>();

  private LayoutKinds() {}

  static List<CostKind> all() {
    LayoutKinds all = new LayoutKinds();
    for (String placement : List.of("separate", "any")) {
      for (int bits : List.of(16, 8, 32)) {
        Stem stem = new Stem(bits, placement);
        new RowKinds(all, stem).addAll();
        if (bits <= 16) {
          new PanelKinds(all, stem).addAll();
        }
        new BlockKinds(all, stem).addAll();
      }
    }
    return all.kinds;
  }

  /**
   * Adds a kind.
   *
   * @param name the kernel, the stem and what else tells kinds apart, with blanks between them
   */
  void add(String name, CostKind.Form form, Fields fields) {
    String[] words = name.split(" ", -1);
    kinds.add(
        new CostKind(
            "layout " + name,
            (n, inner, outer) ->
                fields
                    .set(
                        SpecBuilder.of("layout")
                            .with("kernel", words[0])
                            .with("bits", Integer.valueOf(words[1]))
                            .with("placement", words[2]),
                        n,
                        inner,
                        outer)
                    .build(),
            form));
  }

  static SpecBuilder shape(SpecBuilder entry, long rows, long columns) {
    return entry.with("rows", rows).with("columns", columns);
  }

  /** Strides in elements; 0 leaves a side dense. */
  static SpecBuilder strides(SpecBuilder entry, long source, long target) {
    if (source > 0) {
      entry.with("source-stride", source);
    }
    return target > 0 ? entry.with("target-stride", target) : entry;
  }

  /** The word for elements beyond whole quads, fragments or panels. */
  static String rest(int elements) {
    return elements > 0 ? " rest" + elements : "";
  }

  /** The word for bundles that put long steps into registers. */
  static String steps(int bundles) {
    return bundles > 0 ? " steps" + bundles : "";
  }

  /** The fill of kinds that store another value than zero. */
  static SpecBuilder fill(SpecBuilder entry, String filled) {
    return filled.isEmpty() ? entry : entry.with("fill", "lowest");
  }
}
