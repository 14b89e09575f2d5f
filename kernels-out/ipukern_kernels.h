// SPDX-License-Identifier: 0BSD
// ipukern_kernels.h, emitted by ipukern: edit the template or the manifest, not this file.
//
// What a host program needs to use the kernels beside this file: names of the vertices, operands with
// their sizes and where they may lie, state blocks, and cycles. C++17; needs no SDK, except for
// registerPerfEstimators(). Layouts of the operands: docs/kernel-abi.md of ipukern.
//
// All cycles are tile cycles, modelled (timing model ipu21-t2), from the first instruction of the
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

// cast, 2144
struct cast_f143_f143_linear_n2144_any_sat {
  static constexpr const char *vertex = "ipukern::cast_f143_f143_linear_n2144_any_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f143_f143_linear_n2144_any_sat";
  static constexpr const char *file = "cast_f143_f143_linear_n2144_any_sat";
  static constexpr std::uint64_t cycles = 1555;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t sourceMetadata;
    std::uint32_t target;
    std::uint32_t targetMetadata;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "quarter", true, false, 2144, 2144, 8, false, 0},
      {"target", "quarter", false, true, 2144, 2144, 8, false, 2},
  }};
  static constexpr std::array<Apart, 0> apart{};
};
static_assert(sizeof(cast_f143_f143_linear_n2144_any_sat::State) == 16, "state block of cast_f143_f143_linear_n2144_any_sat");

// cast, 2144
struct cast_f143_f152_linear_n2144_any_sat {
  static constexpr const char *vertex = "ipukern::cast_f143_f152_linear_n2144_any_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f143_f152_linear_n2144_any_sat";
  static constexpr const char *file = "cast_f143_f152_linear_n2144_any_sat";
  static constexpr std::uint64_t cycles = 2095;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t sourceMetadata;
    std::uint32_t target;
    std::uint32_t targetMetadata;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "quarter", true, false, 2144, 2144, 8, false, 0},
      {"target", "quarter", false, true, 2144, 2144, 8, false, 2},
  }};
  static constexpr std::array<Apart, 0> apart{};
};
static_assert(sizeof(cast_f143_f152_linear_n2144_any_sat::State) == 16, "state block of cast_f143_f152_linear_n2144_any_sat");

// cast, 8320
struct cast_f143_f16_linear_n8320_separate_sat {
  static constexpr const char *vertex = "ipukern::cast_f143_f16_linear_n8320_separate_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f143_f16_linear_n8320_separate_sat";
  static constexpr const char *file = "cast_f143_f16_linear_n8320_separate_sat";
  static constexpr std::uint64_t cycles = 2255;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t sourceMetadata;
    std::uint32_t target;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "quarter", true, false, 8320, 8320, 8, false, 0},
      {"target", "half", false, true, 8320, 16640, 8, false, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(cast_f143_f16_linear_n8320_separate_sat::State) == 12, "state block of cast_f143_f16_linear_n8320_separate_sat");

// cast, 164 x 384
struct cast_f143_f16_packed_164x384_separate_sat {
  static constexpr const char *vertex = "ipukern::cast_f143_f16_packed_164x384_separate_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f143_f16_packed_164x384_separate_sat";
  static constexpr const char *file = "cast_f143_f16_packed_164x384_separate_sat";
  static constexpr std::uint64_t cycles = 16257;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t sourceMetadata;
    std::uint32_t target;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "quarter", true, false, 62976, 62976, 8, false, 0},
      {"target", "half", false, true, 62976, 125952, 8, false, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(cast_f143_f16_packed_164x384_separate_sat::State) == 12, "state block of cast_f143_f16_packed_164x384_separate_sat");

// cast, 2144
struct cast_f152_f143_linear_n2144_any_sat {
  static constexpr const char *vertex = "ipukern::cast_f152_f143_linear_n2144_any_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f152_f143_linear_n2144_any_sat";
  static constexpr const char *file = "cast_f152_f143_linear_n2144_any_sat";
  static constexpr std::uint64_t cycles = 2095;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t sourceMetadata;
    std::uint32_t target;
    std::uint32_t targetMetadata;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "quarter", true, false, 2144, 2144, 8, false, 0},
      {"target", "quarter", false, true, 2144, 2144, 8, false, 2},
  }};
  static constexpr std::array<Apart, 0> apart{};
};
static_assert(sizeof(cast_f152_f143_linear_n2144_any_sat::State) == 16, "state block of cast_f152_f143_linear_n2144_any_sat");

// cast, 2144
struct cast_f152_f152_linear_n2144_any_sat {
  static constexpr const char *vertex = "ipukern::cast_f152_f152_linear_n2144_any_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f152_f152_linear_n2144_any_sat";
  static constexpr const char *file = "cast_f152_f152_linear_n2144_any_sat";
  static constexpr std::uint64_t cycles = 1555;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t sourceMetadata;
    std::uint32_t target;
    std::uint32_t targetMetadata;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "quarter", true, false, 2144, 2144, 8, false, 0},
      {"target", "quarter", false, true, 2144, 2144, 8, false, 2},
  }};
  static constexpr std::array<Apart, 0> apart{};
};
static_assert(sizeof(cast_f152_f152_linear_n2144_any_sat::State) == 16, "state block of cast_f152_f152_linear_n2144_any_sat");

// cast, 2144
struct cast_f152_f16_linear_n2144_separate_sat {
  static constexpr const char *vertex = "ipukern::cast_f152_f16_linear_n2144_separate_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f152_f16_linear_n2144_separate_sat";
  static constexpr const char *file = "cast_f152_f16_linear_n2144_separate_sat";
  static constexpr std::uint64_t cycles = 709;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t sourceMetadata;
    std::uint32_t target;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "quarter", true, false, 2144, 2144, 8, false, 0},
      {"target", "half", false, true, 2144, 4288, 8, false, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(cast_f152_f16_linear_n2144_separate_sat::State) == 12, "state block of cast_f152_f16_linear_n2144_separate_sat");

// cast, 1712
struct cast_f16_f143_linear_n1712_interleaved_sat {
  static constexpr const char *vertex = "ipukern::cast_f16_f143_linear_n1712_interleaved_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f16_f143_linear_n1712_interleaved_sat";
  static constexpr const char *file = "cast_f16_f143_linear_n1712_interleaved_sat";
  static constexpr std::uint64_t cycles = 409;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
    std::uint32_t targetMetadata;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 1712, 3424, 8, true, 0},
      {"target", "quarter", false, true, 1712, 1712, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(cast_f16_f143_linear_n1712_interleaved_sat::State) == 12, "state block of cast_f16_f143_linear_n1712_interleaved_sat");

// cast, 1712
struct cast_f16_f143_linear_n1712_separate_sat {
  static constexpr const char *vertex = "ipukern::cast_f16_f143_linear_n1712_separate_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f16_f143_linear_n1712_separate_sat";
  static constexpr const char *file = "cast_f16_f143_linear_n1712_separate_sat";
  static constexpr std::uint64_t cycles = 631;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
    std::uint32_t targetMetadata;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 1712, 3424, 8, false, 0},
      {"target", "quarter", false, true, 1712, 1712, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(cast_f16_f143_linear_n1712_separate_sat::State) == 12, "state block of cast_f16_f143_linear_n1712_separate_sat");

// cast, 2144
struct cast_f16_f143_linear_n2144_any_sat {
  static constexpr const char *vertex = "ipukern::cast_f16_f143_linear_n2144_any_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f16_f143_linear_n2144_any_sat";
  static constexpr const char *file = "cast_f16_f143_linear_n2144_any_sat";
  static constexpr std::uint64_t cycles = 1063;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
    std::uint32_t targetMetadata;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 2144, 4288, 8, false, 0},
      {"target", "quarter", false, true, 2144, 2144, 8, false, 1},
  }};
  static constexpr std::array<Apart, 0> apart{};
};
static_assert(sizeof(cast_f16_f143_linear_n2144_any_sat::State) == 12, "state block of cast_f16_f143_linear_n2144_any_sat");

