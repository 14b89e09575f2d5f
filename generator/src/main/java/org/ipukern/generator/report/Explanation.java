package org.ipukern.generator.report;

import java.util.Optional;
import java.util.OptionalLong;
import org.ipukern.tile.cost.Estimate;

/** Where the cycles of one entry point go, for people. */
public final class Explanation {
  private final EntryRow row;
  private final Estimate estimate;
  private final Optional<Bottleneck> bottleneck;

  /**
   * @param row the entry point
   * @param estimate its estimate; null if there is none
   * @param bottleneck what limits it; empty if there was no run
   */
  public Explanation(EntryRow row, Estimate estimate, Optional<Bottleneck> bottleneck) {
    this.row = row;
    this.estimate = estimate;
    this.bottleneck = bottleneck;
  }

  /**
   * The text.
   *
   * @param model version of the timing model that gave the figures
   */
  public String text(String model) {
    StringBuilder text = new StringBuilder();
    text.append(row.name()).append("  ").append(row.shape()).append('\n');
    text.append("  tile cycles, modelled (timing model ").append(model).append(")\n\n");
    text.append(figures());
    if (estimate != null && estimate.isKnown()) {
      text.append('\n').append(TermText.terms(estimate)).append(TermText.busiest(estimate));
    }
    bottleneck.ifPresent(limits -> text.append('\n').append(limits.text()));
    text.append("\n  verdict: ").append(row.verdict().word()).append('\n');
    row.reasons().forEach(r -> text.append("    ").append(r.text()).append('\n'));
    return text.toString();
  }

  private String figures() {
    StringBuilder text = new StringBuilder();
    line(text, "simulated", row.simulated(), "");
    line(text, "estimate", row.estimate(), "");
    line(text, "floor", row.floor(), distance(row.floor()));
    line(text, "budget", row.budget(), distance(row.budget()));
    line(text, "formula", row.formula(), distance(row.formula()));
    line(text, "refit", row.refit(), distance(row.refit()));
    row.theirs()
        .ifPresent(
            theirs -> {
              OptionalLong cycles = OptionalLong.of(theirs.cycles());
              line(text, "measured", cycles, distance(cycles));
              text.append("                            measured, theirs: ").append(theirs.id());
              text.append(" (test-fixtures/hardware.tsv); all else modelled, ours\n");
            });
    if (row.undocumented()) {
      text.append("  retained accumulators: rests on an undocumented property of the tile\n");
    }
    if (row.ampPermille().isPresent()) {
      text.append("  AMP utilisation  ")
          .append(Share.permille(row.ampPermille().getAsLong()))
          .append(" of one useful AMP issue a cycle\n");
    }
    return text.toString();
  }

  private static void line(StringBuilder text, String name, OptionalLong figure, String more) {
    if (figure.isPresent()) {
      String digits = Long.toString(figure.getAsLong());
      text.append("  ").append(name).append(" ".repeat(15 - name.length()));
      text.append(" ".repeat(Math.max(0, 9 - digits.length()))).append(digits);
      text.append(more).append('\n');
    }
  }

  /** How far the simulated figure lies from that one. */
  private String distance(OptionalLong other) {
    if (row.simulated().isEmpty() || other.isEmpty()) {
      return "";
    }
    long difference = row.simulated().getAsLong() - other.getAsLong();
    return "   simulated is "
        + Math.abs(difference)
        + (difference >= 0 ? " above (" : " below (")
        + Share.of(Math.abs(difference), other.getAsLong())
        + ")";
  }
}
