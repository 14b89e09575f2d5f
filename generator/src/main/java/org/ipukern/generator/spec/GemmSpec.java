package org.ipukern.generator.spec;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * A matrix product: R rows x K inner times K x C columns. {@code left} is the operand that streams
 * through the AMP, {@code coefficients} the one the supervisor loads into it; with swapped
 * orientation those are the C-side and the R-side operand.
 *
 * <p>Fields that mean nothing for the precision (overflow and scales without FP8) are set to their
 * defaults, and row counts are sorted, so that equal kernels are equal specs.
 *
 * @param rows the row counts R, ascending, at least one; each has an entry point of its own
 * @param inner K, in elements
 * @param columns C, in elements
 * @param batch products behind one call
 * @param overflow what becomes of partial sums that binary16 cannot hold; FP8 only
 * @param scale power-of-two scale of the left operand, -32..31; empty: its run-time metadata
 * @param coefficientsScale the same for the coefficients
 */
public record GemmSpec(
    Precision precision,
    List<Integer> rows,
    int inner,
    int columns,
    Weights weights,
    GemmMode mode,
    OutputLayout output,
    Orientation orientation,
    int batch,
    Rounding rounding,
    Overflow overflow,
    Accumulators accumulators,
    OptionalInt scale,
    OptionalInt coefficientsScale)
    implements KernelSpec {

  /** Columns of one coefficient block, rows of one packed output block. */
  public static final int PANEL = 16;

  /** Normalises; checks no ranges, the manifest does that. */
  public GemmSpec {
    rows = rows.stream().sorted().toList();
    if (!precision.isFp8()) {
      overflow = Overflow.SATURATE;
      scale = OptionalInt.empty();
      coefficientsScale = OptionalInt.empty();
    }
  }

  /** A product with every other field left out. */
  public static GemmSpec of(Precision precision, List<Integer> rows, int inner, int columns) {
    return new GemmSpec(
        precision,
        rows,
        inner,
        columns,
        Weights.STANDARD,
        GemmMode.INITIALIZE,
        OutputLayout.PLAIN,
        Orientation.NORMAL,
        1,
        Rounding.NEAREST,
        Overflow.SATURATE,
        Accumulators.CLEARED,
        OptionalInt.empty(),
        OptionalInt.empty());
  }

  @Override
  public String family() {
    return "gemm";
  }

  private KernelName stem() {
    return new KernelName(family())
        .word(precision)
        .word(mode == GemmMode.INITIALIZE ? "init" : "acc")
        .word(weights == Weights.STANDARD ? "std" : "int")
        .number("k", inner)
        .number("c", columns)
        .wordIf(output == OutputLayout.PACKED, "packed")
        .wordIf(orientation == Orientation.SWAPPED, "swapped")
        .numberIf(batch != 1, "b", batch)
        .wordIf(rounding == Rounding.STOCHASTIC, "sr")
        .wordIf(overflow == Overflow.NAN, "nan")
        .wordIf(accumulators == Accumulators.RETAINED, "retained")
        .number("s", scale)
        .number("ws", coefficientsScale);
  }

  @Override
  public String name() {
    KernelName name = stem();
    rows.forEach(count -> name.number("r", count));
    String full = name.toString();
    return full.length() <= KernelName.LONGEST ? full : stem().digest("rows", rows).toString();
  }

  @Override
  public List<EntryPoint> entryPoints() {
    return rows.stream()
        .map(count -> EntryPoint.of(stem().number("r", count).toString(), count))
        .toList();
  }

  @Override
  public String manifestLine() {
    return new ManifestLine(family())
        .word("precision", precision)
        .list("rows", rows)
        .number("inner", inner)
        .number("columns", columns)
        .unlessFirst("weights", weights)
        .unlessFirst("mode", mode)
        .unlessFirst("output", output)
        .unlessFirst("orientation", orientation)
        .unless(1, "batch", batch)
        .unlessFirst("rounding", rounding)
        .unlessFirst("overflow", overflow)
        .unlessFirst("accumulators", accumulators)
        .optional("scale", scale)
        .optional("coefficients-scale", coefficientsScale)
        .toString();
  }

  @Override
  public String shape() {
    return rows.stream().map(String::valueOf).collect(Collectors.joining("/"))
        + (" x " + inner + " x " + columns)
        + (batch == 1 ? "" : " x " + batch);
  }

  /** The shape of one entry point, such as {@code 365 x 80 x 16}. */
  public String shape(int count) {
    return count + " x " + inner + " x " + columns + (batch == 1 ? "" : " x " + batch);
  }

  /** Coefficient rounds along K: blocks of 16 inner elements, 32 with FP8. */
  public long kGroups() {
    return Blocks.count(inner, precision.group());
  }

  /** Panel rounds of one column panel: coefficient blocks along K. An f32 block has 8 inner. */
  public long rounds() {
    return precision == Precision.F32 ? 2 * kGroups() : kGroups();
  }

  /** Panels of 16 columns. */
  public long columnPanels() {
    return Blocks.count(columns, PANEL);
  }

  /** K with its padding, in elements. */
  public long paddedInner() {
    return Blocks.padded(inner, precision.group());
  }

  /** C with its padding, in elements. */
  public long paddedColumns() {
    return Blocks.padded(columns, PANEL);
  }

  /** Rows that stream through the AMP in each round: R, or C when swapped. */
  public long streamedRows(int count) {
    return orientation == Orientation.NORMAL ? count : columns;
  }

  /** Panels of 16 that become coefficients: those of C, or of R when swapped. */
  public long coefficientPanels(int count) {
    return orientation == Orientation.NORMAL ? columnPanels() : Blocks.count(count, PANEL);
  }

  /** Bytes of the streamed operand of one product. */
  public long leftBytes(int count) {
    return Blocks.product(streamedRows(count), paddedInner(), precision.operandBytes());
  }

  /** Bytes of the coefficients of one product. */
  public long coefficientBytes(int count) {
    return Blocks.product(coefficientPanels(count), PANEL, paddedInner(), precision.operandBytes());
  }

  /** Bytes of the output of one product, spare columns of the last panel included. */
  public long outputBytes(int count) {
    return Blocks.product(
        coefficientPanels(count), PANEL, streamedRows(count), precision.outputBytes());
  }

  /**
   * Bytes of the partials of one product. All K groups after the first add to the output in place,
   * so these are the output's own bytes and take no further memory.
   */
  public long partialsBytes(int count) {
    return outputBytes(count);
  }

  @Override
  public List<OperandBytes> operands() {
    return operands(rows.get(rows.size() - 1));
  }

  @Override
  public List<OperandBytes> operands(EntryPoint entry) {
    return operands(entry.rows());
  }

  private List<OperandBytes> operands(int count) {
    return List.of(
        new OperandBytes("left", Blocks.product(batch, leftBytes(count))),
        new OperandBytes("coefficients", Blocks.product(batch, coefficientBytes(count))),
        new OperandBytes("output", Blocks.product(batch, outputBytes(count))));
  }
}
