package org.ipukern.generator.output;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ipukern.generator.spec.json.FieldReader;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.generator.spec.json.InputRule;
import org.ipukern.generator.spec.json.JsonValue;
import org.ipukern.generator.spec.json.JsonValue.JsonObject;
import org.ipukern.generator.spec.json.Problems;
import org.ipukern.generator.spec.json.Scope;
import org.ipukern.generator.spec.json.StrictJson;
import org.ipukern.generator.spec.json.WholeRange;

/** Reads the tool's own JSON files; whatever the tool would not have written is a problem. */
final class OwnJson {
  private final Scope scope;

  /**
   * @param file how messages name the file
   */
  OwnJson(String file) {
    this.scope = new Scope(file, "", "", new Problems());
  }

  /**
   * The fields of the top object.
   *
   * @param schema the only schema number that is read
   * @param names all further fields, each of which must be there
   * @throws InputException if it is no JSON object
   */
  FieldReader top(byte[] bytes, int schema, List<String> names) {
    Optional<JsonValue> value = StrictJson.parse(scope, bytes);
    List<String> all = new ArrayList<>(List.of("schema"));
    all.addAll(names);
    FieldReader fields = fields(scope, object(scope, value.orElseThrow(this::wrong)), all);
    fields.whole("schema", new WholeRange(schema, schema));
    return fields;
  }

  /**
   * The objects of a list.
   *
   * @throws InputException if an item is no object
   */
  List<JsonObject> objects(FieldReader fields, String list) {
    List<JsonObject> objects = new ArrayList<>();
    List<JsonValue> items = fields.list(list, "a list of objects");
    for (int i = 0; i < items.size(); i++) {
      objects.add(object(scope.entry(list, i), items.get(i)));
    }
    return objects;
  }

  /** The objects of a list, each of which has exactly those fields. */
  List<FieldReader> rows(FieldReader fields, String list, List<String> names) {
    List<FieldReader> rows = new ArrayList<>();
    for (JsonObject object : objects(fields, list)) {
      rows.add(fields(scope.entry(list, rows.size()), object, names));
    }
    return rows;
  }

  /** The objects of a list, each of which has some of those fields. */
  List<FieldReader> optionalRows(FieldReader fields, String list, List<String> names) {
    List<FieldReader> rows = new ArrayList<>();
    for (JsonObject object : objects(fields, list)) {
      rows.add(new FieldReader(scope.entry(list, rows.size()), object, names));
    }
    return rows;
  }

  private static FieldReader fields(Scope inside, JsonObject object, List<String> names) {
    FieldReader fields = new FieldReader(inside, object, names);
    names.forEach(name -> fields.require(name, ""));
    return fields;
  }

  private JsonObject object(Scope inside, JsonValue value) {
    if (value instanceof JsonObject object) {
      return object;
    }
    inside.reportType(value, "object", "");
    throw wrong();
  }

  /** A string field; empty if it is none, which is then a problem. */
  String text(FieldReader fields, String name) {
    return fields.text(name, "a string").orElse("");
  }

  /** The value of a field is not one that the tool writes. */
  void reject(FieldReader fields, String name, String message) {
    fields.reject(InputRule.RELATION, name, message, "", "");
  }

  /**
   * Ends the reading.
   *
   * @throws InputException with everything that was found, if anything was
   */
  void finish() {
    if (!scope.problems().isEmpty()) {
      throw wrong();
    }
  }

  private InputException wrong() {
    return new InputException(scope.problems().list(), scope.problems().more());
  }
}
