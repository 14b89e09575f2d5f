// SPDX-License-Identifier: 0BSD
// GemmKernels.java, emitted by ipukern: edit the manifest, not this file.
package ipukern.kernels;

import java.util.List;

/**
 * Constants of {@link KernelCatalog}: kernels of family gemm.
 */
public interface GemmKernels {
  /**
   * gemm, f143, 244 x 128 x 64.
   */
  Kernel GEMM_F143_INIT_INT_K128_C64_R244 = new Kernel(
      "__runCodelet_ipukern__gemm_f143_init_int_k128_c64_r244",
      "ipukern::gemm_f143_init_int_k128_c64_r244",
      "gemm_f143_init_int_k128_c64_r244",
      "gemm", "f143", "244 x 128 x 64",
      "{\"gemm\":{\"precision\":\"f143\",\"rows\":[244],\"inner\":128,\"columns\":64,\"weights\":\"interleaved\"}}",
      20, 17811L, 16256L,
      List.of(
          new Kernel.Operand("left", "quarter", false, 31232L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "quarter", false, 8192L, 16, true, List.of()),
          new Kernel.Operand("output", "half", true, 31232L, 16, true, List.of("left"))));

  /**
   * gemm, f143, 57 x 128 x 80.
   */
  Kernel GEMM_F143_INIT_INT_K128_C80_R57 = new Kernel(
      "__runCodelet_ipukern__gemm_f143_init_int_k128_c80_r57",
      "ipukern::gemm_f143_init_int_k128_c80_r57",
      "gemm_f143_init_int_k128_c80_r57",
      "gemm", "f143", "57 x 128 x 80",
      "{\"gemm\":{\"precision\":\"f143\",\"rows\":[57],\"inner\":128,\"columns\":80,\"weights\":\"interleaved\"}}",
      20, 7346L, 5440L,
      List.of(
          new Kernel.Operand("left", "quarter", false, 7296L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "quarter", false, 10240L, 16, true, List.of()),
          new Kernel.Operand("output", "half", true, 9120L, 16, true, List.of("left"))));

  /**
   * gemm, f143, 122 x 160 x 128.
   */
  Kernel GEMM_F143_INIT_INT_K160_C128_R122 = new Kernel(
      "__runCodelet_ipukern__gemm_f143_init_int_k160_c128_r122",
      "ipukern::gemm_f143_init_int_k160_c128_r122",
      "gemm_f143_init_int_k160_c128_r122",
      "gemm", "f143", "122 x 160 x 128",
      "{\"gemm\":{\"precision\":\"f143\",\"rows\":[122],\"inner\":160,\"columns\":128,\"weights\":\"interleaved\"}}",
      20, 25105L, 21440L,
      List.of(
          new Kernel.Operand("left", "quarter", false, 19520L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "quarter", false, 20480L, 16, true, List.of()),
          new Kernel.Operand("output", "half", true, 31232L, 16, true, List.of("left"))));

  /**
   * gemm, f143, 82 x 192 x 160.
   */
  Kernel GEMM_F143_INIT_INT_K192_C160_R82 = new Kernel(
      "__runCodelet_ipukern__gemm_f143_init_int_k192_c160_r82",
      "ipukern::gemm_f143_init_int_k192_c160_r82",
      "gemm_f143_init_int_k192_c160_r82",
      "gemm", "f143", "82 x 192 x 160",
      "{\"gemm\":{\"precision\":\"f143\",\"rows\":[82],\"inner\":192,\"columns\":160,\"weights\":\"interleaved\"}}",
      20, 27507L, 22080L,
      List.of(
          new Kernel.Operand("left", "quarter", false, 15744L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "quarter", false, 30720L, 16, true, List.of()),
          new Kernel.Operand("output", "half", true, 26240L, 16, true, List.of("left"))));

