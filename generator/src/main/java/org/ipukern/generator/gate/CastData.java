package org.ipukern.generator.gate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntUnaryOperator;
import org.ipukern.generator.reference.CastReference;
import org.ipukern.generator.reference.FloatData;
import org.ipukern.generator.reference.Layouts;
import org.ipukern.generator.reference.Matrix;
import org.ipukern.generator.reference.TestData;
import org.ipukern.generator.spec.CastLayout;
import org.ipukern.generator.spec.CastSpec;
import org.ipukern.generator.spec.Overflow;
import org.ipukern.generator.spec.Rounding;
import org.ipukern.generator.spec.ValueFormat;

/**
 * Data for casts: stretches of all 65,536 halves, all 256 bytes, or floats where rounding is hard,
 * at several scales.
 */
final class CastData implements DataSource {
  private static final int LEAST = -32;
  private static final int MOST = 31;
  private static final int FORMAT_BIT = 0x80;
  private static final int SCALE_BITS = 0x3F;

  /** The bit of a metadata byte between format and scale, which says nothing. */
  private static final int UNUSED_BIT = 0x40;

  /** A NaN, so that a gap between rows that is taken for values shows. */
  private static final int GAP = 0x7E7E;

  /** Scales at the edge of what a register holds negated. */
  private static final int[][] SPECIAL_SCALES = {{LEAST, LEAST}, {LEAST + 1, LEAST + 1}};

  /** Source and target scales of a re-scaling whose difference no register holds, or just holds. */
  private static final int[][] SPECIAL_PAIRS = {
    {LEAST, 0},
    {MOST, -1},
    {LEAST, 1},
    {1, LEAST},
    {-3, MOST},
    {2, LEAST},
    {MOST, LEAST},
    {LEAST, MOST}
  };

  private final CastSpec spec;

  CastData(CastSpec spec) {
    this.spec = spec;
  }

  /**
   * Scales of one run.
   *
   * @param source of an FP8 source, else 0
   * @param target of an FP8 target, else 0
   */
  private record Scales(int source, int target) {
    int exponent() {
      return source - target;
    }
  }

  @Override
  public List<KernelData> ordinary() {
    List<KernelData> data = new ArrayList<>();
    int first = 0;
    for (int scale : new int[] {0, -5, MOST}) {
      data.add(data(ordinary(scale), first, 0));
      first += 0x5555;
    }
    return data;
  }

  @Override
  public List<KernelData> special() {
    List<KernelData> data = new ArrayList<>();
    int[][] pairs = isRescaling() ? SPECIAL_PAIRS : SPECIAL_SCALES;
    for (int[] pair : pairs) {
      Scales scales = scales(pair[0], pair[1]);
      if (spec.scale().isEmpty() || (isRescaling() && spec.sourceScale().isEmpty())) {
        data.add(data(scales, 0x7A00, UNUSED_BIT));
      }
    }
    return data;
  }

  @Override
  public int storesPerWord() {
    return 1;
  }

  private boolean isRescaling() {
    return spec.from().isFp8() && spec.to().isFp8();
  }

  private Scales scales(int source, int target) {
    int fixed = spec.scale().orElse(target);
    if (isRescaling()) {
      return new Scales(spec.sourceScale().orElse(source), fixed);
    }
    return spec.from().isFp8()
        ? new Scales(spec.scale().orElse(source), 0)
        : new Scales(0, spec.to().isFp8() ? fixed : 0);
  }

  /** Scales with that difference, or as near to it as the fixed ones and their range allow. */
  private Scales ordinary(int difference) {
    if (!isRescaling()) {
      return scales(difference, difference);
    }
    if (spec.scale().isPresent()) {
      int target = spec.scale().getAsInt();
      return scales(clamp(target + difference), target);
    }
    int source = spec.sourceScale().orElse(difference / 2);
    return scales(source, clamp(source - difference));
  }

  private static int clamp(int scale) {
    return Math.max(LEAST, Math.min(MOST, scale));
  }

  private KernelData data(Scales scales, int first, int unused) {
    int count = Math.toIntExact(spec.elements());
    int[] source =
        switch (spec.from()) {
          case F16 -> TestData.allHalves(count, first);
          case F32 -> FloatData.around(count, spec.to(), scales.target(), first);
          case F143, F152 -> TestData.allBytes(count, first);
        };
    CastReference reference =
        new CastReference(spec.from(), spec.to(), scales.exponent(), overflow());
    return new KernelData(
        String.format(
            Locale.ROOT, "%s from 0x%04x on, %s", spec.from().id(), first & 0xFFFF, title(scales)),
        List.of(
            OperandData.input(
                "source", source(source), metadata(spec.from(), scales.source(), unused)),
            OperandData.output(
                "target", answer(source, reference), metadata(spec.to(), scales.target(), unused))),
        this::place,
        "");
  }

  private String title(Scales scales) {
    if (isRescaling()) {
      return "scale " + scales.source() + " to " + scales.target();
    }
    return "scale " + (scales.source() + scales.target());
  }

  private static int metadata(ValueFormat format, int scale, int unused) {
    return format.isFp8()
        ? (CastReference.fp8(format).formatBit() * FORMAT_BIT) | (scale & SCALE_BITS) | unused
        : 0;
  }

  private org.ipukern.tile.number.Overflow overflow() {
    return spec.overflow() == Overflow.NAN
        ? org.ipukern.tile.number.Overflow.NAN
        : org.ipukern.tile.number.Overflow.SATURATE;
  }

  private Answer answer(int[] source, CastReference reference) {
    byte[] nearest = target(source, reference::nearest);
    if (spec.rounding() == Rounding.NEAREST) {
      return Answer.exactly(nearest);
    }
    return new Neighbours(
        nearest,
        target(source, reference::inner),
        target(source, reference::outer),
        spec.to().bytes());
  }

  private byte[] source(int[] bits) {
    if (spec.layout() == CastLayout.LINEAR) {
      return Layouts.values(bits, spec.from().bytes());
    }
    Matrix matrix = new Matrix(spec.rows(), spec.columns(), bits);
    if (spec.layout() == CastLayout.ROW_MAJOR) {
      return Layouts.halfRows(matrix, spec.sourceStride(), GAP);
    }
    return panels(matrix, spec.from());
  }

  private byte[] target(int[] source, IntUnaryOperator cast) {
    int[] bits = Arrays.stream(source).map(cast).toArray();
    return spec.layout() == CastLayout.LINEAR
        ? Layouts.values(bits, spec.to().bytes())
        : panels(new Matrix(spec.rows(), spec.columns(), bits), spec.to());
  }

  private static byte[] panels(Matrix matrix, ValueFormat format) {
    return format.isFp8() ? Layouts.fp8Panels(matrix) : Layouts.halfPanels(matrix);
  }

  private String place(int offset) {
    int width = spec.to().bytes();
    if (spec.layout() == CastLayout.LINEAR) {
      return "value " + offset / width;
    }
    int column = offset / (spec.rows() * 32) * (32 / width) + offset % 32 / width;
    return "row " + offset / 32 % spec.rows() + ", column " + column;
  }
}
