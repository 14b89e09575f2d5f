<#include "cast_parts.ftl">
<@vertex>
    for (unsigned i = 0; i < ${elements}; ++i) {
      bytes[i] = encode(std::ldexp(decode(from[i]), exponent));
    }
</@vertex>
