package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CppTextTest {
  /** Comments become as many blanks; lines, literals and everything else stay where they are. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "a // b\\nc|a     \\nc",
        "a // b|a     ",
        "a /* b */ c|a         c",
        "a /**/ c|a      c",
        "a /*/ b */ c|a          c",
        "a /* b\\n c */ d|a     \\n      d",
        "a /* b|a     ",
        "a /* b *|a       ",
        "a /* b */|a        ",
        "a /* b */c|a        c",
        "\"// no\" // yes|\"// no\"       ",
        "\"/*\" b \"*/\" // c|\"/*\" b \"*/\"     ",
        "'\"' // c|'\"'     ",
        "\"\\\\\"// no\" // c|\"\\\\\"// no\"     ",
        "\"\" // c|\"\"     ",
        "\"'\" // c|\"'\"     ",
        "\"// open|\"// open",
        "\"// open\\\\|\"// open\\\\",
        "a / b * c|a / b * c"
      })
  void commentsAreBlanks(String text, String code) {
    assertThat(new CppText("k.cpp", unescaped(text)).code()).isEqualTo(unescaped(code));
  }

  /** {@code \n} is a line end, {@code \\} a backslash. */
  private static String unescaped(String text) {
    return text.replace("\\n", "\n").replace("\\\\", "\\");
  }

  @Test
  void positionsCountLinesAndColumnsFromOne() {
    CppText text = new CppText("k.cpp", "ab\n\ncd\n");

    assertThat(text.position(0, 2).toString()).contains("k.cpp").contains("1");
    assertThat(text.position(1, 1)).satisfies(at -> assertPlace(at.line(), at.column(), 1, 2));
    assertThat(text.position(2, 1)).satisfies(at -> assertPlace(at.line(), at.column(), 1, 3));
    assertThat(text.position(3, 1)).satisfies(at -> assertPlace(at.line(), at.column(), 2, 1));
    assertThat(text.position(4, 1)).satisfies(at -> assertPlace(at.line(), at.column(), 3, 1));
    assertThat(text.position(5, 0)).satisfies(at -> assertPlace(at.line(), at.column(), 3, 2));
    assertThat(text.position(5, 0).length()).isEqualTo(1);
    assertThat(text.position(4, 2).length()).isEqualTo(2);
  }

  private static void assertPlace(int line, int column, int wantedLine, int wantedColumn) {
    assertThat(line + ":" + column).isEqualTo(wantedLine + ":" + wantedColumn);
  }

  @Test
  void namespacesAreThoseStillOpen() {
    String code = "namespace a { namespace { class c { int x; }; } void f() { } X } Y } Z";
    CppText text = new CppText("k.cpp", code);

    assertThat(text.namespaces(code.indexOf("namespace a"))).isEmpty();
    assertThat(text.namespaces(code.indexOf('{'))).isEmpty();
    assertThat(text.namespaces(code.indexOf('{') + 1)).containsExactly("a");
    assertThat(text.namespaces(code.indexOf("class"))).containsExactly("a", "");
    assertThat(text.namespaces(code.indexOf("int"))).containsExactly("a", "", "{");
    assertThat(text.namespaces(code.indexOf("X"))).containsExactly("a");
    assertThat(text.namespaces(code.indexOf("Y"))).isEmpty();
    assertThat(text.namespaces(code.indexOf("Z"))).isEmpty();
  }
}
