<#include "cast_parts.ftl">
<@vertex>
    for (unsigned i = 0; i < ${elements}; ++i) {
      bytes[i] = encode(std::ldexp(static_cast<double>(source[i]), -scale));
    }
</@vertex>
