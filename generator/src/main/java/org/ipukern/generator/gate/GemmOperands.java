package org.ipukern.generator.gate;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.function.Function;
import org.ipukern.generator.reference.Layouts;
import org.ipukern.generator.reference.Matrix;
import org.ipukern.generator.spec.GemmMode;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.Orientation;
import org.ipukern.generator.spec.OutputLayout;
import org.ipukern.generator.spec.Precision;
import org.ipukern.generator.spec.Rounding;

/** The operands of a GEMM in their layouts, all products of a batch one after the other. */
final class GemmOperands {
  private static final int PANEL = 16;
  private static final int FORMAT_BIT = 0x80;
  private static final int SCALE_BITS = 0x3F;

  private final GemmSpec spec;
  private final List<GemmProduct> products;
  private final int streamed;
  private final int outputBytes;

  GemmOperands(GemmSpec spec, int rows, List<GemmProduct> products) {
    this.spec = spec;
    this.products = products;
    this.streamed = Math.toIntExact(spec.streamedRows(rows));
    this.outputBytes = Math.toIntExact(spec.outputBytes(rows));
  }

  /** One for each field of the vertex; the scales go into the metadata of FP8 operands. */
  List<OperandData> list(int leftScale, int coefficientsScale) {
    Precision precision = spec.precision();
    int leftFormat =
        precision == Precision.F143 || precision == Precision.F143_F152 ? FORMAT_BIT : 0;
    int coefficientsFormat = precision == Precision.F143 ? FORMAT_BIT : 0;
    return List.of(
        OperandData.input("left", all(this::left), leftFormat | (leftScale & SCALE_BITS)),
        OperandData.input(
            "coefficients",
            all(this::coefficients),
            coefficientsFormat | (coefficientsScale & SCALE_BITS)),
        output());
  }

  private OperandData output() {
    byte[] after = all(product -> output(product.result()));
    Answer answer =
        spec.rounding() == Rounding.NEAREST
            ? Answer.exactly(after)
            : new GemmInterval(after, this::isAllowed, spec.precision().outputBytes());
    return spec.mode() == GemmMode.INITIALIZE
        ? OperandData.output("output", answer, 0)
        : OperandData.inOut("output", all(product -> output(product.start())), answer);
  }

  private byte[] all(Function<GemmProduct, byte[]> part) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    products.forEach(product -> bytes.writeBytes(part.apply(product)));
    return bytes.toByteArray();
  }

  private byte[] left(GemmProduct product) {
    int bytes = spec.precision().operandBytes();
    return Layouts.panels(product.left(), spec.precision().group(), bytes);
  }

  private byte[] coefficients(GemmProduct product) {
    Precision precision = spec.precision();
    int group = precision == Precision.F32 ? PANEL / 2 : precision.group();
    return Layouts.coefficients(
        product.coefficients(),
        group,
        precision.operandBytes(),
        Math.toIntExact(spec.paddedInner() / group));
  }

  private byte[] output(Matrix matrix) {
    return spec.output() == OutputLayout.PACKED
        ? Layouts.packedBlocks(matrix)
        : Layouts.panels(matrix, PANEL, spec.precision().outputBytes());
  }

  /** The value at a byte offset of the output. */
  String place(int offset) {
    int[] at = at(offset);
    boolean swapped = spec.orientation() == Orientation.SWAPPED;
    return (spec.batch() == 1 ? "C" : "product " + at[0] + ", C")
        + ("[" + at[swapped ? 2 : 1] + "][" + at[swapped ? 1 : 2] + "]");
  }

  /** Product, streamed row and held column of the value at a byte offset of the output. */
  private int[] at(int offset) {
    int inside = offset % outputBytes;
    int bytes = spec.precision().outputBytes();
    int rowBytes = PANEL * bytes;
    int column = inside % rowBytes / bytes;
    int row;
    if (spec.output() == OutputLayout.PACKED) {
      int blockBytes = PANEL * rowBytes;
      int blocks = outputBytes / (streamed / PANEL) / blockBytes;
      int block = inside / blockBytes;
      row = block / blocks * PANEL + inside % blockBytes / rowBytes;
      column += block % blocks * PANEL;
    } else {
      row = inside / rowBytes % streamed;
      column += inside / rowBytes / streamed * PANEL;
    }
    return new int[] {offset / outputBytes, row, column};
  }

  /** Whether a pattern may be the result at a byte offset of the output. */
  private boolean isAllowed(int offset, int bits) {
    int[] at = at(offset);
    GemmProduct product = products.get(at[0]);
    return at[2] >= product.coefficients().columns()
        ? bits == 0
        : product.bound(false).allows(at[1], at[2], bits);
  }

  /** What breaks the rounding bound of the reference; empty if nothing does. */
  String outsideBound() {
    for (GemmProduct product : products) {
      String broken = product.bound(true).broken(product.result());
      if (!broken.isEmpty()) {
        return broken;
      }
    }
    return "";
  }
}
