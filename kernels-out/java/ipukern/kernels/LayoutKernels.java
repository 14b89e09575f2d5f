// SPDX-License-Identifier: 0BSD
// LayoutKernels.java, emitted by ipukern: edit the manifest, not this file.
package ipukern.kernels;

import java.util.List;

/**
 * Constants of {@link KernelCatalog}: kernels of family layout.
 */
public interface LayoutKernels {
  /**
   * layout, 16 bits, 16 x 80.
   */
  Kernel LAYOUT_COEFFICIENTS_FROM_ROWS_B16_16X80_SEPARATE_CXK = new Kernel(
      "__runCodelet_ipukern__layout_coefficients_from_rows_b16_16x80_separate_cxk",
      "ipukern::layout_coefficients_from_rows_b16_16x80_separate_cxk",
      "layout_coefficients_from_rows_b16_16x80_separate_cxk",
      "layout", "16 bits", "16 x 80",
      "{\"layout\":{\"kernel\":\"coefficients-from-rows\",\"bits\":16,\"rows\":16,\"columns\":80,\"placement\":\"separate\",\"order\":\"cxk\"}}",
      8, 539L, 324L,
      List.of(
          new Kernel.Operand("source", "half", false, 2560L, 8, false, List.of("target")),
          new Kernel.Operand("target", "half", true, 2560L, 8, false, List.of("source"))));

  /**
   * layout, 16 bits, 80 x 16.
   */
  Kernel LAYOUT_COEFFICIENTS_FROM_ROWS_B16_80X16_SEPARATE = new Kernel(
      "__runCodelet_ipukern__layout_coefficients_from_rows_b16_80x16_separate",
      "ipukern::layout_coefficients_from_rows_b16_80x16_separate",
      "layout_coefficients_from_rows_b16_80x16_separate",
      "layout", "16 bits", "80 x 16",
      "{\"layout\":{\"kernel\":\"coefficients-from-rows\",\"bits\":16,\"rows\":80,\"columns\":16,\"placement\":\"separate\"}}",
      8, 1157L, 324L,
      List.of(
          new Kernel.Operand("source", "half", false, 2560L, 8, false, List.of("target")),
          new Kernel.Operand("target", "half", true, 2560L, 8, false, List.of("source"))));

  /**
   * layout, 16 bits, 80 x 16.
   */
  Kernel LAYOUT_COEFFICIENTS_FROM_ROWS_B16_80X16_SEPARATE_ACC = new Kernel(
      "__runCodelet_ipukern__layout_coefficients_from_rows_b16_80x16_separate_acc",
      "ipukern::layout_coefficients_from_rows_b16_80x16_separate_acc",
      "layout_coefficients_from_rows_b16_80x16_separate_acc",
      "layout", "16 bits", "80 x 16",
      "{\"layout\":{\"kernel\":\"coefficients-from-rows\",\"bits\":16,\"rows\":80,\"columns\":16,\"placement\":\"separate\",\"method\":\"accumulator\"}}",
      8, 590L, 324L,
      List.of(
          new Kernel.Operand("source", "half", false, 2560L, 8, false, List.of("target")),
          new Kernel.Operand("target", "half", true, 2560L, 8, false, List.of("source"))));

  /**
   * layout, 16 bits, 8 x 736.
   */
  Kernel LAYOUT_COPY_B16_8X736_SEPARATE_TS768 = new Kernel(
      "__runCodelet_ipukern__layout_copy_b16_8x736_separate_ts768",
      "ipukern::layout_copy_b16_8x736_separate_ts768",
      "layout_copy_b16_8x736_separate_ts768",
      "layout", "16 bits", "8 x 736",
      "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":8,\"columns\":736,\"placement\":\"separate\",\"target-stride\":768}}",
      8, 1704L, 1476L,
      List.of(
          new Kernel.Operand("source", "half", false, 11776L, 8, false, List.of("target")),
          new Kernel.Operand("target", "half", true, 12224L, 8, false, List.of("source"))));

