package org.ipukern.generator.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.ipukern.generator.explore.RankedVariant;
import org.ipukern.generator.explore.Ranking;
import org.ipukern.generator.explore.Variant;
import org.ipukern.generator.explore.Variants;
import org.ipukern.generator.explore.Variants.Axis;
import org.ipukern.generator.output.RowJson;
import org.ipukern.generator.spec.KernelSpec;

/** The variants of a shape: those that are in, ranked for each result, then those that are out. */
public final class VariantTable {
  private static final String RETAINED =
      "rests on an undocumented property of the tile, ranked on request only";

  private final String family;
  private final List<RankedVariant> variants;
  private final boolean ranksRetained;
  private final String asked;

  /**
   * A table.
   *
   * @param variants all of a shape
   * @param ranksRetained true if kernels that rest on retained accumulators were asked for
   */
  public VariantTable(String family, List<RankedVariant> variants, boolean ranksRetained) {
    this(family, variants, ranksRetained, "");
  }

  /**
   * The same with one variant marked.
   *
   * @param asked its manifest line
   */
  public VariantTable(
      String family, List<RankedVariant> variants, boolean ranksRetained, String asked) {
    this.asked = asked;
    this.family = family;
    this.variants = List.copyOf(variants);
    this.ranksRetained = ranksRetained;
  }

  /**
   * The text.
   *
   * @param model version of the timing model that gave the figures
   */
  public String text(String model) {
    StringBuilder text = new StringBuilder();
    groups().forEach((result, members) -> group(text, result, members));
    List<RankedVariant> out = variants.stream().filter(v -> !v.isIn()).toList();
    if (!out.isEmpty()) {
      text.append("out\n").append(outTable(out)).append('\n');
    }
    return text.append(variants.size() - out.size())
        .append(" of ")
        .append(variants.size())
        .append(" variants in; tile cycles, modelled (timing model ")
        .append(model)
        .append(")\n")
        .toString();
  }

  /** Variants that are in, by the words that make the result. */
  private Map<String, List<RankedVariant>> groups() {
    return variants.stream()
        .filter(RankedVariant::isIn)
        .collect(
            Collectors.groupingBy(
                ranked -> words(ranked.variant(), true), LinkedHashMap::new, Collectors.toList()));
  }

  private void group(StringBuilder text, String result, List<RankedVariant> members) {
    TextTable table =
        new TextTable(List.of(0, 1), List.of("rank", "cycles", "variant", "manifest"));
    String about = "";
    long best = Long.MAX_VALUE;
    int rank = 0;
    List<RankedVariant> ordered = new ArrayList<>(Ranking.ordered(members));
    ordered.sort(Comparator.comparing(ranked -> !counts(ranked)));
    for (RankedVariant ranked : ordered) {
      boolean counts = counts(ranked);
      rank += counts ? 1 : 0;
      best = counts ? Math.min(best, ranked.cycles().orElse(Long.MAX_VALUE)) : best;
      String mark = "";
      if (isAsked(ranked)) {
        mark = "* ";
        about = asked(ranked, best);
      }
      table.add(
          List.of(
              mark + (counts && ranked.cycles().isPresent() ? Integer.toString(rank) : "-"),
              EntryTable.figure(ranked.cycles()),
              words(ranked.variant(), false),
              ranked.variant().spec().map(KernelSpec::manifestLine).orElseThrow()));
    }
    text.append(result).append('\n').append(table.text()).append(about);
    if (members.stream().anyMatch(ranked -> ranked.variant().isRetained())) {
      text.append("  retained: ").append(RETAINED).append('\n');
    }
    text.append('\n');
  }

  private boolean isAsked(RankedVariant ranked) {
    return ranked.variant().spec().filter(spec -> spec.manifestLine().equals(asked)).isPresent();
  }

  private static String asked(RankedVariant ranked, long best) {
    String text = "  * asked for";
    if (ranked.cycles().isPresent() && best < Long.MAX_VALUE) {
      long more = ranked.cycles().getAsLong() - best;
      text +=
          more <= 0
              ? ", no variant takes fewer cycles"
              : ", " + more + " cycles (" + Share.of(more, best) + ") above the fastest";
    }
    return text + "\n";
  }

  /** Retained accumulators are never chosen unless they were asked for. */
  private boolean counts(RankedVariant ranked) {
    return ranksRetained || !ranked.variant().isRetained();
  }

  private String outTable(List<RankedVariant> out) {
    TextTable table = new TextTable(List.of(), List.of("  variant", "why"));
    for (RankedVariant ranked : out) {
      table.add(
          List.of(
              "  " + words(ranked.variant(), true) + " " + words(ranked.variant(), false),
              why(ranked)));
    }
    return table.text();
  }

  private static String why(RankedVariant ranked) {
    String nearest = ranked.variant().nearest();
    return ranked.refused().isEmpty()
        ? ranked.variant().reason() + (nearest.isEmpty() ? "" : "; nearest: " + nearest)
        : ranked.refused();
  }

  private String words(Variant variant, boolean result) {
    List<String> words = new ArrayList<>();
    for (Axis axis : Variants.axes(family)) {
      if (axis.result() == result) {
        words.add(variant.words().get(axis.field()));
      }
    }
    return String.join(" ", words);
  }

  /** The same as JSON. */
  public String json(String model) {
    ObjectNode top = RowJson.object();
    top.put("schema", 1).put("model", model).put("family", family);
    add(top.putArray("variants"));
    return RowJson.write(top);
  }

  /** Adds an object for each variant. */
  void add(ArrayNode array) {
    for (RankedVariant ranked : variants) {
      ObjectNode object = array.addObject();
      ranked.variant().words().forEach(object::put);
      object.put("in", ranked.isIn());
      put(object, ranked.cycles());
      object.put("undocumented", ranked.variant().isRetained());
      if (ranked.isIn()) {
        object.put("manifest", ranked.variant().spec().orElseThrow().manifestLine());
      } else {
        object.put("why", why(ranked));
      }
      if (!asked.isEmpty()) {
        object.put("asked", isAsked(ranked));
      }
    }
  }

  private static void put(ObjectNode object, OptionalLong cycles) {
    if (cycles.isPresent()) {
      object.put("cycles", cycles.getAsLong());
    } else {
      object.putNull("cycles");
    }
  }
}
