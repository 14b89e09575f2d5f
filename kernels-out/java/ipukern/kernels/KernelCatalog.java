// SPDX-License-Identifier: 0BSD
// KernelCatalog.java, emitted by ipukern: edit the manifest, not this file.
package ipukern.kernels;

import java.util.List;

/**
 * The kernels of this folder, a constant an entry point.
 *
 * <p>All cycles are modelled tile cycles (timing model ipu21-t2).
 */
public enum KernelCatalog {
  /**
   * The cast kernel of 2144.
   */
  CAST_F143_F143_LINEAR_N2144_ANY_SAT("__runCodelet_ipukern__cast_f143_f143_linear_n2144_any_sat",
  "ipukern::cast_f143_f143_linear_n2144_any_sat",
  "cast_f143_f143_linear_n2144_any_sat",
  "cast",
  "f143 to f143",
  "2144",
  "{\"cast\":{\"from\":\"f143\",\"to\":\"f143\",\"elements\":2144,\"placement\":\"any\"}}",
  16,
  1555L,
  270L,
  List.of(
  new Operand("source", "quarter", false, 2144L, 8, false, List.of()),
  new Operand("target", "quarter", true, 2144L, 8, false, List.of()))),

  /**
   * The cast kernel of 2144.
   */
  CAST_F143_F152_LINEAR_N2144_ANY_SAT("__runCodelet_ipukern__cast_f143_f152_linear_n2144_any_sat",
  "ipukern::cast_f143_f152_linear_n2144_any_sat",
  "cast_f143_f152_linear_n2144_any_sat",
  "cast",
  "f143 to f152",
  "2144",
  "{\"cast\":{\"from\":\"f143\",\"to\":\"f152\",\"elements\":2144,\"placement\":\"any\"}}",
  16,
  2095L,
  270L,
  List.of(
  new Operand("source", "quarter", false, 2144L, 8, false, List.of()),
  new Operand("target", "quarter", true, 2144L, 8, false, List.of()))),

  /**
   * The cast kernel of 8320.
   */
  CAST_F143_F16_LINEAR_N8320_SEPARATE_SAT("__runCodelet_ipukern__cast_f143_f16_linear_n8320_separate_sat",
  "ipukern::cast_f143_f16_linear_n8320_separate_sat",
  "cast_f143_f16_linear_n8320_separate_sat",
  "cast",
  "f143 to f16",
  "8320",
  "{\"cast\":{\"from\":\"f143\",\"to\":\"f16\",\"elements\":8320,\"placement\":\"separate\"}}",
  12,
  2255L,
  2082L,
  List.of(
  new Operand("source", "quarter", false, 8320L, 8, false, List.of("target")),
  new Operand("target", "half", true, 16640L, 8, false, List.of("source")))),

  /**
   * The cast kernel of 164 x 384.
   */
  CAST_F143_F16_PACKED_164X384_SEPARATE_SAT("__runCodelet_ipukern__cast_f143_f16_packed_164x384_separate_sat",
  "ipukern::cast_f143_f16_packed_164x384_separate_sat",
  "cast_f143_f16_packed_164x384_separate_sat",
  "cast",
  "f143 to f16",
  "164 x 384",
  "{\"cast\":{\"from\":\"f143\",\"to\":\"f16\",\"layout\":\"packed\",\"rows\":164,\"columns\":384,\"placement\":\"separate\"}}",
  12,
  16257L,
  15744L,
  List.of(
  new Operand("source", "quarter", false, 62976L, 8, false, List.of("target")),
  new Operand("target", "half", true, 125952L, 8, false, List.of("source")))),

  /**
   * The cast kernel of 2144.
   */
  CAST_F152_F143_LINEAR_N2144_ANY_SAT("__runCodelet_ipukern__cast_f152_f143_linear_n2144_any_sat",
  "ipukern::cast_f152_f143_linear_n2144_any_sat",
  "cast_f152_f143_linear_n2144_any_sat",
  "cast",
  "f152 to f143",
  "2144",
  "{\"cast\":{\"from\":\"f152\",\"to\":\"f143\",\"elements\":2144,\"placement\":\"any\"}}",
  16,
  2095L,
  270L,
  List.of(
  new Operand("source", "quarter", false, 2144L, 8, false, List.of()),
  new Operand("target", "quarter", true, 2144L, 8, false, List.of()))),

  /**
   * The cast kernel of 2144.
   */
  CAST_F152_F152_LINEAR_N2144_ANY_SAT("__runCodelet_ipukern__cast_f152_f152_linear_n2144_any_sat",
  "ipukern::cast_f152_f152_linear_n2144_any_sat",
  "cast_f152_f152_linear_n2144_any_sat",
  "cast",
  "f152 to f152",
  "2144",
  "{\"cast\":{\"from\":\"f152\",\"to\":\"f152\",\"elements\":2144,\"placement\":\"any\"}}",
  16,
  1555L,
  270L,
  List.of(
  new Operand("source", "quarter", false, 2144L, 8, false, List.of()),
  new Operand("target", "quarter", true, 2144L, 8, false, List.of()))),

  /**
   * The cast kernel of 2144.
   */
  CAST_F152_F16_LINEAR_N2144_SEPARATE_SAT("__runCodelet_ipukern__cast_f152_f16_linear_n2144_separate_sat",
  "ipukern::cast_f152_f16_linear_n2144_separate_sat",
  "cast_f152_f16_linear_n2144_separate_sat",
  "cast",
  "f152 to f16",
  "2144",
  "{\"cast\":{\"from\":\"f152\",\"to\":\"f16\",\"elements\":2144,\"placement\":\"separate\"}}",
  12,
  709L,
  540L,
  List.of(
  new Operand("source", "quarter", false, 2144L, 8, false, List.of("target")),
  new Operand("target", "half", true, 4288L, 8, false, List.of("source")))),