  /**
   * layout, 16 bits, 8 x 736.
   */
  Kernel LAYOUT_FILL_B16_8X736_SEPARATE_LOWEST = new Kernel(
      "__runCodelet_ipukern__layout_fill_b16_8x736_separate_lowest",
      "ipukern::layout_fill_b16_8x736_separate_lowest",
      "layout_fill_b16_8x736_separate_lowest",
      "layout", "16 bits", "8 x 736",
      "{\"layout\":{\"kernel\":\"fill\",\"bits\":16,\"rows\":8,\"columns\":736,\"placement\":\"separate\",\"fill\":\"lowest\"}}",
      4, 1637L, 1476L,
      List.of(
          new Kernel.Operand("target", "half", true, 11776L, 8, false, List.of())));

  /**
   * layout, 16 bits, 8 x 729 to 736.
   */
  Kernel LAYOUT_PAD_B16_8X729_SEPARATE_W736_NEGINF_SS736 = new Kernel(
      "__runCodelet_ipukern__layout_pad_b16_8x729_separate_w736_neginf_ss736",
      "ipukern::layout_pad_b16_8x729_separate_w736_neginf_ss736",
      "layout_pad_b16_8x729_separate_w736_neginf_ss736",
      "layout", "16 bits", "8 x 729 to 736",
      "{\"layout\":{\"kernel\":\"pad\",\"bits\":16,\"rows\":8,\"columns\":729,\"placement\":\"separate\",\"width\":736,\"fill\":\"-inf\",\"source-stride\":736}}",
      8, 1953L, 1476L,
      List.of(
          new Kernel.Operand("source", "half", false, 11762L, 8, false, List.of("target")),
          new Kernel.Operand("target", "half", true, 11776L, 8, false, List.of("source"))));

  /**
   * layout, 16 bits, 164 x 384.
   */
  Kernel LAYOUT_PANELS_FROM_ROWS_B16_164X384_SEPARATE = new Kernel(
      "__runCodelet_ipukern__layout_panels_from_rows_b16_164x384_separate",
      "ipukern::layout_panels_from_rows_b16_164x384_separate",
      "layout_panels_from_rows_b16_164x384_separate",
      "layout", "16 bits", "164 x 384",
      "{\"layout\":{\"kernel\":\"panels-from-rows\",\"bits\":16,\"rows\":164,\"columns\":384,\"placement\":\"separate\"}}",
      8, 16011L, 15744L,
      List.of(
          new Kernel.Operand("source", "half", false, 125952L, 8, false, List.of("target")),
          new Kernel.Operand("target", "half", true, 125952L, 8, false, List.of("source"))));

  /**
   * layout, 16 bits, 8 x 729 to 736.
   */
  Kernel LAYOUT_ROWS_FROM_PANELS_B16_8X729_SEPARATE_W736_NEGINF = new Kernel(
      "__runCodelet_ipukern__layout_rows_from_panels_b16_8x729_separate_w736_neginf",
      "ipukern::layout_rows_from_panels_b16_8x729_separate_w736_neginf",
      "layout_rows_from_panels_b16_8x729_separate_w736_neginf",
      "layout", "16 bits", "8 x 729 to 736",
      "{\"layout\":{\"kernel\":\"rows-from-panels\",\"bits\":16,\"rows\":8,\"columns\":729,\"placement\":\"separate\",\"width\":736,\"fill\":\"-inf\"}}",
      8, 2112L, 1476L,
      List.of(
          new Kernel.Operand("source", "half", false, 11776L, 8, false, List.of("target")),
          new Kernel.Operand("target", "half", true, 11776L, 8, false, List.of("source"))));

  /**
   * layout, 16 bits, 8 x 736.
   */
  Kernel LAYOUT_ROWS_FROM_PANELS_B16_8X736_SEPARATE = new Kernel(
      "__runCodelet_ipukern__layout_rows_from_panels_b16_8x736_separate",
      "ipukern::layout_rows_from_panels_b16_8x736_separate",
      "layout_rows_from_panels_b16_8x736_separate",
      "layout", "16 bits", "8 x 736",
      "{\"layout\":{\"kernel\":\"rows-from-panels\",\"bits\":16,\"rows\":8,\"columns\":736,\"placement\":\"separate\"}}",
      8, 1837L, 1476L,
      List.of(
          new Kernel.Operand("source", "half", false, 11776L, 8, false, List.of("target")),
          new Kernel.Operand("target", "half", true, 11776L, 8, false, List.of("source"))));