// cast, 2144
struct cast_f16_f143_linear_n2144_interleaved_sat {
  static constexpr const char *vertex = "ipukern::cast_f16_f143_linear_n2144_interleaved_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f16_f143_linear_n2144_interleaved_sat";
  static constexpr const char *file = "cast_f16_f143_linear_n2144_interleaved_sat";
  static constexpr std::uint64_t cycles = 463;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
    std::uint32_t targetMetadata;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 2144, 4288, 8, true, 0},
      {"target", "quarter", false, true, 2144, 2144, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(cast_f16_f143_linear_n2144_interleaved_sat::State) == 12, "state block of cast_f16_f143_linear_n2144_interleaved_sat");

// cast, 2144
struct cast_f16_f143_linear_n2144_separate_sat {
  static constexpr const char *vertex = "ipukern::cast_f16_f143_linear_n2144_separate_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f16_f143_linear_n2144_separate_sat";
  static constexpr const char *file = "cast_f16_f143_linear_n2144_separate_sat";
  static constexpr std::uint64_t cycles = 739;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
    std::uint32_t targetMetadata;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 2144, 4288, 8, false, 0},
      {"target", "quarter", false, true, 2144, 2144, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(cast_f16_f143_linear_n2144_separate_sat::State) == 12, "state block of cast_f16_f143_linear_n2144_separate_sat");

// cast, 5832
struct cast_f16_f143_linear_n5832_interleaved_sat {
  static constexpr const char *vertex = "ipukern::cast_f16_f143_linear_n5832_interleaved_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f16_f143_linear_n5832_interleaved_sat";
  static constexpr const char *file = "cast_f16_f143_linear_n5832_interleaved_sat";
  static constexpr std::uint64_t cycles = 924;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
    std::uint32_t targetMetadata;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 5832, 11664, 8, true, 0},
      {"target", "quarter", false, true, 5832, 5832, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(cast_f16_f143_linear_n5832_interleaved_sat::State) == 12, "state block of cast_f16_f143_linear_n5832_interleaved_sat");

// cast, 5832
struct cast_f16_f143_linear_n5832_separate_sat {
  static constexpr const char *vertex = "ipukern::cast_f16_f143_linear_n5832_separate_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f16_f143_linear_n5832_separate_sat";
  static constexpr const char *file = "cast_f16_f143_linear_n5832_separate_sat";
  static constexpr std::uint64_t cycles = 1662;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
    std::uint32_t targetMetadata;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 5832, 11664, 8, false, 0},
      {"target", "quarter", false, true, 5832, 5832, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(cast_f16_f143_linear_n5832_separate_sat::State) == 12, "state block of cast_f16_f143_linear_n5832_separate_sat");

// cast, 592
struct cast_f16_f143_linear_n592_interleaved_sat {
  static constexpr const char *vertex = "ipukern::cast_f16_f143_linear_n592_interleaved_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f16_f143_linear_n592_interleaved_sat";
  static constexpr const char *file = "cast_f16_f143_linear_n592_interleaved_sat";
  static constexpr std::uint64_t cycles = 269;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
    std::uint32_t targetMetadata;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 592, 1184, 8, true, 0},
      {"target", "quarter", false, true, 592, 592, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(cast_f16_f143_linear_n592_interleaved_sat::State) == 12, "state block of cast_f16_f143_linear_n592_interleaved_sat");

// cast, 592
struct cast_f16_f143_linear_n592_separate_sat {
  static constexpr const char *vertex = "ipukern::cast_f16_f143_linear_n592_separate_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f16_f143_linear_n592_separate_sat";
  static constexpr const char *file = "cast_f16_f143_linear_n592_separate_sat";
  static constexpr std::uint64_t cycles = 353;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
    std::uint32_t targetMetadata;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 592, 1184, 8, false, 0},
      {"target", "quarter", false, true, 592, 592, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(cast_f16_f143_linear_n592_separate_sat::State) == 12, "state block of cast_f16_f143_linear_n592_separate_sat");

// cast, 8320
struct cast_f16_f143_linear_n8320_interleaved_sat {
  static constexpr const char *vertex = "ipukern::cast_f16_f143_linear_n8320_interleaved_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f16_f143_linear_n8320_interleaved_sat";
  static constexpr const char *file = "cast_f16_f143_linear_n8320_interleaved_sat";
  static constexpr std::uint64_t cycles = 1235;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
    std::uint32_t targetMetadata;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 8320, 16640, 8, true, 0},
      {"target", "quarter", false, true, 8320, 8320, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(cast_f16_f143_linear_n8320_interleaved_sat::State) == 12, "state block of cast_f16_f143_linear_n8320_interleaved_sat");

// cast, 8320
struct cast_f16_f143_linear_n8320_separate_sat {
  static constexpr const char *vertex = "ipukern::cast_f16_f143_linear_n8320_separate_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f16_f143_linear_n8320_separate_sat";
  static constexpr const char *file = "cast_f16_f143_linear_n8320_separate_sat";
  static constexpr std::uint64_t cycles = 2285;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
    std::uint32_t targetMetadata;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 8320, 16640, 8, false, 0},
      {"target", "quarter", false, true, 8320, 8320, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(cast_f16_f143_linear_n8320_separate_sat::State) == 12, "state block of cast_f16_f143_linear_n8320_separate_sat");

// cast, 164 x 384
struct cast_f16_f143_packed_164x384_interleaved_sat {
  static constexpr const char *vertex = "ipukern::cast_f16_f143_packed_164x384_interleaved_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f16_f143_packed_164x384_interleaved_sat";
  static constexpr const char *file = "cast_f16_f143_packed_164x384_interleaved_sat";
  static constexpr std::uint64_t cycles = 8217;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
    std::uint32_t targetMetadata;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 62976, 125952, 8, true, 0},
      {"target", "quarter", false, true, 62976, 62976, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(cast_f16_f143_packed_164x384_interleaved_sat::State) == 12, "state block of cast_f16_f143_packed_164x384_interleaved_sat");

// cast, 164 x 384
struct cast_f16_f143_packed_164x384_separate_sat {
  static constexpr const char *vertex = "ipukern::cast_f16_f143_packed_164x384_separate_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f16_f143_packed_164x384_separate_sat";
  static constexpr const char *file = "cast_f16_f143_packed_164x384_separate_sat";
  static constexpr std::uint64_t cycles = 16095;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
    std::uint32_t targetMetadata;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 62976, 125952, 8, false, 0},
      {"target", "quarter", false, true, 62976, 62976, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(cast_f16_f143_packed_164x384_separate_sat::State) == 12, "state block of cast_f16_f143_packed_164x384_separate_sat");

// cast, 288 x 32
struct cast_f16_f143_packed_288x32_interleaved_sat {
  static constexpr const char *vertex = "ipukern::cast_f16_f143_packed_288x32_interleaved_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f16_f143_packed_288x32_interleaved_sat";
  static constexpr const char *file = "cast_f16_f143_packed_288x32_interleaved_sat";
  static constexpr std::uint64_t cycles = 1347;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
    std::uint32_t targetMetadata;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 9216, 18432, 8, true, 0},
      {"target", "quarter", false, true, 9216, 9216, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(cast_f16_f143_packed_288x32_interleaved_sat::State) == 12, "state block of cast_f16_f143_packed_288x32_interleaved_sat");

// cast, 288 x 32
struct cast_f16_f143_packed_288x32_separate_sat {
  static constexpr const char *vertex = "ipukern::cast_f16_f143_packed_288x32_separate_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f16_f143_packed_288x32_separate_sat";
  static constexpr const char *file = "cast_f16_f143_packed_288x32_separate_sat";
  static constexpr std::uint64_t cycles = 2505;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
    std::uint32_t targetMetadata;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 9216, 18432, 8, false, 0},
      {"target", "quarter", false, true, 9216, 9216, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(cast_f16_f143_packed_288x32_separate_sat::State) == 12, "state block of cast_f16_f143_packed_288x32_separate_sat");

