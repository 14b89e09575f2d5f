package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Assembly;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.sim.TileOptions;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What one call is found at fault for, on a kernel of a few instructions: it copies two words and
 * adds nothing, {@code $m1} the source, {@code $m2} the target.
 */
class KernelRunTest {
  private static final String START =
      """
      .supervisor
      .globl k
      .type k, @function
      k:
        ld32 $m1, $m0, $m15, 0
        ld32 $m2, $m0, $m15, 1
        ld32 $m3, $m1, $m15, 0
        ld32 $m4, $m1, $m15, 1
        st32 $m3, $m2, $m15, 0
      """;

  private static final byte[] SOURCE = {1, 2, 3, 4, 5, 6, 7, 8};

  /** The lines before the end, separated by semicolons; a target of so many bytes. */
  private static List<Finding> findings(String more, int targetBytes, String direction) {
    String text = START + "  " + more.replace("; ", "\n  ") + "\n  br $m10\n";
    Assembly assembly =
        Assembler.assemble(new SourceText("k.S", text), AssemblerOptions.defaults());
    assertThat(assembly.isComplete()).as("%s", assembly.diagnostics()).isTrue();
    VertexDeclaration vertex =
        new VertexDeclaration(
            "k",
            List.of(
                new VertexField("source", direction, "unsigned char", 8, false, 0),
                new VertexField("target", "Output", "unsigned char", 8, false, 1)),
            List.of());
    Map<String, Integer> bytes = new LinkedHashMap<>();
    bytes.put("source", SOURCE.length);
    bytes.put("target", targetBytes);
    byte[] expected = Arrays.copyOf(SOURCE, targetBytes);
    KernelData data =
        new KernelData(
            "eight bytes",
            List.of(
                OperandData.input("source", SOURCE.clone()),
                OperandData.output("target", expected, 0)),
            at -> "byte " + at,
            "");
    int entry = Math.toIntExact(assembly.program().symbol("k").orElseThrow().value());
    KernelRun run =
        KernelRun.on(
            assembly.program(),
            TimingModel.ipu21(),
            TileOptions.defaults().withIssueLimit(1000),
            vertex,
            bytes,
            Placement.DENSE,
            entry);
    run.call(data, at -> 1, "here");
    return run.findings();
  }

  private static String text(List<Finding> findings) {
    return String.join(
        " + ", findings.stream().map(f -> f.rule().name() + " " + f.message()).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "st32 $m4, $m2, $m15, 1 | ''",
        "st32 $m3, $m2, $m15, 1 | G02 byte 4 of target is 0x0201 where the reference has 0x0605; 4 of 8 bytes differ (eight bytes, here)",
        "add $m4, $m4, 0x100; st32 $m4, $m2, $m15, 1 | G02 byte 5 of target is 0x0705 where the reference has 0x0605; 1 of 8 bytes differ (eight bytes, here)",
        "st32 $m4, $m2, $m15, 1; st32 $m4, $m2, $m15, 1 | G03 the word of byte 4 is stored 2 times, not 1 (eight bytes, here)",
        "st32 $m4, $m2, $m15, 1; st32 $m3, $m2, $m15, 0 | G03 the word of byte 0 is stored 2 times, not 1 (eight bytes, here)"
      })
  void targetIsComparedAndItsStoresAreCounted(String more, String finding) {
    assertThat(text(findings(more, 8, "Input"))).isEqualTo(finding);
  }

  @Test
  void wordThatIsNeverStoredIsFoundByBoth() {
    assertThat(text(findings("mov $m5, $m4", 8, "Input")))
        .isEqualTo(
            "G02 byte 4 of target is 0xffff where the reference has 0x0605; 4 of 8 bytes differ"
                + " (eight bytes, here) + G03 the word of byte 4 is stored 0 times, not 1"
                + " (eight bytes, here)");
  }

  /** The last bytes of a target that share a word with others must leave those as they were. */
  @Test
  void bytesThatShareTheLastWordAreKept() {
    String kept =
        "ld32 $m5, $m2, $m15, 1; setzi $m6, 0xff; and $m4, $m4, $m6;"
            + " andc $m5, $m5, $m6; or $m4, $m4, $m5; st32 $m4, $m2, $m15, 1";

    assertThat(text(findings(kept, 5, "Input"))).isEmpty();
    assertThat(text(findings("st32 $m4, $m2, $m15, 1", 5, "Input")))
        .isEqualTo("G03 a byte after target was changed (eight bytes, here)");
  }

  /** An operand without an answer must stay, even where its field may be written. */
  @Test
  void sourceMustStay() {
    String more = "st32 $m4, $m2, $m15, 1; st32 $m3, $m1, $m15, 1";

    assertThat(text(findings(more, 8, "InOut")))
        .isEqualTo("G03 source was changed at byte 4 (eight bytes, here)");
    assertThat(text(findings(more, 8, "Input")))
        .startsWith("G03 k.S:11:3: supervisor at cycle ")
        .contains("st32 $m3, $m1, $mzero, 1 (eight bytes, here)")
        .doesNotContain(" + ");
  }

  /** Faults go to the rule of their kind. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "st32 $m4, $m2, $m15, 2        | G03 k.S:10:3: supervisor at cycle",
        "ld32 $m5, $m2, $m15, 8        | G03 k.S:10:3: supervisor at cycle",
        "add $m2, $m2, 1; st32 $m4, $m2, $m15, 0 | G03 k.S:11:3: supervisor at cycle",
        "trap 0                        | G08 k.S:10:3: supervisor at cycle",
        "br $m15                       | G08 k.S:10:3: supervisor at cycle",
        "st32 $m7, $m2, $m15, 1        | G02 k.S:10:3: supervisor at cycle"
      })
  void faultsHaveTheRuleOfTheirKind(String more, String start) {
    assertThat(text(findings(more, 8, "Input"))).startsWith(start);
  }

  @Test
  void controlRegisterMustBeRestored() {
    String more = "st32 $m4, $m2, $m15, 1; setzi $m5, 0x100; put $FP_ICTL, $m5";

    assertThat(text(findings(more, 8, "Input")))
        .isEqualTo("G08 $FP_ICTL is not restored (eight bytes, here)");
  }
}
