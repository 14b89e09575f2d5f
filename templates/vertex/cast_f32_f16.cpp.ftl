<#include "cast_parts.ftl">
<@vertex>
    for (unsigned i = 0; i < ${elements}; ++i) {
      target[i] = half(round(static_cast<double>(source[i])));
    }
</@vertex>
