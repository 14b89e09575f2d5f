// SPDX-License-Identifier: 0BSD
// layout_panels_from_rows_b16_164x384_separate.cpp, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"layout":{"kernel":"panels-from-rows","bits":16,"rows":164,"columns":384,"placement":"separate"}}
//
// 164 rows of 384 elements of 16 bits, 384 apart, to panels of 164 rows x 16.
// The assembly beside this file implements the vertex on the IPU.

#include <poplar/HalfFloat.hpp>
#include <poplar/Vertex.hpp>

#if defined(__IPU__)
#define IPUKERN_EXTERNAL true
#else
#define IPUKERN_EXTERNAL false
#endif

namespace ipukern {

class [[poplar::constraint("elem(*source) != elem(*target)")]] layout_panels_from_rows_b16_164x384_separate
    : public poplar::SupervisorVertex {
public:
  layout_panels_from_rows_b16_164x384_separate();

  poplar::Input<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 8>> source;
  poplar::Output<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 8>> target;

  static const bool isExternalCodelet = IPUKERN_EXTERNAL;
  static const bool needsAlignWorkers = false;

  void compute() {
    for (unsigned row = 0; row < 164; ++row) {
      for (unsigned column = 0; column < 384; ++column) {
        target[(column / 16 * 164 + row) * 16 + column % 16] =
            column < 384 ? source[row * 384 + column] : static_cast<half>(0);
      }
    }
  }
};

} // namespace ipukern
