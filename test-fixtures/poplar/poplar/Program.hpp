// SPDX-License-Identifier: Apache-2.0
// Stand-in of this project for <poplar/Program.hpp>; see Graph.hpp.
#ifndef IPUKERN_STANDIN_PROGRAM_HPP
#define IPUKERN_STANDIN_PROGRAM_HPP

#include <poplar/Graph.hpp>

namespace poplar {
namespace program {

class Program {};

class Execute : public Program {
public:
  explicit Execute(const ComputeSet &set);
};

class Sequence : public Program {
public:
  void add(const Program &program);
};

} // namespace program
} // namespace poplar

#endif
