package org.ipukern.generator.explore.profile;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.ipukern.generator.spec.json.FieldReader;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.generator.spec.json.InputRule;
import org.ipukern.generator.spec.json.JsonValue;
import org.ipukern.generator.spec.json.JsonValue.JsonNumber;
import org.ipukern.generator.spec.json.JsonValue.JsonObject;
import org.ipukern.generator.spec.json.Problems;
import org.ipukern.generator.spec.json.Scope;
import org.ipukern.generator.spec.json.StrictJson;
import org.ipukern.generator.spec.json.WholeRange;

/** One strict JSON file while it is read; every field that is asked for must be there. */
final class JsonFile {
  /** The largest whole number that every JSON reader keeps exact. */
  static final long MOST = (1L << 53) - 1;

  private static final WholeRange COUNT = new WholeRange(0, MOST);
  private static final int LONGEST = 4000;

  private final Problems problems = new Problems();
  private final Scope scope;

  JsonFile(String name) {
    scope = new Scope(name, "", "", problems);
  }

  /** The fields of the one object of the file. */
  FieldReader top(byte[] bytes, List<String> known) {
    JsonValue value = StrictJson.parse(scope, bytes).orElseThrow(this::wrong);
    return new FieldReader(scope, object(scope, value), known);
  }

  /** The items of a list of objects. */
  <T> List<T> objects(
      FieldReader fields, String name, List<String> known, BiFunction<Scope, FieldReader, T> read) {
    String wanted = "a list of objects with " + String.join(", ", known);
    fields.require(name, wanted);
    List<T> all = new ArrayList<>();
    List<JsonValue> items = fields.list(name, wanted);
    for (int i = 0; i < items.size(); i++) {
      Scope inside = scope.entry(name, i);
      all.add(read.apply(inside, new FieldReader(inside, object(inside, items.get(i)), known)));
    }
    return all;
  }

  /** An object inside another. */
  FieldReader inside(FieldReader fields, String name, List<String> known) {
    String wanted = "an object with " + String.join(", ", known);
    fields.require(name, wanted);
    JsonObject object =
        fields.object(name, wanted).orElse(new JsonObject(fields.position(), List.of()));
    return new FieldReader(scope.inside(name), object, known);
  }

  /** A string of one line. */
  String text(FieldReader fields, String name) {
    fields.require(name, "a string");
    String text = fields.text(name, "a string").orElse("");
    if (text.length() > LONGEST || text.chars().anyMatch(Character::isISOControl)) {
      fields.reject(
          InputRule.WORD, name, "the string is too long or has control characters", "one line", "");
    }
    return text;
  }

  /** A count that is not negative. */
  long count(FieldReader fields, String name) {
    fields.require(name, COUNT.toString());
    return fields.wholeLong(name, COUNT).orElse(0L);
  }

  /** A whole number in a range. */
  int whole(FieldReader fields, String name, long least, long most) {
    return fields.whole(name, new WholeRange(least, most));
  }

  /** Any number, exactly as it was written. */
  BigDecimal decimal(FieldReader fields, String name) {
    fields.require(name, "a number");
    if (fields.value(name).orElse(null) instanceof JsonNumber number) {
      return new BigDecimal(number.text());
    }
    if (fields.has(name)) {
      fields.reject(InputRule.TYPE, name, "this is no number", "a number", "");
    }
    return BigDecimal.ZERO;
  }

  /**
   * Ends the reading.
   *
   * @throws InputException if anything was wrong
   */
  void done() {
    if (!problems.isEmpty()) {
      throw wrong();
    }
  }

  private JsonObject object(Scope inside, JsonValue value) {
    if (value instanceof JsonObject object) {
      return object;
    }
    inside.reportType(value, "object", "an object");
    throw wrong();
  }

  private InputException wrong() {
    return new InputException(problems.list(), problems.more());
  }
}
