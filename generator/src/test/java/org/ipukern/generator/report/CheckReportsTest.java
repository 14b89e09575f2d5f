package org.ipukern.generator.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import org.ipukern.generator.output.MadeBy;
import org.ipukern.generator.regress.CheckResult;
import org.ipukern.generator.regress.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** The reports of a check for other programs. */
class CheckReportsTest {
  private static final MadeBy MADE_BY = new MadeBy("0.1.0", "ipu21-t2", "ipu21-1");
  private static final List<CheckResult> RESULTS =
      List.of(
          Checks.mixed(),
          Checks.good(),
          Checks.regressed(25),
          new CheckResult(List.of(), Optional.empty()));

  private static void validateJunit(String text) throws IOException, SAXException {
    SchemaFactory.newDefaultInstance()
        .newSchema(CheckReportsTest.class.getResource("junit.xsd"))
        .newValidator()
        .validate(new StreamSource(new StringReader(text)));
  }

  private static Element junit(CheckResult result) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
    factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
    String text = CheckJunit.text(result, "out", "t2");
    return factory
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(text)))
        .getDocumentElement();
  }

  @Test
  void junitIsValidAndCountsWhatItHolds() throws Exception {
    for (CheckResult result : RESULTS) {
      validateJunit(CheckJunit.text(result, "out", "t2"));
      Element root = junit(result);
      for (String kind : List.of("testcase", "failure", "error")) {
        String count = kind.equals("testcase") ? "tests" : kind + "s";
        assertThat(root.getElementsByTagName(kind).getLength())
            .isEqualTo(Integer.parseInt(root.getAttribute(count)));
      }
    }
    Element mixed = junit(Checks.mixed());
    assertThat(mixed.getAttribute("tests")).isEqualTo("8");
    assertThat(mixed.getAttribute("failures")).as("c, d, e, files").isEqualTo("4");
    assertThat(mixed.getAttribute("errors")).as("f").isEqualTo("1");
    assertThat(mixed.getTextContent())
        .contains(
            "G02 <b>|`*`\ufffd\n::error::&amp; 100%]]>",
            "out/n.S: new: given", "launch grew by 10");
    assertThat(junit(Checks.good()).getAttribute("failures")).isEqualTo("0");
    assertThat(junit(RESULTS.get(3)).getAttribute("errors")).as("nothing compared").isEqualTo("2");
    assertThatThrownBy(
            () ->
                validateJunit(
                    CheckJunit.text(Checks.good(), "out", "t2").replace(" errors=\"0\"", "")))
        .isInstanceOf(SAXException.class);
  }

  @Test
  void sarifHoldsToItsSubset() throws IOException {
    Schema schema;
    try (var stream = CheckReportsTest.class.getResourceAsStream("sarif-subset.schema.json")) {
      schema =
          schema(
              new String(stream.readAllBytes(), StandardCharsets.UTF_8),
              SpecificationVersion.DRAFT_2020_12);
    }
    for (CheckResult result : RESULTS) {
      assertThat(schema.validate(CheckSarif.text(result, "out", MADE_BY), InputFormat.JSON))
          .isEmpty();
    }
    String text = CheckSarif.text(Checks.mixed(), "out", MADE_BY);
    assertThat(
            schema.validate(
                text.replace("\"startLine\": 12", "\"startLine\": 0"), InputFormat.JSON))
        .isNotEmpty();
    assertThat(text)
        .contains(
            "\"uri\": \"out/d.S\" }, \"region\": { \"startLine\": 12 }",
            "\"exitCode\": 3",
            "\"uri\": \"out/x%20y.txt\"");
    assertThat(text.indexOf("out/e.S")).isLessThan(text.indexOf("out/d.S")).isPositive();
    assertThat(text.indexOf("out/d.S")).isLessThan(text.indexOf("out/c.S"));
    assertThat(CheckSarif.text(Checks.good(), "out", MADE_BY))
        .contains("\"results\": [ ]", "\"exitCode\": 0");
  }

  /** With {@code -Dipukern.sarif.schema=FILE}: the schema that OASIS publishes. */
  @Test
  @EnabledIfSystemProperty(named = "ipukern.sarif.schema", matches = ".+")
  void sarifHoldsToThePublishedSchema() throws IOException {
    Schema schema =
        schema(
            Files.readString(Path.of(System.getProperty("ipukern.sarif.schema"))),
            SpecificationVersion.DRAFT_7);
    for (CheckResult result : RESULTS) {
      String text = CheckSarif.text(result, "out", MADE_BY);
      assertThat(schema.validate(text, InputFormat.JSON)).isEmpty();
      assertThat(schema.validate(text.replace("\"runs\"", "\"rums\""), InputFormat.JSON))
          .isNotEmpty();
    }
  }

  private static Schema schema(String text, SpecificationVersion version) {
    return SchemaRegistry.withDefaultDialect(version).getSchema(text, InputFormat.JSON);
  }

  @Test
  void markdownShowsTheTenWorstAndFoldsTheRest() {
    String text = CheckMarkdown.text(Checks.regressed(25), "out", "t2");
    String[] parts = text.split("<details>", -1);

    assertThat(parts).hasSize(2);
    assertThat(parts[0].lines().filter(line -> line.startsWith("| `"))).hasSize(10);
    assertThat(parts[0])
        .contains("| `k24` | 1000 | 1000 | 1025 | +25 | regressed |")
        .doesNotContain("`k14`");
    assertThat(parts[1].lines().filter(line -> line.startsWith("| `"))).hasSize(25);
    String mixed = CheckMarkdown.text(Checks.mixed(), "out", "t2");
    assertThat(mixed)
        .contains(
            "* **refused** `out/e.S` e: G02 &lt;b&gt;&#124;&#96;&#42;&#96;",
            "run `./ipukern generate`")
        .contains("* **regressed** `out/d.S:12` d: +500 cycles");
    assertThat(CheckMarkdown.text(Checks.good(), "out", "t2"))
        .startsWith("## ipukern check: pass\n");
  }

  @Test
  void annotationsAreTenAtMostAndEndAtTheirLine() {
    List<String> many = CheckAnnotations.lines(Checks.regressed(25), "out");
    List<String> mixed = CheckAnnotations.lines(Checks.mixed(), "out,put");

    assertThat(many).hasSize(10);
    assertThat(many.get(0))
        .startsWith("::error file=out/k24.S,line=12,title=ipukern%3A regressed::k24: +25");
    assertThat(many.get(9))
        .startsWith("::error title=ipukern::16 more; compared 25 of 25 entry points");
    assertThat(mixed).hasSize(10).allMatch(line -> !line.contains("\n"));
    assertThat(mixed.get(0))
        .startsWith("::error file=out%2Cput/e.S,title=ipukern%3A refused::e: G02")
        .contains("%0A::error::&amp; 100%25");
    assertThat(mixed.get(9)).startsWith("::notice");
    assertThat(CheckAnnotations.lines(Checks.good(), "out")).isEmpty();
    assertThat(CheckAnnotations.lines(Checks.regressed(10), "out"))
        .hasSize(10)
        .noneMatch(l -> l.contains(" more;"));
  }

  @Test
  void everyOutcomeIsInEveryReport() {
    CheckResult result = Checks.mixed();
    for (String text :
        List.of(
            CheckJunit.text(result, "out", "t2"),
            CheckSarif.text(result, "out", MADE_BY),
            CheckMarkdown.text(result, "out", "t2"))) {
      for (Outcome outcome : Outcome.values()) {
        assertThat(text).as(outcome.word()).contains(result.count(outcome) + " " + word(outcome));
      }
    }
  }

  private static String word(Outcome outcome) {
    return outcome == Outcome.NO_VERDICT ? "without verdict" : outcome.word();
  }
}
