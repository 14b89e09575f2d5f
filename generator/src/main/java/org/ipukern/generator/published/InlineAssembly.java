package org.ipukern.generator.published;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Assembly that stands in raw string literals of a C++ function, as in poplibs' kernels for FP8. It
 * is read from the reader's checkout; registers for its operands are ours to choose.
 */
final class InlineAssembly {
  private static final Pattern LITERAL = Pattern.compile("R\"l\\((.*?)\\)l\"", Pattern.DOTALL);
  private static final Pattern OPERAND = Pattern.compile("%\\[([A-Za-z0-9_]+)\\]");

  private final List<String> literals;

  private InlineAssembly(List<String> literals) {
    this.literals = List.copyOf(literals);
  }

  /**
   * The literals of a function.
   *
   * @throws IllegalStateException if the file has no such function or the function no literal
   */
  static InlineAssembly of(Path file, String function) {
    try {
      return of(Files.readString(file, StandardCharsets.UTF_8), function);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static InlineAssembly of(String text, String function) {
    int from = text.indexOf("\n" + function + "(");
    if (from < 0) {
      throw new IllegalStateException("there is no function " + function);
    }
    int to = text.indexOf("\n}", from);
    Matcher matcher = LITERAL.matcher(text.substring(from, to < 0 ? text.length() : to));
    List<String> literals = new ArrayList<>();
    while (matcher.find()) {
      literals.add(matcher.group(1));
    }
    if (literals.isEmpty()) {
      throw new IllegalStateException("function " + function + " holds no assembly");
    }
    return new InlineAssembly(literals);
  }

  /** One literal with its operands replaced. */
  String bound(int literal, Map<String, String> operands) {
    return bound(literals.get(literal), operands);
  }

  /** All literals, one after the other, with their operands replaced. */
  String bound(Map<String, String> operands) {
    return bound(String.join("\n", literals), operands);
  }

  private static String bound(String text, Map<String, String> operands) {
    return OPERAND
        .matcher(text)
        .replaceAll(
            operand -> {
              String value = operands.get(operand.group(1));
              if (value == null) {
                throw new IllegalStateException("operand " + operand.group() + " is not bound");
              }
              return Matcher.quoteReplacement(value);
            });
  }
}
