package org.ipukern.generator.spec.run;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.ipukern.generator.spec.json.FieldReader;
import org.ipukern.generator.spec.json.InputRule;
import org.ipukern.generator.spec.json.JsonValue.JsonObject;
import org.ipukern.generator.spec.json.JsonValue.Member;
import org.ipukern.generator.spec.json.Scope;
import org.ipukern.generator.spec.json.Shown;

/** Reads the arguments of a supervisor entry: main registers by name, each with a word. */
final class RegisterReader {
  private static final String FIELD = "registers";
  private static final Pattern NAME = Pattern.compile("m[1-7]");
  private static final String ALLOWED = "m1 to m7; $m0 has the state block's address";

  private RegisterReader() {}

  /** The words by register number; wrong ones are reported and left out. */
  static Map<Integer, StateWord> read(Scope scope, FieldReader fields, StartMode start) {
    Map<Integer, StateWord> registers = new LinkedHashMap<>();
    JsonObject object = fields.object(FIELD, "an object of registers").orElse(null);
    if (object == null) {
      return registers;
    }
    if (start != StartMode.SUPERVISOR) {
      fields.refuse(Set.of(FIELD), "start " + start.id() + " gives workers a state block only");
    }
    FieldReader members = members(scope, object);
    for (Member member : object.members()) {
      if (NAME.matcher(member.name()).matches()) {
        int number = member.name().charAt(1) - '0';
        WordReader.word(members, member.name(), member.value())
            .ifPresent(word -> registers.put(number, word));
      } else {
        String message = Shown.quoted(member.name()) + " takes no argument";
        members.reject(InputRule.WORD, Shown.plain(member.name()), message, ALLOWED, "");
      }
    }
    return registers;
  }

  /** Reports registers whose word names an operand that is not described. */
  static void known(
      Scope scope, FieldReader fields, Map<Integer, StateWord> registers, Set<String> operands) {
    JsonObject object = fields.object(FIELD, "").orElse(null);
    if (object == null) {
      return;
    }
    FieldReader members = members(scope, object);
    registers.forEach((number, word) -> WordReader.known(members, "m" + number, word, operands));
  }

  private static FieldReader members(Scope scope, JsonObject object) {
    List<String> names = object.members().stream().map(Member::name).toList();
    return new FieldReader(scope.inside(FIELD), object, names);
  }
}
