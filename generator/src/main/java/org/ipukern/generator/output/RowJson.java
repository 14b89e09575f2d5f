package org.ipukern.generator.output;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Iterator;
import java.util.Map;

/**
 * JSON for people and for line-wise comparison: one field of the top object a line, and each
 * element of a top array on a line of its own. Order is that of insertion, lines end in LF.
 */
public final class RowJson {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final ObjectWriter ROW = MAPPER.writer(new RowPrinter());

  private RowJson() {}

  /** A new empty object; its fields keep the order in which they are set. */
  public static ObjectNode object() {
    return MAPPER.createObjectNode();
  }

  /** The text of that object, ending in a newline. */
  public static String write(ObjectNode top) {
    StringBuilder text = new StringBuilder("{");
    String separator = "\n";
    for (Map.Entry<String, JsonNode> field : top.properties()) {
      text.append(separator)
          .append("  ")
          .append(row(MAPPER.getNodeFactory().textNode(field.getKey())));
      text.append(": ");
      if (field.getValue().isArray() && !field.getValue().isEmpty()) {
        rows(text, field.getValue().elements());
      } else {
        text.append(row(field.getValue()));
      }
      separator = ",\n";
    }
    return text.append("\n}\n").toString();
  }

  private static void rows(StringBuilder text, Iterator<JsonNode> elements) {
    text.append("[\n");
    while (elements.hasNext()) {
      text.append("    ").append(row(elements.next())).append(elements.hasNext() ? ",\n" : "\n");
    }
    text.append("  ]");
  }

  private static String row(JsonNode node) {
    try {
      return ROW.writeValueAsString(node);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a tree in memory can always be written", e);
    }
  }

  /** One line: blanks inside braces, after colons and after commas. */
  private static final class RowPrinter extends DefaultPrettyPrinter {
    private static final long serialVersionUID = 1L;

    RowPrinter() {
      super(
          Separators.createDefaultInstance()
              .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
              .withArrayValueSpacing(Separators.Spacing.AFTER));
      indentObjectsWith(FixedSpaceIndenter.instance);
      indentArraysWith(NopIndenter.instance);
    }

    @Override
    public DefaultPrettyPrinter createInstance() {
      return new RowPrinter();
    }
  }
}
