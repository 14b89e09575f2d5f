<#--
  What the vertices of all casts share: the number formats in plain C++, the fields and the class around
  compute(). A kernel that rounds stochastically rounds to nearest here.
-->
<#import "file.ftl" as file>
<#assign entry = entries[0]>
<#function isFp8 format><#return format == "f143" || format == "f152"></#function>
<#function shown format><#return isFp8(format)?then(format?upper_case, format)></#function>
<#function mantissa format><#return (format == "f143")?then(3, 2)></#function>
<#function bias format><#return (format == "f143")?then(8, 16)></#function>
<#assign types = {"f16": "half", "f32": "float", "f143": "quarter", "f152": "quarter"}>
<#assign isEmpty = layout == "linear" && elements == 0>
<#assign rescaling = isFp8(from) && isFp8(to)>

<#-- The whole file; the nested text is what compute() does when it has anything to do. -->
<#macro vertex>
<@file.head kernel=kernel manifest=manifestLine>
<#if layout == "linear">
// ${elements} values, ${shown(from)} to ${shown(to)}.
<#elseif layout == "packed">
// ${rows} rows x ${columns} columns, ${shown(from)} panels to ${shown(to)} panels, rows of 32 bytes on both sides.
<#else>
// ${rows} rows x ${columns} columns, rows ${sourceStride} values apart, to ${shown(to)} panels of 32.
</#if>
// The assembly beside this file implements the vertex on the IPU.
</@file.head>

#include <poplar/HalfFloat.hpp>
#include <poplar/QuarterFloat.hpp>
#include <poplar/Vertex.hpp>

#include <cmath>
#include <limits>

<@file.external/>

namespace ipukern {
<#if !isEmpty>
namespace {

<#if isFp8(from)>
<@decode/>
</#if>
<#if isFp8(to)>
<@encode/>
<#else>
<@round/>
</#if>
} // namespace
</#if>

class ${(placement == "any")?then("", "[[poplar::constraint(\"elem(*source) != elem(*target)\")]] ")}${entry.className}
    : public poplar::SupervisorVertex {
public:
  ${entry.className}();

<#if isFp8(from)>
  // Two words of state: the data, then the metadata byte that holds the scale.
</#if>
  poplar::Input<poplar::Vector<${types[from]}, poplar::VectorLayout::ONE_PTR, 8${(placement == "interleaved")?then(", true", "")}>> source;
<#if isFp8(to)>
  // Two words of state: the data, then the metadata byte that holds the scale.
</#if>
  poplar::Output<poplar::Vector<${types[to]}, poplar::VectorLayout::ONE_PTR, 8>> target;

  static const bool isExternalCodelet = IPUKERN_EXTERNAL;
  static const bool needsAlignWorkers = false;

  void compute() {
<#if !isEmpty>
<#if rescaling>
<@readScale name="sourceScale" field="source" fixed=sourceScale!""/>
<@readScale name="targetScale" field="target" fixed=scale!""/>
    const int exponent = sourceScale - targetScale;
<#elseif isFp8(from)>
<@readScale name="scale" field="source" fixed=scale!""/>
<#elseif isFp8(to)>
<@readScale name="scale" field="target" fixed=scale!""/>
</#if>
<#if isFp8(from)>
    const unsigned char *from = reinterpret_cast<const unsigned char *>(&source[0]);
</#if>
<#if isFp8(to)>
    unsigned char *bytes = reinterpret_cast<unsigned char *>(&target[0]);
</#if>
<#nested>
</#if>
  }
};

} // namespace ipukern
</#macro>

<#macro readScale name field fixed>
<#if fixed?is_number>
    const int ${name} = ${fixed};
<#else>
    // Bits 5..0 of the metadata, signed.
    const int ${name} = ((static_cast<int>(*${field}.getMetadata()) & 63) ^ 32) - 32;
</#if>
</#macro>

<#macro decode>
// ${shown(from)}: ${mantissa(from)} mantissa bits, bias ${bias(from)}; 0x80 is the only NaN and there is no -0.
inline double decode(unsigned char byte) {
  if (byte == 0x80) {
    return std::numeric_limits<double>::quiet_NaN();
  }
  const int exponent = (byte & 0x7f) >> ${mantissa(from)};
  const int fraction = byte & ${(mantissa(from) == 3)?then(7, 3)};
  const double magnitude = exponent == 0
      ? std::ldexp(fraction, ${1 - bias(from) - mantissa(from)})
      : std::ldexp(fraction + ${(mantissa(from) == 3)?then(8, 4)}, exponent - ${bias(from) + mantissa(from)});
  return (byte & 0x80) != 0 ? -magnitude : magnitude;
}

</#macro>

<#macro encode>
// ${shown(to)}: ${mantissa(to)} mantissa bits, bias ${bias(to)}; 0x80 is the only NaN and there is no -0.
inline unsigned char encode(double value) {
  if (std::isnan(value) || std::isinf(value)) {
    return 0x80;
  }
  const double magnitude = std::fabs(value);
  int exponent = magnitude == 0 ? ${1 - bias(to)} : std::ilogb(magnitude);
  if (exponent < ${1 - bias(to)}) {
    exponent = ${1 - bias(to)};  // subnormals share the step of the first binade
  }
  const double steps = std::nearbyint(std::ldexp(magnitude, ${mantissa(to)} - exponent));
  // A step count that rounds up to the next binade carries into the exponent by itself.
  const double code = steps + std::ldexp(static_cast<double>(exponent - ${1 - bias(to)}), ${mantissa(to)});
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

</#macro>

<#macro round>
// The value that a half can hold, rounded once; ${(overflow == "nan")?then("too large a magnitude becomes NaN", "too large a magnitude becomes the greatest one")}.
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
<#if overflow == "nan">
    return std::numeric_limits<float>::quiet_NaN();
<#else>
    magnitude = 65504;
</#if>
  }
  return static_cast<float>(std::copysign(magnitude, value));
}

</#macro>
