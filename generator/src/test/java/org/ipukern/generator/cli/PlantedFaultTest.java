package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Faults planted in template text: each is refused by the right rule, and nothing is written. */
class PlantedFaultTest {
  private static final String GEMM =
      "{\"gemm\": {\"precision\": \"f16\", \"rows\": [31, 32], \"inner\": 40, \"columns\": 24}}";
  private static final String CAST =
      "{\"cast\": {\"from\": \"f16\", \"to\": \"f143\", \"layout\": \"packed\", \"rows\": 20,"
          + " \"columns\": 64, \"placement\": \"interleaved\", \"overflow\": \"nan\"}}";

  private static final String FLOATS =
      "{\"cast\": {\"from\": \"f32\", \"to\": \"f152\", \"elements\": 211, \"placement\": \"any\"}}";
  private static final String PADDED =
      "{\"cast\": {\"from\": \"f16\", \"to\": \"f143\", \"layout\": \"packed\", \"rows\": 20,"
          + " \"columns\": 112, \"placement\": \"separate\"}}";
  private static final String ANYWHERE =
      "{\"cast\": {\"from\": \"f16\", \"to\": \"f143\", \"elements\": 1000, \"placement\": \"any\"}}";

  /** So large that its operands fit from the end of memory down no more. */
  private static final String LARGE =
      "{\"gemm\": {\"precision\": \"f16\", \"rows\": [3236], \"inner\": 32, \"columns\": 64}}";

  /** Its coefficients fill an element pair, so that they lie between the two other operands. */
  private static final String FAR_APART =
      "{\"gemm\": {\"precision\": \"f16\", \"rows\": [244], \"inner\": 128, \"columns\": 64,"
          + " \"weights\": \"interleaved\"}}";

  @TempDir Path folder;

