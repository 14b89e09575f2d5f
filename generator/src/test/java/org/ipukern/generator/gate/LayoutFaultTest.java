package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.ipukern.generator.spec.SpecBuilder;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Faults planted in the templates of layout changes: the gate refuses each by the right rule. */
class LayoutFaultTest {
  private static final String PANELS = "panels-from-rows\",\"bits\":16,\"rows\":9,\"columns\":64";
  private static final String ODD = "copy\",\"bits\":16,\"rows\":9,\"columns\":7";
  private static final String GAPS = ODD + ",\"target-stride\":9";
  private static final String ROWS =
      "rows-from-panels\",\"bits\":16,\"rows\":4,\"columns\":320,\"width\":324,\"fill\":\"lowest\"";
  private static final String BLOCKS = "transpose\",\"bits\":16,\"rows\":8,\"columns\":24";
  private static final String SINGLES = "transpose\",\"bits\":32,\"rows\":12,\"columns\":24";
  private static final String BYTES = "transpose\",\"bits\":8,\"rows\":8,\"columns\":24";
  private static final String TURNED = "transpose\",\"bits\":16,\"rows\":7,\"columns\":9";
  private static final String COEFFICIENTS =
      "coefficients-from-rows\",\"bits\":16,\"rows\":18,\"columns\":14,\"source-stride\":16";

  @TempDir Path folder;

