// SPDX-License-Identifier: 0BSD
// cast_f152_f16_linear_n2144_separate_sat.cpp, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"cast":{"from":"f152","to":"f16","elements":2144,"placement":"separate"}}
//
// 2144 values, F152 to f16.
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

// F152: 2 mantissa bits, bias 16; 0x80 is the only NaN and there is no -0.
inline double decode(unsigned char byte) {
  if (byte == 0x80) {
    return std::numeric_limits<double>::quiet_NaN();
  }
  const int exponent = (byte & 0x7f) >> 2;
  const int fraction = byte & 3;
  const double magnitude = exponent == 0
      ? std::ldexp(fraction, -17)
      : std::ldexp(fraction + 4, exponent - 18);
  return (byte & 0x80) != 0 ? -magnitude : magnitude;
}

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

class [[poplar::constraint("elem(*source) != elem(*target)")]] cast_f152_f16_linear_n2144_separate_sat
    : public poplar::SupervisorVertex {
public:
  cast_f152_f16_linear_n2144_separate_sat();

  // Two words of state: the data, then the metadata byte that holds the scale.
  poplar::Input<poplar::Vector<quarter, poplar::VectorLayout::ONE_PTR, 8>> source;
  poplar::Output<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 8>> target;

  static const bool isExternalCodelet = IPUKERN_EXTERNAL;
  static const bool needsAlignWorkers = false;

  void compute() {
    // Bits 5..0 of the metadata, signed.
    const int scale = ((static_cast<int>(*source.getMetadata()) & 63) ^ 32) - 32;
    const unsigned char *from = reinterpret_cast<const unsigned char *>(&source[0]);
    for (unsigned i = 0; i < 2144; ++i) {
      target[i] = half(round(std::ldexp(decode(from[i]), scale)));
    }
  }
};

} // namespace ipukern
