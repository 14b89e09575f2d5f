package org.ipukern.generator.report;

import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.ipukern.generator.regress.CheckResult;
import org.ipukern.generator.regress.CheckedEntry;
import org.ipukern.generator.regress.Outcome;

/**
 * A comparison with the baseline as JUnit XML: a test case an entry point, one for the output
 * folder, one that says that anything was compared. A failure is something that got worse, an error
 * something that could not be judged. Times are zero, so that equal results give equal bytes.
 */
public final class CheckJunit {
  private static final String SUITE = "ipukern check";

  /** One test case; a kind of {@code failure} or {@code error}, or empty for a success. */
  private record Case(String group, String name, String kind, String type, List<String> notes) {}

  private CheckJunit() {}

  /**
   * The text.
   *
   * @param folder how the user named the output folder
   * @param model version of the timing model of the run
   */
  public static String text(CheckResult result, String folder, String model) {
    List<Case> cases = new java.util.ArrayList<>();
    result.entries().forEach(entry -> cases.add(entry(entry)));
    cases.add(outputs(result, folder));
    boolean nothing = result.compared() == 0;
    cases.add(
        new Case(
            "ipukern.check",
            "something was compared",
            nothing ? "error" : "",
            "no-verdict",
            List.of(CheckTable.summary(result))));
    try {
      return write(cases, "tile cycles, modelled (timing model " + model + ")");
    } catch (XMLStreamException e) {
      throw new IllegalStateException("a document in memory can always be written", e);
    }
  }

  private static Case entry(CheckedEntry entry) {
    Outcome outcome = entry.outcome();
    String kind =
        switch (outcome) {
          case PASS, FASTER -> "";
          case REGRESSED, REFUSED -> "failure";
          case NO_VERDICT -> "error";
        };
    String group = entry.now().map(m -> "ipukern." + m.kernel()).orElse("ipukern.baseline");
    return new Case(group, CheckProblems.name(entry), kind, outcome.word(), entry.notes());
  }

  private static Case outputs(CheckResult result, String folder) {
    List<String> notes =
        CheckProblems.of(result, folder).stream()
            .filter(problem -> problem.kind() == CheckProblem.Kind.STALE)
            .map(problem -> problem.file() + ": " + problem.message())
            .toList();
    String kind = notes.isEmpty() ? "" : "failure";
    if (result.outputs().isEmpty()) {
      kind = "error";
      notes = List.of("not compared, because not every kernel passed the gate");
    }
    return new Case("ipukern.files", folder + " is up to date", kind, "out of date", notes);
  }

  private static String write(List<Case> cases, String footer) throws XMLStreamException {
    StringWriter text = new StringWriter();
    XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
    text.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    xml.writeStartElement("testsuites");
    counts(xml, cases);
    newline(xml);
    xml.writeStartElement("testsuite");
    counts(xml, cases);
    xml.writeAttribute("skipped", "0");
    for (Case one : cases) {
      newline(xml);
      one(xml, one);
    }
    newline(xml);
    xml.writeStartElement("system-out");
    xml.writeCharacters(legal(footer));
    xml.writeEndElement();
    newline(xml);
    xml.writeEndElement();
    newline(xml);
    xml.writeEndElement();
    newline(xml);
    xml.flush();
    return text.toString();
  }

  private static void counts(XMLStreamWriter xml, List<Case> cases) throws XMLStreamException {
    xml.writeAttribute("name", SUITE);
    xml.writeAttribute("tests", Integer.toString(cases.size()));
    xml.writeAttribute("failures", count(cases, "failure"));
    xml.writeAttribute("errors", count(cases, "error"));
    xml.writeAttribute("time", "0");
  }

  private static String count(List<Case> cases, String kind) {
    return Long.toString(cases.stream().filter(one -> one.kind().equals(kind)).count());
  }

  private static void one(XMLStreamWriter xml, Case one) throws XMLStreamException {
    xml.writeStartElement("testcase");
    xml.writeAttribute("classname", legal(one.group()));
    xml.writeAttribute("name", legal(one.name()));
    xml.writeAttribute("time", "0");
    String notes = legal(String.join("\n", one.notes()));
    if (!one.kind().isEmpty()) {
      xml.writeStartElement(one.kind());
      Optional<String> first = one.notes().stream().findFirst();
      xml.writeAttribute("message", legal(first.orElse(one.type())));
      xml.writeAttribute("type", one.type());
      xml.writeCharacters(notes);
      xml.writeEndElement();
    } else if (!one.notes().isEmpty()) {
      xml.writeStartElement("system-out");
      xml.writeCharacters(notes);
      xml.writeEndElement();
    }
    xml.writeEndElement();
  }

  private static void newline(XMLStreamWriter xml) throws XMLStreamException {
    xml.writeCharacters("\n");
  }

  /** XML 1.0 has no way to write most control characters, not even escaped. */
  private static String legal(String text) {
    return text.codePoints()
        .map(c -> c == '\n' || c == '\t' || (c >= 0x20 && c < 0xD800) || isHigh(c) ? c : 0xFFFD)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static boolean isHigh(int c) {
    return (c >= 0xE000 && c <= 0xFFFD) || c >= 0x10000;
  }
}
