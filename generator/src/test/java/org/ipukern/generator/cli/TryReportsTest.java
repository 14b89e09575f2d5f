package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

/** What {@code try} prints besides the explanation: listing, comparison, still timeline. */
class TryReportsTest {
  private static final String GEMM = "try gemm --rows 37 --inner 48 --columns 16";
  private static final Pattern RANKED = Pattern.compile("(?m)^ (\\*?) *(\\d+) +(\\d+)  .*$");

  @TempDir private Path folder;

  private Cli.Result run(String line) {
    return Cli.in(folder).run(line.split(" ", -1));
  }

  private static long figure(String text, String pattern) {
    Matcher found = Pattern.compile(pattern).matcher(text);
    assertThat(found.find()).as("%s in %s", pattern, text).isTrue();
    return Long.parseLong(found.group(1));
  }

  @Test
  void theListingHasCyclesCausesAndTemplateLines() {
    Cli.Result result = run(GEMM + " --asm");

    assertThat(result.code()).as(result.all()).isZero();
    String listing = result.out().substring(result.out().indexOf("line by line"));
    assertThat(listing)
        .contains("__runCodelet_ipukern__gemm_f16_init_std_k48_c16_r37:\n", "tile cycles, modelled")
        .containsPattern("\n +\\d+ +\\d+ +\\d+ +    \\{ ld2xst64pace .* gemm/stream\\.ftl:\\d+")
        .containsPattern("runall .* gemm/supervisor\\.ftl:\\d+\n +// lost: lost-launch \\d+");
    long simulated = figure(result.out(), "simulated +(\\d+)");
    long sum = 0;
    Matcher line =
        Pattern.compile("(?m)^ *\\d+ +(\\d+) +\\d+ [ \\d]{5} .*\\.ftl:\\d+").matcher(listing);
    while (line.find()) {
      sum += Long.parseLong(line.group(1));
    }
    assertThat(sum).isEqualTo(simulated);
    assertThat(figure(listing, "the call +(\\d+)")).isEqualTo(simulated);
  }

  @Test
  void theListingAsJsonAddsUpForEachEntryPoint() throws IOException {
    Cli.Result result =
        run("try gemm --rows 8,9 --inner 32 --columns 16 --asm --compare --format json");

    assertThat(result.code()).as(result.all()).isZero();
    JsonNode top = new ObjectMapper().readTree(result.out());
    assertThat(top.get("entries")).hasSize(2);
    for (JsonNode entry : top.get("entries")) {
      long cycles = 0;
      long supervisor = 0;
      List<String> text = new ArrayList<>();
      for (JsonNode line : top.get("listing")) {
        if (line.get("symbol").equals(entry.get("symbol"))) {
          text.add(line.get("text").asText());
          cycles += line.path("cycles").asLong();
          supervisor += line.path("supervisorIssues").asLong();
          for (JsonNode waited : line.path("waits")) {
            supervisor += waited.asLong();
          }
        }
      }
      assertThat(cycles).isEqualTo(entry.get("simulated").asLong());
      assertThat(supervisor).isEqualTo(entry.get("simulated").asLong());
      assertThat(text.get(0)).isEqualTo("// SPDX-License-Identifier: 0BSD");
    }
    assertThat(StreamSupport.stream(top.get("variants").spliterator(), false))
        .filteredOn(variant -> variant.path("asked").asBoolean())
        .hasSize(1);
  }

  @Test
  void theListingNamesLinesOfTheFolderOfTemplates() throws IOException {
    Path own = Files.createDirectories(folder.resolve("own/cast")).resolve("single.ftl");
    String text;
    try (var in =
        TryReportsTest.class.getResourceAsStream("/org/ipukern/templates/cast/single.ftl")) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    String line = "try cast --elements 96 --placement any --asm";
    int before = (int) figure(run(line).out(), "cast/single\\.ftl:(\\d+)");
    Files.writeString(own, "<#-- two\nlines more -->\n" + text);

    Cli.Result result = run(line + " --templates own");
    assertThat(result.code()).as(result.all()).isZero();
    assertThat((int) figure(result.out(), "cast/single\\.ftl:(\\d+)")).isEqualTo(before + 2);
  }

  @Test
  void comparesAllVariantsAndMarksTheOneAskedFor() {
    Cli.Result result = run(GEMM + " --orientation swapped --compare");

    assertThat(result.code()).as(result.all()).isZero();
    List<Long> cycles = new ArrayList<>();
    List<String> marked = new ArrayList<>();
    Matcher row = RANKED.matcher(result.out());
    while (row.find()) {
      assertThat(Integer.parseInt(row.group(2))).isEqualTo(cycles.size() + 1);
      cycles.add(Long.parseLong(row.group(3)));
      if (!row.group(1).isEmpty()) {
        marked.add(row.group());
      }
    }
    assertThat(cycles).hasSize(4).isSorted();
    assertThat(marked).singleElement().asString().contains("swapped standard cleared");
    assertThat(result.out())
        .contains("f16 initialize plain\n", "\"orientation\":\"swapped\"}}")
        .containsPattern("\\* asked for, \\d+ cycles \\(\\d+\\.\\d%\\) above the fastest");
    assertThat(figure(result.out(), "\\* +\\d +(\\d+)"))
        .isEqualTo(figure(result.out(), "simulated +(\\d+)"));
  }

  @Test
  void comparesLayoutsToo() {
    Cli.Result result = run("try layout --kernel transpose --rows 16 --columns 16 --compare");

    assertThat(result.code()).as(result.all()).isZero();
    assertThat(result.out())
        .contains("transpose 16\n", "separate accumulator", "* asked for")
        .contains("3 of 4 variants in");
  }

  @Test
  void theStillTimelineIsWellFormedAndShowsFigures() throws Exception {
    Cli.Result result = run(GEMM + " --timeline t.svg");

    assertThat(result.code()).as(result.all()).isZero();
    String svg = Files.readString(folder.resolve("t.svg"));
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
    factory.setNamespaceAware(true);
    Document document =
        factory
            .newDocumentBuilder()
            .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    assertThat(document.getDocumentElement().getNamespaceURI())
        .isEqualTo("http://www.w3.org/2000/svg");
    assertThat(document.getDocumentElement().getAttribute("viewBox")).isNotEmpty();
    NodeList texts = document.getElementsByTagNameNS("http://www.w3.org/2000/svg", "text");
    StringBuilder shown = new StringBuilder();
    for (int i = 0; i < texts.getLength(); i++) {
      shown.append(texts.item(i).getTextContent()).append('\n');
    }
    assertThat(shown)
        .contains("supervisor", "worker 0", "worker 5", "modelled")
        .contains(Long.toString(figure(result.out(), "simulated +(\\d+)")));
    assertThat(document.getElementsByTagNameNS("http://www.w3.org/2000/svg", "rect").getLength())
        .isGreaterThan(20);
  }
}
