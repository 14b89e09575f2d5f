package org.ipukern.generator.explore.plan;

/** Where a price comes from, and how far it is to be trusted. */
public enum PriceSource {
  /** Our kernels. */
  KERNEL(
      "modelled",
      "KernelCosts: what the simulator says of our kernel, by the timing model of this tool"),
  /** Our casts. */
  CAST("modelled", "KernelCosts of our casts with source and target in separate elements"),
  /** Exchange phases. */
  EXCHANGE(
      "fitted by others",
      "osmarks/ipu-stack, costs.rs: the longest of payload / 4 and 3 cycles a received fragment"
          + " (2 receive control, 1 pointer), and 600 a phase"),
  /** Softmax over complete rows. */
  SOFTMAX(
      "fitted by others",
      "osmarks/ipu-stack, body of 2026-09-13, constant inputs; other data takes up to a fifth more"),
  /** Reductions of partials. */
  REDUCTION("fitted by others", "osmarks/ipu-stack, reduction body of 2026-09-06"),
  /** Transposing V into coefficient blocks. */
  TRANSPOSE("modelled", "KernelCosts of our coefficients-from-rows"),
  /** Copies between layouts. */
  COPY(
      "modelled",
      "KernelCosts of our rows-from-panels; of one row and above 16 rows counted, 8 bytes a worker"
          + " slot and 288 cycles a call"),
  /** Bodies that nobody wrote. */
  COUNTED("counted", "bundles counted for a body that nobody wrote yet");

  private final String certainty;
  private final String text;

  PriceSource(String certainty, String text) {
    this.certainty = certainty;
    this.text = text;
  }

  /** How far it is to be trusted, in a word or two. */
  public String certainty() {
    return certainty;
  }

  /** Where it comes from. */
  public String text() {
    return text;
  }
}
