package org.ipukern.generator.spec.run;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.ipukern.generator.spec.json.FieldReader;
import org.ipukern.generator.spec.json.InputRule;
import org.ipukern.generator.spec.json.JsonValue;
import org.ipukern.generator.spec.json.JsonValue.JsonObject;
import org.ipukern.generator.spec.json.JsonValue.JsonText;
import org.ipukern.generator.spec.json.Nearest;
import org.ipukern.generator.spec.json.Scope;
import org.ipukern.generator.spec.json.WholeRange;

/** Reads one operand of a run description. */
final class OperandReader {
  /** All fields, in the order of the schema. */
  static final List<String> FIELDS =
      List.of(
          "name",
          "bytes",
          "elements",
          "type",
          "region",
          "contents",
          "seed",
          "file",
          "words",
          "role",
          "guard",
          "read-ahead",
          "expected");

  // The usable addresses of an IPU21 tile, from the memory map that ipu-stack and poplibs share.
  static final int FIRST_ADDRESS = 0x4c000;
  static final int END_ADDRESS = 0xe8000;

  static final WholeRange SIZE = new WholeRange(1, END_ADDRESS - FIRST_ADDRESS);
  static final WholeRange MARGIN = new WholeRange(0, 65_536);
  static final WholeRange SEED = new WholeRange(0, Integer.MAX_VALUE);
  static final int DEFAULT_GUARD = 64;
  private static final WholeRange ADDRESS = new WholeRange(FIRST_ADDRESS, END_ADDRESS - 1);
  private static final String REGIONS =
      "standard, interleaved, or an address from 0x4c000 to 0xe7fff";
  private static final String NAMES = "a letter or _, then letters, digits, _, . or -";

  private OperandReader() {}

  static Optional<RunOperand> read(Scope scope, JsonValue value) {
    if (!(value instanceof JsonObject object)) {
      scope.reportType(value, "operand", "an object with " + String.join(", ", FIELDS));
      return Optional.empty();
    }
    FieldReader fields = new FieldReader(scope, object, FIELDS);
    fields.require("name", NAMES);
    String name = fields.text("name", NAMES).orElse("");
    boolean isText = fields.value("name").orElse(null) instanceof JsonText;
    if (isText && !WordReader.NAME.matcher(name).matches()) {
      fields.reject(InputRule.WORD, "name", "the name is not legal", NAMES, "");
    }
    OptionalInt bytes = fields.optionalWhole("bytes", SIZE);
    OptionalInt elements = fields.optionalWhole("elements", SIZE);
    ElementType type = fields.wordOrFirst("type", ElementType.class);
    Region region = region(fields);
    ContentsKind kind = fields.wordOrFirst("contents", ContentsKind.class);
    int seed = fields.whole("seed", SEED, 0);
    String file = path(fields, "file").orElse("");
    List<StateWord> words = WordReader.words(fields, "words");
    OperandRole role = fields.wordOrFirst("role", OperandRole.class);
    int guard = fields.whole("guard", MARGIN, DEFAULT_GUARD);
    int readAhead = fields.whole("read-ahead", MARGIN, 0);
    Optional<String> expected = path(fields, "expected");
    if (!fields.broken()) {
      size(fields);
      contents(fields, kind, type);
      if (role == OperandRole.IN) {
        fields.refuse(Set.of("expected"), "an operand of role in does not change");
      }
    }
    if (fields.broken()) {
      return Optional.empty();
    }
    int size = bytes.orElse(elements.orElse(0) * type.bytes());
    fits(fields, size, region, words);
    return fields.broken()
        ? Optional.empty()
        : Optional.of(
            new RunOperand(
                name,
                size,
                fields.has("type") ? Optional.of(type) : Optional.empty(),
                region,
                new Contents(kind, seed, file, words),
                role,
                guard,
                readAhead,
                expected));
  }

