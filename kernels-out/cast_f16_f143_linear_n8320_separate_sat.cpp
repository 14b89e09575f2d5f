// SPDX-License-Identifier: 0BSD
// cast_f16_f143_linear_n8320_separate_sat.cpp, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"cast":{"from":"f16","to":"f143","elements":8320,"placement":"separate"}}
//
// 8320 values, f16 to F143.
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
inline unsigned char encode(double value) {
  if (std::isnan(value) || std::isinf(value)) {
    return 0x80;
  }
  const double magnitude = std::fabs(value);
  int exponent = magnitude == 0 ? -7 : std::ilogb(magnitude);
  if (exponent < -7) {
    exponent = -7;  // subnormals share the step of the first binade
  }
  const double steps = std::nearbyint(std::ldexp(magnitude, 3 - exponent));
  // A step count that rounds up to the next binade carries into the exponent by itself.
  const double code = steps + std::ldexp(static_cast<double>(exponent - -7), 3);
  if (code > 127) {
    return value < 0 ? 0xff : 0x7f;
  }
  const unsigned char byte = static_cast<unsigned char>(code);
  return value < 0 && byte != 0 ? static_cast<unsigned char>(byte | 0x80) : byte;
}

} // namespace

class [[poplar::constraint("elem(*source) != elem(*target)")]] cast_f16_f143_linear_n8320_separate_sat
    : public poplar::SupervisorVertex {
public:
  cast_f16_f143_linear_n8320_separate_sat();

  poplar::Input<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 8>> source;
  // Two words of state: the data, then the metadata byte that holds the scale.
  poplar::Output<poplar::Vector<quarter, poplar::VectorLayout::ONE_PTR, 8>> target;

  static const bool isExternalCodelet = IPUKERN_EXTERNAL;
  static const bool needsAlignWorkers = false;

  void compute() {
    // Bits 5..0 of the metadata, signed.
    const int scale = ((static_cast<int>(*target.getMetadata()) & 63) ^ 32) - 32;
    unsigned char *bytes = reinterpret_cast<unsigned char *>(&target[0]);
    for (unsigned i = 0; i < 8320; ++i) {
      bytes[i] = encode(std::ldexp(static_cast<double>(static_cast<float>(source[i])), -scale));
    }
  }
};

} // namespace ipukern
