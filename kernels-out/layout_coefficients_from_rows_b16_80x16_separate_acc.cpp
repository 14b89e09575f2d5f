// SPDX-License-Identifier: 0BSD
// layout_coefficients_from_rows_b16_80x16_separate_acc.cpp, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"layout":{"kernel":"coefficients-from-rows","bits":16,"rows":80,"columns":16,"placement":"separate","method":"accumulator"}}
//
// K x C, rows 16 apart, to 1 x 5 blocks of 16 x 16 elements of 16 bits.
// The assembly beside this file implements the vertex on the IPU.

#include <poplar/HalfFloat.hpp>
#include <poplar/Vertex.hpp>

#if defined(__IPU__)
#define IPUKERN_EXTERNAL true
#else
#define IPUKERN_EXTERNAL false
#endif

namespace ipukern {

class [[poplar::constraint("elem(*source) != elem(*target)")]] layout_coefficients_from_rows_b16_80x16_separate_acc
    : public poplar::SupervisorVertex {
public:
  layout_coefficients_from_rows_b16_80x16_separate_acc();

  poplar::Input<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 8>> source;
  poplar::Output<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 8>> target;

  static const bool isExternalCodelet = IPUKERN_EXTERNAL;
  static const bool needsAlignWorkers = false;

  void compute() {
    for (unsigned c = 0; c < 16; ++c) {
      for (unsigned k = 0; k < 80; ++k) {
        target[((c / 16 * 5 + k / 16) * 16 + c % 16) * 16 + k % 16] =
            c < 16 && k < 80
                ? source[k * 16 + c]
                : static_cast<half>(0);
      }
    }
  }
};

} // namespace ipukern
