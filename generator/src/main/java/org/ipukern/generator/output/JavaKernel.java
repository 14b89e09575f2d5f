package org.ipukern.generator.output;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The emitted record {@code Kernel}: its declaration, and the values of an entry point. */
final class JavaKernel {
  /** Its name. */
  static final ClassName KERNEL = ClassName.get(JavaCatalog.PACKAGE, "Kernel");

  private static final ClassName OPERAND = KERNEL.nestedClass("Operand");
  private static final TypeName OPERANDS =
      ParameterizedTypeName.get(ClassName.get(List.class), OPERAND);
  private static final ClassName TEXT = ClassName.get(String.class);
  private static final TypeName TEXTS = ParameterizedTypeName.get(ClassName.get(List.class), TEXT);

  /** A component of a record. */
  private record Component(TypeName type, String name, String doc) {}

  private static final List<Component> KERNEL_COMPONENTS =
      List.of(
          new Component(TEXT, "symbol", "the entry symbol in the assembly"),
          new Component(TEXT, "vertex", "name of the vertex for a Poplar graph"),
          new Component(TEXT, "file", "base name of its .S, .cpp and .gp files"),
          new Component(TEXT, "family", "gemm, cast or layout"),
          new Component(TEXT, "precision", "number formats of operands and result"),
          new Component(TEXT, "shape", "in elements, without padding"),
          new Component(TEXT, "manifest", "the manifest entry that it was made from, as JSON"),
          new Component(TypeName.INT, "stateBytes", "size of its state block in bytes"),
          new Component(
              TypeName.LONG, "cycles", "what a call takes, in tile cycles; modelled, not measured"),
          new Component(
              TypeName.LONG, "floor", "what no kernel for the shape can go below, in tile cycles"),
          new Component(OPERANDS, "operands", "its operands, in the order of the state block"));

  private static final List<Component> OPERAND_COMPONENTS =
      List.of(
          new Component(TEXT, "name", "field of the vertex"),
          new Component(TEXT, "type", "that of its elements, in Poplar's words"),
          new Component(TypeName.BOOLEAN, "isWritten", "whether the kernel changes it"),
          new Component(TypeName.LONG, "bytes", "its size, padding of the layout included"),
          new Component(TypeName.INT, "alignment", "the least, in bytes"),
          new Component(
              TypeName.BOOLEAN, "isInterleaved", "whether it must lie in interleaved memory"),
          new Component(TEXTS, "apartFrom", "operands that must lie in other memory elements"));

  private JavaKernel() {}

  /**
   * Its declaration.
   *
   * @param model version of the timing model
   */
  static TypeSpec type(String model) {
    return record(
            KERNEL,
            "A kernel's entry point.\n\n<p>All cycles are modelled tile cycles (timing model "
                + model
                + ").\n\n",
            KERNEL_COMPONENTS)
        .addMethod(
            MethodSpec.methodBuilder("operandBytes")
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("{@return the bytes of all operands together}\n")
                .returns(TypeName.LONG)
                .addStatement("return operands.stream().mapToLong($T::bytes).sum()", OPERAND)
                .build())
        .addType(
            record(
                    OPERAND,
                    "An operand of a kernel and where it may lie in tile memory.\n\n",
                    OPERAND_COMPONENTS)
                .build())
        .build();
  }

  private static TypeSpec.Builder record(ClassName name, String doc, List<Component> components) {
    MethodSpec.Builder constructor = MethodSpec.constructorBuilder();
    TypeSpec.Builder type =
        TypeSpec.recordBuilder(name).addModifiers(Modifier.PUBLIC).addJavadoc("$L", doc);
    for (Component component : components) {
      constructor.addParameter(component.type(), component.name());
      type.addJavadoc("@param $L $L\n", component.name(), component.doc());
    }
    return type.recordConstructor(constructor.build());
  }

  /** An expression for an entry point. */
  static CodeBlock value(EmittedEntry entry, String namespace) {
    CodeBlock.Builder code = CodeBlock.builder().add("new $T(\n", KERNEL).indent().indent();
    code.add("$S,\n", entry.point().symbol());
    code.add("$S,\n", namespace + "::" + entry.point().className());
    code.add("$S,\n", entry.spec().name());
    code.add("$S, $S, $S,\n", entry.spec().family(), entry.formats(), entry.shape());
    code.add("$S,\n", entry.spec().manifestLine());
    code.add(
        "$L, $LL, $LL,\n", entry.stateBytes(), entry.figure("simulated"), entry.figure("floor"));
    code.add("$T.of(", List.class).indent().indent();
    for (int i = 0; i < entry.operands().size(); i++) {
      code.add(i == 0 ? "\n" : ",\n").add(operand(entry, entry.operands().get(i)));
    }
    return code.add("))").unindent().unindent().unindent().unindent().build();
  }

  private static CodeBlock operand(EmittedEntry entry, EmittedOperand operand) {
    List<CodeBlock> apart = new ArrayList<>();
    for (List<String> pair : entry.vertex().apart()) {
      int at = pair.indexOf(operand.field().name());
      if (at >= 0) {
        apart.add(CodeBlock.of("$S", pair.get(1 - at)));
      }
    }
    return CodeBlock.of(
        "new $T($S, $S, $L, $LL, $L, $L, $T.of($L))",
        OPERAND,
        operand.field().name(),
        operand.field().type(),
        operand.field().isWritten(),
        operand.bytes(),
        operand.field().alignment(),
        operand.field().isInterleaved(),
        List.class,
        CodeBlock.join(apart, ", "));
  }
}
