package org.ipukern.generator.output;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import org.ipukern.generator.gate.CostSizes;
import org.ipukern.tile.cost.CostTable;

/** {@code KernelCosts.java}: the cost tables of the manifest's kinds, as functions. */
final class JavaCosts {
  /** Its name in the folder. */
  static final String FILE = "java/ipukern/kernels/KernelCosts.java";

  private static final int NUMBERS_IN_LINE = 20;

  private JavaCosts() {}

  /**
   * The text of the file.
   *
   * @param model version of the timing model
   */
  static String text(List<EmittedKernel> kernels, String model) {
    Map<String, CostTable> tables = tables(kernels);
    TypeSpec.Builder type =
        TypeSpec.classBuilder(ClassName.get(JavaCatalog.PACKAGE, "KernelCosts"))
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addJavadoc("What a call of a kernel of this folder's kinds costs, at any shape.\n\n")
            .addJavadoc(
                "<p>Modelled tile cycles (timing model $L) of kernels with one entry\n", model)
            .addJavadoc("point, in constant time; sizes that do not fit a tile are not refused.\n")
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addModifiers(Modifier.PRIVATE)
                    .addJavadoc("Not for use.\n")
                    .build());
    Map<List<Integer>, String> holders = new LinkedHashMap<>();
    for (CostTable table : tables.values()) {
      List<Integer> numbers = Arrays.stream(table.numbers()).boxed().toList();
      String holder = holders.computeIfAbsent(numbers, key -> holderName(table));
      type.addMethod(function(table, holder));
      if (holder.equals(holderName(table))) {
        type.addType(holder(table));
      }
    }
    return JavaFile.builder(
            JavaCatalog.PACKAGE, type.addMethod(cycles()).addMethod(numbers()).build())
        .addFileComment("SPDX-License-Identifier: 0BSD\n")
        .addFileComment("KernelCosts.java, emitted by ipukern: edit the manifest, not this file.")
        .skipJavaLangImports(true)
        .build()
        .toString();
  }

  /**
   * The tables of all kinds, by name. A kind that an entry point contradicts is left out: templates
   * of one's own may hold another schedule than the table knows.
   */
  private static Map<String, CostTable> tables(List<EmittedKernel> kernels) {
    Map<String, CostTable> tables = new TreeMap<>();
    Set<String> wrong = new HashSet<>();
    for (EmittedKernel kernel : kernels) {
      for (EmittedEntry entry : kernel.entries()) {
        CostSizes sizes = CostSizes.of(entry.spec(), entry.point()).orElse(null);
        CostTable table = sizes == null ? null : sizes.table().orElse(null);
        if (table == null) {
          continue;
        }
        if (sizes.cycles(table) == entry.figure("simulated")) {
          tables.put(table.name(), table);
        } else {
          wrong.add(table.name());
        }
      }
    }
    tables.keySet().removeAll(wrong);
    return tables;
  }

  /** In camel case, such as {@code gemmF16StandardInitialize}. */
  static String functionName(CostTable table) {
    String name =
        Stream.of(table.name().split("[ -]", -1))
            .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
            .collect(Collectors.joining());
    return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }

  private static String holderName(CostTable table) {
    String name = functionName(table);
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  private static MethodSpec function(CostTable table, String holder) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(functionName(table))
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(long.class)
            .addJavadoc("{@return modelled tile cycles of a call of $L}\n\n", table.name());
    List<CostSize> sizes = CostSize.of(table.name());
    sizes.forEach(
        size ->
            method
                .addJavadoc("@param $L $L\n", size.name(), size.meaning())
                .addParameter(int.class, size.name()));
    String arguments =
        Stream.concat(sizes.stream().map(CostSize::argument), Stream.of("1", "1"))
            .limit(3)
            .collect(Collectors.joining(", "));
    return method
        .addStatement(
            "return $Lcycles($L.NUMBERS, $L)",
            table.plus() == 0 ? "" : table.plus() + " + ",
            holder,
            arguments)
        .build();
  }

  /** A class of its own, since one initializer has room for 64 KB of code only. */
  private static TypeSpec holder(CostTable table) {
    int[] numbers = table.numbers();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < numbers.length; i += NUMBERS_IN_LINE) {
      text.append(
          Arrays.stream(numbers, i, Math.min(numbers.length, i + NUMBERS_IN_LINE))
              .mapToObj(Integer::toString)
              .collect(Collectors.joining(" ", "", "\n")));
    }
    return TypeSpec.classBuilder(holderName(table))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc("Holds the numbers of $L.\n", table.name())
        .addField(
            FieldSpec.builder(int[].class, "NUMBERS", Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("As cycles() reads them.\n")
                .initializer("numbers($S)", text.toString())
                .build())
        .build();
  }

  private static MethodSpec numbers() {
    return MethodSpec.methodBuilder("numbers")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(int[].class)
        .addJavadoc("{@return the numbers of a text}\n\n@param text with blanks between them\n")
        .addParameter(String.class, "text")
        .addStatement(
            "return $T.of(text.split($S)).mapToInt($T::parseInt).toArray()",
            Stream.class,
            "\\s+",
            Integer.class)
        .build();
  }

  /** The same as {@link CostTable#cycles}, on {@link CostTable#numbers}. */
  private static MethodSpec cycles() {
    CodeBlock body =
        CodeBlock.builder()
            .addStatement("int innerFirst = t[0]")
            .addStatement("int innerPeriod = t[1]")
            .addStatement("int outerFirst = t[2]")
            .addStatement("int outerPeriod = t[3]")
            .addStatement("int segments = t[4]")
            .beginControlFlow(
                "if (n < t[5] || inner < 1 || outer < 1"
                    + " || innerPeriod == 0 && inner >= innerFirst"
                    + " || outerPeriod == 0 && outer >= outerFirst)")
            .addStatement(
                "throw new $T($S + n + $S + inner + $S + outer)",
                IllegalArgumentException.class,
                "no cycles for sizes ",
                ", ",
                ", ")
            .endControlFlow()
            .addStatement("int innerPlaces = innerFirst - 1 + innerPeriod")
            .addStatement("int outerPlaces = outerFirst - 1 + outerPeriod")
            .addStatement("int perInner = 2 * innerPlaces * outerPlaces")
            .addStatement("int perOuter = perInner + 2 * innerPeriod * outerPlaces")
            .addStatement("int perBoth = perOuter + 2 * outerPeriod * innerPlaces")
            .addStatement("int length = perBoth + 2 * innerPeriod * outerPeriod")
            .addStatement("int segment = 5")
            .addStatement("int line = 5 + 2 * segments")
            .beginControlFlow("while (segment + 2 < 5 + 2 * segments && n >= t[segment + 2])")
            .addStatement("line += t[segment + 1] * length")
            .addStatement("segment += 2")
            .endControlFlow()
            .addStatement("int turns = (n - t[segment]) / t[segment + 1]")
            .addStatement("line += (n - t[segment] - turns * t[segment + 1]) * length")
            .addStatement(
                "int moreInner = inner < innerFirst ? 0 : (inner - innerFirst) / innerPeriod")
            .addStatement(
                "int moreOuter = outer < outerFirst ? 0 : (outer - outerFirst) / outerPeriod")
            .addStatement("int i = inner - moreInner * innerPeriod - 1")
            .addStatement("int o = outer - moreOuter * outerPeriod - 1")
            .addStatement("int at = line + 2 * (i * outerPlaces + o)")
            .addStatement("long cycles = t[at] + (long) turns * t[at + 1]")
            .beginControlFlow("if (moreInner > 0)")
            .addStatement("at = line + perInner + 2 * ((i - innerFirst + 1) * outerPlaces + o)")
            .addStatement("cycles += moreInner * (t[at] + (long) turns * t[at + 1])")
            .endControlFlow()
            .beginControlFlow("if (moreOuter > 0)")
            .addStatement("at = line + perOuter + 2 * ((o - outerFirst + 1) * innerPlaces + i)")
            .addStatement("cycles += moreOuter * (t[at] + (long) turns * t[at + 1])")
            .endControlFlow()
            .beginControlFlow("if (moreInner > 0 && moreOuter > 0)")
            .addStatement(
                "at = line + perBoth"
                    + " + 2 * ((i - innerFirst + 1) * outerPeriod + o - outerFirst + 1)")
            .addStatement(
                "cycles += (long) moreInner * moreOuter * (t[at] + (long) turns * t[at + 1])")
            .endControlFlow()
            .addStatement("return cycles")
            .build();
    return MethodSpec.methodBuilder("cycles")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(long.class)
        .addJavadoc("{@return the cycles that a table says}\n\n")
        .addJavadoc("@param t numbers of the table\n@param n what the workers share\n")
        .addJavadoc(
            "@param inner rounds of the inner loop\n@param outer rounds of the outer loop\n")
        .addParameter(int[].class, "t")
        .addParameter(int.class, "n")
        .addParameter(int.class, "inner")
        .addParameter(int.class, "outer")
        .addCode(body)
        .build();
  }
}