// cast, 164 x 384
struct cast_f16_f143_rowmajor_164x384_interleaved_sat {
  static constexpr const char *vertex = "ipukern::cast_f16_f143_rowmajor_164x384_interleaved_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f16_f143_rowmajor_164x384_interleaved_sat";
  static constexpr const char *file = "cast_f16_f143_rowmajor_164x384_interleaved_sat";
  static constexpr std::uint64_t cycles = 8133;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
    std::uint32_t targetMetadata;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 62976, 125952, 8, true, 0},
      {"target", "quarter", false, true, 62976, 62976, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(cast_f16_f143_rowmajor_164x384_interleaved_sat::State) == 12, "state block of cast_f16_f143_rowmajor_164x384_interleaved_sat");

// cast, 164 x 384
struct cast_f16_f143_rowmajor_164x384_separate_sat {
  static constexpr const char *vertex = "ipukern::cast_f16_f143_rowmajor_164x384_separate_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f16_f143_rowmajor_164x384_separate_sat";
  static constexpr const char *file = "cast_f16_f143_rowmajor_164x384_separate_sat";
  static constexpr std::uint64_t cycles = 16017;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
    std::uint32_t targetMetadata;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 62976, 125952, 8, false, 0},
      {"target", "quarter", false, true, 62976, 62976, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(cast_f16_f143_rowmajor_164x384_separate_sat::State) == 12, "state block of cast_f16_f143_rowmajor_164x384_separate_sat");

// cast, 1712
struct cast_f16_f152_linear_n1712_separate_sat {
  static constexpr const char *vertex = "ipukern::cast_f16_f152_linear_n1712_separate_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f16_f152_linear_n1712_separate_sat";
  static constexpr const char *file = "cast_f16_f152_linear_n1712_separate_sat";
  static constexpr std::uint64_t cycles = 631;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
    std::uint32_t targetMetadata;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 1712, 3424, 8, false, 0},
      {"target", "quarter", false, true, 1712, 1712, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(cast_f16_f152_linear_n1712_separate_sat::State) == 12, "state block of cast_f16_f152_linear_n1712_separate_sat");

// cast, 2144
struct cast_f32_f143_linear_n2144_any_sat {
  static constexpr const char *vertex = "ipukern::cast_f32_f143_linear_n2144_any_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f32_f143_linear_n2144_any_sat";
  static constexpr const char *file = "cast_f32_f143_linear_n2144_any_sat";
  static constexpr std::uint64_t cycles = 8809;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
    std::uint32_t targetMetadata;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "float", true, false, 2144, 8576, 8, false, 0},
      {"target", "quarter", false, true, 2144, 2144, 8, false, 1},
  }};
  static constexpr std::array<Apart, 0> apart{};
};
static_assert(sizeof(cast_f32_f143_linear_n2144_any_sat::State) == 12, "state block of cast_f32_f143_linear_n2144_any_sat");

// cast, 2144
struct cast_f32_f152_linear_n2144_any_sat {
  static constexpr const char *vertex = "ipukern::cast_f32_f152_linear_n2144_any_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f32_f152_linear_n2144_any_sat";
  static constexpr const char *file = "cast_f32_f152_linear_n2144_any_sat";
  static constexpr std::uint64_t cycles = 8809;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
    std::uint32_t targetMetadata;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "float", true, false, 2144, 8576, 8, false, 0},
      {"target", "quarter", false, true, 2144, 2144, 8, false, 1},
  }};
  static constexpr std::array<Apart, 0> apart{};
};
static_assert(sizeof(cast_f32_f152_linear_n2144_any_sat::State) == 12, "state block of cast_f32_f152_linear_n2144_any_sat");

// cast, 2144
struct cast_f32_f16_linear_n2144_interleaved_sat {
  static constexpr const char *vertex = "ipukern::cast_f32_f16_linear_n2144_interleaved_sat";
  static constexpr const char *symbol = "__runCodelet_ipukern__cast_f32_f16_linear_n2144_interleaved_sat";
  static constexpr const char *file = "cast_f32_f16_linear_n2144_interleaved_sat";
  static constexpr std::uint64_t cycles = 683;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "float", true, false, 2144, 8576, 8, true, 0},
      {"target", "half", false, true, 2144, 4288, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(cast_f32_f16_linear_n2144_interleaved_sat::State) == 8, "state block of cast_f32_f16_linear_n2144_interleaved_sat");

// gemm, 244 x 128 x 64
struct gemm_f143_init_int_k128_c64_r244 {
  static constexpr const char *vertex = "ipukern::gemm_f143_init_int_k128_c64_r244";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f143_init_int_k128_c64_r244";
  static constexpr const char *file = "gemm_f143_init_int_k128_c64_r244";
  static constexpr std::uint64_t cycles = 17811;
  static constexpr std::uint64_t flops = 3997696;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t leftMetadata;
    std::uint32_t coefficients;
    std::uint32_t coefficientsMetadata;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "quarter", true, false, 31232, 31232, 8, false, 0},
      {"coefficients", "quarter", true, false, 8192, 8192, 16, true, 2},
      {"output", "half", false, true, 15616, 31232, 16, true, 4},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f143_init_int_k128_c64_r244::State) == 20, "state block of gemm_f143_init_int_k128_c64_r244");

// gemm, 57 x 128 x 80
struct gemm_f143_init_int_k128_c80_r57 {
  static constexpr const char *vertex = "ipukern::gemm_f143_init_int_k128_c80_r57";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f143_init_int_k128_c80_r57";
  static constexpr const char *file = "gemm_f143_init_int_k128_c80_r57";
  static constexpr std::uint64_t cycles = 7346;
  static constexpr std::uint64_t flops = 1167360;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t leftMetadata;
    std::uint32_t coefficients;
    std::uint32_t coefficientsMetadata;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "quarter", true, false, 7296, 7296, 8, false, 0},
      {"coefficients", "quarter", true, false, 10240, 10240, 16, true, 2},
      {"output", "half", false, true, 4560, 9120, 16, true, 4},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f143_init_int_k128_c80_r57::State) == 20, "state block of gemm_f143_init_int_k128_c80_r57");

// gemm, 122 x 160 x 128
struct gemm_f143_init_int_k160_c128_r122 {
  static constexpr const char *vertex = "ipukern::gemm_f143_init_int_k160_c128_r122";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f143_init_int_k160_c128_r122";
  static constexpr const char *file = "gemm_f143_init_int_k160_c128_r122";
  static constexpr std::uint64_t cycles = 25105;
  static constexpr std::uint64_t flops = 4997120;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t leftMetadata;
    std::uint32_t coefficients;
    std::uint32_t coefficientsMetadata;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "quarter", true, false, 19520, 19520, 8, false, 0},
      {"coefficients", "quarter", true, false, 20480, 20480, 16, true, 2},
      {"output", "half", false, true, 15616, 31232, 16, true, 4},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f143_init_int_k160_c128_r122::State) == 20, "state block of gemm_f143_init_int_k160_c128_r122");

// gemm, 82 x 192 x 160
struct gemm_f143_init_int_k192_c160_r82 {
  static constexpr const char *vertex = "ipukern::gemm_f143_init_int_k192_c160_r82";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f143_init_int_k192_c160_r82";
  static constexpr const char *file = "gemm_f143_init_int_k192_c160_r82";
  static constexpr std::uint64_t cycles = 27507;
  static constexpr std::uint64_t flops = 5038080;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t leftMetadata;
    std::uint32_t coefficients;
    std::uint32_t coefficientsMetadata;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "quarter", true, false, 15744, 15744, 8, false, 0},
      {"coefficients", "quarter", true, false, 30720, 30720, 16, true, 2},
      {"output", "half", false, true, 13120, 26240, 16, true, 4},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f143_init_int_k192_c160_r82::State) == 20, "state block of gemm_f143_init_int_k192_c160_r82");

