<#import "file.ftl" as file>
<#assign interleaved = (weights == "interleaved")>
<@file.head kernel=kernel manifest=manifestLine>
// C = A x B, f16 with f16 partials: ${inner} inner, ${columns} columns, one vertex for each row count.
// The assembly beside this file implements the vertices on the IPU.
</@file.head>

#include <poplar/HalfFloat.hpp>
#include <poplar/Vertex.hpp>

<@file.external/>

namespace ipukern {
namespace {

constexpr unsigned innerGroups = ${kGroups};   // of 16; A and B are padded with zeros up to a whole group
constexpr unsigned columnPanels = ${columnPanels};  // of 16; B is padded with zeros up to a whole panel

// The arithmetic of the AMP: four products a step onto a float, one rounding to half for each group.
template <typename Left, typename Coefficients, typename Result>
void multiply(unsigned rows, const Left &left, const Coefficients &coefficients, Result &output) {
  for (unsigned panel = 0; panel < columnPanels; ++panel) {
    for (unsigned row = 0; row < rows; ++row) {
      for (unsigned column = 0; column < 16; ++column) {
        half partial = half(0.0f);
        for (unsigned group = 0; group < innerGroups; ++group) {
          float sum = static_cast<float>(partial);
          for (unsigned step = 0; step < 4; ++step) {
            double products = 0;
            for (unsigned lane = 0; lane < 4; ++lane) {
              const unsigned k = step * 4 + lane;
              const float a = static_cast<float>(left[(group * rows + row) * 16 + k]);
              const float b = static_cast<float>(
                  coefficients[((panel * innerGroups + group) * 16 + column) * 16 + k]);
              products += static_cast<double>(a) * static_cast<double>(b);
            }
            sum = static_cast<float>(static_cast<double>(sum) + products);
          }
          partial = half(sum);
        }
        output[(panel * rows + row) * 16 + column] = partial;
      }
    }
  }
}

} // namespace
<#list entries as entry>

// A: ${entry.rows} x ${kGroups * 16}, B: ${kGroups * 16} x ${columnPanels * 16}, C: ${entry.rows} x ${columnPanels * 16} halves, in panels of 16.
class [[poplar::constraint("elem(*left) != elem(*output)")]] ${entry.className}
    : public poplar::SupervisorVertex {
public:
  ${entry.className}();

  poplar::Input<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 8>> left;
<#if interleaved>
  poplar::Input<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 16, true>> coefficients;
<#else>
  poplar::Input<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 8>> coefficients;
</#if>
  poplar::Output<poplar::Vector<half, poplar::VectorLayout::ONE_PTR, 16, true>> output;

  static const bool isExternalCodelet = IPUKERN_EXTERNAL;
  static const bool needsAlignWorkers = false;

  void compute() { multiply(${entry.rows}, left, coefficients, output); }
};
</#list>

} // namespace ipukern
