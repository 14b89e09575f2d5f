package org.ipukern.generator.gate;

import java.util.Optional;
import java.util.stream.Stream;

/** The lint rules that hold a vertex text and its assembly together. */
public enum VertexRule {
  CLASS(
      "vertex-class",
      "A class for every entry symbol of the assembly, an entry symbol for every class.",
      "The symbol that popc looks for is made from namespace and class: __runCodelet_, then the name "
          + "with '::' written as '__'. The code there must be supervisor code for a "
          + "SupervisorVertex and worker code for the others.",
      "class cast_n8 : public poplar::MultiVertex, and .supervisor in front of the symbol",
      "class cast_n8 : public poplar::SupervisorVertex"),
  STATE(
      "vertex-state",
      "The assembly loads the words of the state block that the fields of the class take.",
      "Fields lie in the state block in their order: a pointer takes one word, that to quarters two, "
          + "the second being the address of the metadata byte. A member that is not understood "
          + "would move the fields behind it, so only fields of vectors with ONE_PTR, the flags, "
          + "the constructor and compute() are allowed.",
      "poplar::Input<...> left; and const unsigned rows; in front of it",
      "poplar::Input<...> left; alone"),
  CONSTRAINT(
      "vertex-constraint",
      "Every constraint keeps two fields of the class in different memory elements.",
      "Poplar reads the text at compile time; one that names no field, or says something else than "
          + "elem(*a) != elem(*b), keeps nothing apart on the device.",
      "[[poplar::constraint(\"elem(*lefd) != elem(*output)\")]]",
      "[[poplar::constraint(\"elem(*left) != elem(*output)\")]]"),
  EXTERNAL(
      "vertex-external",
      "On the IPU every class is an external codelet, elsewhere none is.",
      "Without isExternalCodelet popc compiles compute() for the IPU and never uses the assembly; with "
          + "it on the CPU there is nothing to run.",
      "static const bool isExternalCodelet = false;",
      "static const bool isExternalCodelet = IPUKERN_EXTERNAL; with the macro true under __IPU__");

  private final String id;
  private final String title;
  private final String explanation;
  private final String wrong;
  private final String right;

  VertexRule(String id, String title, String explanation, String wrong, String right) {
    this.id = id;
    this.title = title;
    this.explanation = explanation;
    this.wrong = wrong;
    this.right = right;
  }

  /** The rule of that id. */
  public static Optional<VertexRule> of(String id) {
    return Stream.of(values()).filter(rule -> rule.id.equals(id)).findFirst();
  }

  /** Such as {@code vertex-state}. */
  public String id() {
    return id;
  }

  /** What must hold. */
  public String title() {
    return title;
  }

  /** Why. */
  public String explanation() {
    return explanation;
  }

  /** What breaks it. */
  public String wrong() {
    return wrong;
  }

  /** The same put right. */
  public String right() {
    return right;
  }
}
