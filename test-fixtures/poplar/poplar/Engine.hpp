// SPDX-License-Identifier: Apache-2.0
// Stand-in of this project for <poplar/Engine.hpp>; see Graph.hpp.
#ifndef IPUKERN_STANDIN_ENGINE_HPP
#define IPUKERN_STANDIN_ENGINE_HPP

#include <poplar/Graph.hpp>
#include <poplar/Program.hpp>

namespace poplar {

class Engine {
public:
  Engine(const Graph &graph, const program::Program &program);
  void load(const Device &device);
  void run(unsigned program);
  void writeTensor(const std::string &handle, const void *begin, const void *end);
  void readTensor(const std::string &handle, void *begin, void *end);
};

} // namespace poplar

#endif