// gemm, 364 x 96 x 16
struct gemm_f143_init_int_k96_c16_r364 {
  static constexpr const char *vertex = "ipukern::gemm_f143_init_int_k96_c16_r364";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f143_init_int_k96_c16_r364";
  static constexpr const char *file = "gemm_f143_init_int_k96_c16_r364_r365";
  static constexpr std::uint64_t cycles = 4899;
  static constexpr std::uint64_t flops = 1118208;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t leftMetadata;
    std::uint32_t coefficients;
    std::uint32_t coefficientsMetadata;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "quarter", true, false, 34944, 34944, 8, false, 0},
      {"coefficients", "quarter", true, false, 1536, 1536, 16, true, 2},
      {"output", "half", false, true, 5824, 11648, 16, true, 4},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f143_init_int_k96_c16_r364::State) == 20, "state block of gemm_f143_init_int_k96_c16_r364");

// gemm, 365 x 96 x 16
struct gemm_f143_init_int_k96_c16_r365 {
  static constexpr const char *vertex = "ipukern::gemm_f143_init_int_k96_c16_r365";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f143_init_int_k96_c16_r365";
  static constexpr const char *file = "gemm_f143_init_int_k96_c16_r364_r365";
  static constexpr std::uint64_t cycles = 4888;
  static constexpr std::uint64_t flops = 1121280;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t leftMetadata;
    std::uint32_t coefficients;
    std::uint32_t coefficientsMetadata;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "quarter", true, false, 35040, 35040, 8, false, 0},
      {"coefficients", "quarter", true, false, 1536, 1536, 16, true, 2},
      {"output", "half", false, true, 5840, 11680, 16, true, 4},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f143_init_int_k96_c16_r365::State) == 20, "state block of gemm_f143_init_int_k96_c16_r365");

// gemm, 146 x 96 x 48
struct gemm_f143_init_int_k96_c48_r146 {
  static constexpr const char *vertex = "ipukern::gemm_f143_init_int_k96_c48_r146";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f143_init_int_k96_c48_r146";
  static constexpr const char *file = "gemm_f143_init_int_k96_c48_r146";
  static constexpr std::uint64_t cycles = 6625;
  static constexpr std::uint64_t flops = 1345536;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t leftMetadata;
    std::uint32_t coefficients;
    std::uint32_t coefficientsMetadata;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "quarter", true, false, 14016, 14016, 8, false, 0},
      {"coefficients", "quarter", true, false, 4608, 4608, 16, true, 2},
      {"output", "half", false, true, 7008, 14016, 16, true, 4},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f143_init_int_k96_c48_r146::State) == 20, "state block of gemm_f143_init_int_k96_c48_r146");

// gemm, 364 x 96 x 16
struct gemm_f143_init_std_k96_c16_r364 {
  static constexpr const char *vertex = "ipukern::gemm_f143_init_std_k96_c16_r364";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f143_init_std_k96_c16_r364";
  static constexpr const char *file = "gemm_f143_init_std_k96_c16_r364_r365";
  static constexpr std::uint64_t cycles = 4995;
  static constexpr std::uint64_t flops = 1118208;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t leftMetadata;
    std::uint32_t coefficients;
    std::uint32_t coefficientsMetadata;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "quarter", true, false, 34944, 34944, 8, false, 0},
      {"coefficients", "quarter", true, false, 1536, 1536, 8, false, 2},
      {"output", "half", false, true, 5824, 11648, 16, true, 4},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f143_init_std_k96_c16_r364::State) == 20, "state block of gemm_f143_init_std_k96_c16_r364");

// gemm, 365 x 96 x 16
struct gemm_f143_init_std_k96_c16_r365 {
  static constexpr const char *vertex = "ipukern::gemm_f143_init_std_k96_c16_r365";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f143_init_std_k96_c16_r365";
  static constexpr const char *file = "gemm_f143_init_std_k96_c16_r364_r365";
  static constexpr std::uint64_t cycles = 4984;
  static constexpr std::uint64_t flops = 1121280;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t leftMetadata;
    std::uint32_t coefficients;
    std::uint32_t coefficientsMetadata;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "quarter", true, false, 35040, 35040, 8, false, 0},
      {"coefficients", "quarter", true, false, 1536, 1536, 8, false, 2},
      {"output", "half", false, true, 5840, 11680, 16, true, 4},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f143_init_std_k96_c16_r365::State) == 20, "state block of gemm_f143_init_std_k96_c16_r365");

// gemm, 244 x 128 x 64
struct gemm_f16_init_int_k128_c64_r244 {
  static constexpr const char *vertex = "ipukern::gemm_f16_init_int_k128_c64_r244";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f16_init_int_k128_c64_r244";
  static constexpr const char *file = "gemm_f16_init_int_k128_c64_r244";
  static constexpr std::uint64_t cycles = 35445;
  static constexpr std::uint64_t flops = 3997696;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t coefficients;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "half", true, false, 31232, 62464, 8, false, 0},
      {"coefficients", "half", true, false, 8192, 16384, 16, true, 1},
      {"output", "half", false, true, 15616, 31232, 16, true, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f16_init_int_k128_c64_r244::State) == 12, "state block of gemm_f16_init_int_k128_c64_r244");

// gemm, 57 x 128 x 80
struct gemm_f16_init_int_k128_c80_r57 {
  static constexpr const char *vertex = "ipukern::gemm_f16_init_int_k128_c80_r57";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f16_init_int_k128_c80_r57";
  static constexpr const char *file = "gemm_f16_init_int_k128_c80_r57";
  static constexpr std::uint64_t cycles = 14516;
  static constexpr std::uint64_t flops = 1167360;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t coefficients;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "half", true, false, 7296, 14592, 8, false, 0},
      {"coefficients", "half", true, false, 10240, 20480, 16, true, 1},
      {"output", "half", false, true, 4560, 9120, 16, true, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f16_init_int_k128_c80_r57::State) == 12, "state block of gemm_f16_init_int_k128_c80_r57");

// gemm, 122 x 160 x 128
struct gemm_f16_init_int_k160_c128_r122 {
  static constexpr const char *vertex = "ipukern::gemm_f16_init_int_k160_c128_r122";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f16_init_int_k160_c128_r122";
  static constexpr const char *file = "gemm_f16_init_int_k160_c128_r122";
  static constexpr std::uint64_t cycles = 50035;
  static constexpr std::uint64_t flops = 4997120;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t coefficients;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "half", true, false, 19520, 39040, 8, false, 0},
      {"coefficients", "half", true, false, 20480, 40960, 16, true, 1},
      {"output", "half", false, true, 15616, 31232, 16, true, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f16_init_int_k160_c128_r122::State) == 12, "state block of gemm_f16_init_int_k160_c128_r122");

// gemm, 82 x 192 x 160
struct gemm_f16_init_int_k192_c160_r82 {
  static constexpr const char *vertex = "ipukern::gemm_f16_init_int_k192_c160_r82";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f16_init_int_k192_c160_r82";
  static constexpr const char *file = "gemm_f16_init_int_k192_c160_r82";
  static constexpr std::uint64_t cycles = 54837;
  static constexpr std::uint64_t flops = 5038080;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t coefficients;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "half", true, false, 15744, 31488, 8, false, 0},
      {"coefficients", "half", true, false, 30720, 61440, 16, true, 1},
      {"output", "half", false, true, 13120, 26240, 16, true, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f16_init_int_k192_c160_r82::State) == 12, "state block of gemm_f16_init_int_k192_c160_r82");

