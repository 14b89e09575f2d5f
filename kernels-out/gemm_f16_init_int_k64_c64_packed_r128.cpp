// SPDX-License-Identifier: 0BSD
// gemm_f16_init_int_k64_c64_packed_r128.cpp, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"gemm":{"precision":"f16","rows":[128],"inner":64,"columns":64,"weights":"interleaved","output":"packed"}}
//
// C = A x B, f16: 64 inner, 64 columns, one vertex for each row count.
// The assembly beside this file implements the vertices on the IPU.

#include <poplar/HalfFloat.hpp>
#include <poplar/Vertex.hpp>

#include <cmath>

#if defined(__IPU__)
#define IPUKERN_EXTERNAL true
#else
#define IPUKERN_EXTERNAL false
#endif

namespace ipukern {
namespace {

constexpr unsigned innerGroups = 4;   // of 16; both operands are padded with zeros up to a whole group

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

// To the nearest half; beyond the largest one as the IPU does without $FP_ICTL.NANOO.
inline half toPartial(float sum) {
  if (std::fabs(sum) >= 65520.0f) {
    return half(sum < 0 ? -65504.0f : 65504.0f);
  }
  return half(nearestHalf(sum));
}

// The arithmetic of the AMP: 4 products a step onto a float, one rounding to half for each group.
// The streamed operand is in panels of 16, the coefficients in blocks of 16 inner by 16, the result
// in blocks of 16 rows by 16.
template <typename Left, typename Coefficients, typename Result>
void multiply(unsigned rows, unsigned panels, const Left &left, const Coefficients &coefficients,
              Result *result) {
  for (unsigned panel = 0; panel < panels; ++panel) {
    for (unsigned row = 0; row < rows; ++row) {
      for (unsigned column = 0; column < 16; ++column) {
        half &out = result[((row / 16 * panels + panel) * 16 + row % 16) * 16 + column];
        float sum = 0.0f;
        for (unsigned group = 0; group < innerGroups; ++group) {
          for (unsigned step = 0; step < 16; step += 4) {
            double products = 0;
            for (unsigned lane = step; lane < step + 4; ++lane) {
              const unsigned k = group * 16 + lane;
              products += left((k / 16 * rows + row) * 16 + k % 16) *
                          coefficients(((panel * innerGroups + group) * 16 + column) * 16 + lane);
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

// left: 128 x 64, coefficients: 64 x 64, output: 128 x 64.
class [[poplar::constraint("elem(*left) != elem(*output)")]] gemm_f16_init_int_k64_c64_packed_r128
    : public poplar::SupervisorVertex {
public:
  gemm_f16_init_int_k64_c64_packed_r128();

  poplar::Input<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 8>> left;
  poplar::Input<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 16, true>> coefficients;
  poplar::Output<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 16, true>> output;

  static const bool isExternalCodelet = IPUKERN_EXTERNAL;
  static const bool needsAlignWorkers = false;

  void compute() {
    for (unsigned product = 0; product < 1; ++product) {
      multiply(
          128, 4,
          [&](unsigned i) { return static_cast<double>(static_cast<float>(left[product * 8192 + i])); },
          [&](unsigned i) { return static_cast<double>(static_cast<float>(coefficients[product * 4096 + i])); },
          &output[product * 8192]);
    }
  }
};

} // namespace ipukern
