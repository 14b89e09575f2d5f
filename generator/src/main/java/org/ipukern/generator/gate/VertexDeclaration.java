package org.ipukern.generator.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What an emitted vertex class declares: fields in state order, and which operands must lie in
 * different memory elements. Read from the text of the {@code .cpp}, which is what Poplar would act
 * on.
 *
 * @param className name in namespace ipukern
 * @param fields in declaration order
 * @param apart pairs of field names that a constraint keeps in different elements
 */
public record VertexDeclaration(
    String className, List<VertexField> fields, List<List<String>> apart) {
  private static final Pattern CLASS =
      Pattern.compile(
          "class\\s+((?:\\[\\[[^\\]]*\\]\\]\\s*)?)(\\w+)\\s*:\\s*public\\s+poplar::SupervisorVertex"
              + "\\s*\\{(.*?)\\n\\};",
          Pattern.DOTALL);
  private static final Pattern FIELD =
      Pattern.compile(
          "poplar::(Input|Output|InOut)<\\s*poplar::Vector<\\s*(\\w+)\\s*,"
              + "\\s*poplar::VectorLayout::ONE_PTR\\s*,\\s*(\\d+)\\s*(?:,\\s*(true|false)\\s*)?>>"
              + "\\s*(\\w+)\\s*;");
  private static final Pattern APART =
      Pattern.compile("elem\\(\\*(\\w+)\\)\\s*!=\\s*elem\\(\\*(\\w+)\\)");

  /** All vertex classes of a text. */
  public static List<VertexDeclaration> parse(String cpp) {
    List<VertexDeclaration> found = new ArrayList<>();
    Matcher classes = CLASS.matcher(cpp);
    while (classes.find()) {
      found.add(
          new VertexDeclaration(
              classes.group(2), fields(classes.group(3)), apart(classes.group(1))));
    }
    return List.copyOf(found);
  }

  private static List<VertexField> fields(String body) {
    List<VertexField> fields = new ArrayList<>();
    int word = 0;
    Matcher matcher = FIELD.matcher(body);
    while (matcher.find()) {
      VertexField field =
          new VertexField(
              matcher.group(5),
              matcher.group(1),
              matcher.group(2),
              Integer.parseInt(matcher.group(3)),
              "true".equals(matcher.group(4)),
              word);
      fields.add(field);
      word += field.stateWords();
    }
    return List.copyOf(fields);
  }

  private static List<List<String>> apart(String attributes) {
    List<List<String>> pairs = new ArrayList<>();
    Matcher matcher = APART.matcher(attributes);
    while (matcher.find()) {
      pairs.add(List.of(matcher.group(1), matcher.group(2)));
    }
    return List.copyOf(pairs);
  }

  /** The field of that name. */
  public Optional<VertexField> field(String name) {
    return fields.stream().filter(f -> f.name().equals(name)).findFirst();
  }

  /** True if a constraint keeps the two apart. */
  public boolean keepsApart(String a, String b) {
    return apart.stream().anyMatch(pair -> pair.contains(a) && pair.contains(b));
  }

  /** Words of the state block. */
  public int stateWords() {
    return fields.stream().mapToInt(VertexField::stateWords).sum();
  }
}
