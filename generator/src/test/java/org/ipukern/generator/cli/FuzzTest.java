package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Changed manifests, baselines, assembly texts and templates through the command line. Whatever
 * stands in them, there is an answer within five seconds of processor time: done, or a message that
 * names the place with exit code 2, 3 or 4; never a fault of the tool, never part of an output
 * (cases CE-03, JV-03).
 *
 * <p>{@code -Dipukern.fuzz=N} sets the number of inputs, {@code -Dipukern.fuzz.seed=S} the seed;
 * profile {@code fuzz} runs this test alone, with 100,000.
 */
class FuzzTest {
  private static final int INPUTS = Integer.getInteger("ipukern.fuzz", 2000);
  private static final long SEED = Long.getLong("ipukern.fuzz.seed", 20261129L);
  private static final long LONGEST = TimeUnit.SECONDS.toNanos(5);

  private static final Pattern PLACE = Pattern.compile(":[0-9]+:[0-9]+: ");

  private static final List<String> JSON =
      List.of(
          "{",
          "}",
          "[",
          "]",
          ",",
          ":",
          "\"",
          "null",
          "true",
          "\"rows\":[1]",
          "\"inner\":16",
          "\"f143\"",
          "\"packed\"",
          "\\u0000",
          "\"symbol\":",
          "\"terms\":{}",
          "\u00e9",
          "\ud83d\ude00",
          "\"schema\":2,",
          "{\"gemm\":{}}",
          "//",
          "/*");
  private static final List<String> ASSEMBLY =
      List.of(
          "{",
          "}",
          ";",
          "nop",
          "fnop",
          "$m0",
          "$m15",
          "$a0:3",
          "$a2:5",
          "$m16",
          "rpt $m0, 3",
          "brnzdec",
          "runall",
          "sync",
          "ld64step",
          "f16v4hihoamp",
          "exitz $mzero",
          ".align 8",
          ".macro M a",
          ".endm",
          ".rept 99999",
          ".endr",
          "M 1",
          "1:",
          "1b",
          "2f",
          "#define A A",
          "#include \"x\"",
          ".if",
          ".endif",
          "\\@",
          "\\a",
          "/*",
          "*/",
          "\"",
          ".long 1",
          ".worker",
          ".supervisor",
          "br $lr",
          "\u0000",
          "\t");
  private static final List<String> TEMPLATE =
      List.of(
          "${",
          "}",
          "<#if ",
          "</#if>",
          "<#list 1..9 as x>",
          "</#list>",
          "<#list 1..999999999 as x>",
          "<#macro m>",
          "</#macro>",
          "<@m/>",
          "<#include \"file.ftl\">",
          "<#assign a = 1>",
          "${rows}",
          "${kernel?new()}",
          "?eval",
          "?api",
          "<#--",
          "-->",
          "<#function f()><#return f()></#function>${f()}",
          "{ nop ; fnop }",
          "$m0",
          "<#stop>",
          "<#recurse>",
          "<#setting locale='tr_TR'>",
          "?left_pad(99999999)");

  @TempDir private Path folder;
  private final SortedMap<Integer, Integer> codes = new TreeMap<>();

  /** What is fed with changed texts. */
  private interface Command {
    Cli.Result run(byte[] input) throws IOException;
  }

  private void fuzz(String what, int count, List<String> texts, List<String> words, Command command)
      throws IOException {
    Mutator mutator = new Mutator(SEED + count, words);
    codes.clear();
    for (int i = 0; i < count; i++) {
      byte[] input = mutator.change(mutator.pick(texts));
      Files.write(folder.resolve("input"), input);
      long start = processorTime();
      Cli.Result result = command.run(input);
      long nanos = processorTime() - start;
      String which = what + ", seed " + SEED + ", input " + i;
      if (nanos > LONGEST || !isAnswer(result)) {
        Path kept = Files.write(Files.createTempFile("ipukern-fuzz", ".input"), input);
        assertThat(nanos).as("%s: %s took too long", which, kept).isLessThan(LONGEST);
        assertThat(isAnswer(result)).as("%s: %s gives %s", which, kept, result.all()).isTrue();
      }
      codes.merge(result.code(), 1, Integer::sum);
    }
    System.out.println(what + ": " + count + " inputs, seed " + SEED + ", exit codes " + codes);
    assertThat(codes.keySet()).as(what).isSubsetOf(0, 2, 3, 4);
    assertThat(count < 100 || codes.size() > 1).as("%s: %s", what, codes).isTrue();
  }

  /** Of all threads of this process, so that other processes make no difference. */
  private static long processorTime() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  private static boolean isAnswer(Cli.Result result) {
    String all = result.out() + result.err();
    // A position, a rule with what it saw, the template, or what is missing and for which kernel.
    boolean named =
        PLACE.matcher(all).find()
            || all.contains(" G0")
            || all.contains("template ")
            || all.contains(": no verdict\n")
            || all.contains("input: ")
            || all.contains(" k.S")
            || all.contains("cannot read k.cpp: ");
    return result.code() == 0
        || (List.of(2, 3, 4).contains(result.code())
            && named
            && !all.contains("\tat ")
            && !all.contains("fault of the tool"));
  }

