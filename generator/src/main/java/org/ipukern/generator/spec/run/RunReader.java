package org.ipukern.generator.spec.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import org.ipukern.generator.spec.json.FieldReader;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.generator.spec.json.InputRule;
import org.ipukern.generator.spec.json.JsonPosition;
import org.ipukern.generator.spec.json.JsonValue;
import org.ipukern.generator.spec.json.JsonValue.JsonNumber;
import org.ipukern.generator.spec.json.JsonValue.JsonObject;
import org.ipukern.generator.spec.json.JsonValue.JsonText;
import org.ipukern.generator.spec.json.JsonValue.Member;
import org.ipukern.generator.spec.json.Nearest;
import org.ipukern.generator.spec.json.Problems;
import org.ipukern.generator.spec.json.Scope;
import org.ipukern.generator.spec.json.Shown;
import org.ipukern.generator.spec.json.StrictJson;
import org.ipukern.generator.spec.json.WholeRange;
import org.ipukern.tile.timing.TimingModel;

/** Reads one run description; one reader a file. */
final class RunReader {
  static final List<String> FIELDS =
      List.of(
          "schema",
          "start",
          "state",
          "registers",
          "stack",
          "scratch",
          "operands",
          "timing",
          "defines");
  static final WholeRange CYCLES = new WholeRange(0, 1_000_000);
  static final int MOST_OPERANDS = 256;
  private static final Pattern MACRO = Pattern.compile("[A-Za-z_][A-Za-z0-9_]{0,127}");
  private static final Pattern MACRO_VALUE = Pattern.compile("[ -~]{0,200}");
  private static final WholeRange DEFINED = new WholeRange(Integer.MIN_VALUE, 0xffff_ffffL);

  private final Problems problems = new Problems();
  private final Scope scope;

  RunReader(String fileName) {
    scope = new Scope(fileName, "", "", problems);
  }

  RunDescription read(byte[] bytes) {
    RunDescription description = StrictJson.parse(scope, bytes).map(this::description).orElse(null);
    if (!problems.isEmpty() || description == null) {
      throw new InputException(problems.list(), problems.more());
    }
    return description;
  }

  private RunDescription description(JsonValue value) {
    if (!(value instanceof JsonObject object)) {
      scope.reportType(value, "run description", "an object with " + String.join(", ", FIELDS));
      return null;
    }
    FieldReader fields = new FieldReader(scope, object, FIELDS);
    fields.whole("schema", new WholeRange(RunDescription.SCHEMA, RunDescription.SCHEMA));
    StartMode start = fields.wordOrFirst("start", StartMode.class);
    fields.require("state", "a list of words");
    List<StateWord> state = WordReader.words(fields, "state");
    Map<Integer, StateWord> registers = RegisterReader.read(scope, fields, start);
    OptionalInt stack = fields.optionalWhole("stack", OperandReader.MARGIN);
    OptionalInt scratch = fields.optionalWhole("scratch", OperandReader.MARGIN);
    Map<String, RunOperand> operands = operands(fields);
    Map<String, Integer> timing = timing(fields);
    Map<String, String> defines = defines(fields);
    if (problems.isEmpty()) {
      references(fields, state, operands);
      RegisterReader.known(scope, fields, registers, operands.keySet());
    }
    return new RunDescription(
        start,
        state,
        registers,
        stack,
        scratch,
        new ArrayList<>(operands.values()),
        timing,
        defines);
  }

  private Map<String, RunOperand> operands(FieldReader fields) {
    Map<String, RunOperand> operands = new LinkedHashMap<>();
    Map<String, JsonPosition> places = new LinkedHashMap<>();
    List<JsonValue> items = fields.list("operands", "a list of operands");
    if (items.size() > MOST_OPERANDS) {
      String message = items.size() + " operands";
      fields.reject(InputRule.RANGE, "operands", message, "at most " + MOST_OPERANDS, "");
    }
    for (int i = 0; i < items.size(); i++) {
      Scope inside = scope.entry("operands", i);
      RunOperand operand = OperandReader.read(inside, items.get(i)).orElse(null);
      if (operand == null) {
        continue;
      }
      JsonPosition at = items.get(i).position();
      JsonPosition first = places.putIfAbsent(operand.name(), at);
      if (first != null) {
        String message = "operand " + operand.name() + " is described twice; first at " + first;
        inside.report(
            InputRule.DUPLICATE_ENTRY, at, "name", operand.name(), message, "each name once", "");
      }
      operands.put(operand.name(), operand);
    }
    return operands;
  }

  /** Names of operands in the state block and in operands made of words. */
  private void references(
      FieldReader fields, List<StateWord> state, Map<String, RunOperand> operands) {
    Set<String> names = operands.keySet();
    WordReader.known(fields, "state", state, names);
    List<JsonValue> items = fields.list("operands", "");
    int index = 0;
    for (RunOperand operand : operands.values()) {
      Scope inside = scope.entry("operands", index);
      FieldReader each =
          new FieldReader(inside, (JsonObject) items.get(index), OperandReader.FIELDS);
      WordReader.known(each, "words", operand.contents().words(), names);
      index++;
    }
  }

  private Map<String, Integer> timing(FieldReader fields) {
    Map<String, Integer> timing = new LinkedHashMap<>();
    Set<String> known = TimingModel.ipu21().constants().keySet();
    JsonObject object = fields.object("timing", "an object of timing constants").orElse(null);
    if (object == null) {
      return timing;
    }
    Scope inside = scope.inside("timing");
    FieldReader constants =
        new FieldReader(inside, object, object.members().stream().map(Member::name).toList());
    for (Member member : object.members()) {
      if (known.contains(member.name())) {
        timing.put(member.name(), constants.whole(member.name(), CYCLES));
      } else {
        inside.report(
            InputRule.RELATION,
            member.at(),
            Shown.plain(member.name()),
            Shown.quoted(member.name()),
            "there is no timing constant " + Shown.quoted(member.name()),
            String.join(", ", known),
            Nearest.of(member.name(), known).orElse(""));
        constants.optionalWhole(member.name(), CYCLES);
      }
    }
    return timing;
  }

  private Map<String, String> defines(FieldReader fields) {
    Map<String, String> defines = new LinkedHashMap<>();
    JsonObject object = fields.object("defines", "an object of macros").orElse(null);
    if (object == null) {
      return defines;
    }
    Scope inside = scope.inside("defines");
    FieldReader macros =
        new FieldReader(inside, object, object.members().stream().map(Member::name).toList());
    for (Member member : object.members()) {
      String name = member.name();
      if (!MACRO.matcher(name).matches()) {
        macros.reject(
            InputRule.WORD, Shown.plain(name), "this is no macro name", "a C identifier", "");
      } else if (member.value() instanceof JsonNumber) {
        macros.wholeLong(name, DEFINED).ifPresent(value -> defines.put(name, value.toString()));
      } else if (member.value() instanceof JsonText text
          && MACRO_VALUE.matcher(text.value()).matches()) {
        defines.put(name, text.value());
      } else {
        String allowed = "at most 200 printable ASCII characters, or a whole number";
        macros.reject(InputRule.WORD, name, "this is no macro value", allowed, "");
      }
    }
    return defines;
  }
}
