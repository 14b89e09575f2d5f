<#include "layout.ftl">
<@vertex "${rows} rows of ${columns} elements of ${bits} bits, ${sourceStride} apart, to rows of ${width}, ${targetStride} apart.">
    for (unsigned row = 0; row < ${rows}; ++row) {
      for (unsigned column = 0; column < ${width}; ++column) {
        target[row * ${targetStride} + column] =
            column < ${columns} ? source[row * ${sourceStride} + column] : ${filler()};
      }
    }
</@vertex>