  /**
   * gemm, f143, 364 x 96 x 16.
   */
  Kernel GEMM_F143_INIT_INT_K96_C16_R364 = new Kernel(
      "__runCodelet_ipukern__gemm_f143_init_int_k96_c16_r364",
      "ipukern::gemm_f143_init_int_k96_c16_r364",
      "gemm_f143_init_int_k96_c16_r364_r365",
      "gemm", "f143", "364 x 96 x 16",
      "{\"gemm\":{\"precision\":\"f143\",\"rows\":[364,365],\"inner\":96,\"columns\":16,\"weights\":\"interleaved\"}}",
      20, 4899L, 4488L,
      List.of(
          new Kernel.Operand("left", "quarter", false, 34944L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "quarter", false, 1536L, 16, true, List.of()),
          new Kernel.Operand("output", "half", true, 11648L, 16, true, List.of("left"))));

  /**
   * gemm, f143, 365 x 96 x 16.
   */
  Kernel GEMM_F143_INIT_INT_K96_C16_R365 = new Kernel(
      "__runCodelet_ipukern__gemm_f143_init_int_k96_c16_r365",
      "ipukern::gemm_f143_init_int_k96_c16_r365",
      "gemm_f143_init_int_k96_c16_r364_r365",
      "gemm", "f143", "365 x 96 x 16",
      "{\"gemm\":{\"precision\":\"f143\",\"rows\":[364,365],\"inner\":96,\"columns\":16,\"weights\":\"interleaved\"}}",
      20, 4888L, 4488L,
      List.of(
          new Kernel.Operand("left", "quarter", false, 35040L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "quarter", false, 1536L, 16, true, List.of()),
          new Kernel.Operand("output", "half", true, 11680L, 16, true, List.of("left"))));

  /**
   * gemm, f143, 146 x 96 x 48.
   */
  Kernel GEMM_F143_INIT_INT_K96_C48_R146 = new Kernel(
      "__runCodelet_ipukern__gemm_f143_init_int_k96_c48_r146",
      "ipukern::gemm_f143_init_int_k96_c48_r146",
      "gemm_f143_init_int_k96_c48_r146",
      "gemm", "f143", "146 x 96 x 48",
      "{\"gemm\":{\"precision\":\"f143\",\"rows\":[146],\"inner\":96,\"columns\":48,\"weights\":\"interleaved\"}}",
      20, 6625L, 5688L,
      List.of(
          new Kernel.Operand("left", "quarter", false, 14016L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "quarter", false, 4608L, 16, true, List.of()),
          new Kernel.Operand("output", "half", true, 14016L, 16, true, List.of("left"))));

  /**
   * gemm, f143, 364 x 96 x 16.
   */
  Kernel GEMM_F143_INIT_STD_K96_C16_R364 = new Kernel(
      "__runCodelet_ipukern__gemm_f143_init_std_k96_c16_r364",
      "ipukern::gemm_f143_init_std_k96_c16_r364",
      "gemm_f143_init_std_k96_c16_r364_r365",
      "gemm", "f143", "364 x 96 x 16",
      "{\"gemm\":{\"precision\":\"f143\",\"rows\":[364,365],\"inner\":96,\"columns\":16}}",
      20, 4995L, 4584L,
      List.of(
          new Kernel.Operand("left", "quarter", false, 34944L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "quarter", false, 1536L, 8, false, List.of()),
          new Kernel.Operand("output", "half", true, 11648L, 16, true, List.of("left"))));

  /**
   * gemm, f143, 365 x 96 x 16.
   */
  Kernel GEMM_F143_INIT_STD_K96_C16_R365 = new Kernel(
      "__runCodelet_ipukern__gemm_f143_init_std_k96_c16_r365",
      "ipukern::gemm_f143_init_std_k96_c16_r365",
      "gemm_f143_init_std_k96_c16_r364_r365",
      "gemm", "f143", "365 x 96 x 16",
      "{\"gemm\":{\"precision\":\"f143\",\"rows\":[364,365],\"inner\":96,\"columns\":16}}",
      20, 4984L, 4584L,
      List.of(
          new Kernel.Operand("left", "quarter", false, 35040L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "quarter", false, 1536L, 8, false, List.of()),
          new Kernel.Operand("output", "half", true, 11680L, 16, true, List.of("left"))));

