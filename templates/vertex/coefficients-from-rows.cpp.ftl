<#include "layout.ftl">
<#assign group = 256 / bits>
<#assign byColumn = (order == "cxk")>
<#assign inner = byColumn?then(columns, rows)>
<#assign outer = byColumn?then(rows, columns)>
<#assign groups = ((inner + group - 1) / group)?floor>
<#assign panels = ((outer + 15) / 16)?floor>
<#assign shape = byColumn?then("C x K", "K x C")>
<#assign at = byColumn?then("c * " + sourceStride + " + k", "k * " + sourceStride + " + c")>
<@vertex "${shape}, rows ${sourceStride} apart, to ${panels} x ${groups} blocks of 16 x ${group} elements of ${bits} bits.">
    for (unsigned c = 0; c < ${panels * 16}; ++c) {
      for (unsigned k = 0; k < ${groups * group}; ++k) {
        target[((c / 16 * ${groups} + k / ${group}) * 16 + c % 16) * ${group} + k % ${group}] =
            c < ${outer} && k < ${inner}
                ? source[${at}]
                : ${filler()};
      }
    }
</@vertex>
