// SPDX-License-Identifier: 0BSD
// ipukern_kernels.h, emitted by ipukern: edit the template or the manifest, not this file.
//
// What a host program needs to use the kernels beside this file: names of the vertices, operands with
// their sizes and where they may lie, state blocks, and cycles. C++17; needs no SDK, except for
// registerPerfEstimators(). Layouts of the operands: docs/kernel-abi.md of ipukern.
//
// All cycles are tile cycles, modelled (timing model ${model}), from the first instruction of the
// supervisor to its return. They were not measured on a device.
#ifndef IPUKERN_KERNELS_H
#define IPUKERN_KERNELS_H

#include <array>
#include <cstddef>
#include <cstdint>

namespace ipukern {

// An operand of a vertex: a field to connect to as many elements as it says, on the vertex's tile.
struct Operand {
  const char *field;       // graph.connect(vertex[field], ...)
  const char *type;        // poplar's type: half, quarter, float, ...
  bool isRead;             // Input or InOut
  bool isWritten;          // Output or InOut
  std::size_t elements;    // padding of the layout included
  std::size_t bytes;
  unsigned alignment;      // least, in bytes
  bool isInterleaved;      // must lie in interleaved memory
  unsigned stateWord;      // where the pointer stands in the state block
};

// Two operands, by index, that must lie in different memory elements.
struct Apart {
  unsigned first;
  unsigned second;
};

// What a table of kernels keeps of each; the structs below have the same as constants.
struct Kernel {
  const char *vertex;      // graph.addVertex(computeSet, vertex)
  const char *symbol;
  const char *file;        // base name of its .gp, .S and .cpp
  const char *family;
  const char *shape;
  const Operand *operands;
  std::size_t operandCount;
  const Apart *apart;
  std::size_t apartCount;
  std::size_t stateBytes;
  std::uint64_t cycles;    // modelled
  std::uint64_t flops;     // 0 where there is no arithmetic to count
};
<#list kernels as kernel>
<#list kernel.entries as entry>

// ${kernel.family}, ${entry.shape}
struct ${entry.className} {
  static constexpr const char *vertex = "${namespace}::${entry.className}";
  static constexpr const char *symbol = "${entry.symbol}";
  static constexpr const char *file = "${kernel.name}";
  static constexpr std::uint64_t cycles = ${entry.cycles};
  static constexpr std::uint64_t flops = ${entry.flops};
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
<#list entry.operands as operand>
    std::uint32_t ${operand.field};
<#if operand.stateWords == 2>
    std::uint32_t ${operand.field}Metadata;
</#if>
</#list>
  };
  static constexpr std::array<Operand, ${entry.operands?size}> operands{{
<#list entry.operands as operand>
      {"${operand.field}", "${operand.type}", ${operand.isRead?c}, ${operand.isWritten?c}, ${operand.elements}, ${operand.bytes}, ${operand.alignment}, ${operand.isInterleaved?c}, ${operand.stateWord}},
</#list>
  }};
<#if entry.apart?size == 0>
  static constexpr std::array<Apart, 0> apart{};
<#else>
  static constexpr std::array<Apart, ${entry.apart?size}> apart{{<#list entry.apart as pair>{${pair.first}, ${pair.second}}<#sep>, </#list>}};
</#if>
};
static_assert(sizeof(${entry.className}::State) == ${entry.stateBytes}, "state block of ${entry.className}");
</#list>
</#list>

template <typename K> constexpr Kernel describe(const char *family, const char *shape) {
  return {K::vertex, K::symbol, K::file, family, shape, K::operands.data(), K::operands.size(),
          K::apart.data(), K::apart.size(), sizeof(typename K::State), K::cycles, K::flops};
}

inline constexpr std::array<Kernel, ${entryCount}> kernels{{
<#list kernels as kernel>
<#list kernel.entries as entry>
    describe<${entry.className}>("${kernel.family}", "${entry.shape}"),
</#list>
</#list>
}};

} // namespace ipukern

// For the model target, whose cycles come from estimators alone.
#if __has_include(<poplar/Graph.hpp>)
#include <poplar/Graph.hpp>

namespace ipukern {

inline void registerPerfEstimators(poplar::Graph &graph) {
  for (const Kernel &kernel : kernels) {
    const std::uint64_t cycles = kernel.cycles;
    const std::uint64_t flops = kernel.flops;
    graph.registerPerfEstimator(kernel.vertex,
                                [cycles, flops](const poplar::VertexIntrospector &, const poplar::Target &) {
                                  return poplar::VertexPerfEstimate{cycles, flops};
                                });
  }
}

} // namespace ipukern
#endif

#endif
