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
 * Assembly that stands in {@code asm} statements of a C++ function. It is read from the folder that
 * the reader supplies; registers for its operands are ours to choose.
 */
final class InlineAssembly {
  private static final String STATEMENT = "asm volatile(";

  /** A raw literal, a plain one, a comment, or what ends the statement's text. */
  private static final Pattern TOKEN =
      Pattern.compile(
          "R\"l\\((?<raw>.*?)\\)l\"|\"(?<plain>(?:[^\"\\\\]|\\\\.)*)\"|/\\*.*?\\*/|//[^\n]*|(?<end>[:)])",
          Pattern.DOTALL);

  private static final Pattern OPERAND = Pattern.compile("%\\[([A-Za-z0-9_]+)\\]");

  private final List<String> statements;

  private InlineAssembly(List<String> statements) {
    this.statements = List.copyOf(statements);
  }

  /**
   * The statements of a function.
   *
   * @throws IllegalStateException if the file has no such function or the function no statement
   */
  static InlineAssembly of(Path file, String function) {
    try {
      return of(Files.readString(file, StandardCharsets.UTF_8), function);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static InlineAssembly of(String text, String function) {
    Matcher name = Pattern.compile("\\b" + Pattern.quote(function) + "\\(").matcher(text);
    if (!name.find()) {
      throw new IllegalStateException("there is no function " + function);
    }
    int end = text.indexOf("\n}", name.end());
    String body = text.substring(name.end(), end < 0 ? text.length() : end);
    List<String> statements = new ArrayList<>();
    int at = body.indexOf(STATEMENT);
    while (at >= 0) {
      statements.add(statement(body, at + STATEMENT.length()));
      at = body.indexOf(STATEMENT, at + 1);
    }
    if (statements.isEmpty()) {
      throw new IllegalStateException("function " + function + " holds no assembly");
    }
    return new InlineAssembly(statements);
  }

  private static String statement(String body, int from) {
    StringBuilder statement = new StringBuilder();
    Matcher token = TOKEN.matcher(body);
    for (int at = from; token.find(at) && token.group("end") == null; at = token.end()) {
      if (token.group("raw") != null) {
        statement.append(token.group("raw"));
      } else if (token.group("plain") != null) {
        statement.append(token.group("plain").translateEscapes());
      }
    }
    return statement.append('\n').toString();
  }

  /** One statement with its operands replaced. */
  String bound(int statement, Map<String, String> operands) {
    return OPERAND
        .matcher(statements.get(statement))
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
