package org.ipukern.generator.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class TimelineFilesTest {
  private static final String TINY =
      """
          .supervisor
          .align 8
      entry:
          setzi $m1, work
          runall $m1, $m0, 0
          sync 2
          br $lr
          .worker
          .align 8
      work:
          { ld32 $m0, $mvertex_base, $mzero, 0; fnop }
          exitz $mzero
      """;

  @Test
  void chromeTraceIsTheGoldenOne() throws IOException {
    try (InputStream golden = getClass().getResourceAsStream("tiny-trace.json")) {
      Timeline timeline = Recorded.of(TINY).timeline();
      assertThat(ChromeTrace.text(timeline).replace(timeline.model(), "MODEL"))
          .isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  @Test
  void traceEventsAddUpToTheCallInEveryLane() throws IOException {
    Recorded run = Recorded.of(TINY);
    JsonNode trace = new ObjectMapper().readTree(ChromeTrace.text(run.timeline()));
    long[] cycles = new long[7];
    for (JsonNode event : trace.get("traceEvents")) {
      if (event.get("ph").asText().equals("X")) {
        int lane = event.get("tid").asInt();
        assertThat(event.get("ts").asLong()).isEqualTo(cycles[lane]);
        cycles[lane] += event.get("dur").asLong();
      }
    }
    assertThat(cycles).containsOnly(run.call().cycles());
  }

  @Test
  void thePageHoldsTheDataAndNeedsNothingElse() throws IOException {
    Recorded run = Recorded.of(TINY);
    String page = TimelineHtml.text(run.timeline());

    assertThat(page)
        .doesNotContain(
            "http:", "https:", "//cdn", "src=", "@import", "url(", "@DATA@", "@SCRIPT@");
    JsonNode data = data(page);
    assertThat(data.get("cycles").asLong()).isEqualTo(run.call().cycles());
    assertThat(data.get("lanes")).hasSize(7);
    for (int lane = 0; lane < 7; lane++) {
      assertThat(data.get("lanes").get(lane).get("events"))
          .hasSize(5 * run.timeline().lanes().get(lane).size());
    }
    assertThat(data.get("units").toString())
        .contains("{ ld32 $m0, $mvertex_base, $mzero, 0; fnop }");
    assertThat(data.get("causes")).hasSize(SlotCause.values().length);
  }

  @Test
  void hostileTextsStayTexts() throws IOException {
    String name = "</script><img onerror=alert(1)>&'\"@DATA@\u2028.S";
    Timeline timeline =
        Recorded.workers(".worker\n.align 8\nentry:\nexitz $mzero\n", name, 1).timeline();
    String page = TimelineHtml.text(timeline);

    assertThat(page).doesNotContain("</script><img", "<img");
    assertThat(page)
        .contains(
            "<h1>&lt;/script&gt;&lt;img onerror=alert(1)&gt;&amp;&#39;&quot;@DATA@\u2028.S</h1>");
    assertThat(page.split("</script>", -1)).hasSize(3);
    assertThat(data(page).get("title").asText()).isEqualTo(name);
    JsonNode trace = new ObjectMapper().readTree(ChromeTrace.text(timeline));
    assertThat(trace.get("otherData").get("title").asText()).isEqualTo(name);
  }

  private static JsonNode data(String page) throws IOException {
    String start = "id=\"data\">";
    int from = page.indexOf(start) + start.length();
    return new ObjectMapper().readTree(page.substring(from, page.indexOf("</script>", from)));
  }
}
