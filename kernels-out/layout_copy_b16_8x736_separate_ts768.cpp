// SPDX-License-Identifier: 0BSD
// layout_copy_b16_8x736_separate_ts768.cpp, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"layout":{"kernel":"copy","bits":16,"rows":8,"columns":736,"placement":"separate","target-stride":768}}
//
// 8 rows of 736 elements of 16 bits, 736 apart, to rows 768 apart.
// The assembly beside this file implements the vertex on the IPU.

#include <poplar/HalfFloat.hpp>
#include <poplar/Vertex.hpp>

#if defined(__IPU__)
#define IPUKERN_EXTERNAL true
#else
#define IPUKERN_EXTERNAL false
#endif

namespace ipukern {

class [[poplar::constraint("elem(*source) != elem(*target)")]] layout_copy_b16_8x736_separate_ts768
    : public poplar::SupervisorVertex {
public:
  layout_copy_b16_8x736_separate_ts768();

  poplar::Input<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 8>> source;
  // Elements between the rows keep their values.
  poplar::InOut<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 8>> target;

  static const bool isExternalCodelet = IPUKERN_EXTERNAL;
  static const bool needsAlignWorkers = false;

  void compute() {
    for (unsigned row = 0; row < 8; ++row) {
      for (unsigned column = 0; column < 736; ++column) {
        target[row * 768 + column] = source[row * 736 + column];
      }
    }
  }
};

} // namespace ipukern
