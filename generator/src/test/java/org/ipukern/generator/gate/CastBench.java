package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.ipukern.generator.reference.CastReference;
import org.ipukern.generator.reference.Layouts;
import org.ipukern.generator.render.KernelTemplates;
import org.ipukern.generator.render.RenderedKernel;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.CastLayout;
import org.ipukern.generator.spec.CastSpec;
import org.ipukern.generator.spec.Overflow;
import org.ipukern.generator.spec.Rounding;
import org.ipukern.generator.spec.ValueFormat;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.sim.TileOptions;
import org.ipukern.tile.timing.TimingModel;

/**
 * A linear cast kernel on a simulated tile, to be fed with any bits. Guards stand around its
 * operands, and every call fails that touches one.
 */
final class CastBench {
  private static final Renderer RENDERER = Renderer.fromJar();
  private static final int SCALE_BITS = 0x3F;

  private final CastSpec spec;
  private final KernelRun run;

  private CastBench(CastSpec spec) {
    this.spec = spec;
    RenderedKernel text = KernelTemplates.render(RENDERER, spec);
    Program program =
        Assembler.assemble(
                new SourceText(spec.name() + ".S", text.assembly()), AssemblerOptions.defaults())
            .program();
    Map<String, Integer> bytes = new LinkedHashMap<>();
    spec.operands().forEach(o -> bytes.put(o.name(), Math.toIntExact(o.bytes())));
    long entry = program.symbol(spec.entryPoints().get(0).symbol()).orElseThrow().value();
    this.run =
        KernelRun.on(
            program,
            TimingModel.ipu21(),
            TileOptions.defaults(),
            VertexDeclaration.parse(text.vertex()).get(0),
            bytes,
            Placement.DENSE,
            Math.toIntExact(entry));
  }

  /** A kernel whose scales come at run time. */
  static CastBench of(ValueFormat from, ValueFormat to, int elements, Overflow overflow) {
    return of(from, to, elements, overflow, Rounding.NEAREST, OptionalInt.empty());
  }

  static CastBench of(
      ValueFormat from,
      ValueFormat to,
      int elements,
      Overflow overflow,
      Rounding rounding,
      OptionalInt scale) {
    return new CastBench(
        new CastSpec(
            from,
            to,
            CastLayout.LINEAR,
            elements,
            0,
            0,
            0,
            org.ipukern.generator.spec.Placement.SEPARATE,
            scale,
            OptionalInt.empty(),
            overflow,
            rounding));
  }

  /** The target's bits of these source bits. */
  int[] cast(int[] source, int sourceScale, int targetScale) {
    Kept kept = new Kept(Math.toIntExact(spec.targetBytes()));
    KernelData data =
        new KernelData(
            "scales " + sourceScale + ", " + targetScale,
            List.of(
                OperandData.input(
                    "source",
                    Layouts.values(source, spec.from().bytes()),
                    metadata(spec.from(), sourceScale)),
                OperandData.output("target", kept, metadata(spec.to(), targetScale))),
            at -> "byte " + at,
            "");
    CallResult result = run.call(data, at -> 1, "bench");
    assertThat(run.findings()).as(spec.name()).isEmpty();
    assertThat(result.fault()).isEmpty();
    return kept.values(spec.to().bytes());
  }

  /** Fails unless the kernel gives what the reference gives. */
  void check(int[] source, int sourceScale, int targetScale) {
    CastReference reference =
        new CastReference(
            spec.from(),
            spec.to(),
            sourceScale - targetScale,
            org.ipukern.tile.number.Overflow.valueOf(spec.overflow().name()));
    int[] right = Arrays.stream(source).map(reference::nearest).toArray();
    int[] actual = cast(source, sourceScale, targetScale);
    int at = Arrays.mismatch(right, actual);
    assertThat(at)
        .withFailMessage(
            () ->
                String.format(
                    "%s, scales %d and %d: 0x%x gives 0x%x, right is 0x%x",
                    spec.name(), sourceScale, targetScale, source[at], actual[at], right[at]))
        .isEqualTo(-1);
  }

  private static int metadata(ValueFormat format, int scale) {
    return format.isFp8() ? CastReference.fp8(format).formatBit() << 7 | (scale & SCALE_BITS) : 0;
  }

  /** Takes any result and keeps it. */
  private static final class Kept implements Answer {
    private byte[] bytes;

    Kept(int size) {
      bytes = new byte[size];
    }

    @Override
    public byte[] bytes() {
      return bytes;
    }

    @Override
    public int mismatch(byte[] actual) {
      bytes = actual.clone();
      return -1;
    }

    int[] values(int width) {
      int[] values = new int[bytes.length / width];
      for (int i = 0; i < bytes.length; i++) {
        values[i / width] |= (bytes[i] & 0xFF) << (8 * (i % width));
      }
      return values;
    }
  }
}
