package org.ipukern.generator.cli;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.ipukern.generator.gate.GateRule;
import org.ipukern.generator.gate.VertexRule;
import org.ipukern.generator.report.Resource;
import org.ipukern.generator.report.SlotCause;
import org.ipukern.tile.cost.CostTerm;
import org.ipukern.tile.isa.Spelling;
import org.ipukern.tile.lint.RuleCatalog;
import org.ipukern.tile.timing.TimingModel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code ipukern explain}. */
@Command(
    name = "explain",
    description = "Say what a lint rule, gate rule, cost term, limit or cause of lost slots means.")
final class ExplainCommand implements Callable<Integer> {
  private static final int NEAR = 3;

  @Parameters(
      arity = "0..1",
      paramLabel = "RULE|TERM",
      completionCandidates = Ids.class,
      description = "Such as rpt-body, G05, steady-state; without it all ids are listed.")
  private String id;

  private final Console console;

  ExplainCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (id == null) {
      list();
    } else {
      console.out().print(text(id));
    }
    return ExitCode.DONE.code();
  }

  private void list() {
    console.out().println("lint rules:");
    RuleCatalog.all().forEach(rule -> item(rule.id(), rule.title()));
    console.out().println("\nvertex rules:");
    for (VertexRule rule : VertexRule.values()) {
      item(rule.id(), rule.title());
    }
    console.out().println("\ngate rules:");
    for (GateRule rule : GateRule.values()) {
      item(rule.name(), rule.title() + ": " + rule.statement());
    }
    console.out().println("\ncost terms:");
    for (CostTerm term : CostTerm.values()) {
      item(term.word(), term.title());
    }
    console.out().println("\nlimits:");
    for (Resource resource : Resource.values()) {
      item(resource.code(), resource.title());
    }
    console.out().println("\ncauses of lost slots:");
    for (SlotCause cause : SlotCause.values()) {
      item(cause.code(), cause.title());
    }
  }

  private void item(String word, String title) {
    console.out().println("  " + word + " ".repeat(Math.max(1, 24 - word.length())) + title);
  }

  private static String text(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    for (GateRule rule : GateRule.values()) {
      if (rule.name().toLowerCase(Locale.ROOT).equals(lower)) {
        return text(rule);
      }
    }
    return RuleCatalog.find(lower)
        .map(ExplainCommand::text)
        .or(() -> VertexRule.of(lower).map(ExplainCommand::text))
        .or(() -> CostTerm.of(lower).map(ExplainCommand::text))
        .or(() -> Resource.of(lower).map(ExplainCommand::text))
        .or(() -> SlotCause.of(lower).map(ExplainCommand::text))
        .orElseThrow(() -> unknown(lower));
  }

  private static String text(GateRule rule) {
    return rule.name()
        + " "
        + rule.title()
        + " (gate rule)\n\n"
        + wrap(rule.statement())
        + "\n\n"
        + wrap(rule.explanation())
        + "\n";
  }

  private static String text(RuleCatalog.Entry rule) {
    return rule.id()
        + " (lint rule)\n\n"
        + wrap(rule.title())
        + "\n\n"
        + rule.explanation().strip()
        + "\n\nwrong:\n"
        + rule.badExample().strip().indent(4)
        + "\nright:\n"
        + rule.goodExample().strip().indent(4);
  }

  private static String text(VertexRule rule) {
    return rule.id()
        + " (lint rule for a vertex and its assembly)\n\n"
        + wrap(rule.title())
        + "\n\n"
        + wrap(rule.explanation())
        + "\n\nwrong:\n"
        + rule.wrong().indent(4)
        + "\nright:\n"
        + rule.right().indent(4);
  }

  private static String text(CostTerm term) {
    TimingModel timing = TimingModel.ipu21();
    return term.word()
        + " (cost term)\n\n"
        + wrap(term.explanation(timing))
        + "\n\nexample:\n"
        + wrap(term.example(timing)).indent(4)
        + (term.constants().isEmpty()
            ? ""
            : "\ntiming constants: " + String.join(", ", term.constants()) + "\n");
  }

  private static String text(Resource resource) {
    return resource.code()
        + " (limit: "
        + resource.title()
        + ")\n\n"
        + wrap(resource.explanation())
        + "\n";
  }

  private static String text(SlotCause cause) {
    return cause.code()
        + " (cause of a lost slot: "
        + cause.title()
        + ")\n\n"
        + wrap(cause.explanation())
        + "\n";
  }

  private static CommandException unknown(String word) {
    return new CommandException(
        ExitCode.WRONG_REQUEST,
        "nothing is called '"
            + word
            + "'; nearest: "
            + String.join(", ", nearest(word))
            + "; 'ipukern explain' lists all");
  }

  /** Every id, for completion. */
  static final class Ids implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return ids().iterator();
    }
  }

  private static List<String> ids() {
    return Stream.of(
            RuleCatalog.all().stream().map(RuleCatalog.Entry::id),
            Stream.of(VertexRule.values()).map(VertexRule::id),
            Stream.of(GateRule.values()).map(GateRule::name),
            Stream.of(CostTerm.values()).map(CostTerm::word),
            Stream.of(Resource.values()).map(Resource::code),
            Stream.of(SlotCause.values()).map(SlotCause::code))
        .flatMap(ids -> ids)
        .toList();
  }

  private static List<String> nearest(String word) {
    List<String> left = new ArrayList<>(ids());
    List<String> near = new ArrayList<>();
    while (near.size() < NEAR) {
      String next = Spelling.nearest(word, left);
      near.add(next);
      left.remove(next);
    }
    return near;
  }

  /** Breaks a paragraph at 80 columns. */
  private static String wrap(String paragraph) {
    StringBuilder text = new StringBuilder();
    int column = 0;
    for (String word : paragraph.split(" ", -1)) {
      if (column > 0 && column + 1 + word.length() > 80) {
        text.append('\n');
        column = 0;
      } else if (column > 0) {
        text.append(' ');
        column++;
      }
      text.append(word);
      column += word.length();
    }
    return text.toString();
  }
}
