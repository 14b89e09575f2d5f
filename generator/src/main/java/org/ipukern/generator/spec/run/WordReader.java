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

  private static final String NEITHER = " is neither a literal nor an operand name";

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

  /** The word that a member of an object holds; empty and reported if it is none. */
  static Optional<StateWord> word(FieldReader fields, String name, JsonValue value) {
    if (value instanceof JsonNumber) {
      return fields.wholeLong(name, RANGE).map(bits -> new StateWord.Literal(bits.intValue()));
    }
    Optional<StateWord> word =
        value instanceof JsonText text ? text(text.value()) : Optional.empty();
    if (word.isEmpty()) {
      boolean isText = value instanceof JsonText;
      fields.reject(
          isText ? InputRule.WORD : InputRule.TYPE,
          name,
          value.shown() + (isText ? NEITHER : " has the wrong type"),
          ALLOWED,
          "");
    }
    return word;
  }

  private static Optional<StateWord> word(
      FieldReader fields, String name, int index, JsonValue item) {
    if (item instanceof JsonText text) {
      Optional<StateWord> word = text(text.value());
      if (word.isEmpty()) {
        String message = text.shown() + NEITHER;
        fields.rejectItem(InputRule.WORD, name, index, message, ALLOWED, "");
      }
      return word;
    }
    if (item instanceof JsonNumber) {
      return fields
          .wholeItem(name, index, RANGE)
          .map(bits -> new StateWord.Literal(bits.intValue()));
    }
    String message = item.shown() + " has the wrong type";
    fields.rejectItem(InputRule.TYPE, name, index, message, ALLOWED, "");
    return Optional.empty();
  }

  private static Optional<StateWord> text(String text) {
    OptionalInt bits = hex(text);
    if (bits.isPresent()) {
      return Optional.of(new StateWord.Literal(bits.getAsInt()));
    }
    return NAME.matcher(text).matches()
        ? Optional.of(new StateWord.Address(text))
        : Optional.empty();
  }

  /** The bits of a hexadecimal literal, or empty if the text is none. */
  static OptionalInt hex(String text) {
    return HEX.matcher(text).matches()
        ? OptionalInt.of(Integer.parseUnsignedInt(text.substring(2), 16))
        : OptionalInt.empty();
  }

  /** Reports a field whose word names an operand which is not described. */
  static void known(FieldReader fields, String name, StateWord word, Set<String> operands) {
    if (word instanceof StateWord.Address address && !operands.contains(address.operand())) {
      fields.reject(
          InputRule.RELATION,
          name,
          "there is no operand " + address.operand(),
          operands.isEmpty() ? "names of operands" : String.join(", ", operands),
          Nearest.of(address.operand(), operands).orElse(""));
    }
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
