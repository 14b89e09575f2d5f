package org.ipukern.generator.render;

import freemarker.core.Environment;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Hands on what a template writes and notes where each piece stands: FreeMarker has no source map,
 * but while it writes, its instruction stack names the element that does. The text itself is not
 * touched. A piece of fixed text may span lines of its template; a value, or a block that was
 * captured before, stands where it is inserted.
 */
final class PlaceWriter extends Writer {
  /** An element of the stack, as {@link Environment#outputInstructionStack} prints it. */
  private static final Pattern ELEMENT =
      Pattern.compile(
          "\\s*[-~] (?:Failed at|Reached through): (.*)\\[in template \"([^\"]*)\"(?: in (?:macro|function)"
              + " \"[^\"]*\")? at line (\\d+), column \\d+\\]");

  private static final Pattern LINE_END = Pattern.compile("\r\n|\r|\n");

  private final Writer out;
  private final List<Piece> pieces = new ArrayList<>();
  private int length;

  /**
   * What was written at once.
   *
   * @param start index of its first character in the text
   * @param fixed true for text of the template, whose lines are lines of the template too
   * @param places where it starts, then the calls that led there
   */
  private record Piece(int start, boolean fixed, List<TemplatePlace> places) {}

  PlaceWriter(Writer out) {
    this.out = out;
  }

  @Override
  public void write(char[] buffer, int offset, int count) throws IOException {
    note(count);
    out.write(buffer, offset, count);
  }

  @Override
  public void write(String string, int offset, int count) throws IOException {
    note(count);
    out.write(string, offset, count);
  }

  @Override
  public void write(int character) throws IOException {
    note(1);
    out.write(character);
  }

  private void note(int count) {
    StringWriter stack = new StringWriter();
    PrintWriter printer = new PrintWriter(stack);
    Environment.getCurrentEnvironment().outputInstructionStack(printer);
    printer.flush();
    List<TemplatePlace> places = new ArrayList<>();
    boolean fixed = false;
    Matcher element = ELEMENT.matcher(stack.toString());
    while (element.find()) {
      String what = element.group(1);
      if (places.isEmpty()) {
        fixed = what.startsWith("text ");
      } else if (!what.startsWith("@")) {
        continue;
      }
      places.add(new TemplatePlace(element.group(2), Integer.parseInt(element.group(3))));
    }
    pieces.add(new Piece(length, fixed, places));
    length += count;
  }

  /** The places of each line of what was written, which the caller has. */
  List<List<TemplatePlace>> lines(String written) {
    List<List<TemplatePlace>> lines = new ArrayList<>();
    int start = 0;
    Matcher end = LINE_END.matcher(written);
    while (start < written.length()) {
      int stop = end.find() ? end.start() : written.length();
      int visible = start;
      while (visible < stop && Character.isWhitespace(written.charAt(visible))) {
        visible++;
      }
      lines.add(visible < stop ? places(written, visible) : List.of());
      start = stop == written.length() ? stop : end.end();
    }
    return lines;
  }

  private List<TemplatePlace> places(String written, int at) {
    int low = 0;
    int high = pieces.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (pieces.get(middle).start() <= at) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    Piece piece = pieces.get(low);
    if (piece.places().isEmpty()) {
      return List.of();
    }
    List<TemplatePlace> places = new ArrayList<>(piece.places());
    int lines = piece.fixed() ? lineEnds(written.substring(piece.start(), at)) : 0;
    TemplatePlace first = places.get(0);
    places.set(0, new TemplatePlace(first.template(), first.line() + lines));
    return places;
  }

  private static int lineEnds(String text) {
    return (int) LINE_END.matcher(text).results().count();
  }

  @Override
  public void flush() {}

  @Override
  public void close() {}
}
