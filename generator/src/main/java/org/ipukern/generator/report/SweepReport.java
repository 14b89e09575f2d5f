package org.ipukern.generator.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ipukern.generator.explore.sweep.SweepResult;
import org.ipukern.generator.explore.sweep.SweepRow;
import org.ipukern.generator.gate.Verdict;
import org.ipukern.generator.output.RowJson;

/** A sweep as a summary, as JSON and as a page with a heat map. */
public final class SweepReport {
  private static final int SCHEMA = 1;

  private SweepReport() {}

  /** Who wins how often, and how well the estimates choose. */
  public static String text(SweepResult result) {
    Map<String, Integer> wins = new LinkedHashMap<>();
    Map<Integer, List<SweepRow>> cells = result.cells();
    cells
        .values()
        .forEach(
            cell ->
                SweepResult.winner(cell)
                    .ifPresent(row -> wins.merge(variant(row), 1, Integer::sum)));
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "%d estimates (%s), %d cells with a kernel, %d kernels simulated\n",
            result.estimates(),
            result.kind(),
            cells.size(),
            result.rows().stream().filter(row -> row.simulated().isPresent()).count()));
    TextTable table = new TextTable(List.of(1), List.of("variant", "cells it wins"));
    wins.entrySet().stream()
        .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
        .forEach(e -> table.add(List.of(e.getKey(), Integer.toString(e.getValue()))));
    text.append(table.text());
    if (result.rows().stream().anyMatch(row -> !row.stands())) {
      text.append(
          String.format(
              Locale.ROOT,
              "%d without room on a tile, %d refused by the gate, %d without a verdict; these win no cell\n",
              result.count(SweepRow.NO_ROOM),
              result.count(Verdict.REFUSED.word()),
              result.count(Verdict.NO_VERDICT.word())));
    }
    SweepResult.Quality quality = result.quality();
    text.append(
        quality.judged() == 0
            ? "selection: not judged, fewer than two simulated variants in every cell\n"
            : String.format(
                Locale.ROOT,
                "selection: the first estimate was the simulator's best in %d of %d cells (%.1f%%)\n",
                quality.right(),
                quality.judged(),
                100.0 * quality.right() / quality.judged()));
    text.append("tile cycles, modelled (timing model ").append(result.model()).append(")\n");
    return text.toString();
  }

  private static String variant(SweepRow row) {
    return row.words().isEmpty() ? "(one variant)" : String.join(" ", row.words());
  }

  /** JSON, a kept variant a line. */
  public static String json(SweepResult result) {
    return RowJson.write(tree(result));
  }

  private static ObjectNode tree(SweepResult result) {
    ObjectNode top = RowJson.object();
    top.put("schema", SCHEMA);
    top.put("model", result.model());
    top.put("request", result.request());
    top.put("kind", result.kind());
    top.put("estimates", result.estimates());
    top.put("judged", result.quality().judged());
    top.put("right", result.quality().right());
    result.numbers().forEach(top.putArray("numbers")::add);
    result.words().forEach(top.putArray("words")::add);
    ArrayNode rows = top.putArray("rows");
    for (SweepRow row : result.rows()) {
      ObjectNode one = rows.addObject();
      one.put("cell", row.cell()).put("place", row.place());
      for (int i = 0; i < row.numbers().size(); i++) {
        one.put(result.numbers().get(i), Long.parseLong(row.numbers().get(i)));
      }
      for (int i = 0; i < row.words().size(); i++) {
        one.put(result.words().get(i), row.words().get(i));
      }
      one.put("estimate", row.estimate());
      one.put("simulated", row.simulated().isPresent() ? row.simulated().getAsLong() : null);
      one.put("verdict", row.verdict().isEmpty() ? null : row.verdict());
      one.put("ampPermille", row.permille().isPresent() ? row.permille().getAsLong() : null);
      one.put("manifest", row.manifestLine());
    }
    return top;
  }

  /** A page that needs nothing else: heat map, winner, manifest line of a clicked cell. */
  public static String html(SweepResult result) {
    String data =
        tree(result)
            .toString()
            .replace("<", "\\u003c")
            .replace(">", "\\u003e")
            .replace("&", "\\u0026")
            .replace("\u2028", "\\u2028")
            .replace("\u2029", "\\u2029");
    HtmlPage page = new HtmlPage("Sweep of " + result.family() + " kernels");
    page.markup(resource("sweep.html"));
    page.markup(
        "<script type=\"application/json\" id=\"data\">"
            + data
            + "</script>\n<script>\n"
            + resource("sweep.js")
            + "</script>\n");
    return page.text();
  }

  private static String resource(String name) {
    try (InputStream stream = SweepReport.class.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IllegalStateException(name + " is not in the jar");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
