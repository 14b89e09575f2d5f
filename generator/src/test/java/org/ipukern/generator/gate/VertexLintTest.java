package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.ipukern.generator.render.KernelTemplates;
import org.ipukern.generator.render.RenderedKernel;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.Manifest;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Assembly;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Vertex text and assembly that disagree are found out, each by the rule for it. */
class VertexLintTest {
  private static final KernelSpec GEMM =
      spec(
          "{\"gemm\": {\"precision\": \"f16\", \"rows\": [7, 9], \"inner\": 40, \"columns\": 24}}");
  private static final KernelSpec CAST =
      spec("{\"cast\": {\"from\": \"f16\", \"to\": \"f143\", \"elements\": 96}}");

  static Stream<Arguments> disagreements() {
    return Stream.of(
        vertex(GEMM, "vertex-class", "class [[", "class gemmx [[", "[[poplar", "[[poplar"),
        vertex(GEMM, "vertex-class", "c24_r9\n", "c24_r10\n", "c24_r9(", "c24_r10("),
        vertex(GEMM, "vertex-class", "namespace ipukern {", "namespace ipukernx {"),
        vertex(
            GEMM, "vertex-class", "namespace ipukern {", "namespace ipukern { namespace inner {"),
        vertex(GEMM, "vertex-class", "poplar::SupervisorVertex", "poplar::MultiVertex"),
        vertex(
            GEMM, "vertex-state", "  poplar::Input<", "  const unsigned rows;\n  poplar::Input<"),
        vertex(GEMM, "vertex-state", "ONE_PTR, 8>> left", "SPAN, 8>> left"),
        vertex(
            GEMM,
            "vertex-state",
            "  poplar::Input<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 8>> left;\n",
            ""),
        vertex(GEMM, "vertex-state", "ONE_PTR, 8>> left", "ONE_PTR, 2147483647>> left"),
        vertex(GEMM, "vertex-state", "ONE_PTR, 8>> left", "ONE_PTR, 0>> left"),
        vertex(GEMM, "vertex-state", "ONE_PTR, 8>> left", "ONE_PTR, 99999999999>> left"),
        vertex(CAST, "vertex-state", "Vector<quarter,", "Vector<char,"),
        vertex(CAST, "vertex-state", "poplar::Input<", "virtual void f();\n  poplar::Input<"),
        vertex(GEMM, "vertex-constraint", "elem(*left) !=", "elem(*lefd) !="),
        vertex(GEMM, "vertex-constraint", "elem(*left) !=", "elem(*left) =="),
        vertex(GEMM, "vertex-constraint", "poplar::constraint(", "poplar::constrain("),
        vertex(
            CAST, "vertex-external", "isExternalCodelet = IPUKERN", "isExternalCodelet = !IPUKERN"),
        vertex(CAST, "vertex-external", "#if defined(__IPU__)", "#if !defined(__IPU__)"),
        vertex(CAST, "vertex-external", "  static const bool isExternalCodelet", "  // static"),
        assembly(GEMM, "vertex-class", "c24_r9", "c24_r10"),
        assembly(GEMM, "vertex-state", "$mvertex_base, $mzero, 0 ", "$mvertex_base, $mzero, 2 "),
        assembly(CAST, "vertex-state", "$mvertex_base, $mzero, 2 ", "$mvertex_base, $mzero, 3 "));
  }

  private static Arguments vertex(KernelSpec spec, String rule, String... replacements) {
    return Arguments.of(spec, "vertex", rule, List.of(replacements));
  }

  private static Arguments assembly(KernelSpec spec, String rule, String... replacements) {
    return Arguments.of(spec, "assembly", rule, List.of(replacements));
  }

  @ParameterizedTest(name = "{1} {3}")
  @MethodSource("disagreements")
  void findsADisagreement(KernelSpec spec, String where, String rule, List<String> replacements) {
    RenderedKernel texts = KernelTemplates.render(Renderer.fromJar(), spec);
    boolean inVertex = where.equals("vertex");
    String text = inVertex ? texts.vertex() : texts.assembly();
    for (int i = 0; i < replacements.size(); i += 2) {
      assertThat(text).contains(replacements.get(i));
      text = text.replace(replacements.get(i), replacements.get(i + 1));
    }

    List<Diagnostic> found = inVertex ? lint(texts.assembly(), text) : lint(text, texts.vertex());

    assertThat(found).isNotEmpty().extracting(Diagnostic::rule).contains(rule);
    KernelResult judged =
        inVertex ? judge(spec, texts.assembly(), text) : judge(spec, text, texts.vertex());
    assertThat(judged.passes()).isFalse();
  }

  @Test
  void findsNothingInWhatIsEmitted() {
    for (KernelSpec spec : List.of(GEMM, CAST)) {
      RenderedKernel texts = KernelTemplates.render(Renderer.fromJar(), spec);

      assertThat(lint(texts.assembly(), texts.vertex())).isEmpty();
    }
  }

  @Test
  void pointsAtTheLineOfTheFault() {
    RenderedKernel texts = KernelTemplates.render(Renderer.fromJar(), CAST);
    String wrong = texts.vertex().replace("elem(*source)", "elem(*sorce)");

    Diagnostic found = lint(texts.assembly(), wrong).get(0);

    assertThat(found.message()).isEqualTo("the class has no field sorce");
    assertThat(
            wrong
                .lines()
                .toList()
                .get(found.position().line() - 1)
                .substring(found.position().column() - 1))
        .startsWith("[[poplar::constraint(\"elem(*sorce)");
  }

  private static List<Diagnostic> lint(String assembly, String vertex) {
    Assembly assembled =
        Assembler.assemble(new SourceText("k.S", assembly), AssemblerOptions.defaults());
    assertThat(assembled.isComplete()).isTrue();
    return VertexLint.lint("k.cpp", vertex, assembled.program());
  }

  private static KernelResult judge(KernelSpec spec, String assembly, String vertex) {
    return new Gate(PipelineOptions.defaults().timing()).judge(spec, assembly, vertex);
  }

  private static KernelSpec spec(String entry) {
    String manifest = "{\"schema\": 1, \"target\": \"ipu21\", \"kernels\": [" + entry + "]}";
    return Manifest.read("k.json", manifest.getBytes(StandardCharsets.UTF_8)).specs().get(0);
  }
}