  /**
   * layout, 16 bits, 96 x 96.
   */
  Kernel LAYOUT_TRANSPOSE_B16_96X96_SEPARATE = new Kernel(
      "__runCodelet_ipukern__layout_transpose_b16_96x96_separate",
      "ipukern::layout_transpose_b16_96x96_separate",
      "layout_transpose_b16_96x96_separate",
      "layout", "16 bits", "96 x 96",
      "{\"layout\":{\"kernel\":\"transpose\",\"bits\":16,\"rows\":96,\"columns\":96,\"placement\":\"separate\"}}",
      8, 6015L, 2304L,
      List.of(
          new Kernel.Operand("source", "half", false, 18432L, 8, false, List.of("target")),
          new Kernel.Operand("target", "half", true, 18432L, 8, false, List.of("source"))));

  /**
   * layout, 16 bits, 96 x 96.
   */
  Kernel LAYOUT_TRANSPOSE_B16_96X96_SEPARATE_ACC = new Kernel(
      "__runCodelet_ipukern__layout_transpose_b16_96x96_separate_acc",
      "ipukern::layout_transpose_b16_96x96_separate_acc",
      "layout_transpose_b16_96x96_separate_acc",
      "layout", "16 bits", "96 x 96",
      "{\"layout\":{\"kernel\":\"transpose\",\"bits\":16,\"rows\":96,\"columns\":96,\"placement\":\"separate\",\"method\":\"accumulator\"}}",
      8, 2715L, 2304L,
      List.of(
          new Kernel.Operand("source", "half", false, 18432L, 8, false, List.of("target")),
          new Kernel.Operand("target", "half", true, 18432L, 8, false, List.of("source"))));

  /**
   * layout, 32 bits, 96 x 96.
   */
  Kernel LAYOUT_TRANSPOSE_B32_96X96_SEPARATE = new Kernel(
      "__runCodelet_ipukern__layout_transpose_b32_96x96_separate",
      "ipukern::layout_transpose_b32_96x96_separate",
      "layout_transpose_b32_96x96_separate",
      "layout", "32 bits", "96 x 96",
      "{\"layout\":{\"kernel\":\"transpose\",\"bits\":32,\"rows\":96,\"columns\":96,\"placement\":\"separate\"}}",
      8, 5187L, 4608L,
      List.of(
          new Kernel.Operand("source", "float", false, 36864L, 8, false, List.of("target")),
          new Kernel.Operand("target", "float", true, 36864L, 8, false, List.of("source"))));

  /**
   * {@return the constants}
   */
  static List<Kernel> kernels() {
    return List.of(
        LAYOUT_COEFFICIENTS_FROM_ROWS_B16_16X80_SEPARATE_CXK,
        LAYOUT_COEFFICIENTS_FROM_ROWS_B16_80X16_SEPARATE,
        LAYOUT_COEFFICIENTS_FROM_ROWS_B16_80X16_SEPARATE_ACC,
        LAYOUT_COPY_B16_8X736_SEPARATE_TS768,
        LAYOUT_FILL_B16_8X736_SEPARATE_LOWEST,
        LAYOUT_PAD_B16_8X729_SEPARATE_W736_NEGINF_SS736,
        LAYOUT_PANELS_FROM_ROWS_B16_164X384_SEPARATE,
        LAYOUT_ROWS_FROM_PANELS_B16_8X729_SEPARATE_W736_NEGINF,
        LAYOUT_ROWS_FROM_PANELS_B16_8X736_SEPARATE,
        LAYOUT_TRANSPOSE_B16_96X96_SEPARATE,
        LAYOUT_TRANSPOSE_B16_96X96_SEPARATE_ACC,
        LAYOUT_TRANSPOSE_B32_96X96_SEPARATE);
  }
}