// gemm, 128 x 64 x 64
struct gemm_f16_init_int_k64_c64_packed_r128 {
  static constexpr const char *vertex = "ipukern::gemm_f16_init_int_k64_c64_packed_r128";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f16_init_int_k64_c64_packed_r128";
  static constexpr const char *file = "gemm_f16_init_int_k64_c64_packed_r128";
  static constexpr std::uint64_t cycles = 13309;
  static constexpr std::uint64_t flops = 1048576;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t coefficients;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "half", true, false, 8192, 16384, 8, false, 0},
      {"coefficients", "half", true, false, 4096, 8192, 16, true, 1},
      {"output", "half", false, true, 8192, 16384, 16, true, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f16_init_int_k64_c64_packed_r128::State) == 12, "state block of gemm_f16_init_int_k64_c64_packed_r128");

// gemm, 364 x 80 x 16
struct gemm_f16_init_int_k80_c16_r364 {
  static constexpr const char *vertex = "ipukern::gemm_f16_init_int_k80_c16_r364";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f16_init_int_k80_c16_r364";
  static constexpr const char *file = "gemm_f16_init_int_k80_c16_r364_r365";
  static constexpr std::uint64_t cycles = 8037;
  static constexpr std::uint64_t flops = 931840;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t coefficients;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "half", true, false, 29120, 58240, 8, false, 0},
      {"coefficients", "half", true, false, 1280, 2560, 16, true, 1},
      {"output", "half", false, true, 5824, 11648, 16, true, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f16_init_int_k80_c16_r364::State) == 12, "state block of gemm_f16_init_int_k80_c16_r364");

// gemm, 365 x 80 x 16
struct gemm_f16_init_int_k80_c16_r365 {
  static constexpr const char *vertex = "ipukern::gemm_f16_init_int_k80_c16_r365";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f16_init_int_k80_c16_r365";
  static constexpr const char *file = "gemm_f16_init_int_k80_c16_r364_r365";
  static constexpr std::uint64_t cycles = 8032;
  static constexpr std::uint64_t flops = 934400;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t coefficients;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "half", true, false, 29200, 58400, 8, false, 0},
      {"coefficients", "half", true, false, 1280, 2560, 16, true, 1},
      {"output", "half", false, true, 5840, 11680, 16, true, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f16_init_int_k80_c16_r365::State) == 12, "state block of gemm_f16_init_int_k80_c16_r365");

// gemm, 364 x 80 x 16
struct gemm_f16_init_int_k80_c16_retained_r364 {
  static constexpr const char *vertex = "ipukern::gemm_f16_init_int_k80_c16_retained_r364";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f16_init_int_k80_c16_retained_r364";
  static constexpr const char *file = "gemm_f16_init_int_k80_c16_retained_r364_r365";
  static constexpr std::uint64_t cycles = 7818;
  static constexpr std::uint64_t flops = 931840;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t coefficients;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "half", true, false, 29120, 58240, 8, false, 0},
      {"coefficients", "half", true, false, 1280, 2560, 16, true, 1},
      {"output", "half", false, true, 5824, 11648, 16, true, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f16_init_int_k80_c16_retained_r364::State) == 12, "state block of gemm_f16_init_int_k80_c16_retained_r364");

// gemm, 365 x 80 x 16
struct gemm_f16_init_int_k80_c16_retained_r365 {
  static constexpr const char *vertex = "ipukern::gemm_f16_init_int_k80_c16_retained_r365";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f16_init_int_k80_c16_retained_r365";
  static constexpr const char *file = "gemm_f16_init_int_k80_c16_retained_r364_r365";
  static constexpr std::uint64_t cycles = 7810;
  static constexpr std::uint64_t flops = 934400;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t coefficients;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "half", true, false, 29200, 58400, 8, false, 0},
      {"coefficients", "half", true, false, 1280, 2560, 16, true, 1},
      {"output", "half", false, true, 5840, 11680, 16, true, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f16_init_int_k80_c16_retained_r365::State) == 12, "state block of gemm_f16_init_int_k80_c16_retained_r365");

// gemm, 81 x 80 x 80
struct gemm_f16_init_int_k80_c80_r81 {
  static constexpr const char *vertex = "ipukern::gemm_f16_init_int_k80_c80_r81";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f16_init_int_k80_c80_r81";
  static constexpr const char *file = "gemm_f16_init_int_k80_c80_r81";
  static constexpr std::uint64_t cycles = 11516;
  static constexpr std::uint64_t flops = 1036800;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t coefficients;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "half", true, false, 6480, 12960, 8, false, 0},
      {"coefficients", "half", true, false, 6400, 12800, 16, true, 1},
      {"output", "half", false, true, 6480, 12960, 16, true, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f16_init_int_k80_c80_r81::State) == 12, "state block of gemm_f16_init_int_k80_c80_r81");

// gemm, 364 x 96 x 16
struct gemm_f16_init_int_k96_c16_r364 {
  static constexpr const char *vertex = "ipukern::gemm_f16_init_int_k96_c16_r364";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f16_init_int_k96_c16_r364";
  static constexpr const char *file = "gemm_f16_init_int_k96_c16_r364_r365";
  static constexpr std::uint64_t cycles = 9621;
  static constexpr std::uint64_t flops = 1118208;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t coefficients;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "half", true, false, 34944, 69888, 8, false, 0},
      {"coefficients", "half", true, false, 1536, 3072, 16, true, 1},
      {"output", "half", false, true, 5824, 11648, 16, true, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f16_init_int_k96_c16_r364::State) == 12, "state block of gemm_f16_init_int_k96_c16_r364");

// gemm, 365 x 96 x 16
struct gemm_f16_init_int_k96_c16_r365 {
  static constexpr const char *vertex = "ipukern::gemm_f16_init_int_k96_c16_r365";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f16_init_int_k96_c16_r365";
  static constexpr const char *file = "gemm_f16_init_int_k96_c16_r364_r365";
  static constexpr std::uint64_t cycles = 9618;
  static constexpr std::uint64_t flops = 1121280;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t coefficients;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "half", true, false, 35040, 70080, 8, false, 0},
      {"coefficients", "half", true, false, 1536, 3072, 16, true, 1},
      {"output", "half", false, true, 5840, 11680, 16, true, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f16_init_int_k96_c16_r365::State) == 12, "state block of gemm_f16_init_int_k96_c16_r365");

// gemm, 146 x 96 x 48
struct gemm_f16_init_int_k96_c48_r146 {
  static constexpr const char *vertex = "ipukern::gemm_f16_init_int_k96_c48_r146";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f16_init_int_k96_c48_r146";
  static constexpr const char *file = "gemm_f16_init_int_k96_c48_r146";
  static constexpr std::uint64_t cycles = 13075;
  static constexpr std::uint64_t flops = 1345536;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t coefficients;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "half", true, false, 14016, 28032, 8, false, 0},
      {"coefficients", "half", true, false, 4608, 9216, 16, true, 1},
      {"output", "half", false, true, 7008, 14016, 16, true, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f16_init_int_k96_c48_r146::State) == 12, "state block of gemm_f16_init_int_k96_c48_r146");

// gemm, 364 x 80 x 16
struct gemm_f16_init_std_k80_c16_r364 {
  static constexpr const char *vertex = "ipukern::gemm_f16_init_std_k80_c16_r364";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f16_init_std_k80_c16_r364";
  static constexpr const char *file = "gemm_f16_init_std_k80_c16_r364_r365";
  static constexpr std::uint64_t cycles = 8199;
  static constexpr std::uint64_t flops = 931840;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t coefficients;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "half", true, false, 29120, 58240, 8, false, 0},
      {"coefficients", "half", true, false, 1280, 2560, 8, false, 1},
      {"output", "half", false, true, 5824, 11648, 16, true, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f16_init_std_k80_c16_r364::State) == 12, "state block of gemm_f16_init_std_k80_c16_r364");

