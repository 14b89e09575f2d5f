package org.ipukern.generator.render;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.SpecBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TracedTextTest {
  private static final List<String> KERNELS =
      List.of(
          "{\"gemm\":{\"precision\":\"f16\",\"rows\":[1,8,365],\"inner\":80,\"columns\":32}}",
          "{\"gemm\":{\"precision\":\"f32\",\"rows\":[8],\"inner\":32,\"columns\":16}}",
          "{\"gemm\":{\"precision\":\"f16\",\"rows\":[32],\"inner\":32,\"columns\":16,"
              + "\"output\":\"packed\"}}",
          "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"layout\":\"row-major\",\"rows\":20,"
              + "\"columns\":41,\"placement\":\"any\"}}",
          "{\"cast\":{\"from\":\"f32\",\"to\":\"f143\",\"layout\":\"packed\",\"rows\":8,"
              + "\"columns\":64,\"placement\":\"separate\"}}",
          "{\"layout\":{\"kernel\":\"transpose\",\"bits\":8,\"rows\":32,\"columns\":48,"
              + "\"placement\":\"separate\"}}",
          "{\"layout\":{\"kernel\":\"panels-from-rows\",\"bits\":16,\"rows\":9,\"columns\":40,"
              + "\"placement\":\"separate\"}}");

  private final Map<String, List<String>> sources = new LinkedHashMap<>();

  @TempDir private Path folder;

  @Test
  void eachLineStandsWhereItSays() {
    Renderer renderer = Renderer.fromJar();
    int lines = 0;
    int literal = 0;
    for (String manifestLine : KERNELS) {
      KernelSpec spec = SpecBuilder.parse(manifestLine);
      TracedText traced = KernelTemplates.trace(renderer, spec);
      assertThat(traced.text()).isEqualTo(KernelTemplates.render(renderer, spec).assembly());
      List<String> text = traced.text().lines().toList();
      for (int n = 1; n <= text.size(); n++) {
        String line = text.get(n - 1);
        if (line.isBlank()) {
          assertThat(traced.at(n)).isEmpty();
          continue;
        }
        lines++;
        TemplatePlace place = traced.at(n).get(0);
        List<String> fixed = fixed(source(place));
        if (!fixed.isEmpty()) {
          literal++;
          assertThat(fixed)
              .as("%s, line %d '%s' from %s '%s'", spec.name(), n, line, place, source(place))
              .anyMatch(line::contains);
        }
      }
    }
    assertThat(lines).isGreaterThan(1000);
    assertThat(literal)
        .as("lines with text of their own, of %d", lines)
        .isGreaterThan(lines * 8 / 10);
  }

  private String source(TemplatePlace place) {
    List<String> lines =
        sources.computeIfAbsent(
            place.template(),
            name -> {
              try (InputStream in =
                  Renderer.class.getResourceAsStream("/org/ipukern/templates/" + name)) {
                return new String(in.readAllBytes(), UTF_8).lines().toList();
              } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
              }
            });
    return lines.get(place.line() - 1);
  }

  /**
   * Pieces of a template line that are no directive and no interpolation, of 4 characters or more.
   */
  private static List<String> fixed(String line) {
    List<String> pieces = new ArrayList<>();
    StringBuilder piece = new StringBuilder();
    for (int i = 0; i < line.length(); i++) {
      int end = i;
      if (line.startsWith("${", i)) {
        int depth = 0;
        do {
          depth += line.charAt(end) == '{' ? 1 : line.charAt(end) == '}' ? -1 : 0;
          end++;
        } while (end < line.length() && (depth > 0 || end == i + 1));
      } else if (line.substring(i).matches("</?[#@].*")) {
        do {
          end = line.indexOf('>', end + 1);
        } while (end > 0 && line.charAt(end - 1) == '-');
        end = end < 0 ? line.length() : end + 1;
      }
      if (end > i) {
        pieces.add(piece.toString());
        piece.setLength(0);
        i = end - 1;
      } else {
        piece.append(line.charAt(i));
      }
    }
    pieces.add(piece.toString());
    return pieces.stream().map(String::strip).filter(p -> p.length() >= 4).toList();
  }

  @Test
  void macrosIncludesNestedAndCapturedTextHaveTheirLines() throws IOException {
    write(
        "x/main.ftl",
        """
        <#include "inc.ftl">
        <#import "lib.ftl" as lib>
          a ${1 + 1} b
        line4
        <#list 1..2 as i>

          body ${i}
        <@m op="o"/>
        </#list>
        <#assign kept>
         captured ${2}
         more
        </#assign>
        ${kept}
        <@lib.q>
         nested
          two
        </@lib.q>
        <#if true>x<#else>y</#if>
        \t<#t>

        end
        """);
    write("x/inc.ftl", "<#macro m op>\n    { ${op} ; nop }\n    second\n</#macro>\nincluded\n");
    write("x/lib.ftl", "<#macro q>\nhead\n<#nested>\n<@r/>\n</#macro>\n<#macro r>\nr\n</#macro>\n");
    TracedText traced = Renderer.fromFolder(folder).trace("x/main.ftl", Map.of());

    assertThat(traced.text()).isEqualTo(Renderer.fromFolder(folder).render("x/main.ftl", Map.of()));
    List<String> text = traced.text().lines().toList();
    List<String> seen = new ArrayList<>();
    for (int n = 1; n <= text.size(); n++) {
      if (!text.get(n - 1).isBlank()) {
        seen.add(text.get(n - 1).strip() + " " + traced.at(n));
      }
    }
    assertThat(seen)
        .containsExactly(
            "included [x/inc.ftl:5]",
            "a 2 b [x/main.ftl:3]",
            "line4 [x/main.ftl:4]",
            "body 1 [x/main.ftl:7]",
            "{ o ; nop } [x/inc.ftl:2, x/main.ftl:8]",
            "second [x/inc.ftl:3, x/main.ftl:8]",
            "body 2 [x/main.ftl:7]",
            "{ o ; nop } [x/inc.ftl:2, x/main.ftl:8]",
            "second [x/inc.ftl:3, x/main.ftl:8]",
            "captured 2 [x/main.ftl:14]",
            "more [x/main.ftl:14]",
            "head [x/lib.ftl:2, x/main.ftl:15]",
            "nested [x/main.ftl:16, x/main.ftl:15]",
            "two [x/main.ftl:17, x/main.ftl:15]",
            "r [x/lib.ftl:7, x/lib.ftl:4, x/main.ftl:15]",
            "x [x/main.ftl:19]",
            "end [x/main.ftl:22]");
  }

  @Test
  void placesBeyondTheTextAreNone() {
    TracedText traced = new TracedText("a\n", List.of(List.of(new TemplatePlace("t", 1))));
    assertThat(traced.at(0)).isEmpty();
    assertThat(traced.at(1)).hasToString("[t:1]");
    assertThat(traced.at(2)).isEmpty();
  }

  private void write(String name, String text) throws IOException {
    Files.createDirectories(folder.resolve(name).getParent());
    Files.writeString(folder.resolve(name), text, UTF_8);
  }
}
