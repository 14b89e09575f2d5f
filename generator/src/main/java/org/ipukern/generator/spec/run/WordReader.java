package org.ipukern.generator.spec.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import org.ipukern.generator.spec.json.FieldReader;
import org.ipukern.generator.spec.json.InputRule;
import org.ipukern.generator.spec.json.JsonValue;
import org.ipukern.generator.spec.json.JsonValue.JsonNumber;
import org.ipukern.generator.spec.json.JsonValue.JsonText;
import org.ipukern.generator.spec.json.Nearest;
import org.ipukern.generator.spec.json.WholeRange;

/** Reads 32-bit words: whole numbers, hexadecimal strings, names of operands. */
final class WordReader {
  static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_.-]{0,63}");
  private static final Pattern HEX = Pattern.compile("0x[0-9a-fA-F]{1,8}");
  private static final WholeRange RANGE = new WholeRange(Integer.MIN_VALUE, 0xffff_ffffL);
  private static final String ALLOWED = RANGE + ", \"0x\" and hexadecimal digits, operand names";

  private WordReader() {}

  /** The words of a list; wrong ones are reported and left out. */
  static List<StateWord> words(FieldReader fields, String name) {
    List<StateWord> words = new ArrayList<>();
    List<JsonValue> items = fields.list(name, "a list of words");
    for (int i = 0; i < items.size(); i++) {
      word(fields, name, i, items.get(i)).ifPresent(words::add);
    }
    return words;
  }

  private static Optional<StateWord> word(
      FieldReader fields, String name, int index, JsonValue item) {
    if (item instanceof JsonText text) {
      OptionalInt bits = hex(text.value());
      if (bits.isPresent()) {
        return Optional.of(new StateWord.Literal(bits.getAsInt()));
      }
      if (NAME.matcher(text.value()).matches()) {
        return Optional.of(new StateWord.Address(text.value()));
      }
      String message = text.shown() + " is neither a literal nor an operand name";
      fields.rejectItem(InputRule.WORD, name, index, message, ALLOWED, "");
    } else if (item instanceof JsonNumber) {
      return fields
          .wholeItem(name, index, RANGE)
          .map(bits -> new StateWord.Literal(bits.intValue()));
    } else {
      String message = item.shown() + " has the wrong type";
      fields.rejectItem(InputRule.TYPE, name, index, message, ALLOWED, "");
    }
    return Optional.empty();
  }

  /** The bits of a hexadecimal literal, or empty if the text is none. */
  static OptionalInt hex(String text) {
    return HEX.matcher(text).matches()
        ? OptionalInt.of(Integer.parseUnsignedInt(text.substring(2), 16))
        : OptionalInt.empty();
  }

  /** Reports words that name an operand which is not described. */
  static void known(FieldReader fields, String name, List<StateWord> words, Set<String> operands) {
    for (int i = 0; i < words.size(); i++) {
      if (words.get(i) instanceof StateWord.Address address
          && !operands.contains(address.operand())) {
        fields.rejectItem(
            InputRule.RELATION,
            name,
            i,
            "there is no operand " + address.operand(),
            operands.isEmpty() ? "names of operands" : String.join(", ", operands),
            Nearest.of(address.operand(), operands).orElse(""));
      }
    }
  }
}