// gemm, 365 x 80 x 16
struct gemm_f16_init_std_k80_c16_r365 {
  static constexpr const char *vertex = "ipukern::gemm_f16_init_std_k80_c16_r365";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f16_init_std_k80_c16_r365";
  static constexpr const char *file = "gemm_f16_init_std_k80_c16_r364_r365";
  static constexpr std::uint64_t cycles = 8192;
  static constexpr std::uint64_t flops = 934400;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t coefficients;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "half", true, false, 29200, 58400, 8, false, 0},
      {"coefficients", "half", true, false, 1280, 2560, 8, false, 1},
      {"output", "half", false, true, 5840, 11680, 16, true, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f16_init_std_k80_c16_r365::State) == 12, "state block of gemm_f16_init_std_k80_c16_r365");

// gemm, 364 x 80 x 16
struct gemm_f16_init_std_k80_c16_retained_r364 {
  static constexpr const char *vertex = "ipukern::gemm_f16_init_std_k80_c16_retained_r364";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f16_init_std_k80_c16_retained_r364";
  static constexpr const char *file = "gemm_f16_init_std_k80_c16_retained_r364_r365";
  static constexpr std::uint64_t cycles = 7980;
  static constexpr std::uint64_t flops = 931840;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t coefficients;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "half", true, false, 29120, 58240, 8, false, 0},
      {"coefficients", "half", true, false, 1280, 2560, 8, false, 1},
      {"output", "half", false, true, 5824, 11648, 16, true, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f16_init_std_k80_c16_retained_r364::State) == 12, "state block of gemm_f16_init_std_k80_c16_retained_r364");

// gemm, 365 x 80 x 16
struct gemm_f16_init_std_k80_c16_retained_r365 {
  static constexpr const char *vertex = "ipukern::gemm_f16_init_std_k80_c16_retained_r365";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f16_init_std_k80_c16_retained_r365";
  static constexpr const char *file = "gemm_f16_init_std_k80_c16_retained_r364_r365";
  static constexpr std::uint64_t cycles = 7971;
  static constexpr std::uint64_t flops = 934400;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t coefficients;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "half", true, false, 29200, 58400, 8, false, 0},
      {"coefficients", "half", true, false, 1280, 2560, 8, false, 1},
      {"output", "half", false, true, 5840, 11680, 16, true, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f16_init_std_k80_c16_retained_r365::State) == 12, "state block of gemm_f16_init_std_k80_c16_retained_r365");

// gemm, 7 x 80 x 768
struct gemm_f16_init_std_k80_c768_r7 {
  static constexpr const char *vertex = "ipukern::gemm_f16_init_std_k80_c768_r7";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f16_init_std_k80_c768_r7";
  static constexpr const char *file = "gemm_f16_init_std_k80_c768_r7_r8";
  static constexpr std::uint64_t cycles = 46500;
  static constexpr std::uint64_t flops = 860160;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t coefficients;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "half", true, false, 560, 1120, 8, false, 0},
      {"coefficients", "half", true, false, 61440, 122880, 8, false, 1},
      {"output", "half", false, true, 5376, 10752, 16, true, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f16_init_std_k80_c768_r7::State) == 12, "state block of gemm_f16_init_std_k80_c768_r7");

// gemm, 8 x 80 x 768
struct gemm_f16_init_std_k80_c768_r8 {
  static constexpr const char *vertex = "ipukern::gemm_f16_init_std_k80_c768_r8";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f16_init_std_k80_c768_r8";
  static constexpr const char *file = "gemm_f16_init_std_k80_c768_r7_r8";
  static constexpr std::uint64_t cycles = 46489;
  static constexpr std::uint64_t flops = 983040;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t coefficients;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "half", true, false, 640, 1280, 8, false, 0},
      {"coefficients", "half", true, false, 61440, 122880, 8, false, 1},
      {"output", "half", false, true, 6144, 12288, 16, true, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f16_init_std_k80_c768_r8::State) == 12, "state block of gemm_f16_init_std_k80_c768_r8");

// gemm, 7 x 80 x 768
struct gemm_f16_init_std_k80_c768_swapped_r7 {
  static constexpr const char *vertex = "ipukern::gemm_f16_init_std_k80_c768_swapped_r7";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f16_init_std_k80_c768_swapped_r7";
  static constexpr const char *file = "gemm_f16_init_std_k80_c768_swapped_r7_r8";
  static constexpr std::uint64_t cycles = 16256;
  static constexpr std::uint64_t flops = 860160;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t coefficients;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "half", true, false, 61440, 122880, 8, false, 0},
      {"coefficients", "half", true, false, 1280, 2560, 8, false, 1},
      {"output", "half", false, true, 12288, 24576, 16, true, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f16_init_std_k80_c768_swapped_r7::State) == 12, "state block of gemm_f16_init_std_k80_c768_swapped_r7");

// gemm, 8 x 80 x 768
struct gemm_f16_init_std_k80_c768_swapped_r8 {
  static constexpr const char *vertex = "ipukern::gemm_f16_init_std_k80_c768_swapped_r8";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f16_init_std_k80_c768_swapped_r8";
  static constexpr const char *file = "gemm_f16_init_std_k80_c768_swapped_r7_r8";
  static constexpr std::uint64_t cycles = 16244;
  static constexpr std::uint64_t flops = 983040;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t coefficients;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "half", true, false, 61440, 122880, 8, false, 0},
      {"coefficients", "half", true, false, 1280, 2560, 8, false, 1},
      {"output", "half", false, true, 12288, 24576, 16, true, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f16_init_std_k80_c768_swapped_r8::State) == 12, "state block of gemm_f16_init_std_k80_c768_swapped_r8");

// gemm, 364 x 96 x 16
struct gemm_f16_init_std_k96_c16_r364 {
  static constexpr const char *vertex = "ipukern::gemm_f16_init_std_k96_c16_r364";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f16_init_std_k96_c16_r364";
  static constexpr const char *file = "gemm_f16_init_std_k96_c16_r364_r365";
  static constexpr std::uint64_t cycles = 9817;
  static constexpr std::uint64_t flops = 1118208;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t coefficients;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "half", true, false, 34944, 69888, 8, false, 0},
      {"coefficients", "half", true, false, 1536, 3072, 8, false, 1},
      {"output", "half", false, true, 5824, 11648, 16, true, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f16_init_std_k96_c16_r364::State) == 12, "state block of gemm_f16_init_std_k96_c16_r364");

// gemm, 365 x 96 x 16
struct gemm_f16_init_std_k96_c16_r365 {
  static constexpr const char *vertex = "ipukern::gemm_f16_init_std_k96_c16_r365";
  static constexpr const char *symbol = "__runCodelet_ipukern__gemm_f16_init_std_k96_c16_r365";
  static constexpr const char *file = "gemm_f16_init_std_k96_c16_r364_r365";
  static constexpr std::uint64_t cycles = 9810;
  static constexpr std::uint64_t flops = 1121280;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t left;
    std::uint32_t coefficients;
    std::uint32_t output;
  };
  static constexpr std::array<Operand, 3> operands{{
      {"left", "half", true, false, 35040, 70080, 8, false, 0},
      {"coefficients", "half", true, false, 1536, 3072, 8, false, 1},
      {"output", "half", false, true, 5840, 11680, 16, true, 2},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 2}}};
};
static_assert(sizeof(gemm_f16_init_std_k96_c16_r365::State) == 12, "state block of gemm_f16_init_std_k96_c16_r365");

// layout, 16 x 80
struct layout_coefficients_from_rows_b16_16x80_separate_cxk {
  static constexpr const char *vertex = "ipukern::layout_coefficients_from_rows_b16_16x80_separate_cxk";
  static constexpr const char *symbol = "__runCodelet_ipukern__layout_coefficients_from_rows_b16_16x80_separate_cxk";
  static constexpr const char *file = "layout_coefficients_from_rows_b16_16x80_separate_cxk";
  static constexpr std::uint64_t cycles = 539;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 1280, 2560, 8, false, 0},
      {"target", "half", false, true, 1280, 2560, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(layout_coefficients_from_rows_b16_16x80_separate_cxk::State) == 8, "state block of layout_coefficients_from_rows_b16_16x80_separate_cxk");