  /**
   * gemm, f16, 244 x 128 x 64.
   */
  Kernel GEMM_F16_INIT_INT_K128_C64_R244 = new Kernel(
      "__runCodelet_ipukern__gemm_f16_init_int_k128_c64_r244",
      "ipukern::gemm_f16_init_int_k128_c64_r244",
      "gemm_f16_init_int_k128_c64_r244",
      "gemm", "f16", "244 x 128 x 64",
      "{\"gemm\":{\"precision\":\"f16\",\"rows\":[244],\"inner\":128,\"columns\":64,\"weights\":\"interleaved\"}}",
      12, 35445L, 32512L,
      List.of(
          new Kernel.Operand("left", "half", false, 62464L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "half", false, 16384L, 16, true, List.of()),
          new Kernel.Operand("output", "half", true, 31232L, 16, true, List.of("left"))));

  /**
   * gemm, f16, 57 x 128 x 80.
   */
  Kernel GEMM_F16_INIT_INT_K128_C80_R57 = new Kernel(
      "__runCodelet_ipukern__gemm_f16_init_int_k128_c80_r57",
      "ipukern::gemm_f16_init_int_k128_c80_r57",
      "gemm_f16_init_int_k128_c80_r57",
      "gemm", "f16", "57 x 128 x 80",
      "{\"gemm\":{\"precision\":\"f16\",\"rows\":[57],\"inner\":128,\"columns\":80,\"weights\":\"interleaved\"}}",
      12, 14516L, 10880L,
      List.of(
          new Kernel.Operand("left", "half", false, 14592L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "half", false, 20480L, 16, true, List.of()),
          new Kernel.Operand("output", "half", true, 9120L, 16, true, List.of("left"))));

  /**
   * gemm, f16, 122 x 160 x 128.
   */
  Kernel GEMM_F16_INIT_INT_K160_C128_R122 = new Kernel(
      "__runCodelet_ipukern__gemm_f16_init_int_k160_c128_r122",
      "ipukern::gemm_f16_init_int_k160_c128_r122",
      "gemm_f16_init_int_k160_c128_r122",
      "gemm", "f16", "122 x 160 x 128",
      "{\"gemm\":{\"precision\":\"f16\",\"rows\":[122],\"inner\":160,\"columns\":128,\"weights\":\"interleaved\"}}",
      12, 50035L, 42880L,
      List.of(
          new Kernel.Operand("left", "half", false, 39040L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "half", false, 40960L, 16, true, List.of()),
          new Kernel.Operand("output", "half", true, 31232L, 16, true, List.of("left"))));

  /**
   * gemm, f16, 82 x 192 x 160.
   */
  Kernel GEMM_F16_INIT_INT_K192_C160_R82 = new Kernel(
      "__runCodelet_ipukern__gemm_f16_init_int_k192_c160_r82",
      "ipukern::gemm_f16_init_int_k192_c160_r82",
      "gemm_f16_init_int_k192_c160_r82",
      "gemm", "f16", "82 x 192 x 160",
      "{\"gemm\":{\"precision\":\"f16\",\"rows\":[82],\"inner\":192,\"columns\":160,\"weights\":\"interleaved\"}}",
      12, 54837L, 44160L,
      List.of(
          new Kernel.Operand("left", "half", false, 31488L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "half", false, 61440L, 16, true, List.of()),
          new Kernel.Operand("output", "half", true, 26240L, 16, true, List.of("left"))));

  /**
   * gemm, f16, 128 x 64 x 64.
   */
  Kernel GEMM_F16_INIT_INT_K64_C64_PACKED_R128 = new Kernel(
      "__runCodelet_ipukern__gemm_f16_init_int_k64_c64_packed_r128",
      "ipukern::gemm_f16_init_int_k64_c64_packed_r128",
      "gemm_f16_init_int_k64_c64_packed_r128",
      "gemm", "f16", "128 x 64 x 64",
      "{\"gemm\":{\"precision\":\"f16\",\"rows\":[128],\"inner\":64,\"columns\":64,\"weights\":\"interleaved\",\"output\":\"packed\"}}",
      12, 13309L, 8960L,
      List.of(
          new Kernel.Operand("left", "half", false, 16384L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "half", false, 8192L, 16, true, List.of()),
          new Kernel.Operand("output", "half", true, 16384L, 16, true, List.of("left"))));

