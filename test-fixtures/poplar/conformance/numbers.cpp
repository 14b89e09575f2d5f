// SPDX-License-Identifier: Apache-2.0
// numbers RESULTS: writes the float of each of the 65,536 halves, then seven floats around each finite
// half and between it and the next one, each with the half that the stand-in makes of it.
#include <poplar/HalfFloat.hpp>

#include <cmath>
#include <cstdint>
#include <fstream>

namespace {

template <typename T> void write(std::ostream &out, T value) {
  out.write(reinterpret_cast<const char *>(&value), sizeof value);
}

void narrowed(std::ostream &out, float value) {
  write(out, value);
  write(out, standin::narrow(value));
}

void around(std::ostream &out, float value) {
  narrowed(out, std::nextafter(value, -INFINITY));
  narrowed(out, value);
  narrowed(out, std::nextafter(value, INFINITY));
}

} // namespace

int main(int, char **arguments) {
  std::ofstream out(arguments[1], std::ios::binary);
  for (unsigned half = 0; half < 0x10000; ++half) {
    write(out, standin::widen(static_cast<std::uint16_t>(half)));
  }
  for (unsigned half = 0; half < 0x10000; ++half) {
    if ((half & 0x7fff) >= 0x7c00) {
      continue;  // infinities and NaN have no neighbour
    }
    const float value = standin::widen(static_cast<std::uint16_t>(half));
    const float step = half % 0x8000 == 0x7bff ? std::copysign(32.0f, value)
                                               : standin::widen(static_cast<std::uint16_t>(half + 1)) - value;
    around(out, value);
    around(out, value + step / 2);
    narrowed(out, value + step / 4);
  }
  return out.flush() ? 0 : 1;
}