// layout, 80 x 16
struct layout_coefficients_from_rows_b16_80x16_separate {
  static constexpr const char *vertex = "ipukern::layout_coefficients_from_rows_b16_80x16_separate";
  static constexpr const char *symbol = "__runCodelet_ipukern__layout_coefficients_from_rows_b16_80x16_separate";
  static constexpr const char *file = "layout_coefficients_from_rows_b16_80x16_separate";
  static constexpr std::uint64_t cycles = 1157;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 1280, 2560, 8, false, 0},
      {"target", "half", false, true, 1280, 2560, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(layout_coefficients_from_rows_b16_80x16_separate::State) == 8, "state block of layout_coefficients_from_rows_b16_80x16_separate");

// layout, 80 x 16
struct layout_coefficients_from_rows_b16_80x16_separate_acc {
  static constexpr const char *vertex = "ipukern::layout_coefficients_from_rows_b16_80x16_separate_acc";
  static constexpr const char *symbol = "__runCodelet_ipukern__layout_coefficients_from_rows_b16_80x16_separate_acc";
  static constexpr const char *file = "layout_coefficients_from_rows_b16_80x16_separate_acc";
  static constexpr std::uint64_t cycles = 590;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 1280, 2560, 8, false, 0},
      {"target", "half", false, true, 1280, 2560, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(layout_coefficients_from_rows_b16_80x16_separate_acc::State) == 8, "state block of layout_coefficients_from_rows_b16_80x16_separate_acc");

// layout, 8 x 736
struct layout_copy_b16_8x736_separate_ts768 {
  static constexpr const char *vertex = "ipukern::layout_copy_b16_8x736_separate_ts768";
  static constexpr const char *symbol = "__runCodelet_ipukern__layout_copy_b16_8x736_separate_ts768";
  static constexpr const char *file = "layout_copy_b16_8x736_separate_ts768";
  static constexpr std::uint64_t cycles = 1704;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 5888, 11776, 8, false, 0},
      {"target", "half", true, true, 6112, 12224, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(layout_copy_b16_8x736_separate_ts768::State) == 8, "state block of layout_copy_b16_8x736_separate_ts768");

// layout, 8 x 736
struct layout_fill_b16_8x736_separate_lowest {
  static constexpr const char *vertex = "ipukern::layout_fill_b16_8x736_separate_lowest";
  static constexpr const char *symbol = "__runCodelet_ipukern__layout_fill_b16_8x736_separate_lowest";
  static constexpr const char *file = "layout_fill_b16_8x736_separate_lowest";
  static constexpr std::uint64_t cycles = 1637;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t target;
  };
  static constexpr std::array<Operand, 1> operands{{
      {"target", "half", false, true, 5888, 11776, 8, false, 0},
  }};
  static constexpr std::array<Apart, 0> apart{};
};
static_assert(sizeof(layout_fill_b16_8x736_separate_lowest::State) == 4, "state block of layout_fill_b16_8x736_separate_lowest");

// layout, 8 x 729 to 736
struct layout_pad_b16_8x729_separate_w736_neginf_ss736 {
  static constexpr const char *vertex = "ipukern::layout_pad_b16_8x729_separate_w736_neginf_ss736";
  static constexpr const char *symbol = "__runCodelet_ipukern__layout_pad_b16_8x729_separate_w736_neginf_ss736";
  static constexpr const char *file = "layout_pad_b16_8x729_separate_w736_neginf_ss736";
  static constexpr std::uint64_t cycles = 1953;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 5881, 11762, 8, false, 0},
      {"target", "half", false, true, 5888, 11776, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(layout_pad_b16_8x729_separate_w736_neginf_ss736::State) == 8, "state block of layout_pad_b16_8x729_separate_w736_neginf_ss736");

// layout, 164 x 384
struct layout_panels_from_rows_b16_164x384_separate {
  static constexpr const char *vertex = "ipukern::layout_panels_from_rows_b16_164x384_separate";
  static constexpr const char *symbol = "__runCodelet_ipukern__layout_panels_from_rows_b16_164x384_separate";
  static constexpr const char *file = "layout_panels_from_rows_b16_164x384_separate";
  static constexpr std::uint64_t cycles = 16011;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 62976, 125952, 8, false, 0},
      {"target", "half", false, true, 62976, 125952, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(layout_panels_from_rows_b16_164x384_separate::State) == 8, "state block of layout_panels_from_rows_b16_164x384_separate");

// layout, 8 x 729 to 736
struct layout_rows_from_panels_b16_8x729_separate_w736_neginf {
  static constexpr const char *vertex = "ipukern::layout_rows_from_panels_b16_8x729_separate_w736_neginf";
  static constexpr const char *symbol = "__runCodelet_ipukern__layout_rows_from_panels_b16_8x729_separate_w736_neginf";
  static constexpr const char *file = "layout_rows_from_panels_b16_8x729_separate_w736_neginf";
  static constexpr std::uint64_t cycles = 2112;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 5888, 11776, 8, false, 0},
      {"target", "half", false, true, 5888, 11776, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(layout_rows_from_panels_b16_8x729_separate_w736_neginf::State) == 8, "state block of layout_rows_from_panels_b16_8x729_separate_w736_neginf");

// layout, 8 x 736
struct layout_rows_from_panels_b16_8x736_separate {
  static constexpr const char *vertex = "ipukern::layout_rows_from_panels_b16_8x736_separate";
  static constexpr const char *symbol = "__runCodelet_ipukern__layout_rows_from_panels_b16_8x736_separate";
  static constexpr const char *file = "layout_rows_from_panels_b16_8x736_separate";
  static constexpr std::uint64_t cycles = 1837;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 5888, 11776, 8, false, 0},
      {"target", "half", false, true, 5888, 11776, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(layout_rows_from_panels_b16_8x736_separate::State) == 8, "state block of layout_rows_from_panels_b16_8x736_separate");

// layout, 96 x 96
struct layout_transpose_b16_96x96_separate {
  static constexpr const char *vertex = "ipukern::layout_transpose_b16_96x96_separate";
  static constexpr const char *symbol = "__runCodelet_ipukern__layout_transpose_b16_96x96_separate";
  static constexpr const char *file = "layout_transpose_b16_96x96_separate";
  static constexpr std::uint64_t cycles = 6015;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 9216, 18432, 8, false, 0},
      {"target", "half", false, true, 9216, 18432, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(layout_transpose_b16_96x96_separate::State) == 8, "state block of layout_transpose_b16_96x96_separate");

// layout, 96 x 96
struct layout_transpose_b16_96x96_separate_acc {
  static constexpr const char *vertex = "ipukern::layout_transpose_b16_96x96_separate_acc";
  static constexpr const char *symbol = "__runCodelet_ipukern__layout_transpose_b16_96x96_separate_acc";
  static constexpr const char *file = "layout_transpose_b16_96x96_separate_acc";
  static constexpr std::uint64_t cycles = 2715;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "half", true, false, 9216, 18432, 8, false, 0},
      {"target", "half", false, true, 9216, 18432, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(layout_transpose_b16_96x96_separate_acc::State) == 8, "state block of layout_transpose_b16_96x96_separate_acc");

// layout, 96 x 96
struct layout_transpose_b32_96x96_separate {
  static constexpr const char *vertex = "ipukern::layout_transpose_b32_96x96_separate";
  static constexpr const char *symbol = "__runCodelet_ipukern__layout_transpose_b32_96x96_separate";
  static constexpr const char *file = "layout_transpose_b32_96x96_separate";
  static constexpr std::uint64_t cycles = 5187;
  static constexpr std::uint64_t flops = 0;
  // As the vertex finds it in tile memory: addresses of 32 bits.
  struct State {
    std::uint32_t source;
    std::uint32_t target;
  };
  static constexpr std::array<Operand, 2> operands{{
      {"source", "float", true, false, 9216, 36864, 8, false, 0},
      {"target", "float", false, true, 9216, 36864, 8, false, 1},
  }};
  static constexpr std::array<Apart, 1> apart{{{0, 1}}};
};
static_assert(sizeof(layout_transpose_b32_96x96_separate::State) == 8, "state block of layout_transpose_b32_96x96_separate");

