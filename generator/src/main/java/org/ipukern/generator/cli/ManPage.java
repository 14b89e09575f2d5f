package org.ipukern.generator.cli;

import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** A manual page in the form that {@code man} reads (roff with the macros of man(7)). */
final class ManPage {
  private ManPage() {}

  /** The page of one command. */
  static String text(CommandLine line, String version) {
    CommandSpec spec = line.getCommandSpec();
    String name = spec.qualifiedName("-");
    StringBuilder page = new StringBuilder();
    page.append(".TH \"").append(name.toUpperCase(java.util.Locale.ROOT)).append("\" 1 \"\" \"");
    page.append(version).append("\"\n.SH NAME\n");
    List<String> description = List.of(spec.usageMessage().description());
    page.append(escaped(name)).append(" \\- ");
    page.append(escaped(description.isEmpty() ? "" : description.get(0))).append('\n');
    page.append(".SH SYNOPSIS\n.nf\n");
    page.append(escaped(line.getHelp().synopsis(0).strip())).append("\n.fi\n");
    if (description.size() > 1) {
      page.append(".SH DESCRIPTION\n");
      description.forEach(text -> page.append(line(text)).append("\n.br\n"));
    }
    parameters(page, spec);
    commands(page, line);
    if (spec.parent() == null) {
      page.append(".SH EXIT STATUS\n");
      page.append("0 done, 1 fault of the tool, 2 wrong request, 3 refused or regressed, 4 no");
      page.append(" verdict\n");
    }
    return page.toString();
  }

  private static void parameters(StringBuilder page, CommandSpec spec) {
    if (spec.options().isEmpty() && spec.positionalParameters().isEmpty()) {
      return;
    }
    page.append(".SH OPTIONS\n");
    for (PositionalParamSpec parameter : spec.positionalParameters()) {
      item(page, parameter.paramLabel(), parameter.description());
    }
    for (OptionSpec option : spec.options()) {
      if (!option.hidden()) {
        String label = option.arity().max() == 0 ? "" : " " + option.paramLabel();
        item(page, String.join(", ", option.names()) + label, option.description());
      }
    }
  }

  private static void item(StringBuilder page, String head, String... description) {
    page.append(".TP\n.B ").append(escaped(head)).append('\n');
    page.append(line(String.join(" ", description))).append('\n');
  }

  private static void commands(StringBuilder page, CommandLine line) {
    List<Map.Entry<String, CommandLine>> shown =
        line.getSubcommands().entrySet().stream()
            .filter(e -> !e.getValue().getCommandSpec().usageMessage().hidden())
            .toList();
    if (!shown.isEmpty()) {
      page.append(".SH COMMANDS\n");
      shown.forEach(
          e -> item(page, e.getKey(), e.getValue().getCommandSpec().usageMessage().description()));
    }
  }

  /** A line of text that can start no request of roff's. */
  private static String line(String text) {
    String escaped = escaped(text);
    return escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" + escaped : escaped;
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\e").replace("-", "\\-");
  }
}
