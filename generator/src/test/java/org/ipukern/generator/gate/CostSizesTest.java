package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ipukern.generator.explore.cost.CostKind;
import org.ipukern.generator.explore.cost.CostTables;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.SpecBuilder;
import org.ipukern.generator.spec.json.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where kernels stand in the cost tables, without looking at a cycle. */
class CostSizesTest {
  /** First sizes beyond the least: some small ones, and one of a periodic segment. */
  private static final int[] BEYOND = {0, 1, 4, 11, 30};

  private static Optional<KernelSpec> spec(CostKind kind, int n, int inner, int outer) {
    try {
      return Optional.of(kind.shape().spec(n, inner, outer));
    } catch (InputException e) {
      return Optional.empty(); // more than a manifest may ask for
    }
  }

  /** The tables are made of these shapes: each must find its way back to its own place. */
  @Test
  void everyKindFindsItsOwnPlace() {
    List<String> lost = new ArrayList<>();
    int found = 0;
    for (CostKind kind : CostTables.all()) {
      CostKind.Form form = kind.form();
      for (int beyond : BEYOND) {
        for (int inner = 1; inner <= Math.min(3, form.inner().most()); inner++) {
          for (int outer = 1; outer <= Math.min(2, form.outer().most()); outer++) {
            CostSizes own = new CostSizes(name(kind, inner), form.least() + beyond, inner, outer);
            Optional<KernelSpec> spec = spec(kind, own.n(), inner, outer);
            Optional<CostSizes> sizes = spec.flatMap(s -> CostSizes.of(s, s.entryPoints().get(0)));
            found += sizes.isPresent() ? 1 : 0;
            if (sizes.isPresent() && !sizes.get().equals(own)) {
              lost.add(spec.get().manifestLine() + ": " + sizes.get() + ", not " + own);
            } else if (spec.isPresent() && sizes.isEmpty() && !kind.name().endsWith(" leading")) {
              lost.add(spec.get().manifestLine() + ": no place, not " + own);
            }
          }
        }
      }
    }
    assertThat(lost).isEmpty();
    assertThat(found).isGreaterThan(10_000);
  }

  /** A row of no whole panel has one long step only, whatever the kind it was made for. */
  private static String name(CostKind kind, int inner) {
    boolean noPanel = kind.name().startsWith("layout panels-from-rows") && inner == 1;
    return noPanel && kind.name().contains(" rest")
        ? kind.name().replace(" steps2", " steps1")
        : kind.name();
  }

