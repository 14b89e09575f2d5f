package org.ipukern.generator.spec;

import java.util.List;
import java.util.OptionalInt;

/**
 * A conversion between number formats.
 *
 * @param from format of the source
 * @param to format of the target
 * @param elements values converted; for the packed and row-major layouts always rows x columns
 * @param rows panel height, in rows; 0 for the linear layout
 * @param columns values of a row; 0 for the linear layout
 * @param sourceStride elements from one source row to the next; equal to {@code columns} unless the
 *     row-major source has gaps; 0 for the linear layout
 * @param scale power-of-two scale of the FP8 operand, of the target where both are FP8, -32..31;
 *     empty: its run-time metadata
 * @param sourceScale the source's scale where both are FP8
 */
public record CastSpec(
    ValueFormat from,
    ValueFormat to,
    CastLayout layout,
    long elements,
    int rows,
    int columns,
    int sourceStride,
    Placement placement,
    OptionalInt scale,
    OptionalInt sourceScale,
    Overflow overflow,
    Rounding rounding)
    implements KernelSpec {

  /** Formats a cast reads, in the order of the schema. */
  public static final List<ValueFormat> SOURCES =
      List.of(ValueFormat.F16, ValueFormat.F32, ValueFormat.F143, ValueFormat.F152);

  /** Formats a cast writes, in the order of the schema. */
  public static final List<ValueFormat> TARGETS =
      List.of(ValueFormat.F143, ValueFormat.F152, ValueFormat.F16);

  /** Normalises; checks no ranges, the manifest does that. */
  public CastSpec {
    if (layout == CastLayout.LINEAR) {
      rows = 0;
      columns = 0;
      sourceStride = 0;
    } else {
      elements = Blocks.product(rows, columns);
      sourceStride = layout == CastLayout.ROW_MAJOR ? sourceStride : columns;
    }
    if (!from.isFp8() && !to.isFp8()) {
      scale = OptionalInt.empty();
    }
    if (!from.isFp8() || !to.isFp8()) {
      sourceScale = OptionalInt.empty();
    }
  }

  /** A linear cast with every other field left out. */
  public static CastSpec linear(
      ValueFormat from, ValueFormat to, long elements, Placement placement) {
    return of(from, to, CastLayout.LINEAR, elements, 0, 0, placement);
  }

  /** A packed cast of {@code rows} x {@code columns} with every other field left out. */
  public static CastSpec packed(
      ValueFormat from, ValueFormat to, int rows, int columns, Placement placement) {
    return of(from, to, CastLayout.PACKED, 0, rows, columns, placement);
  }

  private static CastSpec of(
      ValueFormat from,
      ValueFormat to,
      CastLayout layout,
      long elements,
      int rows,
      int columns,
      Placement placement) {
    return new CastSpec(
        from,
        to,
        layout,
        elements,
        rows,
        columns,
        columns,
        placement,
        OptionalInt.empty(),
        OptionalInt.empty(),
        Overflow.SATURATE,
        Rounding.NEAREST);
  }

  @Override
  public String family() {
    return "cast";
  }

  @Override
  public String name() {
    KernelName name =
        new KernelName(family()).word(from).word(to).word(layout.id().replace("-", ""));
    if (layout == CastLayout.LINEAR) {
      name.number("n", elements);
    } else {
      name.shape(rows, columns);
    }
    return name.numberIf(sourceStride != columns, "ss", sourceStride)
        .word(placement)
        .word(overflow == Overflow.SATURATE ? "sat" : "nan")
        .wordIf(rounding == Rounding.STOCHASTIC, "sr")
        .number("s", scale)
        .number("fs", sourceScale)
        .toString();
  }

  @Override
  public List<EntryPoint> entryPoints() {
    return List.of(EntryPoint.of(name(), 0));
  }

  @Override
  public String manifestLine() {
    ManifestLine line =
        new ManifestLine(family()).word("from", from).word("to", to).unlessFirst("layout", layout);
    if (layout == CastLayout.LINEAR) {
      line.number("elements", elements);
    } else {
      line.number("rows", rows)
          .number("columns", columns)
          .unless(columns, "source-stride", sourceStride);
    }
    return line.unlessFirst("placement", placement)
        .optional("scale", scale)
        .optional("source-scale", sourceScale)
        .unlessFirst("overflow", overflow)
        .unlessFirst("rounding", rounding)
        .toString();
  }

  @Override
  public String shape() {
    return layout == CastLayout.LINEAR ? Long.toString(elements) : rows + " x " + columns;
  }

  /** Bytes of the source, in its layout. */
  public long sourceBytes() {
    return switch (layout) {
      case LINEAR -> Blocks.product(elements, from.bytes());
      case PACKED -> panelBytes(from);
      case ROW_MAJOR ->
          Blocks.product(
              Math.addExact(Blocks.product(rows - 1L, sourceStride), columns), from.bytes());
    };
  }

  /** Bytes of the target, in its layout. */
  public long targetBytes() {
    return layout == CastLayout.LINEAR ? Blocks.product(elements, to.bytes()) : panelBytes(to);
  }

  /** Panel rows are 32 bytes whatever the format: 16 halves or 32 FP8 values. */
  private long panelBytes(ValueFormat format) {
    int width = 32 / format.bytes();
    return Blocks.product(Blocks.count(columns, width), rows, 32);
  }

  @Override
  public List<OperandBytes> operands() {
    return List.of(
        new OperandBytes("source", sourceBytes()), new OperandBytes("target", targetBytes()));
  }
}
