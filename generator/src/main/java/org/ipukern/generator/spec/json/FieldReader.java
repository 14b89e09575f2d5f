package org.ipukern.generator.spec.json;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.ipukern.generator.spec.json.JsonValue.JsonArray;
import org.ipukern.generator.spec.json.JsonValue.JsonLiteral;
import org.ipukern.generator.spec.json.JsonValue.JsonObject;
import org.ipukern.generator.spec.json.JsonValue.JsonText;
import org.ipukern.generator.spec.json.JsonValue.Member;

/**
 * Reads the fields of one object. Every problem is reported to the scope and makes the reader
 * {@link #broken()}; the value returned then is a stand-in, so that the other fields can still be
 * looked at.
 */
public final class FieldReader {
  private final Scope scope;
  private final JsonObject object;
  private final Map<String, Member> fields = new LinkedHashMap<>();
  private boolean broken;

  /**
   * Reports fields that do not exist.
   *
   * @param known the names of all fields the object may have, in the order of the schema
   */
  public FieldReader(Scope scope, JsonObject object, List<String> known) {
    this.scope = scope;
    this.object = object;
    for (Member member : object.members()) {
      if (known.contains(member.name())) {
        fields.putIfAbsent(member.name(), member);
      } else {
        unknown(member, known);
      }
    }
  }

  private void unknown(Member member, List<String> known) {
    String shown = Shown.quoted(member.name());
    report(
        InputRule.UNKNOWN_FIELD,
        member.at(),
        Shown.plain(member.name()),
        shown,
        shown + " is not a field here",
        String.join(", ", known),
        Nearest.of(member.name(), known).orElse(""));
  }

  /** Whether something was reported about this object. */
  public boolean broken() {
    return broken;
  }

  /** Whether the field is there. */
  public boolean has(String name) {
    return fields.containsKey(name);
  }

  /** Where the field's value stands, or the object itself if the field was left out. */
  public JsonPosition at(String name) {
    Member member = fields.get(name);
    return member == null ? object.position() : member.value().position();
  }

  /** Where the object begins. */
  public JsonPosition position() {
    return object.position();
  }

  /** The value of a field, whatever its type. */
  public Optional<JsonValue> value(String name) {
    return Optional.ofNullable(fields.get(name)).map(Member::value);
  }

  /** Reports a problem with a field of this object; the shown value is added. */
  public void reject(InputRule rule, String name, String message, String allowed, String nearest) {
    String found = value(name).map(JsonValue::shown).orElse("");
    report(rule, at(name), name, found, message, allowed, nearest);
  }

  /** Reports a problem with one item of a field that is a list. */
  public void rejectItem(
      InputRule rule, String name, int index, String message, String allowed, String nearest) {
    JsonValue item = list(name, "").get(index);
    String path = name + "[" + index + "]";
    report(rule, item.position(), path, item.shown(), message, allowed, nearest);
  }

  private void report(
      InputRule rule,
      JsonPosition at,
      String name,
      String found,
      String message,
      String allowed,
      String nearest) {
    broken = true;
    scope.report(rule, at, name, found, message, allowed, nearest);
  }

  /** Reports the field as missing unless it is there. */
  public boolean require(String name, String allowed) {
    if (has(name)) {
      return true;
    }
    reject(InputRule.MISSING_FIELD, name, "the field is missing", allowed, "");
    return false;
  }

  /** A word that must be given. */
  public <E extends JsonWord> E word(String name, List<E> words) {
    require(name, String.join(", ", JsonWord.ids(words)));
    return word(name, words, words.get(0));
  }

  /** A word, or {@code otherwise} if the field was left out. */
  public <E extends JsonWord> E word(String name, List<E> words, E otherwise) {
    JsonValue value = value(name).orElse(null);
    if (value == null) {
      return otherwise;
    }
    List<String> ids = JsonWord.ids(words);
    String allowed = String.join(", ", ids);
    if (!(value instanceof JsonText text)) {
      wrongType(name, value, allowed, "");
      return otherwise;
    }
    int index = ids.indexOf(text.value());
    if (index >= 0) {
      return words.get(index);
    }
    String nearest = Nearest.of(text.value(), ids).orElse("");
    reject(InputRule.WORD, name, text.shown() + " is not known here", allowed, nearest);
    return otherwise;
  }

  /** A word of an enum, or its first if the field was left out. */
  public <E extends Enum<E> & JsonWord> E wordOrFirst(String name, Class<E> words) {
    List<E> constants = List.of(words.getEnumConstants());
    return word(name, constants, constants.get(0));
  }

  /** A whole number that must be given. */
  public int whole(String name, WholeRange range) {
    require(name, range.toString());
    return whole(name, range, Math.toIntExact(range.least()));
  }

  /** A whole number, or {@code otherwise} if the field was left out. */
  public int whole(String name, WholeRange range, int otherwise) {
    return optionalWhole(name, range).orElse(otherwise);
  }

  /** A whole number, or empty if the field was left out or is wrong. */
  public OptionalInt optionalWhole(String name, WholeRange range) {
    JsonValue value = value(name).orElse(null);
    return value == null ? OptionalInt.empty() : wholeItem(name, value, range);
  }