  /**
   * An entry point has the price of one that stands alone, or of one with a row more behind it,
   * only if the others bring in no body of a worker that it does not have.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[364,365]         | 364 | gemm f16 standard initialize leading",
        "[364,365]         | 365 | gemm f16 standard initialize",
        "[12,13]           | 12  | -",
        "[12,13]           | 13  | gemm f16 standard initialize",
        "[7,8]             | 7   | gemm f16 standard initialize leading",
        "[7,8]             | 8   | gemm f16 standard initialize",
        "[5,7]             | 5   | -",
        "[5,7]             | 7   | -",
        "[6,7]             | 7   | gemm f16 standard initialize",
        "[17,18]           | 17  | gemm f16 standard initialize leading",
        "[17,18]           | 18  | -",
        "[17,23]           | 23  | -",
        "[768,769]         | 768 | -",
        "[768,769]         | 769 | gemm f16 standard initialize",
        "[100,768]         | 100 | gemm f16 standard initialize leading"
      })
  void rowCountsOfOneKernelShareAPriceOnlyWithTheSameBodies(String rows, int asked, String kind) {
    KernelSpec spec =
        SpecBuilder.parse(
            "{\"gemm\":{\"precision\":\"f16\",\"rows\":" + rows + ",\"inner\":80,\"columns\":16}}");
    EntryPoint entry =
        spec.entryPoints().stream().filter(e -> e.rows() == asked).findFirst().orElseThrow();

    assertThat(CostSizes.of(spec, entry).map(CostSizes::kind).orElse("-")).isEqualTo(kind);
  }

  /** What docs/cost-model.md says has no table, at its edges. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"gemm\":{\"precision\":\"f16\",\"rows\":[24],\"inner\":32,\"columns\":32}} | true",
        "{\"gemm\":{\"precision\":\"f16\",\"rows\":[24],\"inner\":32,\"columns\":32,\"batch\":2}} | false",
        "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":0}} | false",
        "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":81920,\"placement\":\"any\"}} | true",
        "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":81921,\"placement\":\"any\"}} | false",
        "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":81921,\"placement\":\"separate\"}} | true",
        "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"columns\":64,\"layout\":\"row-major\",\"rows\":9}} | true",
        "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"columns\":48,\"layout\":\"row-major\",\"rows\":9}} | false",
        "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"columns\":48,\"layout\":\"packed\",\"rows\":9}} | true",
        "{\"cast\":{\"from\":\"f143\",\"to\":\"f152\",\"elements\":64,\"scale\":-32}} | false",
        "{\"cast\":{\"from\":\"f143\",\"to\":\"f152\",\"elements\":64,\"scale\":-31}} | true",
        "{\"cast\":{\"from\":\"f143\",\"to\":\"f152\",\"elements\":64,\"scale\":-32,\"source-scale\":-1}} | true",
        "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":64,\"scale\":-32}} | true",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":3,\"columns\":13,\"placement\":\"separate\"}} | true",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":2,\"columns\":13,\"placement\":\"separate\"}} | false",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":1,\"columns\":16383,\"placement\":\"separate\"}} | true",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":1,\"columns\":16385,\"placement\":\"separate\"}} | false",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":1,\"columns\":16388,\"placement\":\"separate\"}} | true",
        "{\"layout\":{\"kernel\":\"fill\",\"bits\":16,\"rows\":3,\"columns\":13,\"placement\":\"separate\"}} | true",
        "{\"layout\":{\"kernel\":\"fill\",\"bits\":16,\"rows\":2,\"columns\":13,\"placement\":\"separate\"}} | false",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":3,\"columns\":8,\"placement\":\"separate\",\"source-stride\":16,\"target-stride\":24}} | true",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":3,\"columns\":8,\"placement\":\"separate\",\"source-stride\":17,\"target-stride\":24}} | false",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":3,\"columns\":8,\"placement\":\"separate\",\"source-stride\":16,\"target-stride\":18}} | false",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":3,\"columns\":3,\"placement\":\"separate\",\"source-stride\":8,\"target-stride\":8}} | false",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":3,\"columns\":8,\"placement\":\"separate\",\"source-stride\":2048,\"target-stride\":24}} | true",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":3,\"columns\":8,\"placement\":\"separate\",\"source-stride\":2052,\"target-stride\":24}} | false",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":3,\"columns\":8,\"placement\":\"separate\",\"source-stride\":24,\"target-stride\":2048}} | true",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":3,\"columns\":8,\"placement\":\"separate\",\"source-stride\":24,\"target-stride\":2052}} | false",
        "{\"layout\":{\"kernel\":\"fill\",\"bits\":16,\"rows\":3,\"columns\":8,\"placement\":\"separate\",\"target-stride\":2048}} | true",
        "{\"layout\":{\"kernel\":\"fill\",\"bits\":16,\"rows\":3,\"columns\":8,\"placement\":\"separate\",\"target-stride\":2052}} | false",
        "{\"layout\":{\"kernel\":\"fill\",\"bits\":16,\"rows\":3,\"columns\":8,\"placement\":\"separate\",\"target-stride\":18}} | false",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":3,\"columns\":16001,\"placement\":\"separate\",\"source-stride\":16012,\"target-stride\":16380}} | true",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":3,\"columns\":16001,\"placement\":\"separate\",\"source-stride\":16380,\"target-stride\":16012}} | true",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":3,\"columns\":16001,\"placement\":\"separate\",\"source-stride\":16384,\"target-stride\":16012}} | false",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":3,\"columns\":16001,\"placement\":\"separate\",\"source-stride\":16012,\"target-stride\":16384}} | false",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":3,\"columns\":16000,\"placement\":\"separate\",\"source-stride\":16012,\"target-stride\":16384}} | true",
        "{\"layout\":{\"kernel\":\"pad\",\"bits\":16,\"rows\":3,\"columns\":16,\"placement\":\"separate\",\"width\":17,\"source-stride\":24,\"target-stride\":40}} | true",
        "{\"layout\":{\"kernel\":\"pad\",\"bits\":16,\"rows\":3,\"columns\":16,\"placement\":\"separate\",\"width\":23,\"source-stride\":24,\"target-stride\":40}} | true",
        "{\"layout\":{\"kernel\":\"pad\",\"bits\":16,\"rows\":3,\"columns\":16,\"placement\":\"separate\",\"width\":24,\"source-stride\":24,\"target-stride\":40}} | false",
        "{\"layout\":{\"kernel\":\"pad\",\"bits\":16,\"rows\":1,\"columns\":16,\"placement\":\"separate\",\"width\":17,\"source-stride\":24,\"target-stride\":40}} | false",
        "{\"layout\":{\"kernel\":\"pad\",\"bits\":8,\"rows\":3,\"columns\":16,\"placement\":\"separate\",\"width\":17,\"source-stride\":24,\"target-stride\":40}} | false",
        "{\"layout\":{\"kernel\":\"pad\",\"bits\":16,\"rows\":3,\"columns\":16,\"placement\":\"any\",\"width\":17,\"source-stride\":24,\"target-stride\":40}} | false",
        "{\"layout\":{\"kernel\":\"pad\",\"bits\":16,\"rows\":3,\"columns\":16,\"placement\":\"separate\",\"width\":16,\"source-stride\":24,\"target-stride\":40}} | false",
        "{\"layout\":{\"kernel\":\"rows-from-panels\",\"bits\":16,\"rows\":1,\"columns\":32,\"placement\":\"separate\"}} | false",
        "{\"layout\":{\"kernel\":\"rows-from-panels\",\"bits\":16,\"rows\":2,\"columns\":32,\"placement\":\"separate\"}} | true",
        "{\"layout\":{\"kernel\":\"rows-from-panels\",\"bits\":16,\"rows\":16,\"columns\":32,\"placement\":\"separate\"}} | true",
        "{\"layout\":{\"kernel\":\"rows-from-panels\",\"bits\":16,\"rows\":17,\"columns\":32,\"placement\":\"separate\"}} | false",
        "{\"layout\":{\"kernel\":\"rows-from-panels\",\"bits\":16,\"rows\":4,\"columns\":15,\"placement\":\"separate\"}} | false",
        "{\"layout\":{\"kernel\":\"rows-from-panels\",\"bits\":16,\"rows\":4,\"columns\":2016,\"placement\":\"separate\"}} | true",
        "{\"layout\":{\"kernel\":\"rows-from-panels\",\"bits\":16,\"rows\":4,\"columns\":2032,\"placement\":\"separate\"}} | false",
        "{\"layout\":{\"kernel\":\"rows-from-panels\",\"bits\":16,\"rows\":4,\"columns\":20,\"placement\":\"separate\",\"width\":32}} | true",
        "{\"layout\":{\"kernel\":\"rows-from-panels\",\"bits\":16,\"rows\":4,\"columns\":20,\"placement\":\"separate\",\"width\":31}} | false",
        "{\"layout\":{\"kernel\":\"rows-from-panels\",\"bits\":16,\"rows\":4,\"columns\":32,\"placement\":\"separate\",\"width\":33}} | false",
        "{\"layout\":{\"kernel\":\"panels-from-rows\",\"bits\":16,\"rows\":4,\"columns\":32,\"placement\":\"separate\"}} | true",
        "{\"layout\":{\"kernel\":\"panels-from-rows\",\"bits\":16,\"rows\":4,\"columns\":32,\"placement\":\"separate\",\"source-stride\":33}} | false",
        "{\"layout\":{\"kernel\":\"panels-from-rows\",\"bits\":16,\"rows\":4,\"columns\":36,\"placement\":\"separate\"}} | true",
        "{\"layout\":{\"kernel\":\"panels-from-rows\",\"bits\":16,\"rows\":4,\"columns\":34,\"placement\":\"separate\"}} | false",
        "{\"layout\":{\"kernel\":\"panels-from-rows\",\"bits\":16,\"rows\":4,\"columns\":32,\"placement\":\"separate\",\"source-stride\":2056}} | true",
        "{\"layout\":{\"kernel\":\"panels-from-rows\",\"bits\":16,\"rows\":4,\"columns\":32,\"placement\":\"separate\",\"source-stride\":2060}} | false",
        "{\"layout\":{\"kernel\":\"panels-from-rows\",\"bits\":16,\"rows\":4,\"columns\":20,\"placement\":\"separate\",\"source-stride\":2044}} | true",
        "{\"layout\":{\"kernel\":\"panels-from-rows\",\"bits\":16,\"rows\":4,\"columns\":20,\"placement\":\"separate\",\"source-stride\":2048}} | false",
        "{\"layout\":{\"kernel\":\"coefficients-from-rows\",\"bits\":16,\"rows\":16,\"columns\":16,\"placement\":\"separate\"}} | true",
        "{\"layout\":{\"kernel\":\"coefficients-from-rows\",\"bits\":16,\"rows\":17,\"columns\":16,\"placement\":\"separate\"}} | false",
        "{\"layout\":{\"kernel\":\"coefficients-from-rows\",\"bits\":16,\"rows\":16,\"columns\":17,\"placement\":\"separate\"}} | false",
        "{\"layout\":{\"kernel\":\"coefficients-from-rows\",\"bits\":16,\"rows\":16,\"columns\":16,\"placement\":\"separate\",\"source-stride\":18}} | false",
        "{\"layout\":{\"kernel\":\"coefficients-from-rows\",\"bits\":16,\"rows\":16,\"columns\":16,\"placement\":\"separate\",\"source-stride\":20}} | true",
        "{\"layout\":{\"kernel\":\"coefficients-from-rows\",\"bits\":16,\"rows\":16,\"columns\":16,\"placement\":\"separate\",\"order\":\"cxk\"}} | true",
        "{\"layout\":{\"kernel\":\"coefficients-from-rows\",\"bits\":16,\"rows\":17,\"columns\":16,\"placement\":\"separate\",\"order\":\"cxk\"}} | false",
        "{\"layout\":{\"kernel\":\"coefficients-from-rows\",\"bits\":16,\"rows\":16,\"columns\":17,\"placement\":\"separate\",\"order\":\"cxk\"}} | false",
        "{\"layout\":{\"kernel\":\"coefficients-from-rows\",\"bits\":16,\"rows\":16,\"columns\":16,\"placement\":\"separate\",\"order\":\"cxk\",\"source-stride\":18}} | false",
        "{\"layout\":{\"kernel\":\"coefficients-from-rows\",\"bits\":16,\"rows\":16,\"columns\":16,\"placement\":\"separate\",\"order\":\"cxk\",\"source-stride\":2056}} | true",
        "{\"layout\":{\"kernel\":\"coefficients-from-rows\",\"bits\":16,\"rows\":16,\"columns\":16,\"placement\":\"separate\",\"order\":\"cxk\",\"source-stride\":2060}} | false",
        "{\"layout\":{\"kernel\":\"transpose\",\"bits\":16,\"rows\":8,\"columns\":8,\"placement\":\"separate\"}} | true",
        "{\"layout\":{\"kernel\":\"transpose\",\"bits\":16,\"rows\":9,\"columns\":8,\"placement\":\"separate\"}} | false",
        "{\"layout\":{\"kernel\":\"transpose\",\"bits\":16,\"rows\":8,\"columns\":9,\"placement\":\"separate\"}} | false",
        "{\"layout\":{\"kernel\":\"transpose\",\"bits\":16,\"rows\":8,\"columns\":8,\"placement\":\"separate\",\"source-stride\":10}} | false",
        "{\"layout\":{\"kernel\":\"transpose\",\"bits\":16,\"rows\":8,\"columns\":8,\"placement\":\"separate\",\"target-stride\":10}} | false",
        "{\"layout\":{\"kernel\":\"transpose\",\"bits\":16,\"rows\":8,\"columns\":8,\"placement\":\"separate\",\"target-stride\":508,\"method\":\"accumulator\"}} | true",
        "{\"layout\":{\"kernel\":\"transpose\",\"bits\":16,\"rows\":8,\"columns\":8,\"placement\":\"separate\",\"target-stride\":512,\"method\":\"accumulator\"}} | false",
        "{\"layout\":{\"kernel\":\"transpose\",\"bits\":32,\"rows\":8,\"columns\":8,\"placement\":\"separate\",\"target-stride\":254}} | true",
        "{\"layout\":{\"kernel\":\"transpose\",\"bits\":32,\"rows\":8,\"columns\":8,\"placement\":\"separate\",\"target-stride\":256}} | false",
        "{\"layout\":{\"kernel\":\"transpose\",\"bits\":32,\"rows\":8,\"columns\":8,\"placement\":\"any\",\"target-stride\":256}} | true",
        "{\"layout\":{\"kernel\":\"transpose\",\"bits\":32,\"rows\":8,\"columns\":8,\"placement\":\"separate\",\"target-stride\":1024}} | true",
        "{\"layout\":{\"kernel\":\"transpose\",\"bits\":32,\"rows\":6,\"columns\":6,\"placement\":\"separate\"}} | true",
        "{\"layout\":{\"kernel\":\"transpose\",\"bits\":32,\"rows\":7,\"columns\":6,\"placement\":\"separate\"}} | false",
        "{\"layout\":{\"kernel\":\"transpose\",\"bits\":8,\"rows\":8,\"columns\":8,\"placement\":\"separate\",\"source-stride\":12}} | true",
        "{\"layout\":{\"kernel\":\"transpose\",\"bits\":8,\"rows\":8,\"columns\":8,\"placement\":\"separate\",\"source-stride\":14}} | false"
      })
  void kindsWithoutATableHaveNoPlace(String entry, boolean has) {
    KernelSpec spec = SpecBuilder.parse(entry);

    assertThat(CostSizes.of(spec, spec.entryPoints().get(0)).isPresent()).isEqualTo(has);
  }

  /** Shapes on both sides of what tells two kinds apart. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"layout\":{\"kernel\":\"transpose\",\"bits\":32,\"rows\":8,\"columns\":8,\"placement\":\"separate\",\"source-stride\":1022}} | layout transpose 32 separate steps1",
        "{\"layout\":{\"kernel\":\"transpose\",\"bits\":32,\"rows\":8,\"columns\":8,\"placement\":\"separate\",\"source-stride\":1024}} | layout transpose 32 separate far steps1",
        "{\"layout\":{\"kernel\":\"transpose\",\"bits\":32,\"rows\":8,\"columns\":8,\"placement\":\"any\",\"target-stride\":252}} | layout transpose 32 any",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":3,\"columns\":8,\"placement\":\"any\",\"source-stride\":16,\"target-stride\":512}} | layout copy 16 any short",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":3,\"columns\":8,\"placement\":\"any\",\"source-stride\":16,\"target-stride\":516}} | layout copy 16 any short steps1",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":3,\"columns\":8,\"placement\":\"any\",\"source-stride\":516,\"target-stride\":516}} | layout copy 16 any short steps2",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":3,\"columns\":8,\"placement\":\"separate\",\"source-stride\":516,\"target-stride\":516}} | layout copy 16 separate short",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":3,\"columns\":64,\"placement\":\"separate\",\"source-stride\":72,\"target-stride\":72}} | layout copy 16 separate short",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":3,\"columns\":68,\"placement\":\"separate\",\"source-stride\":72,\"target-stride\":72}} | layout copy 16 separate long",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":3,\"columns\":68,\"placement\":\"separate\",\"source-stride\":72,\"target-stride\":68}} | layout copy 16 separate long onto-dense",
        "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":3,\"columns\":69,\"placement\":\"separate\",\"source-stride\":72,\"target-stride\":76}} | layout copy 16 separate rest1 long",
        "{\"layout\":{\"kernel\":\"pad\",\"bits\":16,\"rows\":3,\"columns\":64,\"placement\":\"separate\",\"width\":65,\"source-stride\":72,\"target-stride\":72}} | layout pad 16 separate short",
        "{\"layout\":{\"kernel\":\"fill\",\"bits\":16,\"rows\":3,\"columns\":64,\"placement\":\"separate\",\"target-stride\":72,\"fill\":\"lowest\"}} | layout fill 16 separate filled short",
        "{\"layout\":{\"kernel\":\"panels-from-rows\",\"bits\":16,\"rows\":4,\"columns\":16,\"placement\":\"separate\",\"source-stride\":20}} | layout panels-from-rows 16 separate strided",
        "{\"layout\":{\"kernel\":\"panels-from-rows\",\"bits\":16,\"rows\":4,\"columns\":16,\"placement\":\"separate\"}} | layout panels-from-rows 16 separate",
        "{\"layout\":{\"kernel\":\"panels-from-rows\",\"bits\":16,\"rows\":4,\"columns\":16,\"placement\":\"any\",\"source-stride\":20}} | layout panels-from-rows 16 any",
        "{\"layout\":{\"kernel\":\"panels-from-rows\",\"bits\":16,\"rows\":4,\"columns\":32,\"placement\":\"separate\",\"source-stride\":36}} | layout panels-from-rows 16 separate",
        "{\"layout\":{\"kernel\":\"coefficients-from-rows\",\"bits\":16,\"rows\":16,\"columns\":16,\"placement\":\"separate\",\"order\":\"cxk\"}} | layout coefficients-from-rows 16 separate cxk dense",
        "{\"layout\":{\"kernel\":\"coefficients-from-rows\",\"bits\":16,\"rows\":16,\"columns\":32,\"placement\":\"separate\",\"order\":\"cxk\"}} | layout coefficients-from-rows 16 separate cxk",
        "{\"layout\":{\"kernel\":\"coefficients-from-rows\",\"bits\":16,\"rows\":16,\"columns\":16,\"placement\":\"any\",\"order\":\"cxk\",\"source-stride\":524}} | layout coefficients-from-rows 16 any cxk steps1",
        "{\"layout\":{\"kernel\":\"coefficients-from-rows\",\"bits\":16,\"rows\":16,\"columns\":16,\"placement\":\"any\",\"order\":\"cxk\",\"source-stride\":520}} | layout coefficients-from-rows 16 any cxk",
        "{\"layout\":{\"kernel\":\"rows-from-panels\",\"bits\":16,\"rows\":4,\"columns\":20,\"placement\":\"separate\",\"width\":32,\"slots\":[0,255]}} | layout rows-from-panels 16 separate rest4",
        "{\"layout\":{\"kernel\":\"rows-from-panels\",\"bits\":16,\"rows\":4,\"columns\":20,\"placement\":\"separate\",\"width\":32,\"slots\":[0,256]}} | -",
        "{\"layout\":{\"kernel\":\"rows-from-panels\",\"bits\":16,\"rows\":4,\"columns\":512,\"placement\":\"any\"}} | layout rows-from-panels 16 any",
        "{\"layout\":{\"kernel\":\"rows-from-panels\",\"bits\":16,\"rows\":4,\"columns\":528,\"placement\":\"any\"}} | layout rows-from-panels 16 any steps1",
        "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"layout\":\"row-major\",\"rows\":9,\"columns\":64,\"source-stride\":2068}} | cast f16 fp8 row-major interleaved quads",
        "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"layout\":\"row-major\",\"rows\":9,\"columns\":64,\"source-stride\":2072}} | cast f16 fp8 row-major interleaved far",
        "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"layout\":\"row-major\",\"rows\":9,\"columns\":64,\"source-stride\":66}} | cast f16 fp8 row-major interleaved words",
        "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"layout\":\"row-major\",\"rows\":9,\"columns\":64,\"source-stride\":67}} | cast f16 fp8 row-major interleaved halves",
        "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"layout\":\"row-major\",\"rows\":9,\"columns\":64,\"scale\":-32}} | cast f16 fp8 row-major interleaved quads widest",
        "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"layout\":\"row-major\",\"rows\":9,\"columns\":64,\"scale\":-31,\"rounding\":\"stochastic\"}} | cast f16 fp8 row-major interleaved quads stochastic scale"
      })
  void kindsMeetAtTheirEdges(String entry, String kind) {
    KernelSpec spec = SpecBuilder.parse(entry);

    assertThat(CostSizes.of(spec, spec.entryPoints().get(0)).map(CostSizes::kind).orElse("-"))
        .isEqualTo(kind);
  }
}
