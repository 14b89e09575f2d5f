package org.ipukern.generator.published;

import java.util.List;

/** What a reader of the tables has to know, and what is known about the misses. */
final class Explanations {
  private Explanations() {}

  static List<String> lines() {
    return List.of(
        "How a duration is taken: worker 0 reads `$COUNT_L` in a launch of its own before and after the",
        "call. The suite simulates exactly that, with code of its own around the kernel: the rest of the",
        "first sample, one `setzi` for each argument, call, kernel, return, and the second sample up to the",
        "read. Durations are therefore multiples of 6, and the smallest error that is not zero is 6 cycles.",
        "",
        "What is known about the misses:",
        "",
        "- `gemm-f16-pv-sharedrows-r8-k768-c80`: nobody says which memory the coefficients lie in, and the",
        "  shape is inferred. In standard memory, as here, the figure is close; interleaved would be 7,680",
        "  cycles less.",
        "- `fill-zero-n50048`: the sample may cover several merged calls; the loop alone needs 12,750.",
        "- `patch-row-workers`: the text is of a later commit than the measurement, with the same loop; each",
        "  of the three is one rotation short. For 24 words a rotation is 1.3 percent.",
        "- `copy-u64-8k-paced`: right to the cycle. That version repeats its loop once too few, so the copy",
        "  lacks the last words of every worker; the suite therefore looks only at its cycles.",
        "- GEMM: only sums of the launch constants are known, and workers with one row more than others cost",
        "  a little more on hardware than here (184 against 182 rows). Bundles stand on any word: with nops in",
        "  front of bundles, as an earlier version put them, the figures before and after one edit of the",
        "  kernel drifted apart; without, both keep the same distance from the measurement to the cycle.",
        "",
        "Kernels that exist only as C++ (ipu-stack's add, LayerNorm and casts) have no assembly to simulate:",
        "what the SDK's compiler made of them is not public. The estimators of poplibs price none of the kernels whose text",
        "is known here; the vertices of the SDK that they do price were measured without the partition of",
        "work that the estimators need.",
        "");
  }
}