  static Stream<Arguments> faults() {
    return Stream.of(
        fault(
            "wrong register in the loop",
            GEMM,
            "gemm/stream.ftl",
            "G02",
            "${amp} $a0:1, $a0:1, $a6:7, ${P}3 }",
            "${amp} $a0:1, $a0:1, $a2:3, ${P}3 }"),
        fault(
            "wrong stride back to the partials",
            GEMM,
            "gemm/plan.ftl",
            "G04",
            "field(6 - 4 * rows)",
            "field(5 - 4 * rows)"),
        fault(
            "wrong stride back to the first row",
            GEMM,
            "gemm/plan.ftl",
            "G03",
            "field(1 - 4 * rows)",
            "field(3 - 4 * rows)"),
        fault(
            "instruction that misaligns the rpt",
            GEMM,
            "gemm/stream.ftl",
            "G01",
            "    { rpt   $m3, (2f - 1f) / 8 - 1           ; fnop }",
            "    rpt     $m3, (2f - 1f) / 8 - 1"),
        fault(
            "one turn of the loop too many",
            GEMM,
            "gemm/plan.ftl",
            "G03",
            "(rows gt 3)?then(rows - 3, 0)",
            "(rows gt 3)?then(rows - 2, 0)"),
        fault(
            "one turn of the loop too few",
            GEMM,
            "gemm/plan.ftl",
            "G03",
            "(rows gt 3)?then(rows - 3, 0)",
            "(rows gt 4)?then(rows - 4, 0)"),
        fault(
            "wrong coefficient order",
            GEMM,
            "gemm/feed.ftl",
            "G02",
            "[0, 1, 8, 9, 2,",
            "[0, 8, 1, 9, 2,"),
        fault(
            "store past the end",
            GEMM,
            "gemm/large.ftl",
            "G03",
            "    { st64pace $a0:1, $m10:11+=, ${returns}, ${far?then(0, 2)}           ; ${keepClear} }",
            "    { st64pace $a0:1, $m10:11+=, ${returns}, ${far?then(0, 2)} ; ${keepClear} }\n"
                + "    { st64  $a0:1, $m4, $mzero, 511 ; fnop }"),
        fault(
            "constraint that keeps the operands apart forgotten",
            GEMM,
            "vertex/gemm.cpp.ftl",
            "G04",
            "class [[poplar::constraint(\"elem(*left) != elem(*output)\")]] ",
            "class "),
        fault(
            "constraint that names no field",
            GEMM,
            "vertex/gemm.cpp.ftl",
            "vertex-constraint",
            "elem(*left) != elem(*output)",
            "elem(*left) != elem(*outputs)"),
        fault(
            "field that moves the state words",
            GEMM,
            "vertex/gemm.cpp.ftl",
            "vertex-state",
            "  ${entry.className}();\n",
            "  ${entry.className}();\n\n  unsigned short rows;\n"),
        fault(
            "class of another name",
            CAST,
            "vertex/cast_parts.ftl",
            "vertex-class",
            "namespace ipukern {\n",
            "namespace ipukern8 {\n"),
        fault(
            "compute() for the IPU too",
            CAST,
            "vertex/file.ftl",
            "vertex-external",
            "#define IPUKERN_EXTERNAL true",
            "#define IPUKERN_EXTERNAL false"),
        fault(
            "output not declared interleaved",
            GEMM,
            "vertex/gemm.cpp.ftl",
            "G03",
            "VectorLayout::ONE_PTR, 16, true>> output",
            "VectorLayout::ONE_PTR, 16>> output"),
        fault(
            "output aligned too little",
            GEMM,
            "vertex/gemm.cpp.ftl",
            "G03",
            "VectorLayout::ONE_PTR, 16, true>> output",
            "VectorLayout::ONE_PTR, 8, true>> output"),
        fault(
            "accumulators not cleared",
            GEMM,
            "gemm/large.ftl",
            "G02",
            "    { ld128 $a0:3, $m4, $mzero, 0            ; uput $FP_CLR, $a7 }",
            "    { ld128 $a0:3, $m4, $mzero, 0            ; fnop }"),
        fault(
            "unbalanced stack",
            GEMM,
            "gemm/supervisor.ftl",
            "G01",
            "    ld32    $m2, $m0, $mzero, ${fp8?then(2, 1)}             // B",
            "    ld32    $m2, $m0, $mzero, 1\n    add     $sp, $sp, -8"),
        fault(
            "return without sync",
            GEMM,
            "gemm/supervisor.ftl",
            "G01",
            "    sync    TEXCH_SYNCZONE_LOCAL\n<#if !wide>\n    put     $FP_ICTL, $m1",
            "<#if !wide>\n    put     $FP_ICTL, $m1"),
        fault(
            "$FP_ICTL not restored",
            GEMM,
            "gemm/supervisor.ftl",
            "G08",
            "    put     $FP_ICTL, $m1\n",
            ""),
        fault(
            "stochastic rounding left on",
            GEMM,
            "gemm/supervisor.ftl",
            "G02",
            "    put     $FP_ICTL, $m3                   // ${(rounding == \"nearest\")?then(\"nearest even\", \"stochastic"
                + " rounding\")} in every launch below\n",
            ""),
        fault(
            "state word of another operand",
            GEMM,
            "gemm/plan.ftl",
            "G04",
            "    { ld32  $m4, $mvertex_base, $mzero, ${fp8?then(4, 2)}    ; fnop }",
            "    { ld32  $m4, $mvertex_base, $mzero, 0    ; fnop }"),
        fault(
            "row share of the wrong worker",
            GEMM,
            "gemm/plan.ftl",
            "G02",
            ".long ${first * 32},",
            ".long ${(first == 0)?then(32, first * 32)},"),
        fault(
            "lanes of a bundle swapped",
            GEMM,
            "gemm/large.ftl",
            "G01",
            "    { add   $m10, $m10, $m5                  ; ${amp} $azeros, $azeros, $a2:3, ${P}1 }",
            "    { ${amp} $azeros, $azeros, $a2:3, ${P}1 ; add $m10, $m10, $m5 }"),
        fault(
            "register pair at an odd number",
            GEMM,
            "gemm/stream.ftl",
            "G01",
            "    { ld64  $a2:3, $m4, $mzero, ${(rowEnd == 1)?then(8, 4)} ",
            "    { ld64  $a1:2, $m4, $mzero, 4 "),
        fault(
            "slower than the budget",
            GEMM,
            "gemm/supervisor.ftl",
            "G06",
            "    put     $FP_ICTL, $m1\n",
            "    put     $FP_ICTL, $m1\n    setzi   $m7, 2000\n.Lwaste:\n    brnzdec $m7, .Lwaste\n"),
        fault(
            "entry symbol misspelt", GEMM, "lib/file.ftl", "G01", "${symbol}:\n", "${symbol}x:\n"),
        fault(
            "wrong overflow mode",
            CAST,
            "cast/frame.ftl",
            "G02",
            "or $a7, $azero, 0x100000",
            "or $a7, $azero, 0x0"),
        fault(
            "wrong sign of the scale",
            CAST,
            "cast/f16_f8.S.ftl",
            "G02",
            "{ sub   $m6, $mzero, $m5                 ; fnop }",
            "{ add   $m6, $mzero, $m5                 ; fnop }"),
        fault(
            "wrong FP8 format",
            CAST,
            "cast/frame.ftl",
            "G02",
            "(format == \"f143\")?then(2, 0)",
            "(format == \"f143\")?then(0, 2)"),
        fault(
            "worker scratch not declared",
            CAST,
            "cast/f16_f8.S.ftl",
            "G03",
            "scratch=scaled?then(0, 8)",
            "scratch=0"),
        fault(
            "source not declared interleaved",
            CAST,
            "vertex/cast_parts.ftl",
            "G04",
            "then(\", true\", \"\")",
            "then(\"\", \"\")"),
        fault(
            "rounded by way of half",
            FLOATS,
            "cast/f32_f8.S.ftl",
            "G02",
            "0x20000, 0x20000",
            "0, 0"),
        fault(
            "half panel not filled",
            PADDED,
            "cast/share.ftl",
            "G02",
            "half == 1 && zeros)?then(edge.count, 0)",
            "half == 1 && zeros)?then(0, 0)"),
        fault(
            "tail that changes its neighbour",
            FLOATS,
            "cast/tail.ftl",
            "G03",
            "<@bundle main=\"ld32 $m6, $m4, $mzero, \" + words/>",
            "<@bundle main=\"mov $m6, $mzero\"/>"),
        fault(
            "wrong jump to the next panel",
            PADDED,
            "cast/pieces.ftl",
            "G02",
            "packed?then(widening?then(0, (rows!0) * 32)",
            "packed?then(widening?then(0, (rows!0) * 32 - 8)"),
        fault(
            "stochastic rounding left on where nothing fits from the end of memory down",
            LARGE,
            "gemm/supervisor.ftl",
            "G02",
            "${(rounding == \"nearest\")?then(\"andc\", \"or  \")}    $m3, $m1, $m3",
            "or      $m3, $m1, $m3"),
        fault(
            "constraint forgotten where coefficients lie between the operands",
            FAR_APART,
            "vertex/gemm.cpp.ftl",
            "G04",
            "class [[poplar::constraint(\"elem(*left) != elem(*output)\")]] ",
            "class "),
        fault(
            "placement test that allows too much",
            ANYWHERE,
            "cast/frame.ftl",
            "G04",
            "\"cmpult $m7, $m5, $m7\"",
            "\"setzi $m7, 1\""));
  }

