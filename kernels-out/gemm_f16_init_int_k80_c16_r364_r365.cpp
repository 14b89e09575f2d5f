// SPDX-License-Identifier: 0BSD
// gemm_f16_init_int_k80_c16_r364_r365.cpp, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"gemm":{"precision":"f16","rows":[364,365],"inner":80,"columns":16,"weights":"interleaved"}}
//
// C = A x B, f16 with f16 partials: 80 inner, 16 columns, one vertex for each row count.
// The assembly beside this file implements the vertices on the IPU.

#include <poplar/HalfFloat.hpp>
#include <poplar/Vertex.hpp>

#if defined(__IPU__)
#define IPUKERN_EXTERNAL true
#else
#define IPUKERN_EXTERNAL false
#endif

namespace ipukern {
namespace {

constexpr unsigned innerGroups = 5;   // of 16; A and B are padded with zeros up to a whole group
constexpr unsigned columnPanels = 1;  // of 16; B is padded with zeros up to a whole panel

// The arithmetic of the AMP: four products a step onto a float, one rounding to half for each group.
template <typename Left, typename Coefficients, typename Result>
void multiply(unsigned rows, const Left &left, const Coefficients &coefficients, Result &output) {
  for (unsigned panel = 0; panel < columnPanels; ++panel) {
    for (unsigned row = 0; row < rows; ++row) {
      for (unsigned column = 0; column < 16; ++column) {
        half partial = half(0.0f);
        for (unsigned group = 0; group < innerGroups; ++group) {
          float sum = static_cast<float>(partial);
          for (unsigned step = 0; step < 4; ++step) {
            double products = 0;
            for (unsigned lane = 0; lane < 4; ++lane) {
              const unsigned k = step * 4 + lane;
              const float a = static_cast<float>(left[(group * rows + row) * 16 + k]);
              const float b = static_cast<float>(
                  coefficients[((panel * innerGroups + group) * 16 + column) * 16 + k]);
              products += static_cast<double>(a) * static_cast<double>(b);
            }
            sum = static_cast<float>(static_cast<double>(sum) + products);
          }
          partial = half(sum);
        }
        output[(panel * rows + row) * 16 + column] = partial;
      }
    }
  }
}

} // namespace

// A: 364 x 80, B: 80 x 16, C: 364 x 16 halves, in panels of 16.
class [[poplar::constraint("elem(*left) != elem(*output)")]] gemm_f16_init_int_k80_c16_r364
    : public poplar::SupervisorVertex {
public:
  gemm_f16_init_int_k80_c16_r364();

  poplar::Input<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 8>> left;
  poplar::Input<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 16, true>> coefficients;
  poplar::Output<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 16, true>> output;

  static const bool isExternalCodelet = IPUKERN_EXTERNAL;
  static const bool needsAlignWorkers = false;

  void compute() { multiply(364, left, coefficients, output); }
};

// A: 365 x 80, B: 80 x 16, C: 365 x 16 halves, in panels of 16.
class [[poplar::constraint("elem(*left) != elem(*output)")]] gemm_f16_init_int_k80_c16_r365
    : public poplar::SupervisorVertex {
public:
  gemm_f16_init_int_k80_c16_r365();

  poplar::Input<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 8>> left;
  poplar::Input<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 16, true>> coefficients;
  poplar::Output<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 16, true>> output;

  static const bool isExternalCodelet = IPUKERN_EXTERNAL;
  static const bool needsAlignWorkers = false;

  void compute() { multiply(365, left, coefficients, output); }
};

} // namespace ipukern
