package org.ipukern.generator.gate;

import java.util.ArrayList;
import java.util.List;
import org.ipukern.generator.reference.CastReference;
import org.ipukern.generator.reference.Layouts;
import org.ipukern.generator.reference.Matrix;
import org.ipukern.generator.reference.TestData;
import org.ipukern.generator.spec.CastLayout;
import org.ipukern.generator.spec.CastSpec;
import org.ipukern.generator.spec.Overflow;
import org.ipukern.generator.spec.ValueFormat;
import org.ipukern.tile.number.Fp8Format;

/** Data for casts from f16 to FP8: stretches of all 65,536 halves at several scales. */
final class CastData implements DataSource {
  private static final int LEAST_SCALE = -32;
  private static final int FORMAT_BIT = 0x80;
  private static final int SCALE_BITS = 0x3F;

  private final CastSpec spec;
  private final Fp8Format format;

  CastData(CastSpec spec) {
    this.spec = spec;
    this.format = spec.to() == ValueFormat.F143 ? Fp8Format.F143 : Fp8Format.F152;
  }

  @Override
  public List<KernelData> ordinary() {
    List<KernelData> data = new ArrayList<>();
    int first = 0;
    for (int scale : new int[] {0, -5, 31}) {
      data.add(data(spec.scale().orElse(scale), first));
      first += 0x5555;
    }
    return data;
  }

  @Override
  public List<KernelData> special() {
    return spec.scale().isPresent() ? List.of() : List.of(data(LEAST_SCALE, 0x7A00));
  }

  @Override
  public int storesPerWord() {
    return 1;
  }

  private KernelData data(int scale, int first) {
    int[] halves = TestData.allHalves(Math.toIntExact(spec.elements()), first);
    int[] bytes =
        CastReference.toFp8(
            halves,
            format,
            scale,
            spec.overflow() == Overflow.NAN
                ? org.ipukern.tile.number.Overflow.NAN
                : org.ipukern.tile.number.Overflow.SATURATE);
    int metadata = (format.formatBit() * FORMAT_BIT) | (scale & SCALE_BITS);
    return new KernelData(
        String.format(
            java.util.Locale.ROOT, "halves from 0x%04x on, scale %d", first & 0xFFFF, scale),
        List.of(
            OperandData.input("source", source(halves)),
            OperandData.output("target", target(bytes), metadata)),
        this::place,
        "");
  }

  private byte[] source(int[] halves) {
    return spec.layout() == CastLayout.LINEAR
        ? Layouts.halves(halves)
        : Layouts.halfPanels(new Matrix(spec.rows(), spec.columns(), halves));
  }

  private byte[] target(int[] values) {
    if (spec.layout() != CastLayout.LINEAR) {
      return Layouts.fp8Panels(new Matrix(spec.rows(), spec.columns(), values));
    }
    byte[] bytes = new byte[values.length];
    for (int i = 0; i < values.length; i++) {
      bytes[i] = (byte) values[i];
    }
    return bytes;
  }

  private String place(int offset) {
    if (spec.layout() == CastLayout.LINEAR) {
      return "value " + offset;
    }
    int panelBytes = spec.rows() * 32;
    return "row "
        + offset / 32 % spec.rows()
        + ", column "
        + (offset / panelBytes * 32 + offset % 32);
  }
}
