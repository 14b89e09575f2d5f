package org.ipukern.generator.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.OptionalLong;
import org.ipukern.generator.explore.profile.CheckedFigure;
import org.ipukern.generator.explore.profile.ComparedKernel;
import org.ipukern.generator.explore.profile.Comparison;
import org.ipukern.generator.output.RowJson;

/** A profile comparison in the four forms it is printed in. */
public final class ProfileReport {
  private static final int SCHEMA = 1;

  private ProfileReport() {}

  /** Aligned text. */
  public static String text(Comparison comparison, String model) {
    StringBuilder text = new StringBuilder();
    text.append(
        table(
            ProfileRows.KERNEL_FIGURES,
            ProfileRows.KERNEL_HEADER,
            ProfileRows.kernels(comparison)));
    ProfileRows.notes(comparison, model).forEach(note -> text.append(note).append('\n'));
    text.append('\n')
        .append(
            table(
                ProfileRows.EXCHANGE_FIGURES,
                ProfileRows.EXCHANGE_HEADER,
                ProfileRows.exchanges(comparison)))
        .append("bytes a tile\n");
    if (!comparison.figures().isEmpty()) {
      text.append('\n')
          .append(
              table(
                  ProfileRows.FIGURE_FIGURES,
                  ProfileRows.FIGURE_HEADER,
                  ProfileRows.figures(comparison)))
          .append(ProfileRows.summary(comparison))
          .append('\n');
    }
    return text.toString();
  }

  private static String table(List<Integer> right, List<String> header, List<List<String>> rows) {
    TextTable table = new TextTable(right, header);
    rows.forEach(table::add);
    return table.text();
  }

  /** Markdown. */
  public static String markdown(Comparison comparison, String model) {
    StringBuilder text = new StringBuilder("## Profile and model\n\n");
    text.append(
        markdown(
            ProfileRows.KERNEL_FIGURES,
            ProfileRows.KERNEL_HEADER,
            ProfileRows.kernels(comparison)));
    ProfileRows.notes(comparison, model)
        .forEach(note -> text.append("\n* ").append(MarkdownTable.escaped(note)));
    text.append("\n\n")
        .append(
            markdown(
                ProfileRows.EXCHANGE_FIGURES,
                ProfileRows.EXCHANGE_HEADER,
                ProfileRows.exchanges(comparison)));
    if (!comparison.figures().isEmpty()) {
      text.append('\n')
          .append(
              markdown(
                  ProfileRows.FIGURE_FIGURES,
                  ProfileRows.FIGURE_HEADER,
                  ProfileRows.figures(comparison)))
          .append('\n')
          .append(ProfileRows.summary(comparison))
          .append('\n');
    }
    return text.toString();
  }

  private static String markdown(
      List<Integer> right, List<String> header, List<List<String>> rows) {
    MarkdownTable table = new MarkdownTable(right, header);
    rows.forEach(table::add);
    return table.text();
  }

  /** One page. */
  public static String html(Comparison comparison, String model) {
    HtmlPage page = new HtmlPage("Recorded profile and model");
    page.table(
        ProfileRows.KERNEL_FIGURES, ProfileRows.KERNEL_HEADER, ProfileRows.kernels(comparison));
    ProfileRows.notes(comparison, model).forEach(page::paragraph);
    page.heading("Exchange code, bytes a tile")
        .table(
            ProfileRows.EXCHANGE_FIGURES,
            ProfileRows.EXCHANGE_HEADER,
            ProfileRows.exchanges(comparison));
    if (!comparison.figures().isEmpty()) {
      page.heading("Figures of the note")
          .table(
              ProfileRows.FIGURE_FIGURES,
              ProfileRows.FIGURE_HEADER,
              ProfileRows.figures(comparison))
          .paragraph(ProfileRows.summary(comparison));
    }
    return page.text();
  }

  /** JSON; what does not exist is null. */
  public static String json(Comparison comparison, String model) {
    ObjectNode top = RowJson.object();
    top.put("schema", SCHEMA);
    top.put("model", model);
    ArrayNode kernels = top.putArray("kernels");
    comparison.kernels().forEach(kernel -> kernel(kernels.addObject(), kernel));
    ArrayNode figures = top.putArray("figures");
    comparison.figures().forEach(figure -> figure(figures.addObject(), figure));
    return RowJson.write(top);
  }

  private static void kernel(ObjectNode row, ComparedKernel kernel) {
    row.put("stage", kernel.recorded().stage());
    row.put("vertex", kernel.recorded().vertices());
    row.put("measured", kernel.recorded().cycles());
    row.put("activeTiles", kernel.recorded().activeTiles());
    figure(row, "ideal", kernel.ideal());
    figure(row, "utilisationPermille", kernel.utilisationPermille());
    row.put("grid", kernel.grid().map(g -> g.rows() + " x " + g.columns()).orElse(null));
    row.put("rows", kernel.rowCounts().isEmpty() ? null : kernel.rowCounts());
    figure(
        row,
        "ours",
        kernel.ours().map(o -> OptionalLong.of(o.cycles())).orElse(OptionalLong.empty()));
    row.put("manifestLine", kernel.ours().map(o -> o.manifestLine()).orElse(null));
    row.put("noKernel", kernel.noKernel().isEmpty() ? null : kernel.noKernel());
  }

  private static void figure(ObjectNode row, CheckedFigure checked) {
    row.put("id", checked.figure().id());
    row.put("kind", checked.figure().kind().id());
    row.put("stated", checked.figure().value());
    row.put("unit", checked.figure().unit());
    row.put("computed", checked.computed().filter(Double::isFinite).orElse(null));
    row.put("follows", checked.follows());
    row.put("outcome", checked.outcome());
  }

  private static void figure(ObjectNode row, String name, OptionalLong value) {
    if (value.isPresent()) {
      row.put(name, value.getAsLong());
    } else {
      row.putNull(name);
    }
  }
}