  /**
   * gemm, f16, 364 x 80 x 16.
   */
  Kernel GEMM_F16_INIT_INT_K80_C16_R364 = new Kernel(
      "__runCodelet_ipukern__gemm_f16_init_int_k80_c16_r364",
      "ipukern::gemm_f16_init_int_k80_c16_r364",
      "gemm_f16_init_int_k80_c16_r364_r365",
      "gemm", "f16", "364 x 80 x 16",
      "{\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":80,\"columns\":16,\"weights\":\"interleaved\"}}",
      12, 8037L, 7480L,
      List.of(
          new Kernel.Operand("left", "half", false, 58240L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "half", false, 2560L, 16, true, List.of()),
          new Kernel.Operand("output", "half", true, 11648L, 16, true, List.of("left"))));

  /**
   * gemm, f16, 365 x 80 x 16.
   */
  Kernel GEMM_F16_INIT_INT_K80_C16_R365 = new Kernel(
      "__runCodelet_ipukern__gemm_f16_init_int_k80_c16_r365",
      "ipukern::gemm_f16_init_int_k80_c16_r365",
      "gemm_f16_init_int_k80_c16_r364_r365",
      "gemm", "f16", "365 x 80 x 16",
      "{\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":80,\"columns\":16,\"weights\":\"interleaved\"}}",
      12, 8032L, 7480L,
      List.of(
          new Kernel.Operand("left", "half", false, 58400L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "half", false, 2560L, 16, true, List.of()),
          new Kernel.Operand("output", "half", true, 11680L, 16, true, List.of("left"))));

  /**
   * gemm, f16, 364 x 80 x 16.
   */
  Kernel GEMM_F16_INIT_INT_K80_C16_RETAINED_R364 = new Kernel(
      "__runCodelet_ipukern__gemm_f16_init_int_k80_c16_retained_r364",
      "ipukern::gemm_f16_init_int_k80_c16_retained_r364",
      "gemm_f16_init_int_k80_c16_retained_r364_r365",
      "gemm", "f16", "364 x 80 x 16",
      "{\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":80,\"columns\":16,\"weights\":\"interleaved\",\"accumulators\":\"retained\"}}",
      12, 7818L, 7480L,
      List.of(
          new Kernel.Operand("left", "half", false, 58240L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "half", false, 2560L, 16, true, List.of()),
          new Kernel.Operand("output", "half", true, 11648L, 16, true, List.of("left"))));

  /**
   * gemm, f16, 365 x 80 x 16.
   */
  Kernel GEMM_F16_INIT_INT_K80_C16_RETAINED_R365 = new Kernel(
      "__runCodelet_ipukern__gemm_f16_init_int_k80_c16_retained_r365",
      "ipukern::gemm_f16_init_int_k80_c16_retained_r365",
      "gemm_f16_init_int_k80_c16_retained_r364_r365",
      "gemm", "f16", "365 x 80 x 16",
      "{\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":80,\"columns\":16,\"weights\":\"interleaved\",\"accumulators\":\"retained\"}}",
      12, 7810L, 7480L,
      List.of(
          new Kernel.Operand("left", "half", false, 58400L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "half", false, 2560L, 16, true, List.of()),
          new Kernel.Operand("output", "half", true, 11680L, 16, true, List.of("left"))));

  /**
   * gemm, f16, 81 x 80 x 80.
   */
  Kernel GEMM_F16_INIT_INT_K80_C80_R81 = new Kernel(
      "__runCodelet_ipukern__gemm_f16_init_int_k80_c80_r81",
      "ipukern::gemm_f16_init_int_k80_c80_r81",
      "gemm_f16_init_int_k80_c80_r81",
      "gemm", "f16", "81 x 80 x 80",
      "{\"gemm\":{\"precision\":\"f16\",\"rows\":[81],\"inner\":80,\"columns\":80,\"weights\":\"interleaved\"}}",
      12, 11516L, 9200L,
      List.of(
          new Kernel.Operand("left", "half", false, 12960L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "half", false, 12800L, 16, true, List.of()),
          new Kernel.Operand("output", "half", true, 12960L, 16, true, List.of("left"))));