  /**
   * The cast kernel of 1712.
   */
  CAST_F16_F143_LINEAR_N1712_INTERLEAVED_SAT("__runCodelet_ipukern__cast_f16_f143_linear_n1712_interleaved_sat",
  "ipukern::cast_f16_f143_linear_n1712_interleaved_sat",
  "cast_f16_f143_linear_n1712_interleaved_sat",
  "cast",
  "f16 to f143",
  "1712",
  "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":1712}}",
  12,
  409L,
  216L,
  List.of(
  new Operand("source", "half", false, 3424L, 8, true, List.of("target")),
  new Operand("target", "quarter", true, 1712L, 8, false, List.of("source")))),

  /**
   * The cast kernel of 1712.
   */
  CAST_F16_F143_LINEAR_N1712_SEPARATE_SAT("__runCodelet_ipukern__cast_f16_f143_linear_n1712_separate_sat",
  "ipukern::cast_f16_f143_linear_n1712_separate_sat",
  "cast_f16_f143_linear_n1712_separate_sat",
  "cast",
  "f16 to f143",
  "1712",
  "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":1712,\"placement\":\"separate\"}}",
  12,
  631L,
  432L,
  List.of(
  new Operand("source", "half", false, 3424L, 8, false, List.of("target")),
  new Operand("target", "quarter", true, 1712L, 8, false, List.of("source")))),

  /**
   * The cast kernel of 2144.
   */
  CAST_F16_F143_LINEAR_N2144_ANY_SAT("__runCodelet_ipukern__cast_f16_f143_linear_n2144_any_sat",
  "ipukern::cast_f16_f143_linear_n2144_any_sat",
  "cast_f16_f143_linear_n2144_any_sat",
  "cast",
  "f16 to f143",
  "2144",
  "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":2144,\"placement\":\"any\"}}",
  12,
  1063L,
  540L,
  List.of(
  new Operand("source", "half", false, 4288L, 8, false, List.of()),
  new Operand("target", "quarter", true, 2144L, 8, false, List.of()))),

  /**
   * The cast kernel of 2144.
   */
  CAST_F16_F143_LINEAR_N2144_INTERLEAVED_SAT("__runCodelet_ipukern__cast_f16_f143_linear_n2144_interleaved_sat",
  "ipukern::cast_f16_f143_linear_n2144_interleaved_sat",
  "cast_f16_f143_linear_n2144_interleaved_sat",
  "cast",
  "f16 to f143",
  "2144",
  "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":2144}}",
  12,
  463L,
  270L,
  List.of(
  new Operand("source", "half", false, 4288L, 8, true, List.of("target")),
  new Operand("target", "quarter", true, 2144L, 8, false, List.of("source")))),

  /**
   * The cast kernel of 2144.
   */
  CAST_F16_F143_LINEAR_N2144_SEPARATE_SAT("__runCodelet_ipukern__cast_f16_f143_linear_n2144_separate_sat",
  "ipukern::cast_f16_f143_linear_n2144_separate_sat",
  "cast_f16_f143_linear_n2144_separate_sat",
  "cast",
  "f16 to f143",
  "2144",
  "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":2144,\"placement\":\"separate\"}}",
  12,
  739L,
  540L,
  List.of(
  new Operand("source", "half", false, 4288L, 8, false, List.of("target")),
  new Operand("target", "quarter", true, 2144L, 8, false, List.of("source")))),

  /**
   * The cast kernel of 5832.
   */
  CAST_F16_F143_LINEAR_N5832_INTERLEAVED_SAT("__runCodelet_ipukern__cast_f16_f143_linear_n5832_interleaved_sat",
  "ipukern::cast_f16_f143_linear_n5832_interleaved_sat",
  "cast_f16_f143_linear_n5832_interleaved_sat",
  "cast",
  "f16 to f143",
  "5832",
  "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":5832}}",
  12,
  924L,
  732L,
  List.of(
  new Operand("source", "half", false, 11664L, 8, true, List.of("target")),
  new Operand("target", "quarter", true, 5832L, 8, false, List.of("source")))),

  /**
   * The cast kernel of 5832.
   */
  CAST_F16_F143_LINEAR_N5832_SEPARATE_SAT("__runCodelet_ipukern__cast_f16_f143_linear_n5832_separate_sat",
  "ipukern::cast_f16_f143_linear_n5832_separate_sat",
  "cast_f16_f143_linear_n5832_separate_sat",
  "cast",
  "f16 to f143",
  "5832",
  "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":5832,\"placement\":\"separate\"}}",
  12,
  1662L,
  1458L,
  List.of(
  new Operand("source", "half", false, 11664L, 8, false, List.of("target")),
  new Operand("target", "quarter", true, 5832L, 8, false, List.of("source")))),

  /**
   * The cast kernel of 592.
   */
  CAST_F16_F143_LINEAR_N592_INTERLEAVED_SAT("__runCodelet_ipukern__cast_f16_f143_linear_n592_interleaved_sat",
  "ipukern::cast_f16_f143_linear_n592_interleaved_sat",
  "cast_f16_f143_linear_n592_interleaved_sat",
  "cast",
  "f16 to f143",
  "592",
  "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":592}}",
  12,
  269L,
  78L,
  List.of(
  new Operand("source", "half", false, 1184L, 8, true, List.of("target")),
  new Operand("target", "quarter", true, 592L, 8, false, List.of("source")))),

  /**
   * The cast kernel of 592.
   */
  CAST_F16_F143_LINEAR_N592_SEPARATE_SAT("__runCodelet_ipukern__cast_f16_f143_linear_n592_separate_sat",
  "ipukern::cast_f16_f143_linear_n592_separate_sat",
  "cast_f16_f143_linear_n592_separate_sat",
  "cast",
  "f16 to f143",
  "592",
  "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":592,\"placement\":\"separate\"}}",
  12,
  353L,
  150L,
  List.of(
  new Operand("source", "half", false, 1184L, 8, false, List.of("target")),
  new Operand("target", "quarter", true, 592L, 8, false, List.of("source")))),

  /**
   * The cast kernel of 8320.
   */
  CAST_F16_F143_LINEAR_N8320_INTERLEAVED_SAT("__runCodelet_ipukern__cast_f16_f143_linear_n8320_interleaved_sat",
  "ipukern::cast_f16_f143_linear_n8320_interleaved_sat",
  "cast_f16_f143_linear_n8320_interleaved_sat",
  "cast",
  "f16 to f143",
  "8320",
  "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":8320}}",
  12,
  1235L,
  1044L,
  List.of(
  new Operand("source", "half", false, 16640L, 8, true, List.of("target")),
  new Operand("target", "quarter", true, 8320L, 8, false, List.of("source")))),

  /**
   * The cast kernel of 8320.
   */
  CAST_F16_F143_LINEAR_N8320_SEPARATE_SAT("__runCodelet_ipukern__cast_f16_f143_linear_n8320_separate_sat",
  "ipukern::cast_f16_f143_linear_n8320_separate_sat",
  "cast_f16_f143_linear_n8320_separate_sat",
  "cast",
  "f16 to f143",
  "8320",
  "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":8320,\"placement\":\"separate\"}}",
  12,
  2285L,
  2082L,
  List.of(
  new Operand("source", "half", false, 16640L, 8, false, List.of("target")),
  new Operand("target", "quarter", true, 8320L, 8, false, List.of("source")))),

  /**
   * The cast kernel of 164 x 384.
   */
  CAST_F16_F143_PACKED_164X384_INTERLEAVED_SAT("__runCodelet_ipukern__cast_f16_f143_packed_164x384_interleaved_sat",
  "ipukern::cast_f16_f143_packed_164x384_interleaved_sat",
  "cast_f16_f143_packed_164x384_interleaved_sat",
  "cast",
  "f16 to f143",
  "164 x 384",
  "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"layout\":\"packed\",\"rows\":164,\"columns\":384}}",
  12,
  8217L,
  7872L,
  List.of(
  new Operand("source", "half", false, 125952L, 8, true, List.of("target")),
  new Operand("target", "quarter", true, 62976L, 8, false, List.of("source")))),

  /**
   * The cast kernel of 164 x 384.
   */
  CAST_F16_F143_PACKED_164X384_SEPARATE_SAT("__runCodelet_ipukern__cast_f16_f143_packed_164x384_separate_sat",
  "ipukern::cast_f16_f143_packed_164x384_separate_sat",
  "cast_f16_f143_packed_164x384_separate_sat",
  "cast",
  "f16 to f143",
  "164 x 384",
  "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"layout\":\"packed\",\"rows\":164,\"columns\":384,\"placement\":\"separate\"}}",
  12,
  16095L,
  15744L,
  List.of(
  new Operand("source", "half", false, 125952L, 8, false, List.of("target")),
  new Operand("target", "quarter", true, 62976L, 8, false, List.of("source")))),

  /**
   * The cast kernel of 288 x 32.
   */
  CAST_F16_F143_PACKED_288X32_INTERLEAVED_SAT("__runCodelet_ipukern__cast_f16_f143_packed_288x32_interleaved_sat",
  "ipukern::cast_f16_f143_packed_288x32_interleaved_sat",
  "cast_f16_f143_packed_288x32_interleaved_sat",
  "cast",
  "f16 to f143",
  "288 x 32",
  "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"layout\":\"packed\",\"rows\":288,\"columns\":32}}",
  12,
  1347L,
  1152L,
  List.of(
  new Operand("source", "half", false, 18432L, 8, true, List.of("target")),
  new Operand("target", "quarter", true, 9216L, 8, false, List.of("source")))),

  /**
   * The cast kernel of 288 x 32.
   */
  CAST_F16_F143_PACKED_288X32_SEPARATE_SAT("__runCodelet_ipukern__cast_f16_f143_packed_288x32_separate_sat",
  "ipukern::cast_f16_f143_packed_288x32_separate_sat",
  "cast_f16_f143_packed_288x32_separate_sat",
  "cast",
  "f16 to f143",
  "288 x 32",
  "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"layout\":\"packed\",\"rows\":288,\"columns\":32,\"placement\":\"separate\"}}",
  12,
  2505L,
  2304L,
  List.of(
  new Operand("source", "half", false, 18432L, 8, false, List.of("target")),
  new Operand("target", "quarter", true, 9216L, 8, false, List.of("source")))),

  /**
   * The cast kernel of 164 x 384.
   */
  CAST_F16_F143_ROWMAJOR_164X384_INTERLEAVED_SAT("__runCodelet_ipukern__cast_f16_f143_rowmajor_164x384_interleaved_sat",
  "ipukern::cast_f16_f143_rowmajor_164x384_interleaved_sat",
  "cast_f16_f143_rowmajor_164x384_interleaved_sat",
  "cast",
  "f16 to f143",
  "164 x 384",
  "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"layout\":\"row-major\",\"rows\":164,\"columns\":384}}",
  12,
  8133L,
  7872L,
  List.of(
  new Operand("source", "half", false, 125952L, 8, true, List.of("target")),
  new Operand("target", "quarter", true, 62976L, 8, false, List.of("source")))),

  /**
   * The cast kernel of 164 x 384.
   */
  CAST_F16_F143_ROWMAJOR_164X384_SEPARATE_SAT("__runCodelet_ipukern__cast_f16_f143_rowmajor_164x384_separate_sat",
  "ipukern::cast_f16_f143_rowmajor_164x384_separate_sat",
  "cast_f16_f143_rowmajor_164x384_separate_sat",
  "cast",
  "f16 to f143",
  "164 x 384",
  "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"layout\":\"row-major\",\"rows\":164,\"columns\":384,\"placement\":\"separate\"}}",
  12,
  16017L,
  15744L,
  List.of(
  new Operand("source", "half", false, 125952L, 8, false, List.of("target")),
  new Operand("target", "quarter", true, 62976L, 8, false, List.of("source")))),

  /**
   * The cast kernel of 1712.
   */
  CAST_F16_F152_LINEAR_N1712_SEPARATE_SAT("__runCodelet_ipukern__cast_f16_f152_linear_n1712_separate_sat",
  "ipukern::cast_f16_f152_linear_n1712_separate_sat",
  "cast_f16_f152_linear_n1712_separate_sat",
  "cast",
  "f16 to f152",
  "1712",
  "{\"cast\":{\"from\":\"f16\",\"to\":\"f152\",\"elements\":1712,\"placement\":\"separate\"}}",
  12,
  631L,
  432L,
  List.of(
  new Operand("source", "half", false, 3424L, 8, false, List.of("target")),
  new Operand("target", "quarter", true, 1712L, 8, false, List.of("source")))),

  /**
   * The cast kernel of 2144.
   */
  CAST_F32_F143_LINEAR_N2144_ANY_SAT("__runCodelet_ipukern__cast_f32_f143_linear_n2144_any_sat",
  "ipukern::cast_f32_f143_linear_n2144_any_sat",
  "cast_f32_f143_linear_n2144_any_sat",
  "cast",
  "f32 to f143",
  "2144",
  "{\"cast\":{\"from\":\"f32\",\"to\":\"f143\",\"elements\":2144,\"placement\":\"any\"}}",
  12,
  8809L,
  1074L,
  List.of(
  new Operand("source", "float", false, 8576L, 8, false, List.of()),
  new Operand("target", "quarter", true, 2144L, 8, false, List.of()))),

  /**
   * The cast kernel of 2144.
   */
  CAST_F32_F152_LINEAR_N2144_ANY_SAT("__runCodelet_ipukern__cast_f32_f152_linear_n2144_any_sat",
  "ipukern::cast_f32_f152_linear_n2144_any_sat",
  "cast_f32_f152_linear_n2144_any_sat",
  "cast",
  "f32 to f152",
  "2144",
  "{\"cast\":{\"from\":\"f32\",\"to\":\"f152\",\"elements\":2144,\"placement\":\"any\"}}",
  12,
  8809L,
  1074L,
  List.of(
  new Operand("source", "float", false, 8576L, 8, false, List.of()),
  new Operand("target", "quarter", true, 2144L, 8, false, List.of()))),

  /**
   * The cast kernel of 2144.
   */
  CAST_F32_F16_LINEAR_N2144_INTERLEAVED_SAT("__runCodelet_ipukern__cast_f32_f16_linear_n2144_interleaved_sat",
  "ipukern::cast_f32_f16_linear_n2144_interleaved_sat",
  "cast_f32_f16_linear_n2144_interleaved_sat",
  "cast",
  "f32 to f16",
  "2144",
  "{\"cast\":{\"from\":\"f32\",\"to\":\"f16\",\"elements\":2144}}",
  8,
  683L,
  540L,
  List.of(
  new Operand("source", "float", false, 8576L, 8, true, List.of("target")),
  new Operand("target", "half", true, 4288L, 8, false, List.of("source")))),

  /**
   * The gemm kernel of 244 x 128 x 64.
   */
  GEMM_F143_INIT_INT_K128_C64_R244("__runCodelet_ipukern__gemm_f143_init_int_k128_c64_r244",
  "ipukern::gemm_f143_init_int_k128_c64_r244",
  "gemm_f143_init_int_k128_c64_r244",
  "gemm",
  "f143",
  "244 x 128 x 64",
  "{\"gemm\":{\"precision\":\"f143\",\"rows\":[244],\"inner\":128,\"columns\":64,\"weights\":\"interleaved\"}}",
  20,
  17811L,
  16256L,
  List.of(
  new Operand("left", "quarter", false, 31232L, 8, false, List.of("output")),
  new Operand("coefficients", "quarter", false, 8192L, 16, true, List.of()),
  new Operand("output", "half", true, 31232L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 57 x 128 x 80.
   */
  GEMM_F143_INIT_INT_K128_C80_R57("__runCodelet_ipukern__gemm_f143_init_int_k128_c80_r57",
  "ipukern::gemm_f143_init_int_k128_c80_r57",
  "gemm_f143_init_int_k128_c80_r57",
  "gemm",
  "f143",
  "57 x 128 x 80",
  "{\"gemm\":{\"precision\":\"f143\",\"rows\":[57],\"inner\":128,\"columns\":80,\"weights\":\"interleaved\"}}",
  20,
  7346L,
  5440L,
  List.of(
  new Operand("left", "quarter", false, 7296L, 8, false, List.of("output")),
  new Operand("coefficients", "quarter", false, 10240L, 16, true, List.of()),
  new Operand("output", "half", true, 9120L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 122 x 160 x 128.
   */
  GEMM_F143_INIT_INT_K160_C128_R122("__runCodelet_ipukern__gemm_f143_init_int_k160_c128_r122",
  "ipukern::gemm_f143_init_int_k160_c128_r122",
  "gemm_f143_init_int_k160_c128_r122",
  "gemm",
  "f143",
  "122 x 160 x 128",
  "{\"gemm\":{\"precision\":\"f143\",\"rows\":[122],\"inner\":160,\"columns\":128,\"weights\":\"interleaved\"}}",
  20,
  25105L,
  21440L,
  List.of(
  new Operand("left", "quarter", false, 19520L, 8, false, List.of("output")),
  new Operand("coefficients", "quarter", false, 20480L, 16, true, List.of()),
  new Operand("output", "half", true, 31232L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 82 x 192 x 160.
   */
  GEMM_F143_INIT_INT_K192_C160_R82("__runCodelet_ipukern__gemm_f143_init_int_k192_c160_r82",
  "ipukern::gemm_f143_init_int_k192_c160_r82",
  "gemm_f143_init_int_k192_c160_r82",
  "gemm",
  "f143",
  "82 x 192 x 160",
  "{\"gemm\":{\"precision\":\"f143\",\"rows\":[82],\"inner\":192,\"columns\":160,\"weights\":\"interleaved\"}}",
  20,
  27507L,
  22080L,
  List.of(
  new Operand("left", "quarter", false, 15744L, 8, false, List.of("output")),
  new Operand("coefficients", "quarter", false, 30720L, 16, true, List.of()),
  new Operand("output", "half", true, 26240L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 364 x 96 x 16.
   */
  GEMM_F143_INIT_INT_K96_C16_R364("__runCodelet_ipukern__gemm_f143_init_int_k96_c16_r364",
  "ipukern::gemm_f143_init_int_k96_c16_r364",
  "gemm_f143_init_int_k96_c16_r364_r365",
  "gemm",
  "f143",
  "364 x 96 x 16",
  "{\"gemm\":{\"precision\":\"f143\",\"rows\":[364,365],\"inner\":96,\"columns\":16,\"weights\":\"interleaved\"}}",
  20,
  4899L,
  4488L,
  List.of(
  new Operand("left", "quarter", false, 34944L, 8, false, List.of("output")),
  new Operand("coefficients", "quarter", false, 1536L, 16, true, List.of()),
  new Operand("output", "half", true, 11648L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 365 x 96 x 16.
   */
  GEMM_F143_INIT_INT_K96_C16_R365("__runCodelet_ipukern__gemm_f143_init_int_k96_c16_r365",
  "ipukern::gemm_f143_init_int_k96_c16_r365",
  "gemm_f143_init_int_k96_c16_r364_r365",
  "gemm",
  "f143",
  "365 x 96 x 16",
  "{\"gemm\":{\"precision\":\"f143\",\"rows\":[364,365],\"inner\":96,\"columns\":16,\"weights\":\"interleaved\"}}",
  20,
  4888L,
  4488L,
  List.of(
  new Operand("left", "quarter", false, 35040L, 8, false, List.of("output")),
  new Operand("coefficients", "quarter", false, 1536L, 16, true, List.of()),
  new Operand("output", "half", true, 11680L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 146 x 96 x 48.
   */
  GEMM_F143_INIT_INT_K96_C48_R146("__runCodelet_ipukern__gemm_f143_init_int_k96_c48_r146",
  "ipukern::gemm_f143_init_int_k96_c48_r146",
  "gemm_f143_init_int_k96_c48_r146",
  "gemm",
  "f143",
  "146 x 96 x 48",
  "{\"gemm\":{\"precision\":\"f143\",\"rows\":[146],\"inner\":96,\"columns\":48,\"weights\":\"interleaved\"}}",
  20,
  6625L,
  5688L,
  List.of(
  new Operand("left", "quarter", false, 14016L, 8, false, List.of("output")),
  new Operand("coefficients", "quarter", false, 4608L, 16, true, List.of()),
  new Operand("output", "half", true, 14016L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 364 x 96 x 16.
   */
  GEMM_F143_INIT_STD_K96_C16_R364("__runCodelet_ipukern__gemm_f143_init_std_k96_c16_r364",
  "ipukern::gemm_f143_init_std_k96_c16_r364",
  "gemm_f143_init_std_k96_c16_r364_r365",
  "gemm",
  "f143",
  "364 x 96 x 16",
  "{\"gemm\":{\"precision\":\"f143\",\"rows\":[364,365],\"inner\":96,\"columns\":16}}",
  20,
  4995L,
  4584L,
  List.of(
  new Operand("left", "quarter", false, 34944L, 8, false, List.of("output")),
  new Operand("coefficients", "quarter", false, 1536L, 8, false, List.of()),
  new Operand("output", "half", true, 11648L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 365 x 96 x 16.
   */
  GEMM_F143_INIT_STD_K96_C16_R365("__runCodelet_ipukern__gemm_f143_init_std_k96_c16_r365",
  "ipukern::gemm_f143_init_std_k96_c16_r365",
  "gemm_f143_init_std_k96_c16_r364_r365",
  "gemm",
  "f143",
  "365 x 96 x 16",
  "{\"gemm\":{\"precision\":\"f143\",\"rows\":[364,365],\"inner\":96,\"columns\":16}}",
  20,
  4984L,
  4584L,
  List.of(
  new Operand("left", "quarter", false, 35040L, 8, false, List.of("output")),
  new Operand("coefficients", "quarter", false, 1536L, 8, false, List.of()),
  new Operand("output", "half", true, 11680L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 244 x 128 x 64.
   */
  GEMM_F16_INIT_INT_K128_C64_R244("__runCodelet_ipukern__gemm_f16_init_int_k128_c64_r244",
  "ipukern::gemm_f16_init_int_k128_c64_r244",
  "gemm_f16_init_int_k128_c64_r244",
  "gemm",
  "f16",
  "244 x 128 x 64",
  "{\"gemm\":{\"precision\":\"f16\",\"rows\":[244],\"inner\":128,\"columns\":64,\"weights\":\"interleaved\"}}",
  12,
  35445L,
  32512L,
  List.of(
  new Operand("left", "half", false, 62464L, 8, false, List.of("output")),
  new Operand("coefficients", "half", false, 16384L, 16, true, List.of()),
  new Operand("output", "half", true, 31232L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 57 x 128 x 80.
   */
  GEMM_F16_INIT_INT_K128_C80_R57("__runCodelet_ipukern__gemm_f16_init_int_k128_c80_r57",
  "ipukern::gemm_f16_init_int_k128_c80_r57",
  "gemm_f16_init_int_k128_c80_r57",
  "gemm",
  "f16",
  "57 x 128 x 80",
  "{\"gemm\":{\"precision\":\"f16\",\"rows\":[57],\"inner\":128,\"columns\":80,\"weights\":\"interleaved\"}}",
  12,
  14516L,
  10880L,
  List.of(
  new Operand("left", "half", false, 14592L, 8, false, List.of("output")),
  new Operand("coefficients", "half", false, 20480L, 16, true, List.of()),
  new Operand("output", "half", true, 9120L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 122 x 160 x 128.
   */
  GEMM_F16_INIT_INT_K160_C128_R122("__runCodelet_ipukern__gemm_f16_init_int_k160_c128_r122",
  "ipukern::gemm_f16_init_int_k160_c128_r122",
  "gemm_f16_init_int_k160_c128_r122",
  "gemm",
  "f16",
  "122 x 160 x 128",
  "{\"gemm\":{\"precision\":\"f16\",\"rows\":[122],\"inner\":160,\"columns\":128,\"weights\":\"interleaved\"}}",
  12,
  50035L,
  42880L,
  List.of(
  new Operand("left", "half", false, 39040L, 8, false, List.of("output")),
  new Operand("coefficients", "half", false, 40960L, 16, true, List.of()),
  new Operand("output", "half", true, 31232L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 82 x 192 x 160.
   */
  GEMM_F16_INIT_INT_K192_C160_R82("__runCodelet_ipukern__gemm_f16_init_int_k192_c160_r82",
  "ipukern::gemm_f16_init_int_k192_c160_r82",
  "gemm_f16_init_int_k192_c160_r82",
  "gemm",
  "f16",
  "82 x 192 x 160",
  "{\"gemm\":{\"precision\":\"f16\",\"rows\":[82],\"inner\":192,\"columns\":160,\"weights\":\"interleaved\"}}",
  12,
  54837L,
  44160L,
  List.of(
  new Operand("left", "half", false, 31488L, 8, false, List.of("output")),
  new Operand("coefficients", "half", false, 61440L, 16, true, List.of()),
  new Operand("output", "half", true, 26240L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 128 x 64 x 64.
   */
  GEMM_F16_INIT_INT_K64_C64_PACKED_R128("__runCodelet_ipukern__gemm_f16_init_int_k64_c64_packed_r128",
  "ipukern::gemm_f16_init_int_k64_c64_packed_r128",
  "gemm_f16_init_int_k64_c64_packed_r128",
  "gemm",
  "f16",
  "128 x 64 x 64",
  "{\"gemm\":{\"precision\":\"f16\",\"rows\":[128],\"inner\":64,\"columns\":64,\"weights\":\"interleaved\",\"output\":\"packed\"}}",
  12,
  13309L,
  8960L,
  List.of(
  new Operand("left", "half", false, 16384L, 8, false, List.of("output")),
  new Operand("coefficients", "half", false, 8192L, 16, true, List.of()),
  new Operand("output", "half", true, 16384L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 364 x 80 x 16.
   */
  GEMM_F16_INIT_INT_K80_C16_R364("__runCodelet_ipukern__gemm_f16_init_int_k80_c16_r364",
  "ipukern::gemm_f16_init_int_k80_c16_r364",
  "gemm_f16_init_int_k80_c16_r364_r365",
  "gemm",
  "f16",
  "364 x 80 x 16",
  "{\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":80,\"columns\":16,\"weights\":\"interleaved\"}}",
  12,
  8037L,
  7480L,
  List.of(
  new Operand("left", "half", false, 58240L, 8, false, List.of("output")),
  new Operand("coefficients", "half", false, 2560L, 16, true, List.of()),
  new Operand("output", "half", true, 11648L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 365 x 80 x 16.
   */
  GEMM_F16_INIT_INT_K80_C16_R365("__runCodelet_ipukern__gemm_f16_init_int_k80_c16_r365",
  "ipukern::gemm_f16_init_int_k80_c16_r365",
  "gemm_f16_init_int_k80_c16_r364_r365",
  "gemm",
  "f16",
  "365 x 80 x 16",
  "{\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":80,\"columns\":16,\"weights\":\"interleaved\"}}",
  12,
  8032L,
  7480L,
  List.of(
  new Operand("left", "half", false, 58400L, 8, false, List.of("output")),
  new Operand("coefficients", "half", false, 2560L, 16, true, List.of()),
  new Operand("output", "half", true, 11680L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 364 x 80 x 16.
   */
  GEMM_F16_INIT_INT_K80_C16_RETAINED_R364("__runCodelet_ipukern__gemm_f16_init_int_k80_c16_retained_r364",
  "ipukern::gemm_f16_init_int_k80_c16_retained_r364",
  "gemm_f16_init_int_k80_c16_retained_r364_r365",
  "gemm",
  "f16",
  "364 x 80 x 16",
  "{\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":80,\"columns\":16,\"weights\":\"interleaved\",\"accumulators\":\"retained\"}}",
  12,
  7818L,
  7480L,
  List.of(
  new Operand("left", "half", false, 58240L, 8, false, List.of("output")),
  new Operand("coefficients", "half", false, 2560L, 16, true, List.of()),
  new Operand("output", "half", true, 11648L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 365 x 80 x 16.
   */
  GEMM_F16_INIT_INT_K80_C16_RETAINED_R365("__runCodelet_ipukern__gemm_f16_init_int_k80_c16_retained_r365",
  "ipukern::gemm_f16_init_int_k80_c16_retained_r365",
  "gemm_f16_init_int_k80_c16_retained_r364_r365",
  "gemm",
  "f16",
  "365 x 80 x 16",
  "{\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":80,\"columns\":16,\"weights\":\"interleaved\",\"accumulators\":\"retained\"}}",
  12,
  7810L,
  7480L,
  List.of(
  new Operand("left", "half", false, 58400L, 8, false, List.of("output")),
  new Operand("coefficients", "half", false, 2560L, 16, true, List.of()),
  new Operand("output", "half", true, 11680L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 81 x 80 x 80.
   */
  GEMM_F16_INIT_INT_K80_C80_R81("__runCodelet_ipukern__gemm_f16_init_int_k80_c80_r81",
  "ipukern::gemm_f16_init_int_k80_c80_r81",
  "gemm_f16_init_int_k80_c80_r81",
  "gemm",
  "f16",
  "81 x 80 x 80",
  "{\"gemm\":{\"precision\":\"f16\",\"rows\":[81],\"inner\":80,\"columns\":80,\"weights\":\"interleaved\"}}",
  12,
  11516L,
  9200L,
  List.of(
  new Operand("left", "half", false, 12960L, 8, false, List.of("output")),
  new Operand("coefficients", "half", false, 12800L, 16, true, List.of()),
  new Operand("output", "half", true, 12960L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 364 x 96 x 16.
   */
  GEMM_F16_INIT_INT_K96_C16_R364("__runCodelet_ipukern__gemm_f16_init_int_k96_c16_r364",
  "ipukern::gemm_f16_init_int_k96_c16_r364",
  "gemm_f16_init_int_k96_c16_r364_r365",
  "gemm",
  "f16",
  "364 x 96 x 16",
  "{\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":96,\"columns\":16,\"weights\":\"interleaved\"}}",
  12,
  9621L,
  8976L,
  List.of(
  new Operand("left", "half", false, 69888L, 8, false, List.of("output")),
  new Operand("coefficients", "half", false, 3072L, 16, true, List.of()),
  new Operand("output", "half", true, 11648L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 365 x 96 x 16.
   */
  GEMM_F16_INIT_INT_K96_C16_R365("__runCodelet_ipukern__gemm_f16_init_int_k96_c16_r365",
  "ipukern::gemm_f16_init_int_k96_c16_r365",
  "gemm_f16_init_int_k96_c16_r364_r365",
  "gemm",
  "f16",
  "365 x 96 x 16",
  "{\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":96,\"columns\":16,\"weights\":\"interleaved\"}}",
  12,
  9618L,
  8976L,
  List.of(
  new Operand("left", "half", false, 70080L, 8, false, List.of("output")),
  new Operand("coefficients", "half", false, 3072L, 16, true, List.of()),
  new Operand("output", "half", true, 11680L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 146 x 96 x 48.
   */
  GEMM_F16_INIT_INT_K96_C48_R146("__runCodelet_ipukern__gemm_f16_init_int_k96_c48_r146",
  "ipukern::gemm_f16_init_int_k96_c48_r146",
  "gemm_f16_init_int_k96_c48_r146",
  "gemm",
  "f16",
  "146 x 96 x 48",
  "{\"gemm\":{\"precision\":\"f16\",\"rows\":[146],\"inner\":96,\"columns\":48,\"weights\":\"interleaved\"}}",
  12,
  13075L,
  11376L,
  List.of(
  new Operand("left", "half", false, 28032L, 8, false, List.of("output")),
  new Operand("coefficients", "half", false, 9216L, 16, true, List.of()),
  new Operand("output", "half", true, 14016L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 364 x 80 x 16.
   */
  GEMM_F16_INIT_STD_K80_C16_R364("__runCodelet_ipukern__gemm_f16_init_std_k80_c16_r364",
  "ipukern::gemm_f16_init_std_k80_c16_r364",
  "gemm_f16_init_std_k80_c16_r364_r365",
  "gemm",
  "f16",
  "364 x 80 x 16",
  "{\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":80,\"columns\":16}}",
  12,
  8199L,
  7640L,
  List.of(
  new Operand("left", "half", false, 58240L, 8, false, List.of("output")),
  new Operand("coefficients", "half", false, 2560L, 8, false, List.of()),
  new Operand("output", "half", true, 11648L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 365 x 80 x 16.
   */
  GEMM_F16_INIT_STD_K80_C16_R365("__runCodelet_ipukern__gemm_f16_init_std_k80_c16_r365",
  "ipukern::gemm_f16_init_std_k80_c16_r365",
  "gemm_f16_init_std_k80_c16_r364_r365",
  "gemm",
  "f16",
  "365 x 80 x 16",
  "{\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":80,\"columns\":16}}",
  12,
  8192L,
  7640L,
  List.of(
  new Operand("left", "half", false, 58400L, 8, false, List.of("output")),
  new Operand("coefficients", "half", false, 2560L, 8, false, List.of()),
  new Operand("output", "half", true, 11680L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 364 x 80 x 16.
   */
  GEMM_F16_INIT_STD_K80_C16_RETAINED_R364("__runCodelet_ipukern__gemm_f16_init_std_k80_c16_retained_r364",
  "ipukern::gemm_f16_init_std_k80_c16_retained_r364",
  "gemm_f16_init_std_k80_c16_retained_r364_r365",
  "gemm",
  "f16",
  "364 x 80 x 16",
  "{\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":80,\"columns\":16,\"accumulators\":\"retained\"}}",
  12,
  7980L,
  7640L,
  List.of(
  new Operand("left", "half", false, 58240L, 8, false, List.of("output")),
  new Operand("coefficients", "half", false, 2560L, 8, false, List.of()),
  new Operand("output", "half", true, 11648L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 365 x 80 x 16.
   */
  GEMM_F16_INIT_STD_K80_C16_RETAINED_R365("__runCodelet_ipukern__gemm_f16_init_std_k80_c16_retained_r365",
  "ipukern::gemm_f16_init_std_k80_c16_retained_r365",
  "gemm_f16_init_std_k80_c16_retained_r364_r365",
  "gemm",
  "f16",
  "365 x 80 x 16",
  "{\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":80,\"columns\":16,\"accumulators\":\"retained\"}}",
  12,
  7971L,
  7640L,
  List.of(
  new Operand("left", "half", false, 58400L, 8, false, List.of("output")),
  new Operand("coefficients", "half", false, 2560L, 8, false, List.of()),
  new Operand("output", "half", true, 11680L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 7 x 80 x 768.
   */
  GEMM_F16_INIT_STD_K80_C768_R7("__runCodelet_ipukern__gemm_f16_init_std_k80_c768_r7",
  "ipukern::gemm_f16_init_std_k80_c768_r7",
  "gemm_f16_init_std_k80_c768_r7_r8",
  "gemm",
  "f16",
  "7 x 80 x 768",
  "{\"gemm\":{\"precision\":\"f16\",\"rows\":[7,8],\"inner\":80,\"columns\":768}}",
  12,
  46500L,
  26880L,
  List.of(
  new Operand("left", "half", false, 1120L, 8, false, List.of("output")),
  new Operand("coefficients", "half", false, 122880L, 8, false, List.of()),
  new Operand("output", "half", true, 10752L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 8 x 80 x 768.
   */
  GEMM_F16_INIT_STD_K80_C768_R8("__runCodelet_ipukern__gemm_f16_init_std_k80_c768_r8",
  "ipukern::gemm_f16_init_std_k80_c768_r8",
  "gemm_f16_init_std_k80_c768_r7_r8",
  "gemm",
  "f16",
  "8 x 80 x 768",
  "{\"gemm\":{\"precision\":\"f16\",\"rows\":[7,8],\"inner\":80,\"columns\":768}}",
  12,
  46489L,
  26880L,
  List.of(
  new Operand("left", "half", false, 1280L, 8, false, List.of("output")),
  new Operand("coefficients", "half", false, 122880L, 8, false, List.of()),
  new Operand("output", "half", true, 12288L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 7 x 80 x 768.
   */
  GEMM_F16_INIT_STD_K80_C768_SWAPPED_R7("__runCodelet_ipukern__gemm_f16_init_std_k80_c768_swapped_r7",
  "ipukern::gemm_f16_init_std_k80_c768_swapped_r7",
  "gemm_f16_init_std_k80_c768_swapped_r7_r8",
  "gemm",
  "f16",
  "7 x 80 x 768",
  "{\"gemm\":{\"precision\":\"f16\",\"rows\":[7,8],\"inner\":80,\"columns\":768,\"orientation\":\"swapped\"}}",
  12,
  16256L,
  15680L,
  List.of(
  new Operand("left", "half", false, 122880L, 8, false, List.of("output")),
  new Operand("coefficients", "half", false, 2560L, 8, false, List.of()),
  new Operand("output", "half", true, 24576L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 8 x 80 x 768.
   */
  GEMM_F16_INIT_STD_K80_C768_SWAPPED_R8("__runCodelet_ipukern__gemm_f16_init_std_k80_c768_swapped_r8",
  "ipukern::gemm_f16_init_std_k80_c768_swapped_r8",
  "gemm_f16_init_std_k80_c768_swapped_r7_r8",
  "gemm",
  "f16",
  "8 x 80 x 768",
  "{\"gemm\":{\"precision\":\"f16\",\"rows\":[7,8],\"inner\":80,\"columns\":768,\"orientation\":\"swapped\"}}",
  12,
  16244L,
  15680L,
  List.of(
  new Operand("left", "half", false, 122880L, 8, false, List.of("output")),
  new Operand("coefficients", "half", false, 2560L, 8, false, List.of()),
  new Operand("output", "half", true, 24576L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 364 x 96 x 16.
   */
  GEMM_F16_INIT_STD_K96_C16_R364("__runCodelet_ipukern__gemm_f16_init_std_k96_c16_r364",
  "ipukern::gemm_f16_init_std_k96_c16_r364",
  "gemm_f16_init_std_k96_c16_r364_r365",
  "gemm",
  "f16",
  "364 x 96 x 16",
  "{\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":96,\"columns\":16}}",
  12,
  9817L,
  9168L,
  List.of(
  new Operand("left", "half", false, 69888L, 8, false, List.of("output")),
  new Operand("coefficients", "half", false, 3072L, 8, false, List.of()),
  new Operand("output", "half", true, 11648L, 16, true, List.of("left")))),

  /**
   * The gemm kernel of 365 x 96 x 16.
   */
  GEMM_F16_INIT_STD_K96_C16_R365("__runCodelet_ipukern__gemm_f16_init_std_k96_c16_r365",
  "ipukern::gemm_f16_init_std_k96_c16_r365",
  "gemm_f16_init_std_k96_c16_r364_r365",
  "gemm",
  "f16",
  "365 x 96 x 16",
  "{\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":96,\"columns\":16}}",
  12,
  9810L,
  9168L,
  List.of(
  new Operand("left", "half", false, 70080L, 8, false, List.of("output")),
  new Operand("coefficients", "half", false, 3072L, 8, false, List.of()),
  new Operand("output", "half", true, 11680L, 16, true, List.of("left")))),

  /**
   * The layout kernel of 16 x 80.
   */
  LAYOUT_COEFFICIENTS_FROM_ROWS_B16_16X80_SEPARATE_CXK("__runCodelet_ipukern__layout_coefficients_from_rows_b16_16x80_separate_cxk",
  "ipukern::layout_coefficients_from_rows_b16_16x80_separate_cxk",
  "layout_coefficients_from_rows_b16_16x80_separate_cxk",
  "layout",
  "16 bits",
  "16 x 80",
  "{\"layout\":{\"kernel\":\"coefficients-from-rows\",\"bits\":16,\"rows\":16,\"columns\":80,\"placement\":\"separate\",\"order\":\"cxk\"}}",
  8,
  539L,
  324L,
  List.of(
  new Operand("source", "half", false, 2560L, 8, false, List.of("target")),
  new Operand("target", "half", true, 2560L, 8, false, List.of("source")))),

  /**
   * The layout kernel of 80 x 16.
   */
  LAYOUT_COEFFICIENTS_FROM_ROWS_B16_80X16_SEPARATE("__runCodelet_ipukern__layout_coefficients_from_rows_b16_80x16_separate",
  "ipukern::layout_coefficients_from_rows_b16_80x16_separate",
  "layout_coefficients_from_rows_b16_80x16_separate",
  "layout",
  "16 bits",
  "80 x 16",
  "{\"layout\":{\"kernel\":\"coefficients-from-rows\",\"bits\":16,\"rows\":80,\"columns\":16,\"placement\":\"separate\"}}",
  8,
  1157L,
  324L,
  List.of(
  new Operand("source", "half", false, 2560L, 8, false, List.of("target")),
  new Operand("target", "half", true, 2560L, 8, false, List.of("source")))),

  /**
   * The layout kernel of 80 x 16.
   */
  LAYOUT_COEFFICIENTS_FROM_ROWS_B16_80X16_SEPARATE_ACC("__runCodelet_ipukern__layout_coefficients_from_rows_b16_80x16_separate_acc",
  "ipukern::layout_coefficients_from_rows_b16_80x16_separate_acc",
  "layout_coefficients_from_rows_b16_80x16_separate_acc",
  "layout",
  "16 bits",
  "80 x 16",
  "{\"layout\":{\"kernel\":\"coefficients-from-rows\",\"bits\":16,\"rows\":80,\"columns\":16,\"placement\":\"separate\",\"method\":\"accumulator\"}}",
  8,
  590L,
  324L,
  List.of(
  new Operand("source", "half", false, 2560L, 8, false, List.of("target")),
  new Operand("target", "half", true, 2560L, 8, false, List.of("source")))),

  /**
   * The layout kernel of 8 x 736.
   */
  LAYOUT_COPY_B16_8X736_SEPARATE_TS768("__runCodelet_ipukern__layout_copy_b16_8x736_separate_ts768",
  "ipukern::layout_copy_b16_8x736_separate_ts768",
  "layout_copy_b16_8x736_separate_ts768",
  "layout",
  "16 bits",
  "8 x 736",
  "{\"layout\":{\"kernel\":\"copy\",\"bits\":16,\"rows\":8,\"columns\":736,\"placement\":\"separate\",\"target-stride\":768}}",
  8,
  1704L,
  1476L,
  List.of(
  new Operand("source", "half", false, 11776L, 8, false, List.of("target")),
  new Operand("target", "half", true, 12224L, 8, false, List.of("source")))),

  /**
   * The layout kernel of 8 x 736.
   */
  LAYOUT_FILL_B16_8X736_SEPARATE_LOWEST("__runCodelet_ipukern__layout_fill_b16_8x736_separate_lowest",
  "ipukern::layout_fill_b16_8x736_separate_lowest",
  "layout_fill_b16_8x736_separate_lowest",
  "layout",
  "16 bits",
  "8 x 736",
  "{\"layout\":{\"kernel\":\"fill\",\"bits\":16,\"rows\":8,\"columns\":736,\"placement\":\"separate\",\"fill\":\"lowest\"}}",
  4,
  1637L,
  1476L,
  List.of(
  new Operand("target", "half", true, 11776L, 8, false, List.of()))),

  /**
   * The layout kernel of 8 x 729 to 736.
   */
  LAYOUT_PAD_B16_8X729_SEPARATE_W736_NEGINF_SS736("__runCodelet_ipukern__layout_pad_b16_8x729_separate_w736_neginf_ss736",
  "ipukern::layout_pad_b16_8x729_separate_w736_neginf_ss736",
  "layout_pad_b16_8x729_separate_w736_neginf_ss736",
  "layout",
  "16 bits",
  "8 x 729 to 736",
  "{\"layout\":{\"kernel\":\"pad\",\"bits\":16,\"rows\":8,\"columns\":729,\"placement\":\"separate\",\"width\":736,\"fill\":\"-inf\",\"source-stride\":736}}",
  8,
  1953L,
  1476L,
  List.of(
  new Operand("source", "half", false, 11762L, 8, false, List.of("target")),
  new Operand("target", "half", true, 11776L, 8, false, List.of("source")))),

  /**
   * The layout kernel of 164 x 384.
   */
  LAYOUT_PANELS_FROM_ROWS_B16_164X384_SEPARATE("__runCodelet_ipukern__layout_panels_from_rows_b16_164x384_separate",
  "ipukern::layout_panels_from_rows_b16_164x384_separate",
  "layout_panels_from_rows_b16_164x384_separate",
  "layout",
  "16 bits",
  "164 x 384",
  "{\"layout\":{\"kernel\":\"panels-from-rows\",\"bits\":16,\"rows\":164,\"columns\":384,\"placement\":\"separate\"}}",
  8,
  16011L,
  15744L,
  List.of(
  new Operand("source", "half", false, 125952L, 8, false, List.of("target")),
  new Operand("target", "half", true, 125952L, 8, false, List.of("source")))),

  /**
   * The layout kernel of 8 x 729 to 736.
   */
  LAYOUT_ROWS_FROM_PANELS_B16_8X729_SEPARATE_W736_NEGINF("__runCodelet_ipukern__layout_rows_from_panels_b16_8x729_separate_w736_neginf",
  "ipukern::layout_rows_from_panels_b16_8x729_separate_w736_neginf",
  "layout_rows_from_panels_b16_8x729_separate_w736_neginf",
  "layout",
  "16 bits",
  "8 x 729 to 736",
  "{\"layout\":{\"kernel\":\"rows-from-panels\",\"bits\":16,\"rows\":8,\"columns\":729,\"placement\":\"separate\",\"width\":736,\"fill\":\"-inf\"}}",
  8,
  2112L,
  1476L,
  List.of(
  new Operand("source", "half", false, 11776L, 8, false, List.of("target")),
  new Operand("target", "half", true, 11776L, 8, false, List.of("source")))),

  /**
   * The layout kernel of 8 x 736.
   */
  LAYOUT_ROWS_FROM_PANELS_B16_8X736_SEPARATE("__runCodelet_ipukern__layout_rows_from_panels_b16_8x736_separate",
  "ipukern::layout_rows_from_panels_b16_8x736_separate",
  "layout_rows_from_panels_b16_8x736_separate",
  "layout",
  "16 bits",
  "8 x 736",
  "{\"layout\":{\"kernel\":\"rows-from-panels\",\"bits\":16,\"rows\":8,\"columns\":736,\"placement\":\"separate\"}}",
  8,
  1837L,
  1476L,
  List.of(
  new Operand("source", "half", false, 11776L, 8, false, List.of("target")),
  new Operand("target", "half", true, 11776L, 8, false, List.of("source")))),

  /**
   * The layout kernel of 96 x 96.
   */
  LAYOUT_TRANSPOSE_B16_96X96_SEPARATE("__runCodelet_ipukern__layout_transpose_b16_96x96_separate",
  "ipukern::layout_transpose_b16_96x96_separate",
  "layout_transpose_b16_96x96_separate",
  "layout",
  "16 bits",
  "96 x 96",
  "{\"layout\":{\"kernel\":\"transpose\",\"bits\":16,\"rows\":96,\"columns\":96,\"placement\":\"separate\"}}",
  8,
  6015L,
  2304L,
  List.of(
  new Operand("source", "half", false, 18432L, 8, false, List.of("target")),
  new Operand("target", "half", true, 18432L, 8, false, List.of("source")))),

  /**
   * The layout kernel of 96 x 96.
   */
  LAYOUT_TRANSPOSE_B16_96X96_SEPARATE_ACC("__runCodelet_ipukern__layout_transpose_b16_96x96_separate_acc",
  "ipukern::layout_transpose_b16_96x96_separate_acc",
  "layout_transpose_b16_96x96_separate_acc",
  "layout",
  "16 bits",
  "96 x 96",
  "{\"layout\":{\"kernel\":\"transpose\",\"bits\":16,\"rows\":96,\"columns\":96,\"placement\":\"separate\",\"method\":\"accumulator\"}}",
  8,
  2715L,
  2304L,
  List.of(
  new Operand("source", "half", false, 18432L, 8, false, List.of("target")),
  new Operand("target", "half", true, 18432L, 8, false, List.of("source")))),

  /**
   * The layout kernel of 96 x 96.
   */
  LAYOUT_TRANSPOSE_B32_96X96_SEPARATE("__runCodelet_ipukern__layout_transpose_b32_96x96_separate",
  "ipukern::layout_transpose_b32_96x96_separate",
  "layout_transpose_b32_96x96_separate",
  "layout",
  "32 bits",
  "96 x 96",
  "{\"layout\":{\"kernel\":\"transpose\",\"bits\":32,\"rows\":96,\"columns\":96,\"placement\":\"separate\"}}",
  8,
  5187L,
  4608L,
  List.of(
  new Operand("source", "float", false, 36864L, 8, false, List.of("target")),
  new Operand("target", "float", true, 36864L, 8, false, List.of("source"))));

  /**
   * Holds the entry symbol in the assembly.
   */
  private final String symbol;

  /**
   * Holds the name of the vertex for a Poplar graph.
   */
  private final String vertex;

  /**
   * Holds the base name of its .S, .cpp and .gp files.
   */
  private final String file;

  /**
   * Holds the family: gemm, cast or layout.
   */
  private final String family;

  /**
   * Holds the number formats of operands and result.
   */
  private final String precision;

  /**
   * Holds the shape, in elements without padding.
   */
  private final String shape;

  /**
   * Holds the manifest entry that it was made from, as JSON.
   */
  private final String manifest;

  /**
   * Holds the size of its state block in bytes.
   */
  private final int stateBytes;

  /**
   * Holds what a call takes, in tile cycles; modelled, not measured.
   */
  private final long cycles;

  /**
   * Holds what no kernel for the shape can go below, in tile cycles.
   */
  private final long floor;

  /**
   * Holds its operands, in the order of the state block.
   */
  private final List<Operand> operands;

  /**
   * Keeps what is known of a kernel.
   *
   * @param symbol the entry symbol in the assembly
   * @param vertex the name of the vertex for a Poplar graph
   * @param file the base name of its .S, .cpp and .gp files
   * @param family the family: gemm, cast or layout
   * @param precision the number formats of operands and result
   * @param shape the shape, in elements without padding
   * @param manifest the manifest entry that it was made from, as JSON
   * @param stateBytes the size of its state block in bytes
   * @param cycles what a call takes, in tile cycles; modelled, not measured
   * @param floor what no kernel for the shape can go below, in tile cycles
   * @param operands its operands, in the order of the state block
   */
  KernelCatalog(String symbol, String vertex, String file, String family, String precision,
      String shape, String manifest, int stateBytes, long cycles, long floor,
      List<Operand> operands) {
    this.symbol = symbol;
    this.vertex = vertex;
    this.file = file;
    this.family = family;
    this.precision = precision;
    this.shape = shape;
    this.manifest = manifest;
    this.stateBytes = stateBytes;
    this.cycles = cycles;
    this.floor = floor;
    this.operands = operands;
  }

  /**
   * {@return the entry symbol in the assembly}
   */
  public String symbol() {
    return symbol;
  }

  /**
   * {@return the name of the vertex for a Poplar graph}
   */
  public String vertex() {
    return vertex;
  }

  /**
   * {@return the base name of its .S, .cpp and .gp files}
   */
  public String file() {
    return file;
  }

  /**
   * {@return the family: gemm, cast or layout}
   */
  public String family() {
    return family;
  }

  /**
   * {@return the number formats of operands and result}
   */
  public String precision() {
    return precision;
  }

  /**
   * {@return the shape, in elements without padding}
   */
  public String shape() {
    return shape;
  }

  /**
   * {@return the manifest entry that it was made from, as JSON}
   */
  public String manifest() {
    return manifest;
  }

  /**
   * {@return the size of its state block in bytes}
   */
  public int stateBytes() {
    return stateBytes;
  }

  /**
   * {@return what a call takes, in tile cycles; modelled, not measured}
   */
  public long cycles() {
    return cycles;
  }

  /**
   * {@return what no kernel for the shape can go below, in tile cycles}
   */
  public long floor() {
    return floor;
  }

  /**
   * {@return its operands, in the order of the state block}
   */
  public List<Operand> operands() {
    return operands;
  }

  /**
   * {@return the bytes of all operands together}
   */
  public long operandBytes() {
    return operands.stream().mapToLong(Operand::bytes).sum();
  }

  /**
   * An operand of a kernel and where it may lie in tile memory.
   *
   * @param name field of the vertex
   * @param type of its elements, in Poplar's words
   * @param isWritten whether the kernel changes it
   * @param bytes its size, padding of the layout included
   * @param alignment the least, in bytes
   * @param isInterleaved whether it must lie in interleaved memory
   * @param apartFrom operands that must lie in other memory elements
   */
  public record Operand(String name, String type, boolean isWritten, long bytes, int alignment,
      boolean isInterleaved, List<String> apartFrom) {
  }
}
