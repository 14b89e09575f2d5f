// SPDX-License-Identifier: 0BSD
// layout_fill_b16_8x736_separate_lowest.cpp, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"layout":{"kernel":"fill","bits":16,"rows":8,"columns":736,"placement":"separate","fill":"lowest"}}
//
// 8 rows of 736 elements of 16 bits, 736 apart, filled with lowest.
// The assembly beside this file implements the vertex on the IPU.

#include <poplar/HalfFloat.hpp>
#include <poplar/Vertex.hpp>

#if defined(__IPU__)
#define IPUKERN_EXTERNAL true
#else
#define IPUKERN_EXTERNAL false
#endif

namespace ipukern {

class layout_fill_b16_8x736_separate_lowest
    : public poplar::SupervisorVertex {
public:
  layout_fill_b16_8x736_separate_lowest();

  poplar::Output<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 8>> target;

  static const bool isExternalCodelet = IPUKERN_EXTERNAL;
  static const bool needsAlignWorkers = false;

  void compute() {
    for (unsigned row = 0; row < 8; ++row) {
      for (unsigned column = 0; column < 736; ++column) {
        target[row * 736 + column] = static_cast<half>(-65504.0f);
      }
    }
  }
};

} // namespace ipukern
