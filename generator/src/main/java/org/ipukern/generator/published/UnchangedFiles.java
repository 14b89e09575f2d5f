package org.ipukern.generator.published;

import java.util.List;
import java.util.Set;

/** Files of ipu-stack that the checkout's commit has exactly as an earlier commit left them. */
final class UnchangedFiles {
  private static final Set<String> SAME =
      Set.of(
          "bb68770952ef138a89f6088bc756c1bfde5512fe device/gemm_f16_amp.S",
          "15ef89570fedad7adcad62afdb3d3baf905d49b7 device/reduce_add_f16.S",
          "2f1a9c3ca3d193efe3de12317ae23af4585a3154 device/gelu_f16.S",
          "c130f980b2d326643f5304abf78dd6456bd7fe7e device/static_runtime.S",
          "d66424202802c9038dc48e3b44abaa550e675c9d device/rearrange_block_major_f16.S",
          "4dc82fe6b0fcd9570785d47de1ea44f08062f18f device/rearrange_amp_left_f16.S");

  private UnchangedFiles() {}

  /** Commit and path of each, with a blank between, sorted. */
  static List<String> all() {
    return SAME.stream().sorted().toList();
  }

  static boolean sameAsCheckout(String commit, String path) {
    return SAME.contains(commit + " " + path);
  }
}
