<#-- What the vertices of layout kernels share: file, class and fields. The nested text is compute(). -->
<#import "file.ftl" as file>
<#assign hasSource = layoutKernel != "fill">
<#assign gaps = (layoutKernel == "transpose")?then(columns gt 1 && targetStride gt rows, rows gt 1 && targetStride gt width)>
<#assign type = {"8": "unsigned char", "16": "half", "32": "float"}[bits?c]>
<#assign padded = ["pad", "fill", "rows-from-panels"]?seq_contains(layoutKernel)>

<#macro vertex about>
<#local entry = entries[0]>
<@file.head kernel=kernel manifest=manifestLine>
// ${about}
// The assembly beside this file implements the vertex on the IPU.
</@file.head>

<#if bits == 16>
#include <poplar/HalfFloat.hpp>
</#if>
#include <poplar/Vertex.hpp>
<#if padded && fill == "-inf">

#include <limits>
</#if>

<@file.external/>

namespace ipukern {

class <#rt>
<#if placement == "separate" && hasSource>
<#lt>[[poplar::constraint("elem(*source) != elem(*target)")]] <#rt>
</#if>
<#lt>${entry.className}
    : public poplar::SupervisorVertex {
public:
  ${entry.className}();

<#if hasSource>
  poplar::Input<poplar::Vector<${type}, poplar::VectorLayout::ONE_PTR, 8>> source;
</#if>
<#if gaps>
  // Elements between the rows keep their values.
  poplar::InOut<poplar::Vector<${type}, poplar::VectorLayout::ONE_PTR, 8>> target;
<#else>
  poplar::Output<poplar::Vector<${type}, poplar::VectorLayout::ONE_PTR, 8>> target;
</#if>

  static const bool isExternalCodelet = IPUKERN_EXTERNAL;
  static const bool needsAlignWorkers = false;

  void compute() {
<#nested>
  }
};

} // namespace ipukern
</#macro>

<#-- The fill as an expression of the element's type. -->
<#function filler>
  <#if fill == "zero" || !padded>
    <#return "static_cast<" + type + ">(0)">
  </#if>
  <#if bits == 8>
    <#return "static_cast<unsigned char>(0xff)">
  </#if>
  <#if fill == "-inf">
    <#return "static_cast<" + type + ">(-std::numeric_limits<float>::infinity())">
  </#if>
  <#return (bits == 16)?then("static_cast<half>(-65504.0f)", "-3.40282346638528859812e+38f")>
</#function>
