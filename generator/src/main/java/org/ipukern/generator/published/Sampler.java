package org.ipukern.generator.published;

/**
 * Our own text around a kernel call that takes time as ipu-stack's profiles do: before and after
 * the call the supervisor launches all workers, worker 0 alone reads {@code $COUNT_L} as its fourth
 * instruction and stores it. The difference of both reads therefore contains the rest of the first
 * sample, one {@code setzi} for each kernel argument, the call, the kernel, and the second sample
 * up to the read.
 */
final class Sampler {
  /** The function that {@link #around} defines. */
  static final String ENTRY = "published_driver";

  /** The two counts, one 32-bit word each. */
  static final String COUNTS = "published_counts";

  private Sampler() {}

  /**
   * The driver's text.
   *
   * @param call what is called
   */
  static String around(KernelCall call) {
    StringBuilder text = new StringBuilder(1024);
    text.append("\t.section .text.").append(ENTRY).append(",\"ax\",@progbits\n");
    line(text, ".globl " + ENTRY);
    line(text, ".p2align 2");
    line(text, ".supervisor");
    text.append(ENTRY).append(":\n");
    line(text, "add $m11, $m11, -16");
    line(text, "st32 $m9, $m11, $m15, 0");
    line(text, "st32 $m10, $m11, $m15, 1");
    sample(text, 0);
    for (int i = 0; i < call.arguments().size(); i++) {
      line(text, "setzi $m" + (call.firstArgument() + i) + ", " + call.arguments().get(i));
    }
    line(text, "call $m" + call.link() + ", " + call.symbol());
    sample(text, 1);
    line(text, "ld32 $m9, $m11, $m15, 0");
    line(text, "ld32 $m10, $m11, $m15, 1");
    line(text, "add $m11, $m11, 16");
    line(text, "br $m10");
    function(text);
    worker(text);
    line(text, ".section .data.published,\"aw\",@progbits");
    line(text, ".p2align 3");
    text.append(COUNTS).append(":\n");
    line(text, ".long 0, 0");
    text.append("published_state:\n");
    line(text, ".long 0, 0");
    return text.toString();
  }

  private static void sample(StringBuilder text, int index) {
    line(text, "setzi $m2, " + COUNTS + " + " + 4 * index);
    line(text, "call $m10, published_sample");
  }

  private static void function(StringBuilder text) {
    text.append("published_sample:\n");
    line(text, "setzi $m5, published_state");
    line(text, "st32 $m2, $m5, $m15, 0");
    line(text, "setzi $m0, published_sampling_worker");
    line(text, "runall $m0, $m5, 0");
    line(text, "sync 2");
    line(text, "br $m10");
  }

  private static void worker(StringBuilder text) {
    line(text, ".worker");
    text.append("published_sampling_worker:\n");
    line(text, "get $m6, $WSR");
    line(text, "and $m6, $m6, 7");
    line(text, "brnz $m6, published_sampled");
    line(text, "get $m7, $COUNT_L");
    line(text, "ld32 $m8, $mvertex_base, $m15, 0");
    line(text, "st32 $m7, $m8, $m15, 0");
    text.append("published_sampled:\n");
    line(text, "exitz $m15");
  }

  private static void line(StringBuilder text, String statement) {
    text.append('\t').append(statement).append('\n');
  }
}
