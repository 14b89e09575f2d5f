// SPDX-License-Identifier: 0BSD
// cast_f32_f16_linear_n2144_interleaved_sat.cpp, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"cast":{"from":"f32","to":"f16","elements":2144}}
//
// 2144 values, f32 to f16.
// The assembly beside this file implements the vertex on the IPU.

#include <poplar/HalfFloat.hpp>
#include <poplar/QuarterFloat.hpp>
#include <poplar/Vertex.hpp>

#include <cmath>
#include <limits>

#if defined(__IPU__)
#define IPUKERN_EXTERNAL true
#else
#define IPUKERN_EXTERNAL false
#endif

namespace ipukern {
namespace {

// The value that a half can hold, rounded once; too large a magnitude becomes the greatest one.
inline float round(double value) {
  if (std::isnan(value)) {
    return std::numeric_limits<float>::quiet_NaN();
  }
  double magnitude = std::fabs(value);
  if (magnitude > 0 && magnitude < 131072) {
    int exponent = std::ilogb(magnitude);
    if (exponent < -14) {
      exponent = -14;  // subnormals share the step of the first binade
    }
    magnitude = std::ldexp(std::nearbyint(std::ldexp(magnitude, 10 - exponent)), exponent - 10);
  }
  if (magnitude > 65504) {
    magnitude = 65504;
  }
  return static_cast<float>(std::copysign(magnitude, value));
}

} // namespace

class [[poplar::constraint("elem(*source) != elem(*target)")]] cast_f32_f16_linear_n2144_interleaved_sat
    : public poplar::SupervisorVertex {
public:
  cast_f32_f16_linear_n2144_interleaved_sat();

  poplar::Input<poplar::Vector<float, poplar::VectorLayout::ONE_PTR, 8, true>> source;
  poplar::Output<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 8>> target;

  static const bool isExternalCodelet = IPUKERN_EXTERNAL;
  static const bool needsAlignWorkers = false;

  void compute() {
    for (unsigned i = 0; i < 2144; ++i) {
      target[i] = half(round(static_cast<double>(source[i])));
    }
  }
};

} // namespace ipukern
