package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.ipukern.generator.render.KernelTemplates;
import org.ipukern.generator.render.RenderedKernel;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.Manifest;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;

/**
 * Case GK-21 and its whole kind: small changes of emitted assembly are caught by lint, numbers,
 * memory rules or a changed cycle count. {@code -Dipukern.mutants=N} sets how many are tried of
 * each kernel, 0 for all; profile {@code mutation} tries all, docs/mutation.md judges what is left.
 */
class MutationTest {
  private static final int MOST = Integer.getInteger("ipukern.mutants", 60);
  private static final long SEED = 20261129;

  /** Of a sample less is asked, since templates may be newer than the judgements. */
  private static final double LEAST = MOST == 0 ? 0.98 : 0.9;

  private static final List<String> ENTRIES =
      List.of(
          "{\"gemm\":{\"precision\":\"f16\",\"rows\":[8,40],\"inner\":34,\"columns\":16}}",
          "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":600,\"placement\":\"separate\"}}",
          "{\"cast\":{\"from\":\"f16\",\"to\":\"f152\",\"layout\":\"packed\",\"rows\":15,\"columns\":224,"
              + "\"placement\":\"interleaved\"}}");

  private final Gate gate = new Gate(TimingModel.ipu21());
  private final StringBuilder report = new StringBuilder();
  private final Map<String, Integer> caught = new TreeMap<>();
  private final Map<String, Integer> argued = new TreeMap<>();
  private int total;
  private int survived;

  @Test
  void smallChangesOfEmittedAssemblyAreCaught() throws IOException {
    Manifest manifest =
        Manifest.read(
            "m",
            ("{\"schema\":1,\"target\":\"ipu21\",\"kernels\":[" + String.join(",", ENTRIES) + "]}")
                .getBytes(StandardCharsets.UTF_8));
    manifest.specs().forEach(this::kernel);
    int equivalent = argued.values().stream().mapToInt(Integer::intValue).sum();
    int judged = total - equivalent;
    report.append(total).append(" mutants, seed ").append(SEED).append(", ").append(equivalent);
    report
        .append(" equivalent ")
        .append(argued)
        .append(", ")
        .append(judged - survived)
        .append(" of ")
        .append(judged);
    report.append(" others caught: ").append(caught).append('\n');
    Path file = Path.of("target/mutation.txt");
    Files.writeString(file, report);
    System.out.println(report);

    assertThat(total).isGreaterThan(100);
    assertThat((double) (judged - survived) / judged)
        .as("%s", report)
        .isGreaterThanOrEqualTo(LEAST);
  }

  private void kernel(KernelSpec spec) {
    RenderedKernel text = KernelTemplates.render(Renderer.fromJar(), spec);
    KernelResult right = gate.judge(spec, text.assembly(), text.vertex());
    assertThat(right.passes()).isTrue();
    List<Mutant> mutants =
        new ArrayList<>(
            Mutants.of(
                text.assembly(),
                Assembler.assemble(
                        new SourceText(spec.name() + ".S", text.assembly()),
                        AssemblerOptions.defaults())
                    .program()));
    report.append(spec.name()).append(": ").append(mutants.size()).append(" mutants\n");
    if (MOST > 0) {
      Collections.shuffle(mutants, new Random(SEED));
      mutants = mutants.subList(0, Math.min(MOST, mutants.size()));
    }
    for (Mutant mutant : mutants) {
      total++;
      KernelResult result = gate.judge(spec, mutant.text(), text.vertex());
      String by = caughtBy(right, result);
      if (!by.isEmpty()) {
        caught.merge(by, 1, Integer::sum);
      } else if (mutant.proof().isEmpty() && JudgedMutants.reason(mutant).isPresent()) {
        argued.merge(JudgedMutants.reason(mutant).orElseThrow(), 1, Integer::sum);
      } else if (mutant.proof().isEmpty()) {
        survived++;
        report.append("  survives: ").append(mutant).append('\n');
      } else {
        argued.merge(mutant.proof(), 1, Integer::sum);
      }
    }
  }

  /** What catches a mutant, as a word; empty if nothing does. */
  private static String caughtBy(KernelResult right, KernelResult result) {
    if (!result.diagnostics().isEmpty()) {
      return "lint";
    }
    Stream<Finding> findings = result.entries().stream().flatMap(e -> e.findings().stream());
    List<GateRule> rules = findings.map(Finding::rule).distinct().toList();
    if (rules.contains(GateRule.G03) || rules.contains(GateRule.G04)) {
      return "memory rules";
    }
    if (rules.contains(GateRule.G02)) {
      return "numbers";
    }
    if (!result.passes()) {
      return "other rules";
    }
    return cycles(right).equals(cycles(result)) ? "" : "cycle count";
  }

  private static List<OptionalLong> cycles(KernelResult result) {
    return result.entries().stream().map(EntryResult::simulated).toList();
  }
}
