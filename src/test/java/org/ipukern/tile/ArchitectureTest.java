package org.ipukern.tile;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures;
import java.nio.file.Files;
import java.util.Set;
import org.ipukern.tile.asm.SystemPreprocessor;

/** The arrows of docs/architecture.md: which package knows which. */
@AnalyzeClasses(packages = "org.ipukern.tile", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
  private static final String ROOT = "org.ipukern.tile.";

  @ArchTest
  static final ArchRule ARROWS =
      Architectures.layeredArchitecture()
          .consideringOnlyDependenciesInAnyPackage("org.ipukern.tile..")
          .layer("number")
          .definedBy(ROOT + "number..")
          .layer("isa")
          .definedBy(ROOT + "isa..")
          .layer("timing")
          .definedBy(ROOT + "timing..")
          .layer("asm")
          .definedBy(ROOT + "asm..")
          .layer("lint")
          .definedBy(ROOT + "lint..")
          .layer("sim")
          .definedBy(ROOT + "sim..")
          .layer("cost")
          .definedBy(ROOT + "cost..")
          .whereLayer("lint")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("sim")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("cost")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("asm")
          .mayOnlyBeAccessedByLayers("lint", "sim", "cost")
          .whereLayer("timing")
          .mayOnlyBeAccessedByLayers("sim", "cost")
          .whereLayer("isa")
          .mayOnlyBeAccessedByLayers("timing", "asm", "lint", "sim", "cost")
          .whereLayer("number")
          .mayOnlyBeAccessedByLayers("isa", "asm", "sim");

  @ArchTest
  static final ArchRule NO_CYCLES = slices().matching(ROOT + "(*)..").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule KNOWS_NOTHING_OF_THE_GENERATOR =
      noClasses().should().dependOnClassesThat().resideInAPackage("org.ipukern.generator..");

  /** The system's preprocessor takes and leaves its texts in files of the temporary folder. */
  @ArchTest
  static final ArchRule WRITES_NO_FILES =
      noClasses()
          .that()
          .doNotBelongToAnyOf(SystemPreprocessor.class)
          .should()
          .accessTargetWhere(
              DescribedPredicate.describe(
                  "uses files",
                  (JavaAccess<?> access) ->
                      access.getTargetOwner().isEquivalentTo(Files.class)
                          || access.getTargetOwner().getFullName().startsWith("java.io.File")
                          || access.getTargetOwner().getName().endsWith("FileChannel")));

  @ArchTest
  static final ArchRule NEITHER_PRINTS_NOR_EXITS =
      noClasses()
          .should()
          .accessTargetWhere(
              DescribedPredicate.describe(
                  "uses the process's streams or ends it",
                  (JavaAccess<?> access) ->
                      access.getTargetOwner().isEquivalentTo(System.class)
                          && Set.of("in", "out", "err", "exit")
                              .contains(access.getTarget().getName())));
}
