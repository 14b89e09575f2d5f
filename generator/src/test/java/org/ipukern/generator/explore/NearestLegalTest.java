package org.ipukern.generator.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.ipukern.generator.gate.MemoryFit;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.BuiltKernels;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.SpecBuilder;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestLegalTest {
  private static final Renderer RENDERER = Renderer.fromJar();
  private static final TimingModel TIMING = TimingModel.ipu21();

  private static final Map<String, List<NearestLegal.Field>> FIELDS =
      Map.of(
          "gemm",
          List.of(
              word("precision", "f16", "f16-f32", "f32", "f143"),
              number("rows"),
              number("inner"),
              number("columns"),
              word("output", "plain", "packed"),
              number("batch"),
              word("accumulators", "cleared", "retained")),
          "cast",
          List.of(
              word("from", "f16", "f32"),
              word("layout", "linear", "packed", "row-major"),
              number("elements"),
              number("rows"),
              number("columns"),
              number("source-stride")),
          "layout",
          List.of(
              word("bits", "8", "16", "32"),
              number("rows"),
              number("columns"),
              number("width"),
              word("method", "shuffle", "accumulator")));

  private static NearestLegal.Field number(String name) {
    return new NearestLegal.Field(name, List.of());
  }

  private static NearestLegal.Field word(String name, String... words) {
    return new NearestLegal.Field(name, List.of(words));
  }

  private static Map<String, String> fields(String text) {
    Map<String, String> fields = new LinkedHashMap<>();
    for (String field : text.strip().split(" ", -1)) {
      fields.put(field.split("=", -1)[0], field.split("=", -1)[1]);
    }
    return fields;
  }

  /** By the manifest, by what is built, and by a placement of its own text. */
  private static boolean isLegal(String family, Map<String, String> fields) {
    SpecBuilder builder = SpecBuilder.of(family);
    fields.forEach(builder::option);
    try {
      KernelSpec spec = builder.build();
      return BuiltKernels.check(spec).isEmpty()
          && MemoryFit.of(spec, RENDERER, TIMING).orElseThrow().holds();
    } catch (InputException e) {
      return false;
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // range
        "gemm   | precision=f16 rows=0 inner=16 columns=16  | rows 1, inner none, columns none",
        "gemm   | precision=f16 rows=8,16 inner=99999999999 columns=16 | rows[0] none, rows[1] none, inner *, columns none",
        // whole blocks
        "gemm   | precision=f16 rows=365 inner=80 columns=16 output=packed | rows 368, inner none, columns none, output plain",
        "gemm   | precision=f16 rows=16,40 inner=80 columns=16 output=packed | rows[0] none, rows[1] 32, inner none, columns none, output plain",
        // memory
        "gemm   | precision=f16 rows=4200 inner=80 columns=16 | precision f143, rows *, inner *, columns none",
        "gemm   | precision=f16 rows=8 inner=16 columns=16 batch=900 | rows *, inner none, columns none, batch *",
        "cast   | from=f16 to=f143 elements=230000 | elements *",
        "layout | kernel=transpose placement=separate bits=16 rows=999 columns=640 | rows *, columns *",
        // not built
        "gemm   | precision=f16 rows=64 inner=64 columns=64 accumulators=retained mode=accumulate | rows none, inner none, columns none, accumulators cleared",
        "gemm   | precision=f16 rows=8 inner=64 columns=64 accumulators=retained | rows 24, inner none, columns none, accumulators cleared",
        "cast   | from=f32 to=f143 layout=packed rows=8 columns=32 | from f16, rows none, columns none",
        "layout | kernel=transpose placement=separate bits=8 rows=8 columns=8 method=accumulator | bits 16, rows none, columns none, method shuffle",
        "layout | kernel=transpose placement=separate bits=16 rows=8 columns=9 method=accumulator | rows none, columns 8, method shuffle",
        // relation
        "cast   | from=f16 to=f143 layout=row-major rows=64 columns=32 source-stride=20 | rows none, columns 20, source-stride 32",
        "layout | kernel=pad placement=separate bits=16 rows=8 columns=40 width=17 | rows none, columns 17, width 40"
      })
  void namesTheNearestLegalValueOfEachAxis(String family, String given, String expected) {
    Map<String, String> fields = fields(given);
    assertThat(isLegal(family, fields)).isFalse();

    List<NearestLegal.Axis> axes =
        new NearestLegal(family, fields, RENDERER, TIMING).axes(FIELDS.get(family));

    List<String> wanted = List.of(expected.strip().split(", ", -1));
    assertThat(axes).as("%s", axes).hasSameSizeAs(wanted);
    for (int i = 0; i < wanted.size(); i++) {
      NearestLegal.Axis axis = axes.get(i);
      String[] words = wanted.get(i).split(" ", -1);
      assertThat(axis.axis()).isEqualTo(words[0]);
      if (words[1].equals("*")) {
        boundary(family, fields, axis);
      } else {
        assertThat(axis.nearest().orElse("none")).as(axis.axis()).isEqualTo(words[1]);
      }
      axis.nearest().ifPresent(value -> isLegalNow(family, fields, axis, value));
    }
  }

  /** What is said to fit without a text does fit; seeded, so that it is the same every time. */
  @Test
  void whatFitsForCertainIsPlaced() {
    Random random = new Random(9);
    int certain = 0;
    for (int i = 0; i < 60; i++) {
      String line =
          String.format(
              Locale.ROOT,
              "{\"gemm\":{\"precision\":\"f16\",\"rows\":[%d],\"inner\":%d,\"columns\":%d,"
                  + "\"weights\":\"%s\"}}",
              1 + random.nextInt(600),
              1 + random.nextInt(160),
              1 + random.nextInt(160),
              random.nextBoolean() ? "standard" : "interleaved");
      KernelSpec spec = SpecBuilder.parse(line);
      if (MemoryFit.isCertain(spec)) {
        certain++;
        assertThat(MemoryFit.of(spec, RENDERER, TIMING).orElseThrow().holds()).as(line).isTrue();
      }
    }
    assertThat(certain).isBetween(10, 59);
  }

  private static void isLegalNow(
      String family, Map<String, String> fields, NearestLegal.Axis axis, String value) {
    assertThat(isLegal(family, with(fields, axis.axis(), value))).as("%s", axis).isTrue();
    assertThat(SpecBuilder.parse(axis.manifestLine()).manifestLine())
        .isEqualTo(axis.manifestLine());
  }

  /** Legal, and the next number towards what was asked for is not. */
  private static void boundary(String family, Map<String, String> fields, NearestLegal.Axis axis) {
    long value = Long.parseLong(axis.nearest().orElseThrow());
    long step = Double.parseDouble(axis.asked()) > value ? 1 : -1;
    assertThat(isLegal(family, with(fields, axis.axis(), Long.toString(value + step))))
        .as("%s", axis)
        .isFalse();
  }

  private static Map<String, String> with(Map<String, String> fields, String axis, String value) {
    Map<String, String> changed = new LinkedHashMap<>(fields);
    String name = axis.replaceAll("\\[.*", "");
    if (axis.equals(name)) {
      changed.put(name, value);
    } else {
      String[] items = fields.get(name).split(",", -1);
      items[Integer.parseInt(axis.replaceAll("\\D", ""))] = value;
      changed.put(name, String.join(",", items));
    }
    return changed;
  }
}
