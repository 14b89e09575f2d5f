// SPDX-License-Identifier: Apache-2.0
// Stand-in of this project for <poplar/CycleCount.hpp>; see Graph.hpp.
#ifndef IPUKERN_STANDIN_CYCLE_COUNT_HPP
#define IPUKERN_STANDIN_CYCLE_COUNT_HPP

#include <poplar/Program.hpp>

namespace poplar {

enum class SyncType { EXTERNAL, INTERNAL, GLOBAL };

// Puts the program between two readings of a tile's counter; two words, the low one first.
Tensor cycleCount(Graph &graph, program::Sequence &program, unsigned tile, SyncType sync,
                  const std::string &name = {});

} // namespace poplar

#endif
