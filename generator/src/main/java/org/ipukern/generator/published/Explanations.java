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
        "- `fill-zero-n50048`: whoever measured it notes that one sample may cover several merged calls. The loop",
        "  takes one slot a word, 2,086 words for the busiest worker; the 732 cycles that are missing would be",
        "  another, small call.",
        "- `patch-row-workers`: measured four days before the only public text with six workers was committed. Each",
        "  of the three is one rotation short, whatever the number of words: one worker instruction more in",
        "  front of the loop would explain it. For 24 words a rotation is 1.3 percent. A shift of the call against",
        "  the rotation does not: it would have to be five cycles, and the same call of the supervisor's loop is",
        "  exact.",
        "- `attnmerge-v72-final`: 24 cycles short. The busiest worker takes two reciprocals, so `f32oox` seems to",
        "  take three slots; one point is too few to make a constant of it. The exponentials of the update, of",
        "  zero, take one slot each there.",
        "- `pack-ampleft-n640`: the count is a rounded one (about 2,364) and the shape, 8 x 80, is inferred from",
        "  the 640 elements.",
        "- `copy-u64-8k-paced`: right to the cycle. That version repeats its loop once too few, so the copy",
        "  lacks the last words of every worker; the suite therefore looks only at its cycles.",
        "- GEMM: only sums of the launch constants are known, and workers with one row more than others cost",
        "  a little more on hardware than here (184 against 182 rows). Bundles stand on any word: with nops in",
        "  front of bundles, as an earlier version put them, the figures before and after one edit of the",
        "  kernel drifted apart; without, both keep the same distance from the measurement to the cycle.",
        "",
        "Kernels that exist only as C++ (ipu-stack's add, LayerNorm and casts) have no assembly to simulate as a",
        "whole: what the SDK's compiler made of them is not public. The loop of the add is inline assembly and has",
        "a table of its own below. Those of LayerNorm and of the casts are inline assembly too, but the compiler's",
        "code runs once for each row or panel there, and no two measured shapes hold it apart. `gelu_f8.S`",
        "includes macros from a version of `gelu_f16.S` that is not stored, and the softmax panels use",
        "`f16v2exp`, whose slots depend on the data in a way that no source gives.",
        "");
  }
}