  private static String spec(String name, String placement) {
    String fields =
        switch (name) {
          case "panels" -> PANELS;
          case "odd" -> ODD;
          case "gaps" -> GAPS;
          case "rows" -> ROWS;
          case "blocks" -> BLOCKS;
          case "singles" -> SINGLES;
          case "bytes" -> BYTES;
          case "turned" -> TURNED;
          default -> COEFFICIENTS;
        };
    return "{\"layout\":{\"kernel\":\"" + fields + ",\"placement\":\"" + placement + "\"}}";
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '^',
      quoteCharacter = '`',
      value = {
        "source step too long ^ panels ^ stream.ftl ^ G03 ^ loadJump = sourceStep / 8 - quads + 1 ^ loadJump = sourceStep / 8 - quads + 2",
        "one unit too many ^ panels ^ stream.ftl ^ G03 ^ .long ${p.units - 1}, ^ .long ${p.units},",
        "next piece missed by a quad ^ panels ^ stream.ftl ^ G02 ^ ${pieces[p?index + 1].source - end} ^ ${pieces[p?index + 1].source - end - 8}",
        "paced at any placement ^ panels any ^ stream.ftl ^ G04 ^ placement != \"separate\" || ^ ",
        "constraint forgotten ^ panels ^ ../vertex/layout.ftl ^ G04 ^ <#lt>[[poplar::constraint(\"elem(*source) != elem(*target)\")]] <#rt> ^ <#lt><#rt>",
        "aligned too little ^ panels ^ ../vertex/layout.ftl ^ G03 ^ poplar::VectorLayout::ONE_PTR, 8>> source; ^ poplar::VectorLayout::ONE_PTR, 4>> source;",
        "operands exchanged ^ panels ^ stream.ftl ^ G03 ^ { ld32  $m5, $mvertex_base, $mzero, 1    ; fnop } ^ { ld32  $m5, $mvertex_base, $mzero, 0    ; fnop }",
        "zeros stored at the end ^ panels ^ stream.ftl ^ G02 ^ { st64pace $a0:1, $m10:11+=, $mzero, 0   ; fnop } ^ { st64pace $azeros, $m10:11+=, $mzero, 0   ; fnop }",
        "two workers in one word ^ turned ^ rows.ftl ^ G03 ^ <#local period = 4 / gcd(4, targetStep)> ^ <#local period = 1>",
        "last rows left out ^ odd ^ rows.ftl ^ G02 ^ rest=rowCount % period ^ rest=0",
        "byte after the target changed ^ odd ^ gather.ftl ^ G03 ^ <@gap (perWord - pending) % perWord/> ^ <@padding (perWord - pending) % perWord/>",
        "gap filled ^ gaps ^ rows.ftl ^ G02 ^ <@gap gapElements/> ^ <@padding gapElements/>",
        "gap not declared ^ gaps ^ ../vertex/layout.ftl ^ G02 ^ poplar::InOut< ^ poplar::Output<",
        "wrong row on the way up ^ rows ^ fragments.ftl ^ G0 ^ 1048576 * field(1 - pitch - quads) ^ 1048576 * field(-pitch - quads)",
        "next fragment missed ^ rows ^ fragments.ftl ^ G03 ^ * slotStep - 16 * size} ^ * slotStep - 16 * size + 8}",
        "wrong fill ^ rows ^ gather.ftl ^ G02 ^ 4227857407 ^ 4227922944",
        "halves exchanged ^ blocks ^ sort16.ftl ^ G02 ^ sort4x16lo $a4, $a1, $a3 } ^ sort4x16hi $a4, $a1, $a3 }",
        "columns in the wrong order ^ blocks ^ sort16.ftl ^ G03 ^ stepOr(1 - 3 * columnQuads, \"$m10\") ^ stepOr(2 - 3 * columnQuads, \"$m10\")",
        "words exchanged ^ singles ^ sort32.ftl ^ G02 ^ ; sort4x32lo $a6:7, ${here}, $a2:3 } ^ ; sort4x32hi $a6:7, ${here}, $a2:3 }",
        "one pair of blocks too many ^ singles ^ sort32.ftl ^ G03 ^ quotient(sizes[0] - 2, 2) ^ quotient(sizes[0], 2)",
        "bytes exchanged ^ bytes ^ shuffle8.ftl ^ G02 ^ { shuf8x8lo $m7, $m3, $m11               ; fnop } ^ { shuf8x8hi $m7, $m3, $m11               ; fnop }",
        "zeros left out ^ coefficients ^ coefficients-from-rows.S.ftl ^ G02 ^ quads=missing * 4 ^ quads=missing * 4 - 1",
        "slower than the budget ^ panels ^ stream.ftl ^ G06 ^ .L${label}_unit: ^ .L${label}_unit: { setzi $m3, 300 ; fnop } .Lwaste: { brnzdec $m3,.Lwaste ; fnop }",
      })
  void isRefused(String title, String kernel, String file, String rule, String right, String wrong)
      throws IOException {
    Path templates = copyTemplates();
    Path target = templates.resolve("rearrange").resolve(file).normalize();
    String text = Files.readString(target);
    assertThat(text).as("the text that the fault replaces").contains(right);
    String lines = wrong == null ? "" : wrong.replace(" { ", "\n    { ").replace(" .L", "\n.L");
    Files.writeString(target, text.replace(right, lines));
    String[] words = kernel.split(" ", -1);

    KernelResult result = judge(spec(words[0], words.length > 1 ? "any" : "separate"), templates);

    assertThat(result.passes()).isFalse();
    assertThat(result.entries().get(0).findings())
        .anyMatch(finding -> finding.rule().name().startsWith(rule));
  }

  @Test
  void passesWithoutAFault() throws IOException {
    Path templates = copyTemplates();
    for (String name :
        List.of(
            "panels",
            "odd",
            "gaps",
            "rows",
            "blocks",
            "singles",
            "bytes",
            "turned",
            "coefficients")) {
      KernelResult result = judge(spec(name, "separate"), templates);

      assertThat(result.entries().get(0).findings()).as(name).isEmpty();
    }
  }

  private static KernelResult judge(String entry, Path templates) {
    PipelineOptions options = new PipelineOptions(1, TimingModel.ipu21(), Optional.of(templates));
    return Pipeline.run(List.of(SpecBuilder.parse(entry)), options).kernels().get(0);
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
}
