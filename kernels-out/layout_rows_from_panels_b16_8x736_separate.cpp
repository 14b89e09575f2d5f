// SPDX-License-Identifier: 0BSD
// layout_rows_from_panels_b16_8x736_separate.cpp, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"layout":{"kernel":"rows-from-panels","bits":16,"rows":8,"columns":736,"placement":"separate"}}
//
// Fragments of 8 rows x 16 elements of 16 bits, 128 apart, to rows of 736, 736 apart.
// The assembly beside this file implements the vertex on the IPU.

#include <poplar/HalfFloat.hpp>
#include <poplar/Vertex.hpp>

#if defined(__IPU__)
#define IPUKERN_EXTERNAL true
#else
#define IPUKERN_EXTERNAL false
#endif

namespace ipukern {

class [[poplar::constraint("elem(*source) != elem(*target)")]] layout_rows_from_panels_b16_8x736_separate
    : public poplar::SupervisorVertex {
public:
  layout_rows_from_panels_b16_8x736_separate();

  poplar::Input<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 8>> source;
  poplar::Output<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 8>> target;

  static const bool isExternalCodelet = IPUKERN_EXTERNAL;
  static const bool needsAlignWorkers = false;

  void compute() {
    for (unsigned row = 0; row < 8; ++row) {
      for (unsigned column = 0; column < 736; ++column) {
        target[row * 736 + column] =
            column < 736
                ? source[column / 16 * 128 + row * 16 + column % 16]
                : static_cast<half>(0);
      }
    }
  }
};

} // namespace ipukern
