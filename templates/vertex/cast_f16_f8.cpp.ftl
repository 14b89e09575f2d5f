<#include "cast_parts.ftl">
<@vertex>
<#if layout == "linear">
    for (unsigned i = 0; i < ${elements}; ++i) {
      bytes[i] = encode(std::ldexp(static_cast<double>(static_cast<float>(source[i])), -scale));
    }
<#else>
    for (unsigned panel = 0; panel < ${panels}; ++panel) {
      for (unsigned row = 0; row < ${rows}; ++row) {
        for (unsigned column = 0; column < 32; ++column) {
          unsigned char &byte = bytes[(panel * ${rows} + row) * 32 + column];
<#if layout == "packed">
          const unsigned half = panel * 2 + column / 16;
          const unsigned from = (half * ${rows} + row) * 16 + column % 16;
          byte = half < ${((columns + 15) / 16)?floor} ? encode(std::ldexp(static_cast<double>(static_cast<float>(source[from])), -scale)) : 0;
<#else>
          const unsigned from = panel * 32 + column;
          byte = from < ${columns} ? encode(std::ldexp(static_cast<double>(static_cast<float>(source[row * ${sourceStride} + from])), -scale)) : 0;
</#if>
        }
      }
    }
</#if>
</@vertex>
