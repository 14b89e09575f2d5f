// SPDX-License-Identifier: 0BSD
// CastKernels.java, emitted by ipukern: edit the manifest, not this file.
package ipukern.kernels;

import java.util.List;

/**
 * Constants of {@link KernelCatalog}: kernels of family cast.
 */
public interface CastKernels {
  /**
   * cast, f143 to f143, 2144.
   */
  Kernel CAST_F143_F143_LINEAR_N2144_ANY_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f143_f143_linear_n2144_any_sat",
      "ipukern::cast_f143_f143_linear_n2144_any_sat",
      "cast_f143_f143_linear_n2144_any_sat",
      "cast", "f143 to f143", "2144",
      "{\"cast\":{\"from\":\"f143\",\"to\":\"f143\",\"elements\":2144,\"placement\":\"any\"}}",
      16, 1555L, 270L,
      List.of(
          new Kernel.Operand("source", "quarter", false, 2144L, 8, false, List.of()),
          new Kernel.Operand("target", "quarter", true, 2144L, 8, false, List.of())));

  /**
   * cast, f143 to f152, 2144.
   */
  Kernel CAST_F143_F152_LINEAR_N2144_ANY_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f143_f152_linear_n2144_any_sat",
      "ipukern::cast_f143_f152_linear_n2144_any_sat",
      "cast_f143_f152_linear_n2144_any_sat",
      "cast", "f143 to f152", "2144",
      "{\"cast\":{\"from\":\"f143\",\"to\":\"f152\",\"elements\":2144,\"placement\":\"any\"}}",
      16, 2095L, 270L,
      List.of(
          new Kernel.Operand("source", "quarter", false, 2144L, 8, false, List.of()),
          new Kernel.Operand("target", "quarter", true, 2144L, 8, false, List.of())));

  /**
   * cast, f143 to f16, 8320.
   */
  Kernel CAST_F143_F16_LINEAR_N8320_SEPARATE_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f143_f16_linear_n8320_separate_sat",
      "ipukern::cast_f143_f16_linear_n8320_separate_sat",
      "cast_f143_f16_linear_n8320_separate_sat",
      "cast", "f143 to f16", "8320",
      "{\"cast\":{\"from\":\"f143\",\"to\":\"f16\",\"elements\":8320,\"placement\":\"separate\"}}",
      12, 2255L, 2082L,
      List.of(
          new Kernel.Operand("source", "quarter", false, 8320L, 8, false, List.of("target")),
          new Kernel.Operand("target", "half", true, 16640L, 8, false, List.of("source"))));

  /**
   * cast, f143 to f16, 164 x 384.
   */
  Kernel CAST_F143_F16_PACKED_164X384_SEPARATE_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f143_f16_packed_164x384_separate_sat",
      "ipukern::cast_f143_f16_packed_164x384_separate_sat",
      "cast_f143_f16_packed_164x384_separate_sat",
      "cast", "f143 to f16", "164 x 384",
      "{\"cast\":{\"from\":\"f143\",\"to\":\"f16\",\"layout\":\"packed\",\"rows\":164,\"columns\":384,\"placement\":\"separate\"}}",
      12, 16257L, 15744L,
      List.of(
          new Kernel.Operand("source", "quarter", false, 62976L, 8, false, List.of("target")),
          new Kernel.Operand("target", "half", true, 125952L, 8, false, List.of("source"))));

  /**
   * cast, f152 to f143, 2144.
   */
  Kernel CAST_F152_F143_LINEAR_N2144_ANY_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f152_f143_linear_n2144_any_sat",
      "ipukern::cast_f152_f143_linear_n2144_any_sat",
      "cast_f152_f143_linear_n2144_any_sat",
      "cast", "f152 to f143", "2144",
      "{\"cast\":{\"from\":\"f152\",\"to\":\"f143\",\"elements\":2144,\"placement\":\"any\"}}",
      16, 2095L, 270L,
      List.of(
          new Kernel.Operand("source", "quarter", false, 2144L, 8, false, List.of()),
          new Kernel.Operand("target", "quarter", true, 2144L, 8, false, List.of())));

  /**
   * cast, f152 to f152, 2144.
   */
  Kernel CAST_F152_F152_LINEAR_N2144_ANY_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f152_f152_linear_n2144_any_sat",
      "ipukern::cast_f152_f152_linear_n2144_any_sat",
      "cast_f152_f152_linear_n2144_any_sat",
      "cast", "f152 to f152", "2144",
      "{\"cast\":{\"from\":\"f152\",\"to\":\"f152\",\"elements\":2144,\"placement\":\"any\"}}",
      16, 1555L, 270L,
      List.of(
          new Kernel.Operand("source", "quarter", false, 2144L, 8, false, List.of()),
          new Kernel.Operand("target", "quarter", true, 2144L, 8, false, List.of())));

  /**
   * cast, f152 to f16, 2144.
   */
  Kernel CAST_F152_F16_LINEAR_N2144_SEPARATE_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f152_f16_linear_n2144_separate_sat",
      "ipukern::cast_f152_f16_linear_n2144_separate_sat",
      "cast_f152_f16_linear_n2144_separate_sat",
      "cast", "f152 to f16", "2144",
      "{\"cast\":{\"from\":\"f152\",\"to\":\"f16\",\"elements\":2144,\"placement\":\"separate\"}}",
      12, 709L, 540L,
      List.of(
          new Kernel.Operand("source", "quarter", false, 2144L, 8, false, List.of("target")),
          new Kernel.Operand("target", "half", true, 4288L, 8, false, List.of("source"))));

  /**
   * cast, f16 to f143, 1712.
   */
  Kernel CAST_F16_F143_LINEAR_N1712_INTERLEAVED_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f16_f143_linear_n1712_interleaved_sat",
      "ipukern::cast_f16_f143_linear_n1712_interleaved_sat",
      "cast_f16_f143_linear_n1712_interleaved_sat",
      "cast", "f16 to f143", "1712",
      "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":1712}}",
      12, 409L, 216L,
      List.of(
          new Kernel.Operand("source", "half", false, 3424L, 8, true, List.of("target")),
          new Kernel.Operand("target", "quarter", true, 1712L, 8, false, List.of("source"))));

  /**
   * cast, f16 to f143, 1712.
   */
  Kernel CAST_F16_F143_LINEAR_N1712_SEPARATE_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f16_f143_linear_n1712_separate_sat",
      "ipukern::cast_f16_f143_linear_n1712_separate_sat",
      "cast_f16_f143_linear_n1712_separate_sat",
      "cast", "f16 to f143", "1712",
      "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":1712,\"placement\":\"separate\"}}",
      12, 631L, 432L,
      List.of(
          new Kernel.Operand("source", "half", false, 3424L, 8, false, List.of("target")),
          new Kernel.Operand("target", "quarter", true, 1712L, 8, false, List.of("source"))));

  /**
   * cast, f16 to f143, 2144.
   */
  Kernel CAST_F16_F143_LINEAR_N2144_ANY_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f16_f143_linear_n2144_any_sat",
      "ipukern::cast_f16_f143_linear_n2144_any_sat",
      "cast_f16_f143_linear_n2144_any_sat",
      "cast", "f16 to f143", "2144",
      "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":2144,\"placement\":\"any\"}}",
      12, 1063L, 540L,
      List.of(
          new Kernel.Operand("source", "half", false, 4288L, 8, false, List.of()),
          new Kernel.Operand("target", "quarter", true, 2144L, 8, false, List.of())));

  /**
   * cast, f16 to f143, 2144.
   */
  Kernel CAST_F16_F143_LINEAR_N2144_INTERLEAVED_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f16_f143_linear_n2144_interleaved_sat",
      "ipukern::cast_f16_f143_linear_n2144_interleaved_sat",
      "cast_f16_f143_linear_n2144_interleaved_sat",
      "cast", "f16 to f143", "2144",
      "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":2144}}",
      12, 463L, 270L,
      List.of(
          new Kernel.Operand("source", "half", false, 4288L, 8, true, List.of("target")),
          new Kernel.Operand("target", "quarter", true, 2144L, 8, false, List.of("source"))));

  /**
   * cast, f16 to f143, 2144.
   */
  Kernel CAST_F16_F143_LINEAR_N2144_SEPARATE_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f16_f143_linear_n2144_separate_sat",
      "ipukern::cast_f16_f143_linear_n2144_separate_sat",
      "cast_f16_f143_linear_n2144_separate_sat",
      "cast", "f16 to f143", "2144",
      "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":2144,\"placement\":\"separate\"}}",
      12, 739L, 540L,
      List.of(
          new Kernel.Operand("source", "half", false, 4288L, 8, false, List.of("target")),
          new Kernel.Operand("target", "quarter", true, 2144L, 8, false, List.of("source"))));

  /**
   * cast, f16 to f143, 5832.
   */
  Kernel CAST_F16_F143_LINEAR_N5832_INTERLEAVED_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f16_f143_linear_n5832_interleaved_sat",
      "ipukern::cast_f16_f143_linear_n5832_interleaved_sat",
      "cast_f16_f143_linear_n5832_interleaved_sat",
      "cast", "f16 to f143", "5832",
      "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":5832}}",
      12, 924L, 732L,
      List.of(
          new Kernel.Operand("source", "half", false, 11664L, 8, true, List.of("target")),
          new Kernel.Operand("target", "quarter", true, 5832L, 8, false, List.of("source"))));

  /**
   * cast, f16 to f143, 5832.
   */
  Kernel CAST_F16_F143_LINEAR_N5832_SEPARATE_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f16_f143_linear_n5832_separate_sat",
      "ipukern::cast_f16_f143_linear_n5832_separate_sat",
      "cast_f16_f143_linear_n5832_separate_sat",
      "cast", "f16 to f143", "5832",
      "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":5832,\"placement\":\"separate\"}}",
      12, 1662L, 1458L,
      List.of(
          new Kernel.Operand("source", "half", false, 11664L, 8, false, List.of("target")),
          new Kernel.Operand("target", "quarter", true, 5832L, 8, false, List.of("source"))));

  /**
   * cast, f16 to f143, 592.
   */
  Kernel CAST_F16_F143_LINEAR_N592_INTERLEAVED_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f16_f143_linear_n592_interleaved_sat",
      "ipukern::cast_f16_f143_linear_n592_interleaved_sat",
      "cast_f16_f143_linear_n592_interleaved_sat",
      "cast", "f16 to f143", "592",
      "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":592}}",
      12, 269L, 78L,
      List.of(
          new Kernel.Operand("source", "half", false, 1184L, 8, true, List.of("target")),
          new Kernel.Operand("target", "quarter", true, 592L, 8, false, List.of("source"))));

  /**
   * cast, f16 to f143, 592.
   */
  Kernel CAST_F16_F143_LINEAR_N592_SEPARATE_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f16_f143_linear_n592_separate_sat",
      "ipukern::cast_f16_f143_linear_n592_separate_sat",
      "cast_f16_f143_linear_n592_separate_sat",
      "cast", "f16 to f143", "592",
      "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":592,\"placement\":\"separate\"}}",
      12, 353L, 150L,
      List.of(
          new Kernel.Operand("source", "half", false, 1184L, 8, false, List.of("target")),
          new Kernel.Operand("target", "quarter", true, 592L, 8, false, List.of("source"))));

  /**
   * cast, f16 to f143, 8320.
   */
  Kernel CAST_F16_F143_LINEAR_N8320_INTERLEAVED_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f16_f143_linear_n8320_interleaved_sat",
      "ipukern::cast_f16_f143_linear_n8320_interleaved_sat",
      "cast_f16_f143_linear_n8320_interleaved_sat",
      "cast", "f16 to f143", "8320",
      "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":8320}}",
      12, 1235L, 1044L,
      List.of(
          new Kernel.Operand("source", "half", false, 16640L, 8, true, List.of("target")),
          new Kernel.Operand("target", "quarter", true, 8320L, 8, false, List.of("source"))));

  /**
   * cast, f16 to f143, 8320.
   */
  Kernel CAST_F16_F143_LINEAR_N8320_SEPARATE_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f16_f143_linear_n8320_separate_sat",
      "ipukern::cast_f16_f143_linear_n8320_separate_sat",
      "cast_f16_f143_linear_n8320_separate_sat",
      "cast", "f16 to f143", "8320",
      "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":8320,\"placement\":\"separate\"}}",
      12, 2285L, 2082L,
      List.of(
          new Kernel.Operand("source", "half", false, 16640L, 8, false, List.of("target")),
          new Kernel.Operand("target", "quarter", true, 8320L, 8, false, List.of("source"))));

  /**
   * cast, f16 to f143, 164 x 384.
   */
  Kernel CAST_F16_F143_PACKED_164X384_INTERLEAVED_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f16_f143_packed_164x384_interleaved_sat",
      "ipukern::cast_f16_f143_packed_164x384_interleaved_sat",
      "cast_f16_f143_packed_164x384_interleaved_sat",
      "cast", "f16 to f143", "164 x 384",
      "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"layout\":\"packed\",\"rows\":164,\"columns\":384}}",
      12, 8217L, 7872L,
      List.of(
          new Kernel.Operand("source", "half", false, 125952L, 8, true, List.of("target")),
          new Kernel.Operand("target", "quarter", true, 62976L, 8, false, List.of("source"))));

  /**
   * cast, f16 to f143, 164 x 384.
   */
  Kernel CAST_F16_F143_PACKED_164X384_SEPARATE_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f16_f143_packed_164x384_separate_sat",
      "ipukern::cast_f16_f143_packed_164x384_separate_sat",
      "cast_f16_f143_packed_164x384_separate_sat",
      "cast", "f16 to f143", "164 x 384",
      "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"layout\":\"packed\",\"rows\":164,\"columns\":384,\"placement\":\"separate\"}}",
      12, 16095L, 15744L,
      List.of(
          new Kernel.Operand("source", "half", false, 125952L, 8, false, List.of("target")),
          new Kernel.Operand("target", "quarter", true, 62976L, 8, false, List.of("source"))));

  /**
   * cast, f16 to f143, 288 x 32.
   */
  Kernel CAST_F16_F143_PACKED_288X32_INTERLEAVED_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f16_f143_packed_288x32_interleaved_sat",
      "ipukern::cast_f16_f143_packed_288x32_interleaved_sat",
      "cast_f16_f143_packed_288x32_interleaved_sat",
      "cast", "f16 to f143", "288 x 32",
      "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"layout\":\"packed\",\"rows\":288,\"columns\":32}}",
      12, 1347L, 1152L,
      List.of(
          new Kernel.Operand("source", "half", false, 18432L, 8, true, List.of("target")),
          new Kernel.Operand("target", "quarter", true, 9216L, 8, false, List.of("source"))));

  /**
   * cast, f16 to f143, 288 x 32.
   */
  Kernel CAST_F16_F143_PACKED_288X32_SEPARATE_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f16_f143_packed_288x32_separate_sat",
      "ipukern::cast_f16_f143_packed_288x32_separate_sat",
      "cast_f16_f143_packed_288x32_separate_sat",
      "cast", "f16 to f143", "288 x 32",
      "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"layout\":\"packed\",\"rows\":288,\"columns\":32,\"placement\":\"separate\"}}",
      12, 2505L, 2304L,
      List.of(
          new Kernel.Operand("source", "half", false, 18432L, 8, false, List.of("target")),
          new Kernel.Operand("target", "quarter", true, 9216L, 8, false, List.of("source"))));

  /**
   * cast, f16 to f143, 164 x 384.
   */
  Kernel CAST_F16_F143_ROWMAJOR_164X384_INTERLEAVED_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f16_f143_rowmajor_164x384_interleaved_sat",
      "ipukern::cast_f16_f143_rowmajor_164x384_interleaved_sat",
      "cast_f16_f143_rowmajor_164x384_interleaved_sat",
      "cast", "f16 to f143", "164 x 384",
      "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"layout\":\"row-major\",\"rows\":164,\"columns\":384}}",
      12, 8133L, 7872L,
      List.of(
          new Kernel.Operand("source", "half", false, 125952L, 8, true, List.of("target")),
          new Kernel.Operand("target", "quarter", true, 62976L, 8, false, List.of("source"))));

  /**
   * cast, f16 to f143, 164 x 384.
   */
  Kernel CAST_F16_F143_ROWMAJOR_164X384_SEPARATE_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f16_f143_rowmajor_164x384_separate_sat",
      "ipukern::cast_f16_f143_rowmajor_164x384_separate_sat",
      "cast_f16_f143_rowmajor_164x384_separate_sat",
      "cast", "f16 to f143", "164 x 384",
      "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"layout\":\"row-major\",\"rows\":164,\"columns\":384,\"placement\":\"separate\"}}",
      12, 16017L, 15744L,
      List.of(
          new Kernel.Operand("source", "half", false, 125952L, 8, false, List.of("target")),
          new Kernel.Operand("target", "quarter", true, 62976L, 8, false, List.of("source"))));

  /**
   * cast, f16 to f152, 1712.
   */
  Kernel CAST_F16_F152_LINEAR_N1712_SEPARATE_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f16_f152_linear_n1712_separate_sat",
      "ipukern::cast_f16_f152_linear_n1712_separate_sat",
      "cast_f16_f152_linear_n1712_separate_sat",
      "cast", "f16 to f152", "1712",
      "{\"cast\":{\"from\":\"f16\",\"to\":\"f152\",\"elements\":1712,\"placement\":\"separate\"}}",
      12, 631L, 432L,
      List.of(
          new Kernel.Operand("source", "half", false, 3424L, 8, false, List.of("target")),
          new Kernel.Operand("target", "quarter", true, 1712L, 8, false, List.of("source"))));

  /**
   * cast, f32 to f143, 2144.
   */
  Kernel CAST_F32_F143_LINEAR_N2144_ANY_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f32_f143_linear_n2144_any_sat",
      "ipukern::cast_f32_f143_linear_n2144_any_sat",
      "cast_f32_f143_linear_n2144_any_sat",
      "cast", "f32 to f143", "2144",
      "{\"cast\":{\"from\":\"f32\",\"to\":\"f143\",\"elements\":2144,\"placement\":\"any\"}}",
      12, 8809L, 1074L,
      List.of(
          new Kernel.Operand("source", "float", false, 8576L, 8, false, List.of()),
          new Kernel.Operand("target", "quarter", true, 2144L, 8, false, List.of())));

  /**
   * cast, f32 to f152, 2144.
   */
  Kernel CAST_F32_F152_LINEAR_N2144_ANY_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f32_f152_linear_n2144_any_sat",
      "ipukern::cast_f32_f152_linear_n2144_any_sat",
      "cast_f32_f152_linear_n2144_any_sat",
      "cast", "f32 to f152", "2144",
      "{\"cast\":{\"from\":\"f32\",\"to\":\"f152\",\"elements\":2144,\"placement\":\"any\"}}",
      12, 8809L, 1074L,
      List.of(
          new Kernel.Operand("source", "float", false, 8576L, 8, false, List.of()),
          new Kernel.Operand("target", "quarter", true, 2144L, 8, false, List.of())));

  /**
   * cast, f32 to f16, 2144.
   */
  Kernel CAST_F32_F16_LINEAR_N2144_INTERLEAVED_SAT = new Kernel(
      "__runCodelet_ipukern__cast_f32_f16_linear_n2144_interleaved_sat",
      "ipukern::cast_f32_f16_linear_n2144_interleaved_sat",
      "cast_f32_f16_linear_n2144_interleaved_sat",
      "cast", "f32 to f16", "2144",
      "{\"cast\":{\"from\":\"f32\",\"to\":\"f16\",\"elements\":2144}}",
      8, 683L, 540L,
      List.of(
          new Kernel.Operand("source", "float", false, 8576L, 8, true, List.of("target")),
          new Kernel.Operand("target", "half", true, 4288L, 8, false, List.of("source"))));

  /**
   * {@return the constants}
   */
  static List<Kernel> kernels() {
    return List.of(
        CAST_F143_F143_LINEAR_N2144_ANY_SAT,
        CAST_F143_F152_LINEAR_N2144_ANY_SAT,
        CAST_F143_F16_LINEAR_N8320_SEPARATE_SAT,
        CAST_F143_F16_PACKED_164X384_SEPARATE_SAT,
        CAST_F152_F143_LINEAR_N2144_ANY_SAT,
        CAST_F152_F152_LINEAR_N2144_ANY_SAT,
        CAST_F152_F16_LINEAR_N2144_SEPARATE_SAT,
        CAST_F16_F143_LINEAR_N1712_INTERLEAVED_SAT,
        CAST_F16_F143_LINEAR_N1712_SEPARATE_SAT,
        CAST_F16_F143_LINEAR_N2144_ANY_SAT,
        CAST_F16_F143_LINEAR_N2144_INTERLEAVED_SAT,
        CAST_F16_F143_LINEAR_N2144_SEPARATE_SAT,
        CAST_F16_F143_LINEAR_N5832_INTERLEAVED_SAT,
        CAST_F16_F143_LINEAR_N5832_SEPARATE_SAT,
        CAST_F16_F143_LINEAR_N592_INTERLEAVED_SAT,
        CAST_F16_F143_LINEAR_N592_SEPARATE_SAT,
        CAST_F16_F143_LINEAR_N8320_INTERLEAVED_SAT,
        CAST_F16_F143_LINEAR_N8320_SEPARATE_SAT,
        CAST_F16_F143_PACKED_164X384_INTERLEAVED_SAT,
        CAST_F16_F143_PACKED_164X384_SEPARATE_SAT,
        CAST_F16_F143_PACKED_288X32_INTERLEAVED_SAT,
        CAST_F16_F143_PACKED_288X32_SEPARATE_SAT,
        CAST_F16_F143_ROWMAJOR_164X384_INTERLEAVED_SAT,
        CAST_F16_F143_ROWMAJOR_164X384_SEPARATE_SAT,
        CAST_F16_F152_LINEAR_N1712_SEPARATE_SAT,
        CAST_F32_F143_LINEAR_N2144_ANY_SAT,
        CAST_F32_F152_LINEAR_N2144_ANY_SAT,
        CAST_F32_F16_LINEAR_N2144_INTERLEAVED_SAT);
  }
}
