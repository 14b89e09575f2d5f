package org.ipukern.generator.published;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** The functional runs of poplibs' kernels. */
final class PoplibsRuns {
  /** Output positions: workers get none, one, two and more of them. */
  private static final int[] ROWS = {3, 8, 16, 25, 100};

  private static final int[] QUARTER_ROWS = {1, 3, 6, 7, 12, 13, 18, 25, 40, 61, 100, 121};

  private final Path checkout;
  private final List<FunctionalCase> cases = new ArrayList<>();

  private PoplibsRuns(Path checkout) {
    this.checkout = checkout;
  }

  static List<FunctionalCase> of(Path checkout) {
    PoplibsRuns runs = new PoplibsRuns(checkout);
    runs.convolutions();
    runs.quarters();
    runs.blocks();
    runs.slic();
    runs.casts();
    runs.workers();
    return runs.cases;
  }

  private void convolutions() {
    for (ConvolutionKind kind : ConvolutionKind.values()) {
      for (int rows : ROWS) {
        for (int inGroups : new int[] {1, 3}) {
          for (int stride : new int[] {1, 2}) {
            ConvolutionShape shape =
                new ConvolutionShape(rows, inGroups, inGroups == 1 ? 1 : 2, stride, rows == 16);
            add(
                "poplibs 1x1 convolution, " + kind.title(),
                shape.toString(),
                ConvolutionCases.of(checkout, kind, shape),
                OptionalLong.of(PoplibsEstimates.convolution(kind, shape)));
          }
        }
      }
    }
  }

  private void quarters() {
    for (int rows : QUARTER_ROWS) {
      for (int inner : new int[] {32, 96}) {
        add(
            "poplibs 1x1 convolution, F143",
            "R" + rows + " K" + inner + " C32",
            QuarterConvolutionCases.of(checkout, rows, inner, 32));
      }
    }
  }

  private void blocks() {
    for (int bytes : new int[] {2, 4}) {
      for (int block : new int[] {4, 8, 16}) {
        for (int columns : new int[] {4, 8, 12, 24, 48}) {
          for (int rows : new int[] {2, 3}) {
            add(
                "poplibs static block matrix product, " + (bytes == 2 ? "f16" : "f32"),
                "block " + block + " rows " + rows + " columns " + columns,
                BlockCases.of(checkout, bytes, block, rows, rows + 2, columns));
          }
        }
      }
    }
  }

  private void slic() {
    for (int kernels : new int[] {1, 2}) {
      for (int width : new int[] {6, 20, 48, 101}) {
        String shape = "width " + width + " sub-kernels " + kernels;
        add(
            "poplibs SLIC convolution, f16",
            shape,
            SlicCases.of(checkout, width, kernels),
            OptionalLong.of(PoplibsEstimates.slic(width, kernels)));
      }
    }
    for (int kernels : new int[] {1, 2}) {
      for (int width : new int[] {3, 6, 11, 18, 24, 30, 47}) {
        String shape = "width " + width + " sub-kernels " + kernels;
        add("poplibs SLIC convolution, F143", shape, QuarterSlicCases.of(checkout, width, kernels));
      }
    }
  }

  private void casts() {
    for (CastCases.Cast cast : CastCases.Cast.values()) {
      for (int vectors : new int[] {1, 6, 7, 40}) {
        add(
            "poplibs cast, " + cast.title(),
            vectors * cast.vector() + " elements",
            CastCases.of(checkout, cast, vectors));
      }
    }
  }

  private void workers() {
    for (String operation : List.of("ADD", "SUBTRACT", "MULTIPLY")) {
      for (int n : new int[] {1, 23, 24, 100, 1001}) {
        add(
            "poplibs element-wise, f16",
            operation + " n" + n,
            PoplibsWorkerCases.binary(checkout, operation, n),
            OptionalLong.of(PoplibsEstimates.binary(n)));
      }
    }
    for (int n : new int[] {8, 60, 96, 1000}) {
      for (int partials : new int[] {2, 7}) {
        add(
            "poplibs reduction, f16",
            "n" + n + " partials " + partials,
            PoplibsWorkerCases.reduction(checkout, n, partials),
            OptionalLong.of(PoplibsEstimates.reduction(n, partials)));
      }
    }
    for (int n : new int[] {1, 24, 48, 100, 1001}) {
      add(
          "poplibs GELU, f16",
          "n" + n,
          PoplibsWorkerCases.gelu(checkout, n),
          OptionalLong.of(PoplibsEstimates.gelu(n)));
    }
  }

  private void add(String kernel, String shape, KernelCall call) {
    add(kernel, shape, call, OptionalLong.empty());
  }

  private void add(String kernel, String shape, KernelCall call, OptionalLong price) {
    cases.add(new FunctionalCase(kernel, shape, call, price));
  }
}
