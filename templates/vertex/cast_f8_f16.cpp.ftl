<#include "cast_parts.ftl">
<@vertex>
<#if layout == "linear">
    for (unsigned i = 0; i < ${elements}; ++i) {
      target[i] = half(round(std::ldexp(decode(from[i]), scale)));
    }
<#else>
    for (unsigned panel = 0; panel < ${((columns + 15) / 16)?floor}; ++panel) {
      for (unsigned row = 0; row < ${rows}; ++row) {
        for (unsigned column = 0; column < 16; ++column) {
          const unsigned byte = (panel / 2 * ${rows} + row) * 32 + panel % 2 * 16 + column;
          target[(panel * ${rows} + row) * 16 + column] = half(round(std::ldexp(decode(from[byte]), scale)));
        }
      }
    }
</#if>
</@vertex>
