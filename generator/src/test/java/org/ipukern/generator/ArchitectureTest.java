package org.ipukern.generator;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures;
import java.io.File;
import java.io.FileOutputStream;
import java.io.FileWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.util.Set;

/** The arrows of docs/architecture.md: which package knows which. */
@AnalyzeClasses(packages = "org.ipukern.generator", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
  private static final String ROOT = "org.ipukern.generator.";
  private static final Set<String> READING =
      Set.of(
          "exists",
          "find",
          "getAttribute",
          "getFileStore",
          "getLastModifiedTime",
          "isDirectory",
          "isExecutable",
          "isReadable",
          "isRegularFile",
          "isSymbolicLink",
          "lines",
          "list",
          "newBufferedReader",
          "newInputStream",
          "notExists",
          "readAllBytes",
          "readAllLines",
          "readAttributes",
          "readString",
          "size",
          "walk");

  @ArchTest
  static final ArchRule ARROWS =
      Architectures.layeredArchitecture()
          .consideringOnlyDependenciesInAnyPackage("org.ipukern.generator..")
          .withOptionalLayers(true)
          .layer("spec")
          .definedBy(ROOT + "spec..")
          .layer("render")
          .definedBy(ROOT + "render..")
          .layer("reference")
          .definedBy(ROOT + "reference..")
          .layer("published")
          .definedBy(ROOT + "published..")
          .layer("gate")
          .definedBy(ROOT + "gate..")
          .layer("output")
          .definedBy(ROOT + "output..")
          .layer("regress")
          .definedBy(ROOT + "regress..")
          .layer("explore")
          .definedBy(ROOT + "explore..")
          .layer("report")
          .definedBy(ROOT + "report..")
          .layer("build")
          .definedBy(ROOT + "build..")
          .layer("cli")
          .definedBy(ROOT + "cli..")
          .whereLayer("cli")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("build")
          .mayOnlyBeAccessedByLayers("cli")
          .whereLayer("report")
          .mayOnlyBeAccessedByLayers("build", "cli")
          .whereLayer("explore")
          .mayOnlyBeAccessedByLayers("report", "build", "cli")
          .whereLayer("regress")
          .mayOnlyBeAccessedByLayers("explore", "report", "build", "cli")
          .whereLayer("output")
          .mayOnlyBeAccessedByLayers("regress", "explore", "report", "build", "cli")
          .whereLayer("gate")
          .mayOnlyBeAccessedByLayers("output", "regress", "explore", "report", "build", "cli")
          .whereLayer("published")
          .mayOnlyBeAccessedByLayers("explore", "report", "build", "cli")
          .whereLayer("reference")
          .mayOnlyBeAccessedByLayers(
              "published", "gate", "output", "regress", "explore", "report", "build", "cli")
          .whereLayer("render")
          .mayOnlyBeAccessedByLayers(
              "reference",
              "published",
              "gate",
              "output",
              "regress",
              "explore",
              "report",
              "build",
              "cli")
          .ensureAllClassesAreContainedInArchitecture();

  @ArchTest
  static final ArchRule NO_CYCLES = slices().matching(ROOT + "(*)..").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule ONLY_OUTPUT_WRITES_FILES =
      noClasses()
          .that(not(resideInAPackage(ROOT + "output..")))
          .should()
          .accessTargetWhere(writesFiles());

  @ArchTest
  static final ArchRule ONLY_CLI_PRINTS_AND_EXITS =
      noClasses().that(not(resideInAPackage(ROOT + "cli.."))).should().accessTargetWhere(prints());

  private static DescribedPredicate<JavaAccess<?>> writesFiles() {
    return DescribedPredicate.describe(
        "changes files",
        access -> {
          AccessTarget target = access.getTarget();
          String owner = target.getOwner().getFullName();
          String name = target.getName();
          if (owner.equals(Files.class.getName())) {
            return !READING.contains(name);
          }
          if (owner.equals(File.class.getName())) {
            return name.matches("create.*|delete.*|mkdir.*|rename.*|set.*");
          }
          return Set.of(
                      FileOutputStream.class.getName(),
                      FileWriter.class.getName(),
                      RandomAccessFile.class.getName())
                  .contains(owner)
              || (owner.equals(FileChannel.class.getName()) && name.equals("open"))
              || (Set.of(PrintStream.class.getName(), PrintWriter.class.getName()).contains(owner)
                  && name.equals("<init>")
                  && opensAFile(access));
        });
  }

  private static boolean opensAFile(JavaAccess<?> access) {
    return access.getTarget() instanceof AccessTarget.CodeUnitCallTarget call
        && call.getRawParameterTypes().stream()
            .findFirst()
            .filter(type -> type.isEquivalentTo(String.class) || type.isEquivalentTo(File.class))
            .isPresent();
  }

  private static DescribedPredicate<JavaAccess<?>> prints() {
    return DescribedPredicate.describe(
        "uses the process's streams or ends it",
        access ->
            access.getTargetOwner().isEquivalentTo(System.class)
                && Set.of("in", "out", "err", "exit", "setOut", "setErr", "setIn")
                    .contains(access.getTarget().getName()));
  }
}