  private static List<String> texts(String folder, String ending) throws IOException {
    List<String> texts = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Path.of(folder))) {
      for (Path file : files.filter(f -> f.toString().endsWith(ending)).sorted().toList()) {
        texts.add(Files.readString(file));
      }
    }
    assertThat(texts).as(folder).isNotEmpty();
    return texts;
  }

  private void noOutput() {
    assertThat(folder.resolve("kernels-out")).doesNotExist();
  }

  @Test
  @Timeout(value = 3, unit = TimeUnit.HOURS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void manifests() throws IOException {
    Cli cli = Cli.in(folder).with(Kernels.undecided());
    fuzz(
        "manifests",
        INPUTS * 4 / 10,
        texts("../test-fixtures/manifests/good", ".json"),
        JSON,
        input -> {
          Cli.Result result = cli.run("generate", "-m", "input", "-j", "1");
          assertThat(result.code()).as("nothing passes here").isNotZero();
          if (result.code() == 2) {
            assertThat(result.err()).containsPattern("input:[0-9]+:[0-9]+: ");
          }
          noOutput();
          return result;
        });
  }

  @Test
  @Timeout(value = 3, unit = TimeUnit.HOURS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void baselines() throws IOException {
    Cli cli = Cli.in(folder);
    cli.manifest(Kernels.A, Kernels.B);
    assertThat(cli.run("generate").code()).isZero();
    assertThat(cli.run("baseline", "update").code()).isZero();
    KernelResults known = new KernelResults();
    Cli quick = cli.with(known);
    fuzz(
        "baselines",
        INPUTS * 3 / 10,
        List.of(Files.readString(folder.resolve("baseline.json"))),
        JSON,
        input -> {
          Cli.Result result = quick.run("check", "--baseline", "input", "-j", "1");
          if (result.code() == 2) {
            assertThat(result.err()).containsPattern("input:[0-9]+:[0-9]+: ");
          }
          assertThat(Files.readAllBytes(folder.resolve("input"))).isEqualTo(input);
          return result;
        });
  }

  @Test
  @Timeout(value = 3, unit = TimeUnit.HOURS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void assemblyTexts() throws IOException {
    Cli cli = Cli.in(folder);
    cli.manifest(Kernels.A, Kernels.GEMM);
    assertThat(cli.run("generate", "-o", "emitted").code()).isZero();
    List<String> texts = texts(folder.resolve("emitted").toString(), ".S");
    int[] turn = {0};
    fuzz(
        "assembly texts",
        INPUTS * 2 / 10,
        texts,
        ASSEMBLY,
        input -> {
          Files.write(folder.resolve("k.S"), input);
          boolean simulate = turn[0]++ % 8 == 0;
          Cli.Result result =
              simulate
                  ? cli.run(
                      "simulate", "k.S", "--entry", "__runCodelet_ipukern__" + Kernels.name(96))
                  : cli.run("lint", "k.S");
          if (result.code() != 0 && !simulate) {
            assertThat(result.out() + result.err()).containsPattern("k\\.S(:[0-9]+:[0-9]+)?: ");
          }
          return result;
        });
  }

  @Test
  @Timeout(value = 3, unit = TimeUnit.HOURS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void templates() throws IOException {
    Cli cli = Cli.in(folder);
    cli.manifest(Kernels.A);
    List<Path> files = templateFiles(cli);
    List<String> texts = new ArrayList<>();
    for (Path file : files) {
      texts.add(Files.readString(Path.of("../templates").resolve(file)));
    }
    int[] turn = {0};
    for (int i = 0; i < files.size(); i++) {
      Path file = files.get(i);
      turn[0]++;
      fuzz(
          "template " + file,
          INPUTS / 10 / files.size() + 1,
          List.of(texts.get(i)),
          TEMPLATE,
          input -> {
            Path place = folder.resolve("templates").resolve(file.toString());
            Files.createDirectories(place.getParent());
            Files.write(place, input);
            Cli.Result result = cli.run("generate", "--templates", "templates", "-j", "1");
            Files.delete(place);
            if (result.code() != 0) {
              noOutput();
            }
            delete(folder.resolve("kernels-out"));
            return result;
          });
    }
    assertThat(turn[0]).isGreaterThan(2);
  }

  /** The templates without which the kernel of the test is not made. */
  private List<Path> templateFiles(Cli cli) throws IOException {
    List<Path> used = new ArrayList<>();
    for (Path file : castTemplates()) {
      Path place = folder.resolve("templates").resolve(file.toString());
      Files.createDirectories(place.getParent());
      Files.writeString(place, "<#stop 'used'>");
      if (cli.run("generate", "--templates", "templates", "--dry-run", "--no-gate").code() != 0) {
        used.add(file);
      }
      Files.delete(place);
    }
    return used;
  }

  private static List<Path> castTemplates() throws IOException {
    Path root = Path.of("../templates");
    try (Stream<Path> walk = Files.walk(root)) {
      return walk.filter(Files::isRegularFile)
          .map(root::relativize)
          .filter(
              f -> f.startsWith("cast") || f.startsWith("lib") || f.toString().contains("cast_"))
          .sorted()
          .toList();
    }
  }

  private static void delete(Path root) throws IOException {
    if (!Files.exists(root)) {
      return;
    }
    Files.walkFileTree(
        root,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path path, IOException e) throws IOException {
            Files.delete(path);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
