// SPDX-License-Identifier: Apache-2.0
// Stand-in of this project for <poplar/Graph.hpp> and what it brings along: declarations that host
// programs use, so that a machine without the SDK can compile them. Nothing here runs anything.
#ifndef IPUKERN_STANDIN_GRAPH_HPP
#define IPUKERN_STANDIN_GRAPH_HPP

#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <istream>
#include <string>
#include <vector>

namespace poplar {

class Type {};
extern const Type HALF, QUARTER, FLOAT, INT, UNSIGNED_INT, SHORT, UNSIGNED_SHORT, CHAR, SIGNED_CHAR, UNSIGNED_CHAR;

class Target {};

class Device {
public:
  static Device createCPUDevice();
  const Target &getTarget() const;
  bool attach() const;
  unsigned getId() const;
};

class Tensor {
public:
  Tensor slice(std::size_t begin, std::size_t end) const;
};

class ComputeSet {};
class FieldRef {};

class VertexRef {
public:
  FieldRef operator[](const std::string &field) const;
};

class VertexIntrospector {};

struct VertexPerfEstimate {
  std::uint64_t cycles = 0;
  std::uint64_t flops = 0;
};

using PerfEstimateFunc = std::function<VertexPerfEstimate(const VertexIntrospector &, const Target &)>;

class Graph {
public:
  explicit Graph(const Target &target);
  bool addCodelets(const std::string &file);
  void addCodelets(std::stringstream &source);
  Tensor addVariable(const Type &type, std::initializer_list<std::size_t> shape, const std::string &name);
  Tensor addVariable(const Type &type, const Tensor &metadata, std::initializer_list<std::size_t> shape,
                     const std::string &name);
  void setTileMapping(const Tensor &tensor, unsigned tile);
  void setTileMapping(const VertexRef &vertex, unsigned tile);
  ComputeSet addComputeSet(const std::string &name);
  VertexRef addVertex(ComputeSet &set, const std::string &name);
  void connect(FieldRef field, const Tensor &tensor);
  void setPerfEstimate(const VertexRef &vertex, std::uint64_t cycles);
  void registerPerfEstimator(const std::string &vertex, PerfEstimateFunc estimator);
  void createHostWrite(const std::string &handle, const Tensor &tensor);
  void createHostRead(const std::string &handle, const Tensor &tensor);
};

} // namespace poplar

#endif
