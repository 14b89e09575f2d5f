package org.ipukern.generator.output;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.Modifier;
import org.ipukern.generator.spec.CastSpec;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.LayoutSpec;

/**
 * {@code KernelCatalog.java}: a constant an entry point, for Java programs that plan with kernels.
 */
final class JavaCatalog {
  /** Package of the emitted classes. */
  static final String PACKAGE = "ipukern.kernels";

  private static final ClassName CATALOG = ClassName.get(PACKAGE, "KernelCatalog");
  private static final ClassName OPERAND = CATALOG.nestedClass("Operand");
  private static final TypeName OPERANDS =
      ParameterizedTypeName.get(ClassName.get(List.class), OPERAND);
  private static final ClassName TEXT = ClassName.get(String.class);

  /** Its name in the folder. */
  static final String FILE = "java/ipukern/kernels/KernelCatalog.java";

  /** A value of a constant: how it is declared and what it is of an entry point. */
  private record Value(TypeName type, String name, String doc) {}

  private static final List<Value> VALUES =
      List.of(
          new Value(TEXT, "symbol", "the entry symbol in the assembly"),
          new Value(TEXT, "vertex", "the name of the vertex for a Poplar graph"),
          new Value(TEXT, "file", "the base name of its .S, .cpp and .gp files"),
          new Value(TEXT, "family", "the family: gemm, cast or layout"),
          new Value(TEXT, "precision", "the number formats of operands and result"),
          new Value(TEXT, "shape", "the shape, in elements without padding"),
          new Value(TEXT, "manifest", "the manifest entry that it was made from, as JSON"),
          new Value(TypeName.INT, "stateBytes", "the size of its state block in bytes"),
          new Value(
              TypeName.LONG, "cycles", "what a call takes, in tile cycles; modelled, not measured"),
          new Value(
              TypeName.LONG, "floor", "what no kernel for the shape can go below, in tile cycles"),
          new Value(OPERANDS, "operands", "its operands, in the order of the state block"));

  private JavaCatalog() {}

  /**
   * The text of the file.
   *
   * @param kernels in the order of the constants
   * @param model version of the timing model
   */
  static String text(List<EmittedKernel> kernels, String model) {
    TypeSpec.Builder type =
        TypeSpec.enumBuilder(CATALOG)
            .addModifiers(Modifier.PUBLIC)
            .addJavadoc("The kernels of this folder, a constant an entry point.\n\n")
            .addJavadoc("<p>All cycles are modelled tile cycles (timing model $L).\n", model);
    for (EmittedKernel kernel : kernels) {
      for (EmittedEntry entry : kernel.entries()) {
        type.addEnumConstant(
            entry.point().className().toUpperCase(Locale.ROOT),
            TypeSpec.anonymousClassBuilder(arguments(entry))
                .addJavadoc("The $L kernel of $L.\n", entry.spec().family(), entry.shape())
                .build());
      }
    }
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder().addJavadoc("Keeps what is known of a kernel.\n\n");
    List<MethodSpec> accessors = new ArrayList<>();
    for (Value value : VALUES) {
      type.addField(
          FieldSpec.builder(value.type(), value.name(), Modifier.PRIVATE, Modifier.FINAL)
              .addJavadoc("Holds $L.\n", value.doc())
              .build());
      constructor
          .addJavadoc("@param $L $L\n", value.name(), value.doc())
          .addParameter(ParameterSpec.builder(value.type(), value.name()).build())
          .addStatement("this.$N = $N", value.name(), value.name());
      accessors.add(accessor(value));
    }
    type.addMethod(constructor.build()).addMethods(accessors).addMethod(operandBytes());
    type.addType(operand());
    return JavaFile.builder(PACKAGE, type.build())
        .addFileComment("SPDX-License-Identifier: 0BSD\n")
        .addFileComment("KernelCatalog.java, emitted by ipukern: edit the manifest, not this file.")
        .skipJavaLangImports(true)
        .build()
        .toString();
  }

  private static CodeBlock arguments(EmittedEntry entry) {
    KernelSpec spec = entry.spec();
    CodeBlock.Builder code = CodeBlock.builder();
    code.add("$S,\n", entry.point().symbol());
    code.add("$S,\n", EntryPoint.NAMESPACE + "::" + entry.point().className());
    code.add("$S,\n$S,\n", spec.name(), spec.family());
    code.add("$S,\n$S,\n", precision(spec), entry.shape());
    code.add("$S,\n", spec.manifestLine());
    code.add("$L,\n", entry.stateBytes());
    code.add("$LL,\n$LL,\n", entry.figure("simulated"), entry.figure("floor"));
    code.add("$T.of(", List.class);
    for (int i = 0; i < entry.operands().size(); i++) {
      code.add(i == 0 ? "\n" : ",\n").add(operand(entry, entry.operands().get(i)));
    }
    return code.add(")").build();
  }

  private static CodeBlock operand(EmittedEntry entry, EmittedOperand operand) {
    List<String> apart = new ArrayList<>();
    entry
        .vertex()
        .apart()
        .forEach(
            pair -> {
              int at = pair.indexOf(operand.field().name());
              if (at >= 0) {
                apart.add(pair.get(1 - at));
              }
            });
    CodeBlock others =
        apart.stream().map(name -> CodeBlock.of("$S", name)).collect(CodeBlock.joining(", "));
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
        others);
  }

  private static MethodSpec accessor(Value value) {
    return MethodSpec.methodBuilder(value.name())
        .addModifiers(Modifier.PUBLIC)
        .addJavadoc("{@return $L}\n", value.doc())
        .returns(value.type())
        .addStatement("return $N", value.name())
        .build();
  }

  private static MethodSpec operandBytes() {
    return MethodSpec.methodBuilder("operandBytes")
        .addModifiers(Modifier.PUBLIC)
        .addJavadoc("{@return the bytes of all operands together}\n")
        .returns(long.class)
        .addStatement("return operands.stream().mapToLong($T::bytes).sum()", OPERAND)
        .build();
  }

  private static TypeSpec operand() {
    MethodSpec components =
        MethodSpec.constructorBuilder()
            .addParameter(TEXT, "name")
            .addParameter(TEXT, "type")
            .addParameter(TypeName.BOOLEAN, "isWritten")
            .addParameter(TypeName.LONG, "bytes")
            .addParameter(TypeName.INT, "alignment")
            .addParameter(TypeName.BOOLEAN, "isInterleaved")
            .addParameter(ParameterizedTypeName.get(ClassName.get(List.class), TEXT), "apartFrom")
            .build();
    return TypeSpec.recordBuilder(OPERAND)
        .addModifiers(Modifier.PUBLIC)
        .recordConstructor(components)
        .addJavadoc("An operand of a kernel and where it may lie in tile memory.\n\n")
        .addJavadoc("@param name field of the vertex\n")
        .addJavadoc("@param type of its elements, in Poplar's words\n")
        .addJavadoc("@param isWritten whether the kernel changes it\n")
        .addJavadoc("@param bytes its size, padding of the layout included\n")
        .addJavadoc("@param alignment the least, in bytes\n")
        .addJavadoc("@param isInterleaved whether it must lie in interleaved memory\n")
        .addJavadoc("@param apartFrom operands that must lie in other memory elements\n")
        .build();
  }

  private static String precision(KernelSpec spec) {
    if (spec instanceof GemmSpec gemm) {
      return gemm.precision().id();
    }
    if (spec instanceof CastSpec cast) {
      return cast.from().id() + " to " + cast.to().id();
    }
    return ((LayoutSpec) spec).bits() + " bits";
  }
}
