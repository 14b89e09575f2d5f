package org.ipukern.generator.spec.json;

import java.util.List;

/**
 * A JSON value that remembers where it stood. Numbers keep their spelling, and objects keep every
 * member in order, repeated names included.
 */
public sealed interface JsonValue {
  /** Where the value begins. */
  JsonPosition position();

  /** The value as a message shows it: short, on one line, without control characters. */
  String shown();

  /** A string. */
  record JsonText(JsonPosition position, String value) implements JsonValue {
    @Override
    public String shown() {
      return Shown.quoted(value);
    }
  }

  /** A number as it was written. */
  record JsonNumber(JsonPosition position, String text) implements JsonValue {
    @Override
    public String shown() {
      return Shown.plain(text);
    }
  }

  /** One of {@code true}, {@code false}, {@code null}. */
  record JsonLiteral(JsonPosition position, String word) implements JsonValue {
    @Override
    public String shown() {
      return word;
    }
  }

  /** A list. */
  record JsonArray(JsonPosition position, List<JsonValue> items) implements JsonValue {
    /** Copies the list. */
    public JsonArray {
      items = List.copyOf(items);
    }

    @Override
    public String shown() {
      return "a list";
    }
  }

  /** One member of an object; {@code at} is where its name stands. */
  record Member(String name, JsonPosition at, JsonValue value) {}

  /** An object. */
  record JsonObject(JsonPosition position, List<Member> members) implements JsonValue {
    /** Copies the list. */
    public JsonObject {
      members = List.copyOf(members);
    }

    @Override
    public String shown() {
      return "an object";
    }
  }
}
