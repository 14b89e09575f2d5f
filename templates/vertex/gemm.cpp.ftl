<#import "file.ftl" as file>
<#assign leftType = (precision == "f32")?then("float", fp8?then("quarter", "half"))>
<#assign outputType = wide?then("float", "half")>
<#assign group = (precision == "f32")?then(8, fp8?then(32, 16))>
<#assign lanes = (precision == "f32")?then(1, fp8?then(8, 4))>
<#assign panel = (precision == "f32")?then(16, group)>
<#assign groups = (precision == "f32")?then(2 * kGroups, kGroups)>
<#assign swapped = (orientation == "swapped")>
<@file.head kernel=kernel manifest=manifestLine>
// C ${(mode == "accumulate")?then("+=", "=")} A x B, ${precision}: ${inner} inner, ${columns} columns, one vertex for each row count.
// The assembly beside this file implements the vertices on the IPU.
</@file.head>

#include <poplar/HalfFloat.hpp>
<#if fp8>
#include <poplar/QuarterFloat.hpp>
</#if>
#include <poplar/Vertex.hpp>

#include <cmath>

<@file.external/>

namespace ipukern {
namespace {

constexpr unsigned innerGroups = ${groups};   // of ${group}; both operands are padded with zeros up to a whole group
<#if fp8>

// Mantissa bits M, bias B; 0x80 is the only NaN.
template <int M, int B> double decode(unsigned char byte) {
  if (byte == 0x80) {
    return NAN;
  }
  const int exponent = (byte & 0x7f) >> M;
  const int mantissa = byte & ((1 << M) - 1);
  const double magnitude = exponent == 0 ? std::ldexp(mantissa, 1 - B - M)
                                         : std::ldexp((1 << M) + mantissa, exponent - B - M);
  return byte & 0x80 ? -magnitude : magnitude;
}

// Bits 5..0 of a metadata byte, signed.
template <typename Metadata> int scaleOf(const Metadata *metadata) {
  return ((static_cast<int>(*metadata) & 63) ^ 32) - 32;
}
</#if>
<#if !wide>

<@file.nearestHalf/>

// To the nearest half; beyond the largest one <#if !fp8>as the IPU does without $FP_ICTL.NANOO<#else>as the manifest says</#if>.
inline half toPartial(float sum) {
  if (std::fabs(sum) >= 65520.0f) {
    return half(<#if overflow == "nan">NAN<#else>sum < 0 ? -65504.0f : 65504.0f</#if>);
  }
  return half(nearestHalf(sum));
}
</#if>

// The arithmetic of the AMP: ${(lanes == 1)?then("one product", lanes + " products")} a step onto a float${wide?then("", ", one rounding to half for each group")}.
// The streamed operand is in panels of ${panel}, the coefficients in blocks of ${group} inner by 16, the result
<#if output == "packed">
// in blocks of 16 rows by 16.
<#else>
// in panels of 16.
</#if>
template <typename Left, typename Coefficients, typename Result>
void multiply(unsigned rows, unsigned panels, const Left &left, const Coefficients &coefficients,
              <#if fp8>double scale, </#if>Result *result) {
  for (unsigned panel = 0; panel < panels; ++panel) {
    for (unsigned row = 0; row < rows; ++row) {
      for (unsigned column = 0; column < 16; ++column) {
<#if output == "packed">
        ${outputType} &out = result[((row / 16 * panels + panel) * 16 + row % 16) * 16 + column];
<#else>
        ${outputType} &out = result[(panel * rows + row) * 16 + column];
</#if>
        float sum = <#if mode == "accumulate">static_cast<float>(out)<#else>0.0f</#if>;
        for (unsigned group = 0; group < innerGroups; ++group) {
          for (unsigned step = 0; step < ${group}; step += ${lanes}) {
            double products = 0;
            for (unsigned lane = step; lane < step + ${lanes}; ++lane) {
              const unsigned k = group * ${group} + lane;
              products += left((k / ${panel} * rows + row) * ${panel} + k % ${panel}) *
                          coefficients(((panel * innerGroups + group) * 16 + column) * ${group} + lane)<#if fp8> * scale</#if>;
            }
            sum = static_cast<float>(static_cast<double>(sum) + products);
          }
<#if !wide>
          sum = static_cast<float>(toPartial(sum));
</#if>
        }
        out = ${wide?then("sum", "half(sum)")};
      }
    }
  }
}

} // namespace
<#list entries as entry>
<#assign S = entry.streamedRows>
<#assign H = entry.coefficientPanels * 16>

// ${swapped?then("Swapped: left is B, coefficients A, output C transposed. ", "")}left: ${S} x ${kGroups * ((group == 8)?then(16, group))}, coefficients: ${kGroups * ((group == 8)?then(16, group))} x ${H}, output: ${S} x ${H}${(batch gt 1)?then("; " + batch + " of each", "")}.
<#if rounding == "stochastic">
// compute() rounds to nearest: the random bits of the IPU are its own.
</#if>
class [[poplar::constraint("elem(*left) != elem(*output)")]] ${entry.className}
    : public poplar::SupervisorVertex {
public:
  ${entry.className}();

  poplar::Input<poplar::Vector<${leftType}, poplar::VectorLayout::ONE_PTR, 8>> left;
<#if weights == "interleaved">
  poplar::Input<poplar::Vector<${leftType}, poplar::VectorLayout::ONE_PTR, 16, true>> coefficients;
<#else>
  poplar::Input<poplar::Vector<${leftType}, poplar::VectorLayout::ONE_PTR, 8>> coefficients;
</#if>
  poplar::${(mode == "accumulate")?then("InOut", "Output")}<poplar::Vector<${outputType}, poplar::VectorLayout::ONE_PTR, 16, true>> output;

  static const bool isExternalCodelet = IPUKERN_EXTERNAL;
  static const bool needsAlignWorkers = false;

  void compute() {
<#if fp8>
    const double scale = std::ldexp(1.0, <#if scale??>${scale}<#else>scaleOf(left.getMetadata())</#if> + <#if coefficientsScale??>${coefficientsScale}<#else>scaleOf(coefficients.getMetadata())</#if>);
    const unsigned char *a = reinterpret_cast<const unsigned char *>(&left[0]);
    const unsigned char *b = reinterpret_cast<const unsigned char *>(&coefficients[0]);
</#if>
    for (unsigned product = 0; product < ${batch}; ++product) {
      multiply(
          ${S}, ${entry.coefficientPanels},
<#if fp8>
          [&](unsigned i) { return decode<${(precision == "f152")?then("2, 16", "3, 8")}>(a[product * ${entry.leftBytes?c} + i]); },
          [&](unsigned i) { return decode<${(precision == "f143")?then("3, 8", "2, 16")}>(b[product * ${entry.coefficientBytes?c} + i]); },
          scale,
<#else>
          [&](unsigned i) { return static_cast<double>(static_cast<float>(left[product * ${(entry.leftBytes / ((leftType == "float")?then(4, 2)))?c} + i])); },
          [&](unsigned i) { return static_cast<double>(static_cast<float>(coefficients[product * ${(entry.coefficientBytes / ((leftType == "float")?then(4, 2)))?c} + i])); },
</#if>
          &output[product * ${(entry.outputBytes / wide?then(4, 2))?c}]);
    }
  }
};
</#list>

} // namespace ipukern
