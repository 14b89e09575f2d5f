// SPDX-License-Identifier: 0BSD
// cast_f143_f16_packed_164x384_separate_sat.cpp, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"cast":{"from":"f143","to":"f16","layout":"packed","rows":164,"columns":384,"placement":"separate"}}
//
// 164 rows x 384 columns, F143 panels to f16 panels, rows of 32 bytes on both sides.
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

// F143: 3 mantissa bits, bias 8; 0x80 is the only NaN and there is no -0.
inline double decode(unsigned char byte) {
  if (byte == 0x80) {
    return std::numeric_limits<double>::quiet_NaN();
  }
  const int exponent = (byte & 0x7f) >> 3;
  const int fraction = byte & 7;
  const double magnitude = exponent == 0
      ? std::ldexp(fraction, -10)
      : std::ldexp(fraction + 8, exponent - 11);
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

class [[poplar::constraint("elem(*source) != elem(*target)")]] cast_f143_f16_packed_164x384_separate_sat
    : public poplar::SupervisorVertex {
public:
  cast_f143_f16_packed_164x384_separate_sat();

  // Two words of state: the data, then the metadata byte that holds the scale.
  poplar::Input<poplar::Vector<quarter, poplar::VectorLayout::ONE_PTR, 8>> source;
  poplar::Output<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 8>> target;

  static const bool isExternalCodelet = IPUKERN_EXTERNAL;
  static const bool needsAlignWorkers = false;

  void compute() {
    // Bits 5..0 of the metadata, signed.
    const int scale = ((static_cast<int>(*source.getMetadata()) & 63) ^ 32) - 32;
    const unsigned char *from = reinterpret_cast<const unsigned char *>(&source[0]);
    for (unsigned panel = 0; panel < 24; ++panel) {
      for (unsigned row = 0; row < 164; ++row) {
        for (unsigned column = 0; column < 16; ++column) {
          const unsigned byte = (panel / 2 * 164 + row) * 32 + panel % 2 * 16 + column;
          target[(panel * 164 + row) * 16 + column] = half(round(std::ldexp(decode(from[byte]), scale)));
        }
      }
    }
  }
};

} // namespace ipukern
