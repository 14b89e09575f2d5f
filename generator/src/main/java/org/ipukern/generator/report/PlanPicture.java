package org.ipukern.generator.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.ipukern.generator.explore.plan.AttentionPlan;
import org.ipukern.generator.explore.plan.PlanResult;
import org.ipukern.generator.explore.plan.PlanStep;

/** The named plans and the best ones as bars of phases, in SVG. */
public final class PlanPicture {
  private static final int LABELS = 250;
  private static final int WIDTH = 900;
  private static final int ROW = 34;
  private static final int BAR = 22;
  private static final int BEST = 4;
  private static final int NARROWEST_TEXT = 34;

  private PlanPicture() {}

  /** The picture; it takes its colours from the reader's scheme, light or dark. */
  public static String svg(PlanResult result) {
    List<AttentionPlan> plans = new ArrayList<>(result.named());
    result.ranked().stream().limit(BEST).forEach(plans::add);
    long most = plans.stream().mapToLong(AttentionPlan::cycles).max().orElse(1);
    int height = 30 + ROW * plans.size() + 60;
    StringBuilder svg = new StringBuilder();
    svg.append(
        String.format(
            Locale.ROOT,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\""
                + " aria-label=\"plans of attention by phase\" font-family=\"sans-serif\""
                + " font-size=\"12\">\n",
            LABELS + WIDTH + 70,
            height));
    svg.append(
        """
        <style>
        .ink { fill: #1c1c1c; } .k { fill: #1d8a5a; } .x { fill: #c4622d; } .s { fill: #2f6fb5; } .p { fill: #d9a321; }
        .in { fill: #fff; } .back { fill: #fcfcfa; }
        @media (prefers-color-scheme: dark) { .ink { fill: #ececea; } .back { fill: #17181a; } }
        </style>
        """);
    svg.append("<rect class=\"back\" width=\"100%\" height=\"100%\"/>\n");
    int y = 20;
    for (AttentionPlan plan : plans) {
      bar(svg, plan, y, most);
      y += ROW;
    }
    legend(svg, y + 16);
    return svg.append("</svg>\n").toString();
  }

  private static void bar(StringBuilder svg, AttentionPlan plan, int y, long most) {
    text(svg, "ink", LABELS - 8, y + 15, "end", plan.name());
    double x = LABELS;
    for (PlanStep step : plan.steps()) {
      double width = (double) WIDTH * step.cycles() / most;
      svg.append(
          String.format(
              Locale.ROOT,
              "<rect class=\"%s\" x=\"%.1f\" y=\"%d\" width=\"%.1f\" height=\"%d\"><title>%s: %d"
                  + " (%s)</title></rect>\n",
              group(step),
              x,
              y,
              Math.max(0.5, width - 1),
              BAR,
              HtmlPage.escaped(step.name()),
              step.cycles(),
              HtmlPage.escaped(step.detail())));
      String label = shortName(step);
      if (width > NARROWEST_TEXT && width > 7 * label.length()) {
        text(svg, "in", x + width / 2, y + 15, "middle", label);
      }
      x += width;
    }
    text(svg, "ink", x + 6, y + 15, "start", Long.toString(plan.cycles()));
  }

  private static String shortName(PlanStep step) {
    return step.name().startsWith("exchange") ? "exchange" : step.name();
  }

  private static String group(PlanStep step) {
    return switch (step.source()) {
      case KERNEL -> "k";
      case EXCHANGE -> "x";
      case SOFTMAX, COUNTED -> "s";
      case CAST, COPY, TRANSPOSE, REDUCTION -> "p";
    };
  }

  private static void legend(StringBuilder svg, int y) {
    int x = LABELS;
    String[][] groups = {
      {"k", "our GEMMs"}, {"x", "exchange"}, {"s", "softmax"}, {"p", "casts, copies, reductions"}
    };
    for (String[] group : groups) {
      svg.append(
          String.format(
              Locale.ROOT,
              "<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"12\" height=\"12\"/>\n",
              group[0],
              x,
              y - 10));
      text(svg, "ink", x + 18, y, "start", group[1]);
      x += 40 + 8 * group[1].length();
    }
    text(svg, "ink", LABELS, y + 20, "start", "tile cycles of the longest tile, modelled");
  }

  private static void text(
      StringBuilder svg, String style, double x, int y, String anchor, String text) {
    svg.append(
        String.format(
            Locale.ROOT,
            "<text class=\"%s\" x=\"%.1f\" y=\"%d\" text-anchor=\"%s\">%s</text>\n",
            style,
            x,
            y,
            anchor,
            HtmlPage.escaped(text)));
  }
}
