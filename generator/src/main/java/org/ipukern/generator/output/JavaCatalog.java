package org.ipukern.generator.output;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import org.ipukern.generator.spec.EntryPoint;

/**
 * {@code KernelCatalog.java} and what belongs to it: a constant an entry point, for Java programs
 * that plan with kernels.
 *
 * <p>The constants stand in interfaces that the catalogue implements, since the initializer of one
 * class has room for a few hundred only.
 */
final class JavaCatalog {
  /** Package of the emitted classes. */
  static final String PACKAGE = "ipukern.kernels";

  /** Folder of the emitted classes. */
  static final String FOLDER = "java/ipukern/kernels/";

  /** 64 KB of code an initializer; a constant takes 120 to 250 bytes. */
  private static final int MOST_IN_PART = 200;

  private static final ClassName CATALOG = ClassName.get(PACKAGE, "KernelCatalog");
  private static final TypeName KERNELS =
      ParameterizedTypeName.get(ClassName.get(List.class), JavaKernel.KERNEL);

  private JavaCatalog() {}

  /**
   * The texts of the files by their names in the folder.
   *
   * @param kernels in the order of the constants
   * @param model version of the timing model
   */
  static Map<String, String> texts(List<EmittedKernel> kernels, String model) {
    Map<String, List<EmittedEntry>> parts = parts(kernels);
    Map<String, String> texts = new TreeMap<>();
    texts.put(FOLDER + "Kernel.java", file(JavaKernel.type(model)));
    texts.put(
        FOLDER + "KernelCatalog.java", file(catalog(parts.keySet().stream().toList(), model)));
    parts.forEach((name, entries) -> texts.put(FOLDER + name + ".java", file(part(name, entries))));
    return texts;
  }

  /** Entry points of one family each, so many in a part. */
  private static Map<String, List<EmittedEntry>> parts(List<EmittedKernel> kernels) {
    Map<String, List<EmittedEntry>> families =
        kernels.stream()
            .flatMap(kernel -> kernel.entries().stream())
            .collect(
                Collectors.groupingBy(
                    entry -> entry.spec().family(), TreeMap::new, Collectors.toList()));
    Map<String, List<EmittedEntry>> parts = new LinkedHashMap<>();
    families.forEach(
        (family, entries) -> {
          String name = family.substring(0, 1).toUpperCase(Locale.ROOT) + family.substring(1);
          for (int i = 0; i < entries.size(); i += MOST_IN_PART) {
            parts.put(
                name + "Kernels" + (i == 0 ? "" : 1 + i / MOST_IN_PART),
                entries.subList(i, Math.min(entries.size(), i + MOST_IN_PART)));
          }
        });
    return parts;
  }

  private static String file(TypeSpec type) {
    return JavaFile.builder(PACKAGE, type)
        .addFileComment("SPDX-License-Identifier: 0BSD\n")
        .addFileComment(
            "$L.java, emitted by ipukern: edit the manifest, not this file.", type.name())
        .skipJavaLangImports(true)
        .indent("  ")
        .build()
        .toString();
  }

  private static TypeSpec catalog(List<String> parts, String model) {
    CodeBlock lists =
        parts.stream()
            .map(part -> CodeBlock.of("$T.kernels()", ClassName.get(PACKAGE, part)))
            .collect(CodeBlock.joining(", "));
    return TypeSpec.classBuilder(CATALOG)
        .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
        .addSuperinterfaces(
            parts.stream().map(part -> (TypeName) ClassName.get(PACKAGE, part)).toList())
        .addJavadoc("The kernels of this folder, a constant an entry point.\n\n")
        .addJavadoc("<p>All cycles are modelled tile cycles (timing model $L).\n", model)
        .addMethod(
            MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addJavadoc("Not for use.\n")
                .build())
        .addMethod(
            MethodSpec.methodBuilder("all")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc("{@return all kernels, family by family}\n")
                .returns(KERNELS)
                .addStatement(
                    "return $T.<$T>of($L).flatMap($T::stream).toList()",
                    Stream.class,
                    KERNELS,
                    lists,
                    List.class)
                .build())
        .build();
  }

  private static TypeSpec part(String name, List<EmittedEntry> entries) {
    TypeSpec.Builder type =
        TypeSpec.interfaceBuilder(ClassName.get(PACKAGE, name))
            .addModifiers(Modifier.PUBLIC)
            .addJavadoc(
                "Constants of {@link KernelCatalog}: kernels of family $L.\n",
                entries.get(0).spec().family());
    List<String> constants = new ArrayList<>();
    for (EmittedEntry entry : entries) {
      String constant = entry.point().className().toUpperCase(Locale.ROOT);
      constants.add(constant);
      type.addField(
          FieldSpec.builder(
                  JavaKernel.KERNEL, constant, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
              .addJavadoc("$L, $L, $L.\n", entry.spec().family(), entry.formats(), entry.shape())
              .initializer(JavaKernel.value(entry, EntryPoint.NAMESPACE))
              .build());
    }
    return type.addMethod(
            MethodSpec.methodBuilder("kernels")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc("{@return the constants}\n")
                .returns(KERNELS)
                .addStatement("return $T.of(\n$L)", List.class, String.join(",\n", constants))
                .build())
        .build();
  }
}