  /**
   * gemm, f16, 364 x 96 x 16.
   */
  Kernel GEMM_F16_INIT_INT_K96_C16_R364 = new Kernel(
      "__runCodelet_ipukern__gemm_f16_init_int_k96_c16_r364",
      "ipukern::gemm_f16_init_int_k96_c16_r364",
      "gemm_f16_init_int_k96_c16_r364_r365",
      "gemm", "f16", "364 x 96 x 16",
      "{\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":96,\"columns\":16,\"weights\":\"interleaved\"}}",
      12, 9621L, 8976L,
      List.of(
          new Kernel.Operand("left", "half", false, 69888L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "half", false, 3072L, 16, true, List.of()),
          new Kernel.Operand("output", "half", true, 11648L, 16, true, List.of("left"))));

  /**
   * gemm, f16, 365 x 96 x 16.
   */
  Kernel GEMM_F16_INIT_INT_K96_C16_R365 = new Kernel(
      "__runCodelet_ipukern__gemm_f16_init_int_k96_c16_r365",
      "ipukern::gemm_f16_init_int_k96_c16_r365",
      "gemm_f16_init_int_k96_c16_r364_r365",
      "gemm", "f16", "365 x 96 x 16",
      "{\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":96,\"columns\":16,\"weights\":\"interleaved\"}}",
      12, 9618L, 8976L,
      List.of(
          new Kernel.Operand("left", "half", false, 70080L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "half", false, 3072L, 16, true, List.of()),
          new Kernel.Operand("output", "half", true, 11680L, 16, true, List.of("left"))));

  /**
   * gemm, f16, 146 x 96 x 48.
   */
  Kernel GEMM_F16_INIT_INT_K96_C48_R146 = new Kernel(
      "__runCodelet_ipukern__gemm_f16_init_int_k96_c48_r146",
      "ipukern::gemm_f16_init_int_k96_c48_r146",
      "gemm_f16_init_int_k96_c48_r146",
      "gemm", "f16", "146 x 96 x 48",
      "{\"gemm\":{\"precision\":\"f16\",\"rows\":[146],\"inner\":96,\"columns\":48,\"weights\":\"interleaved\"}}",
      12, 13075L, 11376L,
      List.of(
          new Kernel.Operand("left", "half", false, 28032L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "half", false, 9216L, 16, true, List.of()),
          new Kernel.Operand("output", "half", true, 14016L, 16, true, List.of("left"))));

  /**
   * gemm, f16, 364 x 80 x 16.
   */
  Kernel GEMM_F16_INIT_STD_K80_C16_R364 = new Kernel(
      "__runCodelet_ipukern__gemm_f16_init_std_k80_c16_r364",
      "ipukern::gemm_f16_init_std_k80_c16_r364",
      "gemm_f16_init_std_k80_c16_r364_r365",
      "gemm", "f16", "364 x 80 x 16",
      "{\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":80,\"columns\":16}}",
      12, 8199L, 7640L,
      List.of(
          new Kernel.Operand("left", "half", false, 58240L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "half", false, 2560L, 8, false, List.of()),
          new Kernel.Operand("output", "half", true, 11648L, 16, true, List.of("left"))));

  /**
   * gemm, f16, 365 x 80 x 16.
   */
  Kernel GEMM_F16_INIT_STD_K80_C16_R365 = new Kernel(
      "__runCodelet_ipukern__gemm_f16_init_std_k80_c16_r365",
      "ipukern::gemm_f16_init_std_k80_c16_r365",
      "gemm_f16_init_std_k80_c16_r364_r365",
      "gemm", "f16", "365 x 80 x 16",
      "{\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":80,\"columns\":16}}",
      12, 8192L, 7640L,
      List.of(
          new Kernel.Operand("left", "half", false, 58400L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "half", false, 2560L, 8, false, List.of()),
          new Kernel.Operand("output", "half", true, 11680L, 16, true, List.of("left"))));

  /**
   * gemm, f16, 364 x 80 x 16.
   */
  Kernel GEMM_F16_INIT_STD_K80_C16_RETAINED_R364 = new Kernel(
      "__runCodelet_ipukern__gemm_f16_init_std_k80_c16_retained_r364",
      "ipukern::gemm_f16_init_std_k80_c16_retained_r364",
      "gemm_f16_init_std_k80_c16_retained_r364_r365",
      "gemm", "f16", "364 x 80 x 16",
      "{\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":80,\"columns\":16,\"accumulators\":\"retained\"}}",
      12, 7980L, 7640L,
      List.of(
          new Kernel.Operand("left", "half", false, 58240L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "half", false, 2560L, 8, false, List.of()),
          new Kernel.Operand("output", "half", true, 11648L, 16, true, List.of("left"))));

