package org.ipukern.generator.published;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The functional runs: shapes of our own on published kernels. */
final class FunctionalCases {
  private static final List<String> GEMM_COMMITS =
      List.of(
          "bb68770952ef138a89f6088bc756c1bfde5512fe",
          "18610e2b10f01cc266f943aa8b01a01e9ac39abd",
          "5a07232ef6bbd9a9e1981b1a9156a336bbd3ccd7");

  private static final String REDUCTION_COMMIT = "15ef89570fedad7adcad62afdb3d3baf905d49b7";
  private static final String GELU_COMMIT = "2f1a9c3ca3d193efe3de12317ae23af4585a3154";

  private static final int[][] SHAPES = {{6, 32, 16}, {12, 64, 64}, {37, 96, 48}, {5, 64, 32}};

  private static final int[][] CONVOLUTIONS = {
    {6, 16, 16}, {12, 32, 16}, {18, 16, 48}, {25, 48, 32}, {3, 32, 32}, {100, 64, 16}
  };

  private FunctionalCases() {}

  static List<FunctionalCase> of(PublishedFolder folder) {
    List<FunctionalCase> cases = new ArrayList<>();
    for (String commit : GEMM_COMMITS) {
      gemm(folder, commit, cases);
    }
    Path reduction = folder.version(REDUCTION_COMMIT, StreamCases.REDUCTION);
    for (int[] shape : new int[][] {{48, 2}, {96, 3}, {1000, 5}, {8, 2}}) {
      HardwarePoint point =
          point("reduction", shape[0], Map.of("partials", Integer.toString(shape[1])));
      add(cases, "ipu-stack reduction", point, StreamCases.reduction(point, reduction));
    }
    Path gelu = folder.version(GELU_COMMIT, StreamCases.GELU);
    for (int n : new int[] {16, 96, 2208, 50}) {
      HardwarePoint point = point("gelu", n, Map.of());
      add(cases, "ipu-stack GELU", point, StreamCases.gelu(point, gelu));
    }
    poplibs(folder.poplibs(), cases);
    return cases;
  }

  private static void poplibs(Path checkout, List<FunctionalCase> cases) {
    for (boolean wide : new boolean[] {false, true}) {
      for (int[] shape : CONVOLUTIONS) {
        cases.add(
            new FunctionalCase(
                "poplibs 1x1 convolution, f16",
                "R" + shape[0] + " K" + shape[1] + " C" + shape[2] + (wide ? " 16-byte loads" : ""),
                PoplibsCases.convolution(checkout, shape[0], shape[1], shape[2], wide)));
      }
    }
    for (int block : new int[] {4, 8, 16}) {
      for (int columns : new int[] {12, 16, 48}) {
        cases.add(
            new FunctionalCase(
                "poplibs static block matrix product, f16",
                "block " + block + " columns " + columns,
                PoplibsCases.blocks(checkout, block, 2, 4, columns)));
      }
    }
    for (int kernels : new int[] {1, 2}) {
      for (int width : new int[] {6, 20, 48, 101}) {
        cases.add(
            new FunctionalCase(
                "poplibs SLIC convolution, f16",
                "width " + width + " sub-kernels " + kernels,
                SlicCases.of(checkout, width, kernels)));
      }
    }
    for (String operation : List.of("ADD", "SUBTRACT", "MULTIPLY")) {
      for (int n : new int[] {1, 23, 24, 100, 1001}) {
        cases.add(
            new FunctionalCase(
                "poplibs element-wise, f16",
                operation + " n" + n,
                PoplibsWorkerCases.binary(checkout, operation, n)));
      }
    }
    for (int n : new int[] {1, 24, 48, 100, 1001}) {
      cases.add(
          new FunctionalCase("poplibs GELU, f16", "n" + n, PoplibsWorkerCases.gelu(checkout, n)));
    }
  }

  private static void gemm(PublishedFolder folder, String commit, List<FunctionalCase> cases) {
    Path file = folder.version(commit, GemmCases.PATH);
    if (file == null) {
      return;
    }
    String kernel = "ipu-stack GEMM " + commit.substring(0, 8);
    for (String arithmetic : List.of("f16", "f8")) {
      for (String weights : List.of("interleaved", "standard")) {
        for (int[] shape : SHAPES) {
          HardwarePoint point = gemm(commit, arithmetic, weights, shape, "");
          add(cases, kernel + " initialize", point, GemmCases.of(point, file, false));
          add(cases, kernel + " accumulate", point, GemmCases.of(point, file, true));
        }
      }
    }
    if (!commit.equals(GEMM_COMMITS.get(0))) {
      HardwarePoint point = gemm(commit, "f16", "interleaved", new int[] {32, 64, 64}, "packed");
      add(cases, kernel + " packed", point, GemmCases.of(point, file, false));
    }
  }

  private static void add(
      List<FunctionalCase> cases, String kernel, HardwarePoint point, KernelCall call) {
    cases.add(new FunctionalCase(kernel, point.shape(), call));
  }

  private static HardwarePoint gemm(
      String commit, String arithmetic, String weights, int[] shape, String output) {
    return new HardwarePoint(
        "",
        "gemm",
        arithmetic,
        shape[0],
        shape[1],
        shape[2],
        0,
        weights,
        output,
        Map.of(),
        0,
        GemmCases.PATH,
        commit,
        "",
        "",
        "");
  }

  private static HardwarePoint point(String family, int elements, Map<String, String> extra) {
    return new HardwarePoint(
        "", family, "f16", 0, 0, 0, elements, "", "", extra, 0, "", "", "", "", "");
  }
}
