// SPDX-License-Identifier: 0BSD
// gemm_f143_init_int_k160_c128_r122.cpp, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"gemm":{"precision":"f143","rows":[122],"inner":160,"columns":128,"weights":"interleaved"}}
//
// C = A x B, f143: 160 inner, 128 columns, one vertex for each row count.
// The assembly beside this file implements the vertices on the IPU.

#include <poplar/HalfFloat.hpp>
#include <poplar/QuarterFloat.hpp>
#include <poplar/Vertex.hpp>

#include <cmath>

#if defined(__IPU__)
#define IPUKERN_EXTERNAL true
#else
#define IPUKERN_EXTERNAL false
#endif

namespace ipukern {
namespace {

constexpr unsigned innerGroups = 5;   // of 32; both operands are padded with zeros up to a whole group

// Mantissa bits M, bias B; 0x80 is the only NaN.
template <int M, int B> double decode(unsigned char byte) {
  if (byte == 0x80) {
    return NAN;
  }
  const int exponent = (byte & 0x7f) >> M;
  const int mantissa = byte & ((1 << M) - 1);
  const double magnitude = exponent == 0 ? std::ldexp(mantissa, 1 - B - M)
                                         : std::ldexp((1 << M) + mantissa, exponent - B - M);
  return byte & 0x80 ? -magnitude : magnitude;
}

// Bits 5..0 of a metadata byte, signed.
template <typename Metadata> int scaleOf(const Metadata *metadata) {
  return ((static_cast<int>(*metadata) & 63) ^ 32) - 32;
}

// The nearest number that a half can hold. CPU and model targets may keep a half as a float, which
// rounds nothing by itself.
inline float nearestHalf(float value) {
  if (!(std::fabs(value) > 0)) {
    return std::isnan(value) ? NAN : value;
  }
  int exponent = std::ilogb(value);
  exponent = exponent < -14 ? -14 : exponent;  // subnormals share the step of the first binade
  return std::ldexp(std::nearbyint(std::ldexp(value, 10 - exponent)), exponent - 10);
}

// To the nearest half; beyond the largest one as the manifest says.
inline half toPartial(float sum) {
  if (std::fabs(sum) >= 65520.0f) {
    return half(sum < 0 ? -65504.0f : 65504.0f);
  }
  return half(nearestHalf(sum));
}

// The arithmetic of the AMP: 8 products a step onto a float, one rounding to half for each group.
// The streamed operand is in panels of 32, the coefficients in blocks of 32 inner by 16, the result
// in panels of 16.
template <typename Left, typename Coefficients, typename Result>
void multiply(unsigned rows, unsigned panels, const Left &left, const Coefficients &coefficients,
              double scale, Result *result) {
  for (unsigned panel = 0; panel < panels; ++panel) {
    for (unsigned row = 0; row < rows; ++row) {
      for (unsigned column = 0; column < 16; ++column) {
        half &out = result[(panel * rows + row) * 16 + column];
        float sum = 0.0f;
        for (unsigned group = 0; group < innerGroups; ++group) {
          for (unsigned step = 0; step < 32; step += 8) {
            double products = 0;
            for (unsigned lane = step; lane < step + 8; ++lane) {
              const unsigned k = group * 32 + lane;
              products += left((k / 32 * rows + row) * 32 + k % 32) *
                          coefficients(((panel * innerGroups + group) * 16 + column) * 32 + lane) * scale;
            }
            sum = static_cast<float>(static_cast<double>(sum) + products);
          }
          sum = static_cast<float>(toPartial(sum));
        }
        out = half(sum);
      }
    }
  }
}

} // namespace

// left: 122 x 160, coefficients: 160 x 128, output: 122 x 128.
class [[poplar::constraint("elem(*left) != elem(*output)")]] gemm_f143_init_int_k160_c128_r122
    : public poplar::SupervisorVertex {
public:
  gemm_f143_init_int_k160_c128_r122();

  poplar::Input<poplar::Vector<quarter, poplar::VectorLayout::ONE_PTR, 8>> left;
  poplar::Input<poplar::Vector<quarter, poplar::VectorLayout::ONE_PTR, 16, true>> coefficients;
  poplar::Output<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 16, true>> output;

  static const bool isExternalCodelet = IPUKERN_EXTERNAL;
  static const bool needsAlignWorkers = false;

  void compute() {
    const double scale = std::ldexp(1.0, scaleOf(left.getMetadata()) + scaleOf(coefficients.getMetadata()));
    const unsigned char *a = reinterpret_cast<const unsigned char *>(&left[0]);
    const unsigned char *b = reinterpret_cast<const unsigned char *>(&coefficients[0]);
    for (unsigned product = 0; product < 1; ++product) {
      multiply(
          122, 8,
          [&](unsigned i) { return decode<3, 8>(a[product * 19520 + i]); },
          [&](unsigned i) { return decode<3, 8>(b[product * 20480 + i]); },
          scale,
          &output[product * 15616]);
    }
  }
};

} // namespace ipukern
