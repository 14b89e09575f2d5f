package org.ipukern.generator.render;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.ipukern.generator.spec.CastSpec;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.LayoutKernel;
import org.ipukern.generator.spec.LayoutSpec;
import org.ipukern.generator.spec.Placement;
import org.ipukern.generator.spec.Precision;
import org.ipukern.generator.spec.SpecBuilder;
import org.ipukern.generator.spec.ValueFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KernelTemplatesTest {
  private static final GemmSpec SCORE = GemmSpec.of(Precision.F16, List.of(364, 365), 80, 16);

  @Test
  void everyFamilyHasItsFolder() {
    assertThat(KernelTemplates.of(SCORE))
        .isEqualTo(new KernelTemplates("gemm/f16_partials.S.ftl", "vertex/gemm.cpp.ftl"));
    assertThat(
            KernelTemplates.of(
                CastSpec.packed(ValueFormat.F16, ValueFormat.F143, 8, 32, Placement.SEPARATE)))
        .isEqualTo(new KernelTemplates("cast/f16_f8.S.ftl", "vertex/cast_f16_f8.cpp.ftl"));
    assertThat(
            KernelTemplates.of(
                LayoutSpec.of(LayoutKernel.PANELS_FROM_ROWS, 16, 8, 32, Placement.SEPARATE)))
        .isEqualTo(
            new KernelTemplates(
                "rearrange/panels-from-rows.S.ftl", "vertex/panels-from-rows.cpp.ftl"));
  }

  @Test
  void sharesTheRowsAmongTheWorkers() {
    Map<String, Object> model = KernelModel.of(SCORE);
    assertThat(model)
        .containsEntry("kernel", "gemm_f16_init_std_k80_c16_r364_r365")
        .containsEntry("kGroups", 5L)
        .containsEntry("columnPanels", 1L)
        .containsEntry("workers", 6)
        .doesNotContainKey("scale");
    assertThat((List<?>) model.get("entries"))
        .hasSize(2)
        .last()
        .isEqualTo(
            Map.ofEntries(
                Map.entry("className", "gemm_f16_init_std_k80_c16_r365"),
                Map.entry("symbol", "__runCodelet_ipukern__gemm_f16_init_std_k80_c16_r365"),
                Map.entry("rows", 365),
                Map.entry("shape", "365 x 80 x 16"),
                Map.entry("quotient", 60L),
                Map.entry("remainder", 5L),
                Map.entry("streamedRows", 365L),
                Map.entry("coefficientPanels", 1L),
                Map.entry("leftBytes", 58_400L),
                Map.entry("coefficientBytes", 2_560L),
                Map.entry("outputBytes", 11_680L)));
  }

  @Test
  void countsTheGroupsAndPanelsOfACast() {
    KernelSpec spec =
        SpecBuilder.from(
                CastSpec.packed(ValueFormat.F16, ValueFormat.F143, 288, 48, Placement.SEPARATE))
            .with("scale", -3)
            .build();
    assertThat(KernelModel.of(spec))
        .containsEntry("panels", 2)
        .containsEntry("rowQuotient", 48L)
        .containsEntry("rowRemainder", 0L)
        .containsEntry("scale", -3);
    assertThat(
            KernelModel.of(
                CastSpec.linear(ValueFormat.F16, ValueFormat.F143, 593, Placement.SEPARATE)))
        .containsEntry("groups", 74L)
        .containsEntry("tail", 1L)
        .containsEntry("groupQuotient", 12L)
        .containsEntry("groupRemainder", 2L);
  }

  @Test
  void fillsInBothFiles(@TempDir Path folder) throws IOException {
    write(
        folder,
        "gemm/f16_partials.S.ftl",
        """
        // ${manifestLine} ipukern
        <#list entries as e>
        .globl ${e.symbol}
        ${e.symbol}:
            setzi $m1, ${e.quotient}
        </#list>
        """);
    write(folder, "vertex/gemm.cpp.ftl", "class ${entries[0].className};");
    Renderer renderer = Renderer.fromFolder(folder);
    RenderedKernel rendered =
        KernelTemplates.render(renderer, GemmSpec.of(Precision.F16, List.of(6_000), 16, 16));
    assertThat(rendered)
        .isEqualTo(
            new RenderedKernel(
                "gemm_f16_init_std_k16_c16_r6000",
                """
                // {"gemm":{"precision":"f16","rows":[6000],"inner":16,"columns":16}} ipukern
                .globl __runCodelet_ipukern__gemm_f16_init_std_k16_c16_r6000
                __runCodelet_ipukern__gemm_f16_init_std_k16_c16_r6000:
                    setzi $m1, 1000
                """,
                "class gemm_f16_init_std_k16_c16_r6000;\n"));
  }

  private static void write(Path folder, String name, String text) throws IOException {
    Files.createDirectories(folder.resolve(name).getParent());
    Files.writeString(folder.resolve(name), text, UTF_8);
  }
}