template <typename K> constexpr Kernel describe(const char *family, const char *shape) {
  return {K::vertex, K::symbol, K::file, family, shape, K::operands.data(), K::operands.size(),
          K::apart.data(), K::apart.size(), sizeof(typename K::State), K::cycles, K::flops};
}

inline constexpr std::array<Kernel, 72> kernels{{
    describe<cast_f143_f143_linear_n2144_any_sat>("cast", "2144"),
    describe<cast_f143_f152_linear_n2144_any_sat>("cast", "2144"),
    describe<cast_f143_f16_linear_n8320_separate_sat>("cast", "8320"),
    describe<cast_f143_f16_packed_164x384_separate_sat>("cast", "164 x 384"),
    describe<cast_f152_f143_linear_n2144_any_sat>("cast", "2144"),
    describe<cast_f152_f152_linear_n2144_any_sat>("cast", "2144"),
    describe<cast_f152_f16_linear_n2144_separate_sat>("cast", "2144"),
    describe<cast_f16_f143_linear_n1712_interleaved_sat>("cast", "1712"),
    describe<cast_f16_f143_linear_n1712_separate_sat>("cast", "1712"),
    describe<cast_f16_f143_linear_n2144_any_sat>("cast", "2144"),
    describe<cast_f16_f143_linear_n2144_interleaved_sat>("cast", "2144"),
    describe<cast_f16_f143_linear_n2144_separate_sat>("cast", "2144"),
    describe<cast_f16_f143_linear_n5832_interleaved_sat>("cast", "5832"),
    describe<cast_f16_f143_linear_n5832_separate_sat>("cast", "5832"),
    describe<cast_f16_f143_linear_n592_interleaved_sat>("cast", "592"),
    describe<cast_f16_f143_linear_n592_separate_sat>("cast", "592"),
    describe<cast_f16_f143_linear_n8320_interleaved_sat>("cast", "8320"),
    describe<cast_f16_f143_linear_n8320_separate_sat>("cast", "8320"),
    describe<cast_f16_f143_packed_164x384_interleaved_sat>("cast", "164 x 384"),
    describe<cast_f16_f143_packed_164x384_separate_sat>("cast", "164 x 384"),
    describe<cast_f16_f143_packed_288x32_interleaved_sat>("cast", "288 x 32"),
    describe<cast_f16_f143_packed_288x32_separate_sat>("cast", "288 x 32"),
    describe<cast_f16_f143_rowmajor_164x384_interleaved_sat>("cast", "164 x 384"),
    describe<cast_f16_f143_rowmajor_164x384_separate_sat>("cast", "164 x 384"),
    describe<cast_f16_f152_linear_n1712_separate_sat>("cast", "1712"),
    describe<cast_f32_f143_linear_n2144_any_sat>("cast", "2144"),
    describe<cast_f32_f152_linear_n2144_any_sat>("cast", "2144"),
    describe<cast_f32_f16_linear_n2144_interleaved_sat>("cast", "2144"),
    describe<gemm_f143_init_int_k128_c64_r244>("gemm", "244 x 128 x 64"),
    describe<gemm_f143_init_int_k128_c80_r57>("gemm", "57 x 128 x 80"),
    describe<gemm_f143_init_int_k160_c128_r122>("gemm", "122 x 160 x 128"),
    describe<gemm_f143_init_int_k192_c160_r82>("gemm", "82 x 192 x 160"),
    describe<gemm_f143_init_int_k96_c16_r364>("gemm", "364 x 96 x 16"),
    describe<gemm_f143_init_int_k96_c16_r365>("gemm", "365 x 96 x 16"),
    describe<gemm_f143_init_int_k96_c48_r146>("gemm", "146 x 96 x 48"),
    describe<gemm_f143_init_std_k96_c16_r364>("gemm", "364 x 96 x 16"),
    describe<gemm_f143_init_std_k96_c16_r365>("gemm", "365 x 96 x 16"),
    describe<gemm_f16_init_int_k128_c64_r244>("gemm", "244 x 128 x 64"),
    describe<gemm_f16_init_int_k128_c80_r57>("gemm", "57 x 128 x 80"),
    describe<gemm_f16_init_int_k160_c128_r122>("gemm", "122 x 160 x 128"),
    describe<gemm_f16_init_int_k192_c160_r82>("gemm", "82 x 192 x 160"),
    describe<gemm_f16_init_int_k64_c64_packed_r128>("gemm", "128 x 64 x 64"),
    describe<gemm_f16_init_int_k80_c16_r364>("gemm", "364 x 80 x 16"),
    describe<gemm_f16_init_int_k80_c16_r365>("gemm", "365 x 80 x 16"),
    describe<gemm_f16_init_int_k80_c16_retained_r364>("gemm", "364 x 80 x 16"),
    describe<gemm_f16_init_int_k80_c16_retained_r365>("gemm", "365 x 80 x 16"),
    describe<gemm_f16_init_int_k80_c80_r81>("gemm", "81 x 80 x 80"),
    describe<gemm_f16_init_int_k96_c16_r364>("gemm", "364 x 96 x 16"),
    describe<gemm_f16_init_int_k96_c16_r365>("gemm", "365 x 96 x 16"),
    describe<gemm_f16_init_int_k96_c48_r146>("gemm", "146 x 96 x 48"),
    describe<gemm_f16_init_std_k80_c16_r364>("gemm", "364 x 80 x 16"),
    describe<gemm_f16_init_std_k80_c16_r365>("gemm", "365 x 80 x 16"),
    describe<gemm_f16_init_std_k80_c16_retained_r364>("gemm", "364 x 80 x 16"),
    describe<gemm_f16_init_std_k80_c16_retained_r365>("gemm", "365 x 80 x 16"),
    describe<gemm_f16_init_std_k80_c768_r7>("gemm", "7 x 80 x 768"),
    describe<gemm_f16_init_std_k80_c768_r8>("gemm", "8 x 80 x 768"),
    describe<gemm_f16_init_std_k80_c768_swapped_r7>("gemm", "7 x 80 x 768"),
    describe<gemm_f16_init_std_k80_c768_swapped_r8>("gemm", "8 x 80 x 768"),
    describe<gemm_f16_init_std_k96_c16_r364>("gemm", "364 x 96 x 16"),
    describe<gemm_f16_init_std_k96_c16_r365>("gemm", "365 x 96 x 16"),
    describe<layout_coefficients_from_rows_b16_16x80_separate_cxk>("layout", "16 x 80"),
    describe<layout_coefficients_from_rows_b16_80x16_separate>("layout", "80 x 16"),
    describe<layout_coefficients_from_rows_b16_80x16_separate_acc>("layout", "80 x 16"),
    describe<layout_copy_b16_8x736_separate_ts768>("layout", "8 x 736"),
    describe<layout_fill_b16_8x736_separate_lowest>("layout", "8 x 736"),
    describe<layout_pad_b16_8x729_separate_w736_neginf_ss736>("layout", "8 x 729 to 736"),
    describe<layout_panels_from_rows_b16_164x384_separate>("layout", "164 x 384"),
    describe<layout_rows_from_panels_b16_8x729_separate_w736_neginf>("layout", "8 x 729 to 736"),
    describe<layout_rows_from_panels_b16_8x736_separate>("layout", "8 x 736"),
    describe<layout_transpose_b16_96x96_separate>("layout", "96 x 96"),
    describe<layout_transpose_b16_96x96_separate_acc>("layout", "96 x 96"),
    describe<layout_transpose_b32_96x96_separate>("layout", "96 x 96"),
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
