package org.ipukern.generator.spec;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A change of layout without arithmetic. Fields that mean nothing to the kernel are set to their
 * defaults, so that equal kernels are equal specs.
 *
 * @param bits size of one element: 8, 16 or 32
 * @param rows rows of the source, or of the target where there is no source
 * @param columns elements of a source row (for coefficients-from-rows as it lies in memory); for
 *     rows-from-panels the valid columns of a complete row
 * @param width elements of a target row where rows are padded; otherwise {@code columns}
 * @param fill what the padding holds
 * @param slots for each fragment of 16 columns the slot of the source it lies in; empty: in order
 * @param sourceStride elements from one source row to the next; for rows-from-panels from one slot
 *     to the next
 * @param targetStride elements from one target row to the next
 */
public record LayoutSpec(
    LayoutKernel kernel,
    int bits,
    int rows,
    int columns,
    Placement placement,
    int width,
    Fill fill,
    List<Integer> slots,
    int sourceStride,
    int targetStride,
    SourceOrder order,
    TransposeMethod method)
    implements KernelSpec {

  /** Columns of a fragment or panel of 16-bit elements, and of a fragment of 8-bit elements. */
  public static final int FRAGMENT = 16;

  /** Normalises; checks no ranges, the manifest does that. */
  public LayoutSpec {
    width = kernel.has("width") ? width : columns;
    fill = kernel.has("fill") ? fill : Fill.ZERO;
    boolean inOrder = IntStream.range(0, slots.size()).boxed().toList().equals(slots);
    slots = kernel.has("slots") && !inOrder ? List.copyOf(slots) : List.of();
    sourceStride =
        kernel.has("source-stride") ? sourceStride : denseSourceStride(kernel, rows, columns);
    targetStride =
        kernel.has("target-stride") ? targetStride : denseTargetStride(kernel, rows, width);
    order = kernel.has("order") ? order : SourceOrder.K_BY_C;
    method = kernel.has("method") ? method : TransposeMethod.SHUFFLE;
  }

  /** The source stride of a source without gaps, in elements. */
  public static int denseSourceStride(LayoutKernel kernel, int rows, int columns) {
    return kernel == LayoutKernel.ROWS_FROM_PANELS ? Math.multiplyExact(rows, FRAGMENT) : columns;
  }

  /** The target stride of a target without gaps, in elements. */
  public static int denseTargetStride(LayoutKernel kernel, int rows, int width) {
    return kernel == LayoutKernel.TRANSPOSE ? rows : width;
  }

  /** A layout change with every other field left out. */
  public static LayoutSpec of(
      LayoutKernel kernel, int bits, int rows, int columns, Placement placement) {
    return new LayoutSpec(
        kernel,
        bits,
        rows,
        columns,
        placement,
        columns,
        Fill.ZERO,
        List.of(),
        denseSourceStride(kernel, rows, columns),
        denseTargetStride(kernel, rows, columns),
        SourceOrder.K_BY_C,
        TransposeMethod.SHUFFLE);
  }

  @Override
  public String family() {
    return "layout";
  }

  private boolean gapsInSource() {
    return sourceStride != denseSourceStride(kernel, rows, columns);
  }

  /** Whether there are elements between the target's rows, which the kernel leaves alone. */
  public boolean hasGaps() {
    return gapsInTarget() && (kernel == LayoutKernel.TRANSPOSE ? columns : rows) > 1;
  }

  private boolean gapsInTarget() {
    return targetStride != denseTargetStride(kernel, rows, width);
  }

  @Override
  public String name() {
    KernelName name =
        new KernelName(family())
            .word(kernel)
            .number("b", bits)
            .shape(rows, columns)
            .word(placement)
            .numberIf(width != columns, "w", width)
            .wordIf(fill == Fill.LOWEST, "lowest")
            .wordIf(fill == Fill.NEGATIVE_INFINITY, "neginf");
    if (!slots.isEmpty()) {
      name.digest("slots", slots);
    }
    return name.numberIf(gapsInSource(), "ss", sourceStride)
        .numberIf(gapsInTarget(), "ts", targetStride)
        .wordIf(order == SourceOrder.C_BY_K, "cxk")
        .wordIf(method == TransposeMethod.ACCUMULATOR, "acc")
        .toString();
  }

  @Override
  public List<EntryPoint> entryPoints() {
    return List.of(EntryPoint.of(name(), 0));
  }

  @Override
  public String manifestLine() {
    ManifestLine line =
        new ManifestLine(family())
            .word("kernel", kernel)
            .number("bits", bits)
            .number("rows", rows)
            .number("columns", columns)
            .unlessFirst("placement", placement);
    if (kernel == LayoutKernel.PAD) {
      line.number("width", width);
    } else {
      line.unless(columns, "width", width);
    }
    line.unlessFirst("fill", fill);
    if (!slots.isEmpty()) {
      line.list("slots", slots);
    }
    return line.unless(denseSourceStride(kernel, rows, columns), "source-stride", sourceStride)
        .unless(denseTargetStride(kernel, rows, width), "target-stride", targetStride)
        .unlessFirst("order", order)
        .unlessFirst("method", method)
        .toString();
  }

  @Override
  public String shape() {
    return rows + " x " + columns + (width == columns ? "" : " to " + width);
  }

  /** Fragments of 16 columns that a complete row is made of. */
  public long fragments() {
    return Blocks.count(columns, FRAGMENT);
  }

  /** Bytes of the source; 0 for a fill. */
  public long sourceBytes() {
    int size = bits / 8;
    return switch (kernel) {
      case FILL -> 0;
      case ROWS_FROM_PANELS -> {
        long last =
            slots.isEmpty()
                ? fragments() - 1
                : slots.stream().mapToInt(Integer::intValue).max().orElse(0);
        long dense = Blocks.product(rows, FRAGMENT);
        yield Blocks.product(Math.addExact(Blocks.product(last, sourceStride), dense), size);
      }
      default -> strided(rows, sourceStride, columns, size);
    };
  }

  /** Bytes of the target. */
  public long targetBytes() {
    int size = bits / 8;
    int panel = 32 / size;
    return switch (kernel) {
      case PANELS_FROM_ROWS -> Blocks.product(Blocks.count(columns, panel), rows, 32);
      case COEFFICIENTS_FROM_ROWS -> {
        int inner = order == SourceOrder.K_BY_C ? rows : columns;
        int outer = order == SourceOrder.K_BY_C ? columns : rows;
        yield Blocks.product(Blocks.count(outer, FRAGMENT), Blocks.count(inner, panel), 512);
      }
      case TRANSPOSE -> strided(columns, targetStride, rows, size);
      default -> strided(rows, targetStride, width, size);
    };
  }

  private static long strided(long rows, long stride, long length, long size) {
    return Blocks.product(Math.addExact(Blocks.product(rows - 1, stride), length), size);
  }

  @Override
  public List<OperandBytes> operands() {
    return List.of(
        new OperandBytes("source", sourceBytes()), new OperandBytes("target", targetBytes()));
  }
}
