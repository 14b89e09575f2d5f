// SPDX-License-Identifier: 0BSD
// layout_pad_b16_8x729_separate_w736_neginf_ss736.cpp, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"layout":{"kernel":"pad","bits":16,"rows":8,"columns":729,"placement":"separate","width":736,"fill":"-inf","source-stride":736}}
//
// 8 rows of 729 elements of 16 bits, 736 apart, to rows of 736, 736 apart.
// The assembly beside this file implements the vertex on the IPU.

#include <poplar/HalfFloat.hpp>
#include <poplar/Vertex.hpp>

#include <limits>

#if defined(__IPU__)
#define IPUKERN_EXTERNAL true
#else
#define IPUKERN_EXTERNAL false
#endif

namespace ipukern {

class [[poplar::constraint("elem(*source) != elem(*target)")]] layout_pad_b16_8x729_separate_w736_neginf_ss736
    : public poplar::SupervisorVertex {
public:
  layout_pad_b16_8x729_separate_w736_neginf_ss736();

  poplar::Input<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 8>> source;
  poplar::Output<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 8>> target;

  static const bool isExternalCodelet = IPUKERN_EXTERNAL;
  static const bool needsAlignWorkers = false;

  void compute() {
    for (unsigned row = 0; row < 8; ++row) {
      for (unsigned column = 0; column < 736; ++column) {
        target[row * 736 + column] =
            column < 729 ? source[row * 736 + column] : static_cast<half>(-std::numeric_limits<float>::infinity());
      }
    }
  }
};

} // namespace ipukern