  /** One of a few whole numbers; it must be given. */
  public int wholeOf(String name, List<Integer> allowed) {
    String list = allowed.stream().map(String::valueOf).collect(Collectors.joining(", "));
    require(name, list);
    JsonValue value = value(name).orElse(null);
    int first = allowed.get(0);
    if (value == null) {
      return first;
    }
    WholeRange range = new WholeRange(first, allowed.get(allowed.size() - 1));
    WholeRange.Result read = range.read(value);
    if (read.rule() != null) {
      reject(read.rule(), name, read.message(), list, read.nearest());
      return first;
    }
    int number = Math.toIntExact(read.value());
    if (!allowed.contains(number)) {
      int nearest = first;
      for (int each : allowed) {
        if (Math.abs(each - number) <= Math.abs(nearest - number)) {
          nearest = each;
        }
      }
      String message = number + " is not known here";
      reject(InputRule.WORD, name, message, list, String.valueOf(nearest));
    }
    return number;
  }

  /** A whole number that may need 64 bits; empty if the field was left out or is wrong. */
  public Optional<Long> wholeLong(String name, WholeRange range) {
    return value(name).flatMap(value -> checked(name, value, range));
  }

  /** One item of a list as a whole number; empty if it is wrong. */
  public Optional<Long> wholeItem(String name, int index, WholeRange range) {
    return checked(name + "[" + index + "]", list(name, "").get(index), range);
  }

  private Optional<Long> checked(String name, JsonValue value, WholeRange range) {
    WholeRange.Result result = range.read(value);
    if (result.rule() == null) {
      return Optional.of(result.value());
    }
    report(
        result.rule(),
        value.position(),
        name,
        value.shown(),
        result.message(),
        range.toString(),
        result.nearest());
    return Optional.empty();
  }

  private OptionalInt wholeItem(String name, JsonValue value, WholeRange range) {
    Optional<Long> number = checked(name, value, range);
    return number.isPresent() ? OptionalInt.of(Math.toIntExact(number.get())) : OptionalInt.empty();
  }

  /** A list of different whole numbers, not empty; empty if the field was left out or is wrong. */
  public List<Integer> wholeList(String name, WholeRange range, int most) {
    JsonValue value = value(name).orElse(null);
    if (value == null) {
      return List.of();
    }
    String wanted = "a list of " + range;
    if (!(value instanceof JsonArray array)) {
      OptionalInt one = range.read(value).asOptional();
      wrongType(name, value, wanted, one.isPresent() ? "[" + one.getAsInt() + "]" : "");
      return List.of();
    }
    int size = array.items().size();
    if (size < 1 || size > most) {
      reject(
          InputRule.RANGE, name, "the list has " + size + " items", "1 to " + most + " items", "");
      return List.of();
    }
    List<Integer> numbers = new ArrayList<>();
    Map<Integer, String> first = new HashMap<>();
    for (int i = 0; i < size; i++) {
      JsonValue item = array.items().get(i);
      String path = name + "[" + i + "]";
      OptionalInt number = wholeItem(path, item, range);
      if (number.isPresent()) {
        numbers.add(number.getAsInt());
        String place = item.position().line() > 0 ? " at " + item.position() : "";
        String earlier = first.putIfAbsent(number.getAsInt(), path + place);
        if (earlier != null) {
          String message = item.shown() + " is given twice; first as " + earlier;
          report(
              InputRule.REPEATED,
              item.position(),
              path,
              item.shown(),
              message,
              "each number once",
              "");
        }
      }
    }
    return numbers;
  }

  /** A list, or empty if the field was left out or is no list. */
  public List<JsonValue> list(String name, String wanted) {
    JsonValue value = value(name).orElse(null);
    if (value instanceof JsonArray array) {
      return array.items();
    }
    if (value != null) {
      wrongType(name, value, wanted, "");
    }
    return List.of();
  }

  /** A string, or empty if the field was left out or is no string. */
  public Optional<String> text(String name, String wanted) {
    JsonValue value = value(name).orElse(null);
    if (value instanceof JsonText text) {
      return Optional.of(text.value());
    }
    if (value != null) {
      wrongType(name, value, wanted, "");
    }
    return Optional.empty();
  }

  /** An object, or empty if the field was left out or is none. */
  public Optional<JsonObject> object(String name, String wanted) {
    JsonValue value = value(name).orElse(null);
    if (value instanceof JsonObject found) {
      return Optional.of(found);
    }
    if (value != null) {
      wrongType(name, value, wanted, "");
    }
    return Optional.empty();
  }

  /** Reports fields that are there but have no meaning beside the others. */
  public void refuse(Set<String> names, String because) {
    for (String name : fields.keySet()) {
      if (names.contains(name)) {
        reject(InputRule.COMBINATION, name, because, "leave the field out", "");
      }
    }
  }

  private void wrongType(String name, JsonValue value, String wanted, String nearest) {
    String shown =
        value instanceof JsonLiteral literal && literal.word().equals("null")
            ? "null is not a value"
            : value.shown() + " has the wrong type";
    reject(InputRule.TYPE, name, shown, wanted, nearest);
  }
}
