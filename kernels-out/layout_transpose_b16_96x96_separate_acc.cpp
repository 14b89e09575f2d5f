// SPDX-License-Identifier: 0BSD
// layout_transpose_b16_96x96_separate_acc.cpp, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"layout":{"kernel":"transpose","bits":16,"rows":96,"columns":96,"placement":"separate","method":"accumulator"}}
//
// 96 rows of 96 elements of 16 bits, 96 apart, to columns 96 apart.
// The assembly beside this file implements the vertex on the IPU.

#include <poplar/HalfFloat.hpp>
#include <poplar/Vertex.hpp>

#if defined(__IPU__)
#define IPUKERN_EXTERNAL true
#else
#define IPUKERN_EXTERNAL false
#endif

namespace ipukern {

class [[poplar::constraint("elem(*source) != elem(*target)")]] layout_transpose_b16_96x96_separate_acc
    : public poplar::SupervisorVertex {
public:
  layout_transpose_b16_96x96_separate_acc();

  poplar::Input<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 8>> source;
  poplar::Output<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 8>> target;

  static const bool isExternalCodelet = IPUKERN_EXTERNAL;
  static const bool needsAlignWorkers = false;

  void compute() {
    for (unsigned row = 0; row < 96; ++row) {
      for (unsigned column = 0; column < 96; ++column) {
        target[column * 96 + row] = source[row * 96 + column];
      }
    }
  }
};

} // namespace ipukern
