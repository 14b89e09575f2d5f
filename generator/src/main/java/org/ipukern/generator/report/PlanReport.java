package org.ipukern.generator.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ipukern.generator.explore.plan.AttentionPlan;
import org.ipukern.generator.explore.plan.AttentionProblem;
import org.ipukern.generator.explore.plan.PaddingResult;
import org.ipukern.generator.explore.plan.PlanResult;
import org.ipukern.generator.explore.plan.PlanStep;
import org.ipukern.generator.explore.plan.PriceSource;
import org.ipukern.generator.output.RowJson;

/** A plan of attention as text, Markdown, JSON and a page. */
public final class PlanReport {
  private static final int SCHEMA = 1;
  private static final int SHOWN = 12;
  private static final List<String> RANKING =
      List.of(
          "", "scores", "K", "keys", "softmax", "PV", "cycles", "to best", "memory", "quantise");
  private static final List<Integer> RANKING_FIGURES = List.of(0, 2, 3, 6, 7, 8);
  private static final List<String> PADDING =
      List.of("K", "keys", "best sequence", "cycles", "to best");
  private static final List<Integer> PADDING_FIGURES = List.of(0, 1, 3, 4);
  private static final String PADDING_TITLE = "what padding of Q and K comes to";
  private static final List<String> SEQUENCE = List.of("phase", "tile", "cycles", "price");
  private static final List<Integer> SEQUENCE_FIGURES = List.of(2);
  private static final List<String> EXCESS = List.of("scores", "softmax", "memory", "excess");
  private static final List<Integer> EXCESS_FIGURES = List.of(2, 3);

  private PlanReport() {}

  /** Aligned text. */
  public static String text(PlanResult result, String model) {
    StringBuilder text = new StringBuilder(heading(result)).append("\n\n");
    text.append(table(RANKING_FIGURES, RANKING, ranking(result)))
        .append(below(result))
        .append("\n\n")
        .append(PADDING_TITLE)
        .append('\n')
        .append(table(PADDING_FIGURES, PADDING, paddings(result)));
    for (AttentionPlan plan : result.named()) {
      text.append('\n').append(title(result, plan)).append('\n');
      text.append(table(SEQUENCE_FIGURES, SEQUENCE, sequence(plan)));
    }
    if (!result.tooLarge().isEmpty()) {
      text.append('\n').append(excessTitle(result)).append('\n');
      text.append(table(EXCESS_FIGURES, EXCESS, excess(result)));
    }
    text.append('\n');
    notes(result, model).forEach(note -> text.append(note).append('\n'));
    return text.toString();
  }

  private static String table(List<Integer> right, List<String> header, List<List<String>> rows) {
    TextTable table = new TextTable(right, header);
    rows.forEach(table::add);
    return table.text();
  }

  /** Markdown. */
  public static String markdown(PlanResult result, String model) {
    StringBuilder text = new StringBuilder("## ").append(heading(result)).append("\n\n");
    text.append(markdown(RANKING_FIGURES, RANKING, ranking(result)));
    text.append('\n').append(below(result)).append('\n');
    text.append("\n### ").append(PADDING_TITLE).append("\n\n");
    text.append(markdown(PADDING_FIGURES, PADDING, paddings(result)));
    for (AttentionPlan plan : result.named()) {
      text.append("\n### ").append(title(result, plan)).append("\n\n");
      text.append(markdown(SEQUENCE_FIGURES, SEQUENCE, sequence(plan)));
    }
    if (!result.tooLarge().isEmpty()) {
      text.append("\n### ").append(excessTitle(result)).append("\n\n");
      text.append(markdown(EXCESS_FIGURES, EXCESS, excess(result)));
    }
    text.append('\n');
    notes(result, model)
        .forEach(note -> text.append("* ").append(MarkdownTable.escaped(note)).append('\n'));
    return text.toString();
  }

  private static String markdown(
      List<Integer> right, List<String> header, List<List<String>> rows) {
    MarkdownTable table = new MarkdownTable(right, header);
    rows.forEach(table::add);
    return table.text();
  }

  /** One page with the picture. */
  public static String html(PlanResult result, String model) {
    HtmlPage page = new HtmlPage(heading(result));
    page.markup(PlanPicture.svg(result));
    page.table(RANKING_FIGURES, RANKING, ranking(result)).paragraph(below(result));
    page.heading(PADDING_TITLE).table(PADDING_FIGURES, PADDING, paddings(result));
    for (AttentionPlan plan : result.named()) {
      page.heading(title(result, plan)).table(SEQUENCE_FIGURES, SEQUENCE, sequence(plan));
    }
    if (!result.tooLarge().isEmpty()) {
      page.heading(excessTitle(result)).table(EXCESS_FIGURES, EXCESS, excess(result));
    }
    notes(result, model).forEach(page::paragraph);
    return page.text();
  }

  /** JSON with every candidate. */
  public static String json(PlanResult result, String model) {
    AttentionProblem problem = result.problem();
    ObjectNode top = RowJson.object();
    top.put("schema", SCHEMA);
    top.put("model", model);
    ObjectNode given = top.putObject("problem");
    given.put("tokens", problem.tokens()).put("heads", problem.heads());
    given.put("headWidth", problem.headWidth()).put("tiles", problem.tiles());
    given.put("precision", precision(problem)).put("memory", problem.memory());
    top.put("considered", result.considered());
    ArrayNode paddings = top.putArray("paddings");
    for (PaddingResult padded : result.paddings()) {
      ObjectNode row = paddings.addObject();
      row.put("inner", padded.padding().width()).put("keys", padded.padding().keys());
      row.put("best", padded.best().name()).put("cycles", padded.best().cycles());
      row.put("memory", padded.best().memory());
    }
    plans(top.putArray("named"), result.named(), problem);
    plans(top.putArray("ranked"), result.ranked(), problem);
    plans(top.putArray("tooLarge"), result.tooLarge(), problem);
    return RowJson.write(top);
  }

