package org.ipukern.generator.spec;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.ipukern.generator.spec.json.JsonWord;
import org.junit.jupiter.api.Test;

/** The schema's fields, their order, words, ranges and defaults are those of the reader. */
class SchemaFieldsTest {
  private static final JsonNode SCHEMA = schema();

  private static JsonNode schema() {
    try {
      return new ObjectMapper().readTree(Path.of("..", "docs", "manifest.schema.json").toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JsonNode field(String family, String name) {
    return SCHEMA.at("/$defs/" + family + "/properties/" + name);
  }

  private static List<String> names(JsonNode properties) {
    List<String> names = new ArrayList<>();
    properties.fieldNames().forEachRemaining(names::add);
    return names;
  }

  @Test
  void familiesAndFieldsComeInTheReadersOrder() {
    assertThat(names(SCHEMA.at("/properties/kernels/items/properties")))
        .isEqualTo(EntryReader.FAMILIES);
    assertThat(names(field("gemm", ""))).isEmpty();
    assertThat(names(SCHEMA.at("/$defs/gemm/properties"))).isEqualTo(GemmEntry.FIELDS);
    assertThat(names(SCHEMA.at("/$defs/cast/properties"))).isEqualTo(CastEntry.FIELDS);
    assertThat(names(SCHEMA.at("/$defs/layout/properties"))).isEqualTo(LayoutEntry.FIELDS);
  }

  @Test
  void everyPropertyIsDescribed() {
    for (JsonNode node : SCHEMA.findParents("properties")) {
      if (node.has("additionalProperties")) {
        node.get("properties")
            .properties()
            .forEach(
                each ->
                    assertThat(each.getValue().has("description") || each.getValue().has("$ref"))
                        .as(each.getKey())
                        .isTrue());
      }
    }
  }

  @Test
  void wordsAreThoseOfTheEnumsAndTheFirstIsTheDefault() {
    Map<String, List<? extends JsonWord>> defaults =
        Map.ofEntries(
            Map.entry("gemm/weights", List.of(Weights.values())),
            Map.entry("gemm/mode", List.of(GemmMode.values())),
            Map.entry("gemm/output", List.of(OutputLayout.values())),
            Map.entry("gemm/orientation", List.of(Orientation.values())),
            Map.entry("gemm/rounding", List.of(Rounding.values())),
            Map.entry("gemm/overflow", List.of(Overflow.values())),
            Map.entry("gemm/accumulators", List.of(Accumulators.values())),
            Map.entry("cast/layout", List.of(CastLayout.values())),
            Map.entry("cast/placement", List.of(Placement.values())),
            Map.entry("cast/overflow", List.of(Overflow.values())),
            Map.entry("cast/rounding", List.of(Rounding.values())),
            Map.entry("layout/placement", List.of(Placement.values())),
            Map.entry("layout/fill", List.of(Fill.values())),
            Map.entry("layout/order", List.of(SourceOrder.values())),
            Map.entry("layout/method", List.of(TransposeMethod.values())));
    defaults.forEach(
        (path, words) -> {
          JsonNode field = SCHEMA.at("/$defs/" + path.replace("/", "/properties/"));
          assertThat(field.get("enum").valueStream().map(JsonNode::asText).toList())
              .as(path)
              .isEqualTo(JsonWord.ids(words));
          assertThat(field.get("default").asText()).as(path).isEqualTo(words.get(0).id());
        });
    Map<String, List<? extends JsonWord>> needed =
        Map.of(
            "gemm/precision",
            List.of(Precision.values()),
            "cast/from",
            CastSpec.SOURCES,
            "cast/to",
            CastSpec.TARGETS,
            "layout/kernel",
            List.of(LayoutKernel.values()));
    needed.forEach(
        (path, words) -> {
          JsonNode field = SCHEMA.at("/$defs/" + path.replace("/", "/properties/"));
          assertThat(field.get("enum").valueStream().map(JsonNode::asText).toList())
              .as(path)
              .isEqualTo(JsonWord.ids(words));
          assertThat(field.has("default")).as(path).isFalse();
        });
  }

  @Test
  void rangesAreThoseOfTheReader() {
    assertThat(field("gemm", "inner").get("maximum").asLong()).isEqualTo(TileMemory.BYTES);
    assertThat(field("gemm", "batch").get("maximum").asInt()).isEqualTo(Limits.BATCH.most());
    assertThat(field("gemm", "rows").get("maxItems").asInt()).isEqualTo(Limits.LIST);
    assertThat(field("cast", "elements").get("minimum").asInt()).isZero();
    assertThat(field("cast", "scale").get("minimum").asInt()).isEqualTo(Limits.SCALE.least());
    assertThat(field("cast", "scale").get("maximum").asInt()).isEqualTo(Limits.SCALE.most());
    assertThat(field("layout", "slots").at("/items/maximum").asInt()).isEqualTo(Limits.SLOT.most());
    assertThat(SCHEMA.at("/properties/kernels/maxItems").asInt()).isEqualTo(Limits.ENTRIES);
  }
}
