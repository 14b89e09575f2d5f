// SPDX-License-Identifier: Apache-2.0
// Stand-in of this project for <poplar/HalfFloat.hpp>, for tests on a host without the SDK.
#ifndef IPUKERN_STANDIN_HALF_FLOAT_HPP
#define IPUKERN_STANDIN_HALF_FLOAT_HPP

#include <cstdint>
#include <cstring>

namespace standin {

// IEEE binary16 to binary32; exact, and a NaN keeps its payload.
inline float widen(std::uint16_t half) {
  const std::uint32_t sign = static_cast<std::uint32_t>(half & 0x8000u) << 16;
  const std::uint32_t exponent = (half >> 10) & 31u;
  std::uint32_t fraction = half & 0x3ffu;
  std::uint32_t bits = 0;
  if (exponent == 31) {
    bits = sign | 0x7f800000u | (fraction << 13);
  } else if (exponent != 0) {
    bits = sign | ((exponent + 112) << 23) | (fraction << 13);
  } else if (fraction != 0) {
    std::uint32_t shift = 0;
    while ((fraction & 0x400u) == 0) {
      fraction <<= 1;
      ++shift;
    }
    bits = sign | ((113 - shift) << 23) | ((fraction & 0x3ffu) << 13);
  } else {
    bits = sign;
  }
  float value;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

// Binary32 to binary16, rounded once, ties to even; too large a magnitude becomes an infinity.
inline std::uint16_t narrow(float value) {
  std::uint32_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  const std::uint32_t sign = (bits >> 16) & 0x8000u;
  const std::uint32_t magnitude = bits & 0x7fffffffu;
  std::uint32_t half = 0;
  if (magnitude > 0x7f800000u) {
    half = 0x7c00u | ((magnitude >> 13) & 0x3ffu);
    half |= half == 0x7c00u ? 0x200u : 0u;  // a payload in the lost bits alone is still a NaN
  } else if (magnitude >= 0x47800000u) {
    half = 0x7c00u;
  } else {
    // What is below the last place that is kept, and half of that place.
    std::uint32_t kept, rest, tie;
    if (magnitude >= 0x38800000u) {
      kept = (magnitude - 0x38000000u) >> 13;
      rest = magnitude & 0x1fffu;
      tie = 0x1000u;
    } else if (magnitude > 0x33000000u) {
      const std::uint32_t shift = 126 - (magnitude >> 23);
      const std::uint32_t fraction = (magnitude & 0x7fffffu) | 0x800000u;
      kept = fraction >> shift;
      rest = fraction & ((1u << shift) - 1);
      tie = 1u << (shift - 1);
    } else {
      kept = 0;
      rest = 0;
      tie = 1;
    }
    half = kept + (rest > tie || (rest == tie && (kept & 1u) != 0) ? 1u : 0u);
  }
  return static_cast<std::uint16_t>(sign | half);
}

} // namespace standin

// Two bytes as on the IPU. With IPUKERN_WIDE_HALF a half is kept as a float and rounds nothing, as
// the CPU and model targets have it unless they are asked for accurate halves.
class half {
public:
  half() = default;
#ifdef IPUKERN_WIDE_HALF
  half(float value) : stored(value) {}
  operator float() const { return stored; }

private:
  float stored;
#else
  half(float value) : stored(standin::narrow(value)) {}
  operator float() const { return standin::widen(stored); }

private:
  std::uint16_t stored;
#endif
};

#endif
