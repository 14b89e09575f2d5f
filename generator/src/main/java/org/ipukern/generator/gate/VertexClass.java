package org.ipukern.generator.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A class of a vertex text as it is written, with the places of its parts.
 *
 * @param attributes between {@code class} and the name
 * @param name its name and place
 * @param base of poplar's classes, such as {@code SupervisorVertex}
 * @param members its members one by one, bodies of functions left out, labels too
 */
record VertexClass(Part attributes, Part name, String base, List<Part> members) {
  private static final Pattern HEAD =
      Pattern.compile(
          "\\bclass\\s+((?:\\[\\[[^\\]]*\\]\\]\\s*)*)(\\w+)\\s*:\\s*public\\s+poplar::(\\w+)\\s*\\{");
  private static final Pattern LABEL = Pattern.compile("\\s*(public|protected|private)\\s*:(?!:)");

  /**
   * Some characters of a text.
   *
   * @param text without comments
   * @param offset of the first character
   */
  record Part(String text, int offset) {
    static Part of(String code, int from, int to) {
      int start = from;
      while (start < to && Character.isWhitespace(code.charAt(start))) {
        start++;
      }
      return new Part(code.substring(start, to).stripTrailing(), start);
    }
  }

  /** All classes of a text that derive from one of poplar's. */
  static List<VertexClass> find(CppText text) {
    List<VertexClass> found = new ArrayList<>();
    Matcher head = HEAD.matcher(text.code());
    while (head.find()) {
      found.add(
          new VertexClass(
              Part.of(text.code(), head.start(1), head.end(1)),
              Part.of(text.code(), head.start(2), head.end(2)),
              head.group(3),
              members(text.code(), head.end())));
    }
    return List.copyOf(found);
  }

  private static List<Part> members(String code, int from) {
    List<Part> members = new ArrayList<>();
    Matcher label = LABEL.matcher(code);
    int start = from;
    int i = from;
    while (i < code.length() && code.charAt(i) != '}') {
      if (i == start && label.region(i, code.length()).lookingAt()) {
        i = label.end();
        start = i;
      } else if (code.charAt(i) == ';') {
        members.add(Part.of(code, start, i));
        i++;
        start = i;
      } else if (code.charAt(i) == '{') {
        members.add(Part.of(code, start, i));
        i = afterBlock(code, i);
        start = i;
      } else {
        i++;
      }
    }
    members.removeIf(part -> part.text().isEmpty());
    return List.copyOf(members);
  }

  private static int afterBlock(String code, int open) {
    int depth = 0;
    for (int i = open; i < code.length(); i++) {
      depth += code.charAt(i) == '{' ? 1 : 0;
      depth -= code.charAt(i) == '}' ? 1 : 0;
      if (depth == 0) {
        return i + 1;
      }
    }
    return code.length();
  }
}
