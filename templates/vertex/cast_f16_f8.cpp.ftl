<#import "file.ftl" as file>
<#assign packed = (layout == "packed")>
<#assign entry = entries[0]>
<#assign mantissa = (to == "f143")?then(3, 2)>
<#assign bias = (to == "f143")?then(8, 16)>
<@file.head kernel=kernel manifest=manifestLine>
<#if packed>
// ${rows} rows x ${columns} columns, f16 panels of 16 to ${to?upper_case} panels of 32.
<#else>
// ${elements} values, f16 to ${to?upper_case}.
</#if>
// The assembly beside this file implements the vertex on the IPU.
</@file.head>

#include <poplar/HalfFloat.hpp>
#include <poplar/QuarterFloat.hpp>
#include <poplar/Vertex.hpp>

#include <cmath>

<@file.external/>

namespace ipukern {
namespace {

// ${to?upper_case}: ${mantissa} mantissa bits, bias ${bias}; 0x80 is the only NaN and there is no -0.
inline unsigned char encode(double value) {
  if (std::isnan(value) || std::isinf(value)) {
    return 0x80;
  }
  const double magnitude = std::fabs(value);
  int exponent = magnitude == 0 ? ${1 - bias} : std::ilogb(magnitude);
  if (exponent < ${1 - bias}) {
    exponent = ${1 - bias};  // subnormals share the step of the first binade
  }
  const double steps = std::nearbyint(std::ldexp(magnitude, ${mantissa} - exponent));
  // A step count that rounds up to the next binade carries into the exponent by itself.
  const double code = steps + std::ldexp(static_cast<double>(exponent - ${1 - bias}), ${mantissa});
  if (code > 127) {
<#if overflow == "nan">
    return 0x80;
<#else>
    return value < 0 ? 0xff : 0x7f;
</#if>
  }
  const unsigned char byte = static_cast<unsigned char>(code);
  return value < 0 && byte != 0 ? static_cast<unsigned char>(byte | 0x80) : byte;
}

} // namespace

class [[poplar::constraint("elem(*source) != elem(*target)")]] ${entry.className}
    : public poplar::SupervisorVertex {
public:
  ${entry.className}();

<#if placement == "interleaved">
  poplar::Input<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 8, true>> source;
<#else>
  poplar::Input<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 8>> source;
</#if>
  // Its state is two words: the data, then the metadata byte that holds the scale.
  poplar::Output<poplar::Vector<quarter, poplar::VectorLayout::ONE_PTR, 8>> target;

  static const bool isExternalCodelet = IPUKERN_EXTERNAL;
  static const bool needsAlignWorkers = false;

  void compute() {
<#if scale??>
    const int scale = ${scale};
<#else>
    // Bits 5..0 of the metadata, signed.
    const int scale = ((static_cast<int>(*target.getMetadata()) & 63) ^ 32) - 32;
</#if>
    unsigned char *bytes = reinterpret_cast<unsigned char *>(&target[0]);
<#if packed>
    for (unsigned panel = 0; panel < ${panels}; ++panel) {
      for (unsigned row = 0; row < ${rows}; ++row) {
        for (unsigned column = 0; column < 32; ++column) {
          const unsigned from = ((panel * 2 + column / 16) * ${rows} + row) * 16 + column % 16;
          bytes[(panel * ${rows} + row) * 32 + column] =
              encode(std::ldexp(static_cast<double>(static_cast<float>(source[from])), -scale));
        }
      }
    }
<#else>
    for (unsigned i = 0; i < ${elements}; ++i) {
      bytes[i] = encode(std::ldexp(static_cast<double>(static_cast<float>(source[i])), -scale));
    }
</#if>
  }
};

} // namespace ipukern
