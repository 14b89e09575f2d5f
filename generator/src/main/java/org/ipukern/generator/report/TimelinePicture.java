package org.ipukern.generator.report;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A timeline as one still picture in SVG: a strip a lane, cut into columns; each column shows what
 * took most of its cycles, and neighbours that show the same are one rectangle.
 */
final class TimelinePicture {
  private static final int LABELS = 90;
  private static final int WIDTH = 1000;
  private static final int ROW = 30;
  private static final int BAR = 24;
  private static final int TOP = 34;
  private static final int TICKS = 10;

  /** What a column may show, with its words for the legend. */
  private enum Look {
    AMP("amp", "AMP or SLIC"),
    FEED("feed", "coefficient load"),
    ISSUE("issue", "other issue"),
    STALL("stall", "supervisor stall"),
    LOST("lost", "lost worker slot");

    private final String style;
    private final String words;

    Look(String style, String words) {
      this.style = style;
      this.words = words;
    }
  }

  private TimelinePicture() {}

  /** The picture; it takes its colours from the reader's scheme, light or dark. */
  static String svg(Timeline timeline) {
    int height = TOP + ROW * timeline.lanes().size() + 60;
    StringBuilder svg = new StringBuilder();
    svg.append(
        String.format(
            Locale.ROOT,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\""
                + " aria-label=\"timeline\" font-family=\"sans-serif\" font-size=\"12\">\n",
            LABELS + WIDTH + 50,
            height));
    svg.append(
        """
        <style>
        .ink { fill: #1c1c1c; } .back { fill: #fcfcfa; } .amp { fill: #1d8a5a; } .feed { fill: #7a4fb0; }
        .issue { fill: #2f6fb5; } .stall { fill: #c4622d; } .lost { fill: #c9c9c4; }
        @media (prefers-color-scheme: dark) { .ink { fill: #ececea; } .back { fill: #17181a; } .lost { fill: #43464a; } }
        </style>
        <rect class="back" width="100%" height="100%"/>
        """);
    for (int tick = 0; tick <= TICKS; tick++) {
      text(svg, LABELS + tick * WIDTH / TICKS, 20, Long.toString(timeline.cycles() * tick / TICKS));
    }
    for (int lane = 0; lane < timeline.lanes().size(); lane++) {
      int y = TOP + lane * ROW;
      text(svg, 6, y + 16, Timeline.laneName(lane));
      lane(svg, timeline, timeline.lanes().get(lane), y);
    }
    int x = LABELS;
    int y = TOP + ROW * timeline.lanes().size() + 14;
    for (Look look : Look.values()) {
      svg.append(rectangle(look, x, y - 10, 12, 12));
      text(svg, x + 18, y, look.words);
      x += 40 + 8 * look.words.length();
    }
    text(
        svg,
        LABELS,
        y + 24,
        HtmlPage.escaped(timeline.title())
            + ": "
            + timeline.cycles()
            + " tile cycles, modelled (timing model "
            + HtmlPage.escaped(timeline.model())
            + ")");
    return svg.append("</svg>\n").toString();
  }

  private static void lane(StringBuilder svg, Timeline timeline, EventLane lane, int y) {
    long cycles = Math.max(1, timeline.cycles());
    int event = 0;
    int from = 0;
    Look before = null;
    for (int column = 0; column <= WIDTH; column++) {
      Look look = null;
      if (column < WIDTH) {
        long start = cycles * column / WIDTH;
        long end = Math.max(start + 1, cycles * (column + 1) / WIDTH);
        while (event < lane.size() - 1 && lane.end(event) <= start) {
          event++;
        }
        look = most(timeline, lane, event, start, end);
      }
      if (look != before) {
        if (before != null) {
          svg.append(rectangle(before, LABELS + from, y, column - from, BAR));
        }
        from = column;
        before = look;
      }
    }
  }

  /** What most cycles from {@code start} to {@code end} show; null if the lane has ended. */
  private static Look most(Timeline timeline, EventLane lane, int first, long start, long end) {
    Map<Look, Long> shares = new EnumMap<>(Look.class);
    for (int event = first; event < lane.size() && lane.start(event) < end; event++) {
      long share = Math.min(end, lane.end(event)) - Math.max(start, lane.start(event));
      shares.merge(look(timeline, lane, event), Math.max(0, share), Long::sum);
    }
    Look best = null;
    long most = 0;
    for (Look look : Look.values()) {
      if (shares.getOrDefault(look, 0L) > most) {
        most = shares.get(look);
        best = look;
      }
    }
    return best;
  }

  private static Look look(Timeline timeline, EventLane lane, int event) {
    Optional<SlotCause> cause = Timeline.cause(lane, event);
    if (cause.isPresent()) {
      return cause.get().code().startsWith("stall-") ? Look.STALL : Look.LOST;
    }
    String label = timeline.unit(lane, event).map(UnitText::label).orElse("");
    if (label.contains("amp") || label.contains("slic")) {
      return Look.AMP;
    }
    return label.contains("putcs") ? Look.FEED : Look.ISSUE;
  }

  private static String rectangle(Look look, int x, int y, int width, int height) {
    return String.format(
        Locale.ROOT,
        "<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"/>\n",
        look.style,
        x,
        y,
        width,
        height);
  }

  private static void text(StringBuilder svg, int x, int y, String text) {
    svg.append("<text class=\"ink\" x=\"").append(x).append("\" y=\"").append(y).append("\">");
    svg.append(text).append("</text>\n");
  }
}
