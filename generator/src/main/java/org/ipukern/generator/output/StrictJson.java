package org.ipukern.generator.output;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Reads the tool's own JSON files; whatever the tool would not have written is an error. */
final class StrictJson {
  private static final ObjectReader READER =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build()
          .readerFor(JsonNode.class);

  private StrictJson() {}

  /**
   * The object of that text.
   *
   * @throws IllegalArgumentException if it is no JSON object with that {@code schema} number; the
   *     message says what is wrong, and at which line if it is the syntax
   */
  static JsonNode object(String text, int schema) {
    JsonNode top;
    try {
      top = READER.readValue(text);
    } catch (MismatchedInputException e) {
      throw new IllegalArgumentException(
          "line " + e.getLocation().getLineNr() + ": there is more text after the object's end", e);
    } catch (JsonProcessingException e) {
      int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
      throw new IllegalArgumentException("line " + line + ": " + e.getOriginalMessage(), e);
    }
    if (top == null || !top.isObject()) {
      throw new IllegalArgumentException("it is no JSON object");
    }
    JsonNode number = top.path("schema");
    if (!number.isInt() || number.intValue() != schema) {
      throw new IllegalArgumentException(
          "its schema is " + number + ", this version reads schema " + schema);
    }
    return top;
  }

  /** The object has exactly those fields. */
  static void fields(JsonNode object, Set<String> names) {
    for (String name : names) {
      if (!object.has(name)) {
        throw new IllegalArgumentException("field '" + name + "' is missing");
      }
    }
    object
        .fieldNames()
        .forEachRemaining(
            name -> {
              if (!names.contains(name)) {
                throw new IllegalArgumentException("field '" + name + "' is unknown");
              }
            });
  }

  /** A string field. */
  static String string(JsonNode object, String name) {
    JsonNode value = object.path(name);
    if (!value.isTextual()) {
      throw new IllegalArgumentException("field '" + name + "' is no string");
    }
    return value.textValue();
  }

  /** The elements of an array field. */
  static List<JsonNode> array(JsonNode object, String name) {
    JsonNode value = object.path(name);
    if (!value.isArray()) {
      throw new IllegalArgumentException("field '" + name + "' is no list");
    }
    List<JsonNode> elements = new ArrayList<>();
    value.forEach(elements::add);
    return elements;
  }
}
