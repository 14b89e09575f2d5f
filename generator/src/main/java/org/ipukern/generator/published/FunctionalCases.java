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

  private static final List<String> ADD_COMMITS =
      List.of(
          "67251e5cc681bed1d79eb4a16e3e7d9bbd6ca896", "2de6a24da6cf7f1c7ef954f728da4657f3280018");

  private static final String MERGE_COMMIT = "94278a42a7f552f503260533baaff1647331e01a";
  private static final String LEFT_COMMIT = "4dc82fe6b0fcd9570785d47de1ea44f08062f18f";
  private static final String BLOCKS_COMMIT = "d66424202802c9038dc48e3b44abaa550e675c9d";

  private static final int[][] SHAPES = {{6, 32, 16}, {12, 64, 64}, {37, 96, 48}, {5, 64, 32}};

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
    attention(folder, cases);
    rearrange(folder, cases);
    add(folder, cases);
    cases.addAll(PoplibsRuns.of(folder.poplibs()));
    return cases;
  }

  private static void attention(PublishedFolder folder, List<FunctionalCase> cases) {
    Path file = folder.version(MERGE_COMMIT, AttentionCases.MERGE);
    if (file == null) {
      return;
    }
    for (int[] shape : new int[][] {{7, 64}, {13, 72}}) {
      for (boolean initial : new boolean[] {true, false}) {
        for (boolean last : new boolean[] {true, false}) {
          cases.add(
              new FunctionalCase(
                  "ipu-stack attention merge",
                  "R" + shape[0] + " C" + shape[1] + " initial " + initial + " last " + last,
                  AttentionCases.merge(file, shape[0], shape[1], initial, last)));
        }
      }
    }
  }

  private static void add(PublishedFolder folder, List<FunctionalCase> cases) {
    for (String commit : ADD_COMMITS) {
      Path file = folder.version(commit, AddCases.PATH);
      for (int n : file == null ? new int[0] : new int[] {4, 24, 28, 576, 2152}) {
        cases.add(
            new FunctionalCase(
                "ipu-stack add " + commit.substring(0, 8), "n" + n, AddCases.of(file, commit, n)));
      }
    }
  }

  private static void rearrange(PublishedFolder folder, List<FunctionalCase> cases) {
    Path left = folder.version(LEFT_COMMIT, RearrangeCases.LEFT);
    for (int[] shape : new int[][] {{6, 16}, {13, 20}, {7, 96}}) {
      cases.add(
          new FunctionalCase(
              "ipu-stack rearrange to left panels",
              "R" + shape[0] + " C" + shape[1],
              RearrangeCases.left(left, shape[0], shape[1])));
    }
    Path blocks = folder.version(BLOCKS_COMMIT, RearrangeCases.BLOCKS);
    for (int[] shape : new int[][] {{64, 16}, {61, 32}, {12, 48}}) {
      cases.add(
          new FunctionalCase(
              "ipu-stack rearrange to coefficient blocks",
              "R" + shape[0] + " C" + shape[1],
              RearrangeCases.blocks(blocks, shape[0], shape[1])));
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