  private static void plans(
      ArrayNode rows, Collection<AttentionPlan> plans, AttentionProblem problem) {
    for (AttentionPlan plan : plans) {
      ObjectNode row = rows.addObject();
      row.put("name", plan.name()).put("scores", plan.scores()).put("softmax", plan.softmax());
      row.put("inner", plan.padding().width()).put("keys", plan.padding().keys());
      row.put("values", plan.values()).put("quantise", plan.quantise());
      row.put("cycles", plan.cycles()).put("memory", plan.memory());
      row.put("excess", Math.max(0, plan.memory() - problem.memory()));
      ArrayNode steps = row.putArray("steps");
      for (PlanStep step : plan.steps()) {
        ObjectNode phase = steps.addObject();
        phase.put("name", step.name()).put("detail", step.detail()).put("cycles", step.cycles());
        phase.put("certainty", step.source().certainty());
      }
    }
  }

  private static String precision(AttentionProblem problem) {
    return problem.fp8() ? "f143" : "f16";
  }

  private static String heading(PlanResult result) {
    AttentionProblem p = result.problem();
    return String.format(
        Locale.ROOT,
        "attention of %d tokens, %d heads of width %d, on %d tiles (%d a head), %s",
        p.tokens(),
        p.heads(),
        p.headWidth(),
        p.tiles(),
        p.headTiles(),
        precision(p));
  }

  private static String below(PlanResult result) {
    return String.format(
        Locale.ROOT,
        "%d sequences weighed; the best of each of %d ownerships fits, of %d none does;"
            + " PV is row x column x key parts",
        result.considered(),
        result.ranked().size(),
        result.tooLarge().size());
  }

  private static List<List<String>> ranking(PlanResult result) {
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < Math.min(SHOWN, result.ranked().size()); i++) {
      rows.add(ranked(result, result.ranked().get(i), Integer.toString(i + 1)));
    }
    return rows;
  }

  private static List<List<String>> paddings(PlanResult result) {
    return result.paddings().stream()
        .map(
            padded ->
                List.of(
                    Integer.toString(padded.padding().width()),
                    Integer.toString(padded.padding().keys()),
                    padded.best().name(),
                    Long.toString(padded.best().cycles()),
                    toBest(result, padded.best())))
        .toList();
  }

  private static List<String> ranked(PlanResult result, AttentionPlan plan, String place) {
    return List.of(
        place,
        plan.scores(),
        Integer.toString(plan.padding().width()),
        Integer.toString(plan.padding().keys()),
        plan.softmax(),
        plan.values(),
        Long.toString(plan.cycles()),
        toBest(result, plan),
        Long.toString(plan.memory()),
        plan.quantise().isEmpty() ? "-" : plan.quantise());
  }

  private static String toBest(PlanResult result, AttentionPlan plan) {
    if (result.ranked().isEmpty()) {
      return "-";
    }
    long best = result.ranked().get(0).cycles();
    return String.format(Locale.ROOT, "%+.1f%%", 100.0 * (plan.cycles() - best) / best);
  }

  private static String title(PlanResult result, AttentionPlan plan) {
    long excess = plan.memory() - result.problem().memory();
    return String.format(
        Locale.ROOT,
        "%s: %d cycles (%s to the best), scores %s, PV %s%s, %d bytes%s",
        plan.name(),
        plan.cycles(),
        toBest(result, plan),
        plan.scores(),
        plan.values(),
        plan.quantise().isEmpty() ? "" : ", " + plan.quantise(),
        plan.memory(),
        excess > 0 ? ", " + excess + " too many" : "");
  }

  private static List<List<String>> sequence(AttentionPlan plan) {
    return plan.steps().stream()
        .map(
            step ->
                List.of(
                    step.name(),
                    step.detail(),
                    Long.toString(step.cycles()),
                    step.source().certainty()))
        .toList();
  }

  private static String excessTitle(PlanResult result) {
    return String.format(
        Locale.ROOT,
        "do not fit in %d bytes (%d, the least excess first)",
        result.problem().memory(),
        result.tooLarge().size());
  }

  private static List<List<String>> excess(PlanResult result) {
    return result.tooLarge().stream()
        .limit(SHOWN)
        .map(
            plan ->
                List.of(
                    plan.scores(),
                    plan.softmax(),
                    Long.toString(plan.memory()),
                    Long.toString(plan.memory() - result.problem().memory())))
        .toList();
  }

  /** Each price that occurs in a named plan, with its source. */
  private static List<String> notes(PlanResult result, String model) {
    Map<PriceSource, String> used = new LinkedHashMap<>();
    for (AttentionPlan plan : result.named()) {
      plan.steps().forEach(step -> used.merge(step.source(), step.name(), PlanReport::joined));
    }
    List<String> notes = new ArrayList<>();
    notes.add(
        "tile cycles of the longest tile, phases one after another, modelled (timing model "
            + model
            + ")");
    used.forEach(
        (source, phases) -> notes.add(source.certainty() + " (" + phases + "): " + source.text()));
    return notes;
  }

  private static String joined(String all, String name) {
    return List.of(all.split(", ", -1)).contains(name) || all.contains(name)
        ? all
        : all + ", " + name;
  }
}
