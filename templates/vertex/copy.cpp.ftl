<#include "layout.ftl">
<@vertex "${rows} rows of ${columns} elements of ${bits} bits, ${sourceStride} apart, to rows ${targetStride} apart.">
    for (unsigned row = 0; row < ${rows}; ++row) {
      for (unsigned column = 0; column < ${columns}; ++column) {
        target[row * ${targetStride} + column] = source[row * ${sourceStride} + column];
      }
    }
</@vertex>