  private static Arguments fault(
      String title, String entry, String file, String rule, String right, String wrong) {
    return Arguments.of(title, entry, file, rule, right, wrong);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("faults")
  void isRefused(String title, String entry, String file, String rule, String right, String wrong)
      throws IOException {
    Path templates = copyTemplates();
    Path target = templates.resolve(file);
    String text = Files.readString(target);
    assertThat(text).as("the text that the fault replaces").contains(right);
    Files.writeString(target, text.replace(right, wrong));

    Result result = generate(entry, templates);

    assertThat(result.code()).as(result.all()).isEqualTo(3);
    assertThat(result.all()).contains(rule);
    assertThat(folder.resolve("out")).doesNotExist();
  }

  /** A figure that is missing for one placement is missing for the kernel. */
  @Test
  void placementWithoutAnEstimateIsNoVerdict() throws IOException {
    Path templates = copyTemplates();
    Path target = templates.resolve("cast/schedule.ftl");
    String text = Files.readString(target);
    String right = ".Lapart:\n";
    assertThat(text).contains(right);
    Files.writeString(
        target,
        text.replace(
            right,
            right
                + "    { ld32  $m6, $m2, $mzero, 0 ; fnop }\n"
                + "    { brz   $m6, 9f ; fnop }\n"
                + "9:\n"));

    Result result = generate(ANYWHERE, templates);

    assertThat(result.code()).as(result.all()).isEqualTo(4);
    assertThat(result.all()).contains("no verdict");
    assertThat(folder.resolve("out")).doesNotExist();
  }

  @Test
  void passesWithoutAFault() throws IOException {
    Result result = generate(GEMM + ", " + CAST, copyTemplates());

    assertThat(result.code()).as(result.all()).isZero();
    assertThat(folder.resolve("out").resolve("index.json")).exists();
  }

  private Result generate(String entries, Path templates) throws IOException {
    Path manifest = folder.resolve("kernels.json");
    Files.writeString(
        manifest, "{\"schema\": 1, \"target\": \"ipu21\", \"kernels\": [" + entries + "]}");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        Main.run(
            new String[] {
              "generate",
              "-m",
              manifest.toString(),
              "-o",
              folder.resolve("out").toString(),
              "--templates",
              templates.toString()
            },
            new ByteArrayInputStream(new byte[0]),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));
    return new Result(
        code, out.toString(StandardCharsets.UTF_8) + err.toString(StandardCharsets.UTF_8));
  }

  private Path copyTemplates() throws IOException {
    Path from = Path.of("..", "templates").toAbsolutePath().normalize();
    Path to = folder.resolve("templates");
    try (Stream<Path> files = Files.walk(from)) {
      files.forEach(
          file -> {
            try {
              Files.copy(file, to.resolve(from.relativize(file)));
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          });
    }
    return to;
  }

  private record Result(int code, String all) {}
}