  private static Region region(FieldReader fields) {
    JsonValue value = fields.value("region").orElse(null);
    if (value == null) {
      return new Region.Standard();
    }
    if (!(value instanceof JsonText text)) {
      return new Region.Exact(fields.whole("region", ADDRESS));
    }
    OptionalInt address = WordReader.hex(text.value());
    if (address.isPresent()) {
      if (address.getAsInt() < FIRST_ADDRESS || address.getAsInt() >= END_ADDRESS) {
        String message = text.shown() + " is no address of tile memory";
        fields.reject(InputRule.RANGE, "region", message, REGIONS, "");
      }
      return new Region.Exact(address.getAsInt());
    }
    if (text.value().equals("standard")) {
      return new Region.Standard();
    }
    if (!text.value().equals("interleaved")) {
      String nearest = Nearest.of(text.value(), List.of("standard", "interleaved")).orElse("");
      fields.reject(
          InputRule.WORD, "region", text.shown() + " is not known here", REGIONS, nearest);
    }
    return new Region.Interleaved();
  }

  private static Optional<String> path(FieldReader fields, String name) {
    Optional<String> path = fields.text(name, "the path of a file");
    if (path.isPresent() && (path.get().isEmpty() || path.get().indexOf('\0') >= 0)) {
      fields.reject(InputRule.WORD, name, "this is no path", "the path of a file", "");
    }
    return path;
  }

  private static void size(FieldReader fields) {
    if (fields.has("bytes") == fields.has("elements")) {
      String message = fields.has("bytes") ? "bytes and elements exclude each other" : "no size";
      fields.reject(InputRule.COMBINATION, "", message, "bytes, or elements and type", "");
    } else if (fields.has("elements") != fields.has("type")) {
      String message = "elements and type go together";
      fields.reject(InputRule.COMBINATION, "", message, "bytes, or elements and type", "");
    }
  }

  private static void contents(FieldReader fields, ContentsKind kind, ElementType type) {
    boolean random = kind == ContentsKind.INTEGERS || kind == ContentsKind.GAUSSIAN;
    if (random && !fields.has("type")) {
      String message = "contents " + kind.id() + " need elements and a type";
      fields.reject(InputRule.COMBINATION, "contents", message, "elements and type", "");
    } else if (kind == ContentsKind.GAUSSIAN && !type.isReal()) {
      String message = type.id() + " cannot hold gaussian values";
      fields.reject(InputRule.COMBINATION, "type", message, "f16, f32, f143, f152", "f16");
    }
    demandOnly(fields, "seed", random, kind == ContentsKind.GAUSSIAN, kind);
    demandOnly(fields, "file", kind == ContentsKind.FILE, true, kind);
    demandOnly(fields, "words", kind == ContentsKind.WORDS, true, kind);
  }

  private static void demandOnly(
      FieldReader fields, String name, boolean useful, boolean needed, ContentsKind kind) {
    if (!useful) {
      fields.refuse(Set.of(name), "contents " + kind.id() + " have no use for it");
    } else if (needed && !fields.has(name)) {
      String message = "contents " + kind.id() + " need it, and it is missing";
      fields.reject(InputRule.COMBINATION, name, message, "a value", "");
    }
  }

  private static void fits(FieldReader fields, int size, Region region, List<StateWord> words) {
    if (size > SIZE.most()) {
      String message = "the operand has " + size + " bytes";
      fields.reject(InputRule.MEMORY, "elements", message, "at most " + SIZE.most(), "");
    }
    if (region instanceof Region.Exact exact && exact.address() + (long) size > END_ADDRESS) {
      String message = "the operand ends after the end of tile memory";
      String last = "0x" + Integer.toHexString(Math.max(FIRST_ADDRESS, END_ADDRESS - size));
      fields.reject(InputRule.RELATION, "region", message, "at most " + last, last);
    }
    if (4L * words.size() > size) {
      String message = words.size() + " words do not fit in " + size + " bytes";
      fields.reject(InputRule.RELATION, "words", message, "at most " + size / 4 + " words", "");
    }
  }
}
