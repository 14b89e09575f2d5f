package org.ipukern.tile.asm;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.ipukern.tile.asm.WrittenOperand.Register;
import org.ipukern.tile.isa.ControlRegister;
import org.ipukern.tile.isa.InstructionTable;

/** The names of registers; case does not matter. */
final class RegisterNames {
  private static final int LAST = 15;

  private static final Map<String, Register> ALIASES =
      Map.of(
          "mzero", new Register('m', 15, 1, ""),
          "mvertex_base", new Register('m', 13, 1, ""),
          "mworker_base", new Register('m', 12, 1, ""),
          "sp", new Register('m', 11, 1, ""),
          "lr", new Register('m', 10, 1, ""),
          "fp", new Register('m', 9, 1, ""),
          "bp", new Register('m', 8, 1, ""),
          "azero", new Register('a', 15, 1, ""),
          "azeros", new Register('a', 14, 2, ""));

  private RegisterNames() {}

  /**
   * The operand that a register token names, without suffix.
   *
   * @throws StatementException for a register that does not exist
   */
  static WrittenOperand operand(Token token) {
    String name = token.text().toLowerCase(Locale.ROOT);
    Register register = ALIASES.get(name);
    if (register == null) {
      register = numbered(name);
    }
    if (register != null) {
      register = ranged(register, token);
      return new WrittenOperand(register, null, null, "", token.start(), token.end());
    }
    Optional<ControlRegister> control = control(token.text());
    if (control.isEmpty() || !token.range().isEmpty()) {
      throw unknown(token, advice(name));
    }
    return new WrittenOperand(null, control.get(), null, "", token.start(), token.end());
  }

  private static Optional<ControlRegister> control(String name) {
    InstructionTable table = InstructionTable.ipu21();
    Optional<ControlRegister> exact = table.register("$" + name);
    return exact.isPresent() ? exact : table.register("$" + name.toUpperCase(Locale.ROOT));
  }

  private static Register numbered(String name) {
    char file = name.charAt(0);
    if (file != 'm' && file != 'a') {
      return null;
    }
    int digits = 1;
    int count = 1;
    if (file == 'a' && name.length() > 1 && (name.charAt(1) == 'p' || name.charAt(1) == 'q')) {
      digits = 2;
      count = name.charAt(1) == 'p' ? 2 : 4;
    }
    int number = number(name, digits);
    int last = number * count + count - 1;
    return number < 0 || last > LAST ? null : new Register(file, number * count, count, "");
  }

  /** The register number from an offset on, or -1. */
  private static int number(String text, int from) {
    int length = text.length() - from;
    if (length < 1 || length > 2) {
      return -1;
    }
    int value = 0;
    for (int i = from; i < text.length(); i++) {
      if (!Chars.isDigit(text.charAt(i))) {
        return -1;
      }
      value = value * 10 + text.charAt(i) - '0';
    }
    return value;
  }

  private static Register ranged(Register register, Token token) {
    String range = token.range().toUpperCase(Locale.ROOT);
    if (range.isEmpty()) {
      return register;
    }
    if (register.count() == 1 && register.file() == 'a') {
      if (range.equals("B") || range.equals("BL") || range.equals("BU")) {
        return new Register('a', register.first(), 1, range);
      }
    }
    int last = number(range, 0);
    if (register.count() != 1 || last <= register.first() || last > LAST) {
      throw unknown(
          token,
          "write a pair as $"
              + register.file()
              + "0:1, four as $a0:3, a broadcast as $a0:B, $a0:BL or $a0:BU");
    }
    return new Register(register.file(), register.first(), last - register.first() + 1, "");
  }

  private static StatementException unknown(Token token, String advice) {
    String range = token.range().isEmpty() ? "" : ":" + token.range();
    return new StatementException(
        "unknown-register",
        "there is no register $" + Advice.clipped(token.text() + range),
        advice,
        token);
  }

  private static String advice(String name) {
    if (name.length() > 1 && Chars.isDigit(name.charAt(1))) {
      if (name.charAt(0) == 'm') {
        return "main registers are $m0 to $m15";
      }
      if (name.charAt(0) == 'a') {
        return "auxiliary registers are $a0 to $a7, zero is $azero ($a15) and $azeros ($a14:15)";
      }
    }
    List<String> names = new ArrayList<>();
    ALIASES.keySet().stream().sorted().forEach(alias -> names.add("$" + alias));
    for (ControlRegister register : InstructionTable.ipu21().registers()) {
      names.add(register.name());
    }
    String upper = Advice.didYouMean("$" + name.toUpperCase(Locale.ROOT), names);
    return upper.isEmpty() ? Advice.didYouMean("$" + name, names) : upper;
  }
}
