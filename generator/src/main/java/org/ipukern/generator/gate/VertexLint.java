package org.ipukern.generator.gate;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.Severity;
import org.ipukern.tile.asm.SourcePosition;
import org.ipukern.tile.asm.Symbol;
import org.ipukern.tile.isa.Mode;

/**
 * Finds where the text of the vertices and the assembly that implements them disagree, by the rules
 * of {@link VertexRule}.
 */
public final class VertexLint {
  private static final String PREFIX = EntryPoint.SYMBOL_PREFIX;
  private static final Pattern CONSTRAINT =
      Pattern.compile(
          "\\[\\[\\s*poplar::constraint\\(([^()]*(?:\\([^()]*\\)[^()]*)*)\\)\\s*\\]\\]");
  private static final Pattern APART =
      Pattern.compile("\"elem\\(\\*(\\w+)\\) != elem\\(\\*(\\w+)\\)\"");
  private static final Pattern KNOWN_MEMBER =
      Pattern.compile(
          "static const bool needsAlignWorkers = (true|false)|(void|bool) compute\\((unsigned \\w+)?\\)");
  private static final Pattern EXTERNAL =
      Pattern.compile("static const bool isExternalCodelet = (\\w+)");
  private static final Pattern EXTERNAL_MACRO =
      Pattern.compile(
          "#if defined\\(__IPU__\\)\\s+#define (\\w+) true\\s+#else\\s+#define \\1 false\\s+#endif");

  private final CppText text;
  private final Program program;
  private final List<Diagnostic> found = new ArrayList<>();

  private VertexLint(CppText text, Program program) {
    this.text = text;
    this.program = program;
  }

  /**
   * All findings, in the order of the text.
   *
   * @param name of the {@code .cpp} file
   * @param cpp its text
   * @param program the assembled {@code .S}
   */
  public static List<Diagnostic> lint(String name, String cpp, Program program) {
    VertexLint lint = new VertexLint(new CppText(name, cpp), program);
    List<VertexClass> classes = VertexClass.find(lint.text);
    Set<String> symbols = new LinkedHashSet<>();
    for (VertexClass vertex : classes) {
      symbols.add(lint.symbol(vertex));
      lint.members(vertex);
      lint.constraints(vertex);
    }
    lint.orphans(symbols);
    lint.loads(classes);
    return List.copyOf(lint.found);
  }

  private String symbol(VertexClass vertex) {
    List<String> path = new ArrayList<>(text.namespaces(vertex.name().offset()));
    path.add(vertex.name().text());
    String name = PREFIX + String.join("__", path);
    Optional<Symbol> symbol = program.symbol(name).filter(s -> s.label() && s.global());
    if (symbol.isEmpty()) {
      report(VertexRule.CLASS, vertex.name(), "the assembly defines no global symbol " + name);
      return name;
    }
    boolean supervisor =
        program.unitAt(Math.toIntExact(symbol.get().value())).stream()
            .anyMatch(unit -> unit.first().mode() == Mode.SUPERVISOR);
    if (supervisor != vertex.base().equals("SupervisorVertex")) {
      report(
          VertexRule.CLASS,
          vertex.name(),
          "the class is a poplar::"
              + vertex.base()
              + ", the code at its symbol is "
              + (supervisor ? "supervisor" : "worker")
              + " code");
    }
    return name;
  }

  private void orphans(Set<String> symbols) {
    for (Symbol symbol : program.symbols().values()) {
      if (symbol.global() && symbol.name().startsWith(PREFIX) && !symbols.contains(symbol.name())) {
        report(
            VertexRule.CLASS,
            symbol.position(),
            "no class of the vertex text implies the symbol " + symbol.name());
      }
    }
  }

  private void members(VertexClass vertex) {
    boolean external = false;
    for (VertexClass.Part member : vertex.members()) {
      String flat = member.text().replaceAll("\\s+", " ").replace(" override", "");
      Matcher flag = EXTERNAL.matcher(flat);
      if (flag.matches()) {
        external = isExternalOnIpuAlone(flag.group(1));
      } else if (!flat.equals(vertex.name().text() + "()")
          && !KNOWN_MEMBER.matcher(flat).matches()
          && VertexDeclaration.field(member.text(), 0).isEmpty()) {
        report(
            VertexRule.STATE,
            member,
            "what this member takes in the state block is not known; allowed are vectors with"
                + " ONE_PTR and an alignment of 1, 2, 4, 8 and so on up to 16384 bytes");
      }
    }
    if (!external) {
      report(
          VertexRule.EXTERNAL,
          vertex.name(),
          "the class is not an external codelet on the IPU and an ordinary one elsewhere");
    }
  }

  private boolean isExternalOnIpuAlone(String flag) {
    Matcher macro = EXTERNAL_MACRO.matcher(text.code());
    return macro.find() && macro.group(1).equals(flag);
  }

  private void constraints(VertexClass vertex) {
    VertexDeclaration declared = VertexDeclaration.of(vertex);
    String rest = CONSTRAINT.matcher(vertex.attributes().text()).replaceAll("");
    Matcher constraint = CONSTRAINT.matcher(vertex.attributes().text());
    while (constraint.find()) {
      Matcher apart = APART.matcher(constraint.group(1));
      while (apart.find()) {
        for (String field : List.of(apart.group(1), apart.group(2))) {
          if (declared.field(field).isEmpty()) {
            report(VertexRule.CONSTRAINT, vertex.attributes(), "the class has no field " + field);
          }
        }
      }
      rest += APART.matcher(constraint.group(1)).replaceAll("").replace(',', ' ');
    }
    if (!rest.isBlank()) {
      report(VertexRule.CONSTRAINT, vertex.attributes(), "not understood: " + rest.strip());
    }
  }

  /** All classes of a file share its workers, so they must agree on the words. */
  private void loads(List<VertexClass> classes) {
    StateLoads loads = new StateLoads(program);
    for (VertexClass vertex : classes) {
      VertexDeclaration declared = VertexDeclaration.of(vertex);
      loads
          .words()
          .forEach(
              (word, position) -> {
                if (word >= declared.stateWords()) {
                  report(
                      VertexRule.STATE,
                      position,
                      "loads word "
                          + word
                          + " of the state block, of which "
                          + declared.className()
                          + " has "
                          + declared.stateWords());
                }
              });
      for (VertexField field : declared.fields()) {
        // A cast of no values loads nothing at all.
        if (loads.isKnown()
            && !loads.words().isEmpty()
            && !loads.words().containsKey(field.stateWord())) {
          report(
              VertexRule.STATE,
              vertex.name(),
              "the assembly never loads word "
                  + field.stateWord()
                  + " of the state block, the address of "
                  + field.name());
        }
      }
    }
  }

  private void report(VertexRule rule, VertexClass.Part part, String message) {
    int line = part.text().indexOf('\n');
    int length = line < 0 ? part.text().length() : line;
    report(rule, text.position(part.offset(), length), message);
  }

  private void report(VertexRule rule, SourcePosition position, String message) {
    found.add(new Diagnostic(Severity.ERROR, rule.id(), message, "", position));
  }
}