  /**
   * gemm, f16, 365 x 80 x 16.
   */
  Kernel GEMM_F16_INIT_STD_K80_C16_RETAINED_R365 = new Kernel(
      "__runCodelet_ipukern__gemm_f16_init_std_k80_c16_retained_r365",
      "ipukern::gemm_f16_init_std_k80_c16_retained_r365",
      "gemm_f16_init_std_k80_c16_retained_r364_r365",
      "gemm", "f16", "365 x 80 x 16",
      "{\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":80,\"columns\":16,\"accumulators\":\"retained\"}}",
      12, 7971L, 7640L,
      List.of(
          new Kernel.Operand("left", "half", false, 58400L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "half", false, 2560L, 8, false, List.of()),
          new Kernel.Operand("output", "half", true, 11680L, 16, true, List.of("left"))));

  /**
   * gemm, f16, 7 x 80 x 768.
   */
  Kernel GEMM_F16_INIT_STD_K80_C768_R7 = new Kernel(
      "__runCodelet_ipukern__gemm_f16_init_std_k80_c768_r7",
      "ipukern::gemm_f16_init_std_k80_c768_r7",
      "gemm_f16_init_std_k80_c768_r7_r8",
      "gemm", "f16", "7 x 80 x 768",
      "{\"gemm\":{\"precision\":\"f16\",\"rows\":[7,8],\"inner\":80,\"columns\":768}}",
      12, 46500L, 26880L,
      List.of(
          new Kernel.Operand("left", "half", false, 1120L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "half", false, 122880L, 8, false, List.of()),
          new Kernel.Operand("output", "half", true, 10752L, 16, true, List.of("left"))));

  /**
   * gemm, f16, 8 x 80 x 768.
   */
  Kernel GEMM_F16_INIT_STD_K80_C768_R8 = new Kernel(
      "__runCodelet_ipukern__gemm_f16_init_std_k80_c768_r8",
      "ipukern::gemm_f16_init_std_k80_c768_r8",
      "gemm_f16_init_std_k80_c768_r7_r8",
      "gemm", "f16", "8 x 80 x 768",
      "{\"gemm\":{\"precision\":\"f16\",\"rows\":[7,8],\"inner\":80,\"columns\":768}}",
      12, 46489L, 26880L,
      List.of(
          new Kernel.Operand("left", "half", false, 1280L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "half", false, 122880L, 8, false, List.of()),
          new Kernel.Operand("output", "half", true, 12288L, 16, true, List.of("left"))));

  /**
   * gemm, f16, 7 x 80 x 768.
   */
  Kernel GEMM_F16_INIT_STD_K80_C768_SWAPPED_R7 = new Kernel(
      "__runCodelet_ipukern__gemm_f16_init_std_k80_c768_swapped_r7",
      "ipukern::gemm_f16_init_std_k80_c768_swapped_r7",
      "gemm_f16_init_std_k80_c768_swapped_r7_r8",
      "gemm", "f16", "7 x 80 x 768",
      "{\"gemm\":{\"precision\":\"f16\",\"rows\":[7,8],\"inner\":80,\"columns\":768,\"orientation\":\"swapped\"}}",
      12, 16256L, 15680L,
      List.of(
          new Kernel.Operand("left", "half", false, 122880L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "half", false, 2560L, 8, false, List.of()),
          new Kernel.Operand("output", "half", true, 24576L, 16, true, List.of("left"))));

  /**
   * gemm, f16, 8 x 80 x 768.
   */
  Kernel GEMM_F16_INIT_STD_K80_C768_SWAPPED_R8 = new Kernel(
      "__runCodelet_ipukern__gemm_f16_init_std_k80_c768_swapped_r8",
      "ipukern::gemm_f16_init_std_k80_c768_swapped_r8",
      "gemm_f16_init_std_k80_c768_swapped_r7_r8",
      "gemm", "f16", "8 x 80 x 768",
      "{\"gemm\":{\"precision\":\"f16\",\"rows\":[7,8],\"inner\":80,\"columns\":768,\"orientation\":\"swapped\"}}",
      12, 16244L, 15680L,
      List.of(
          new Kernel.Operand("left", "half", false, 122880L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "half", false, 2560L, 8, false, List.of()),
          new Kernel.Operand("output", "half", true, 24576L, 16, true, List.of("left"))));

