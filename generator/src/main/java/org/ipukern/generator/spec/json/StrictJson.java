package org.ipukern.generator.spec.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.ipukern.generator.spec.json.JsonValue.JsonArray;
import org.ipukern.generator.spec.json.JsonValue.JsonLiteral;
import org.ipukern.generator.spec.json.JsonValue.JsonNumber;
import org.ipukern.generator.spec.json.JsonValue.JsonObject;
import org.ipukern.generator.spec.json.JsonValue.JsonText;
import org.ipukern.generator.spec.json.JsonValue.Member;

/**
 * Reads one JSON value from the bytes of a file and refuses everything that is not RFC 8259 JSON in
 * UTF-8: comments, single quotes, NaN, {@code +1}, {@code 01}, byte-order marks, text after the
 * value, names given twice in one object (also where only the case differs). A text that is not
 * JSON is reported for that alone, at the first place where it is not.
 */
public final class StrictJson {
  /** The largest file that is read, in bytes. */
  public static final int MAX_BYTES = 16 << 20;

  /** The deepest nesting of objects and lists that is read. */
  public static final int MAX_DEPTH = 32;

  private static final String BLANKS = " \t\r\n";
  private static final int MAX_NUMBER = 100;
  private static final int MAX_NAME = 1_000;
  private static final int MAX_STRING = 10_000;

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(MAX_DEPTH)
                  .maxNumberLength(MAX_NUMBER)
                  .maxNameLength(MAX_NAME)
                  .maxStringLength(MAX_STRING)
                  .build())
          .build();

  private final Scope scope;
  private final String text;
  private final JsonParser parser;
  private final JsonPath path = new JsonPath();

  private StrictJson(Scope scope, String text, JsonParser parser) {
    this.scope = scope;
    this.text = text;
    this.parser = parser;
  }

  /**
   * Reads the one value of a text.
   *
   * @param scope names the file and takes the problems
   * @return the value, also if names were repeated in it; empty if the text is not JSON
   */
  public static Optional<JsonValue> parse(Scope scope, byte[] bytes) {
    if (bytes.length > MAX_BYTES) {
      String message = "the file has " + bytes.length + " bytes";
      scope.report(InputRule.LIMIT, JsonPosition.NONE, "", "", message, "at most " + MAX_BYTES, "");
      return Optional.empty();
    }
    return Utf8Text.decode(scope, bytes).flatMap(text -> parse(scope, text));
  }

  private static Optional<JsonValue> parse(Scope scope, String text) {
    JsonPosition start = new JsonPosition(1, 1);
    if (text.isBlank()) {
      String message = text.isEmpty() ? "the file is empty" : "the file holds only blanks";
      scope.report(InputRule.SYNTAX, start, "", "", message, "one JSON value", "");
      return Optional.empty();
    }
    try (JsonParser parser = FACTORY.createParser(text)) {
      return new StrictJson(scope, text, parser).document();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Optional<JsonValue> document() throws IOException {
    try {
      parser.nextToken();
      JsonValue value = value();
      int end = (int) parser.currentLocation().getCharOffset();
      while (end < text.length() && BLANKS.indexOf(text.charAt(end)) >= 0) {
        end++;
      }
      if (end < text.length()) {
        String message = "text follows the end of the JSON value";
        String found = Shown.plain(text.substring(end).stripTrailing());
        report(InputRule.SYNTAX, end, found, message, "one JSON value");
      }
      return Optional.of(value);
    } catch (StreamConstraintsException e) {
      constraint(String.valueOf(e.getOriginalMessage()).toLowerCase(Locale.ROOT));
    } catch (JsonProcessingException e) {
      syntax(e);
    }
    return Optional.empty();
  }

  private void syntax(JsonProcessingException e) throws IOException {
    JsonLocation stopped = e.getLocation();
    int offset = stopped == null ? text.length() : (int) stopped.getCharOffset();
    SyntaxAdvice.Advice advice =
        SyntaxAdvice.about(text, offset, String.valueOf(e.getOriginalMessage()));
    // The parser looks at a value before it hands out the name in front of it.
    String name = parser.currentName();
    if (name != null && text.substring(0, advice.offset()).stripTrailing().endsWith(":")) {
      path.enter(name);
    }
    report(InputRule.SYNTAX, advice.offset(), advice.found(), advice.message(), advice.allowed());
  }

  private void report(InputRule rule, int offset, String found, String message, String allowed) {
    JsonPosition at = JsonPosition.at(text, offset);
    path.scope(scope).report(rule, at, "", found, message, allowed, "");
  }

  private void constraint(String parserSays) {
    int at = (int) parser.currentLocation().getCharOffset();
    if (parserSays.contains("nesting")) {
      limit(at, "objects and lists are nested too deeply", MAX_DEPTH + " levels");
    } else if (parserSays.contains("number")) {
      limit(at, "a number is too long", MAX_NUMBER + " characters");
    } else if (parserSays.contains("name")) {
      limit(at, "a field name is too long", MAX_NAME + " characters");
    } else {
      limit(at, "a string is too long", MAX_STRING + " characters");
    }
  }

  private void limit(int offset, String message, String most) {
    report(InputRule.LIMIT, Math.min(offset, text.length()), "", message, "at most " + most);
  }

  private static JsonPosition position(JsonLocation location) {
    return new JsonPosition(location.getLineNr(), location.getColumnNr());
  }

  private JsonPosition here() {
    return position(parser.currentTokenLocation());
  }

  private JsonValue value() throws IOException {
    JsonPosition at = here();
    return switch (parser.currentToken()) {
      case START_OBJECT -> object(at);
      case START_ARRAY -> array(at);
      case VALUE_STRING -> new JsonText(at, parser.getText());
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new JsonNumber(at, parser.getText());
      default -> new JsonLiteral(at, parser.getText());
    };
  }

  private JsonArray array(JsonPosition at) throws IOException {
    List<JsonValue> items = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      path.enter(items.size());
      items.add(value());
      path.leave();
    }
    return new JsonArray(at, items);
  }

  private JsonObject object(JsonPosition at) throws IOException {
    List<Member> members = new ArrayList<>();
    Map<String, Member> seen = new HashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      JsonPosition nameAt = here();
      path.enter(name);
      parser.nextToken();
      Member member = new Member(name, nameAt, value());
      path.leave();
      members.add(member);
      Member first = seen.putIfAbsent(name.toLowerCase(Locale.ROOT), member);
      if (first != null) {
        repeated(first, member);
      }
    }
    return new JsonObject(at, members);
  }

  private void repeated(Member first, Member second) {
    String how =
        first.name().equals(second.name())
            ? Shown.quoted(second.name()) + " is given twice"
            : Shown.quoted(second.name())
                + " differs only by case from "
                + Shown.quoted(first.name());
    path.scope(scope)
        .report(
            InputRule.DUPLICATE_FIELD,
            second.at(),
            Shown.plain(second.name()),
            Shown.quoted(second.name()),
            how + "; first at " + first.at(),
            "each name once in an object",
            "");
  }
}
