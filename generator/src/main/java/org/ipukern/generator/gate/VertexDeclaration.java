package org.ipukern.generator.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What an emitted vertex class declares: fields in state order, and which operands must lie in
 * different memory elements. Read from the text of the {@code .cpp}, which is what Poplar would act
 * on; what it cannot read, {@link VertexLint} finds fault with.
 *
 * @param className name in namespace ipukern
 * @param fields in declaration order
 * @param apart pairs of field names that a constraint keeps in different elements
 */
public record VertexDeclaration(
    String className, List<VertexField> fields, List<List<String>> apart) {
  private static final Pattern FIELD =
      Pattern.compile(
          "poplar::(Input|Output|InOut)<\\s*poplar::Vector<\\s*("
              + String.join("|", VertexField.ELEMENT_BYTES.keySet())
              + ")\\s*,"
              + "\\s*poplar::VectorLayout::ONE_PTR\\s*,\\s*(\\d+)\\s*(?:,\\s*(true|false)\\s*)?>>"
              + "\\s*(\\w+)");
  private static final Pattern APART =
      Pattern.compile("elem\\(\\*(\\w+)\\)\\s*!=\\s*elem\\(\\*(\\w+)\\)");

  /** Powers of two up to a memory element, 16 KiB. */
  private static final Set<String> ALIGNMENTS =
      IntStream.rangeClosed(0, 14)
          .mapToObj(power -> Integer.toString(1 << power))
          .collect(Collectors.toUnmodifiableSet());

  /** All vertex classes of a text. */
  public static List<VertexDeclaration> parse(String cpp) {
    return VertexClass.find(new CppText("", cpp)).stream().map(VertexDeclaration::of).toList();
  }

  static VertexDeclaration of(VertexClass vertex) {
    return new VertexDeclaration(
        vertex.name().text(), fields(vertex.members()), apart(vertex.attributes().text()));
  }

  private static List<VertexField> fields(List<VertexClass.Part> members) {
    List<VertexField> fields = new ArrayList<>();
    int word = 0;
    for (VertexClass.Part member : members) {
      Optional<VertexField> field = field(member.text(), word);
      field.ifPresent(fields::add);
      word += field.map(VertexField::stateWords).orElse(0);
    }
    return List.copyOf(fields);
  }

  /** The vector field that a member declares; empty if it is none, or aligned as no memory is. */
  static Optional<VertexField> field(String member, int word) {
    Matcher matcher = FIELD.matcher(member);
    return matcher.matches() && ALIGNMENTS.contains(matcher.group(3))
        ? Optional.of(
            new VertexField(
                matcher.group(5),
                matcher.group(1),
                matcher.group(2),
                Integer.parseInt(matcher.group(3)),
                "true".equals(matcher.group(4)),
                word))
        : Optional.empty();
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