  /**
   * gemm, f16, 364 x 96 x 16.
   */
  Kernel GEMM_F16_INIT_STD_K96_C16_R364 = new Kernel(
      "__runCodelet_ipukern__gemm_f16_init_std_k96_c16_r364",
      "ipukern::gemm_f16_init_std_k96_c16_r364",
      "gemm_f16_init_std_k96_c16_r364_r365",
      "gemm", "f16", "364 x 96 x 16",
      "{\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":96,\"columns\":16}}",
      12, 9817L, 9168L,
      List.of(
          new Kernel.Operand("left", "half", false, 69888L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "half", false, 3072L, 8, false, List.of()),
          new Kernel.Operand("output", "half", true, 11648L, 16, true, List.of("left"))));

  /**
   * gemm, f16, 365 x 96 x 16.
   */
  Kernel GEMM_F16_INIT_STD_K96_C16_R365 = new Kernel(
      "__runCodelet_ipukern__gemm_f16_init_std_k96_c16_r365",
      "ipukern::gemm_f16_init_std_k96_c16_r365",
      "gemm_f16_init_std_k96_c16_r364_r365",
      "gemm", "f16", "365 x 96 x 16",
      "{\"gemm\":{\"precision\":\"f16\",\"rows\":[364,365],\"inner\":96,\"columns\":16}}",
      12, 9810L, 9168L,
      List.of(
          new Kernel.Operand("left", "half", false, 70080L, 8, false, List.of("output")),
          new Kernel.Operand("coefficients", "half", false, 3072L, 8, false, List.of()),
          new Kernel.Operand("output", "half", true, 11680L, 16, true, List.of("left"))));

  /**
   * {@return the constants}
   */
  static List<Kernel> kernels() {
    return List.of(
        GEMM_F143_INIT_INT_K128_C64_R244,
        GEMM_F143_INIT_INT_K128_C80_R57,
        GEMM_F143_INIT_INT_K160_C128_R122,
        GEMM_F143_INIT_INT_K192_C160_R82,
        GEMM_F143_INIT_INT_K96_C16_R364,
        GEMM_F143_INIT_INT_K96_C16_R365,
        GEMM_F143_INIT_INT_K96_C48_R146,
        GEMM_F143_INIT_STD_K96_C16_R364,
        GEMM_F143_INIT_STD_K96_C16_R365,
        GEMM_F16_INIT_INT_K128_C64_R244,
        GEMM_F16_INIT_INT_K128_C80_R57,
        GEMM_F16_INIT_INT_K160_C128_R122,
        GEMM_F16_INIT_INT_K192_C160_R82,
        GEMM_F16_INIT_INT_K64_C64_PACKED_R128,
        GEMM_F16_INIT_INT_K80_C16_R364,
        GEMM_F16_INIT_INT_K80_C16_R365,
        GEMM_F16_INIT_INT_K80_C16_RETAINED_R364,
        GEMM_F16_INIT_INT_K80_C16_RETAINED_R365,
        GEMM_F16_INIT_INT_K80_C80_R81,
        GEMM_F16_INIT_INT_K96_C16_R364,
        GEMM_F16_INIT_INT_K96_C16_R365,
        GEMM_F16_INIT_INT_K96_C48_R146,
        GEMM_F16_INIT_STD_K80_C16_R364,
        GEMM_F16_INIT_STD_K80_C16_R365,
        GEMM_F16_INIT_STD_K80_C16_RETAINED_R364,
        GEMM_F16_INIT_STD_K80_C16_RETAINED_R365,
        GEMM_F16_INIT_STD_K80_C768_R7,
        GEMM_F16_INIT_STD_K80_C768_R8,
        GEMM_F16_INIT_STD_K80_C768_SWAPPED_R7,
        GEMM_F16_INIT_STD_K80_C768_SWAPPED_R8,
        GEMM_F16_INIT_STD_K96_C16_R364,
        GEMM_F16_INIT_STD_K96_C16_R365);
  }
}
