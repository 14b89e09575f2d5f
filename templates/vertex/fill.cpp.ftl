<#include "layout.ftl">
<@vertex "${rows} rows of ${columns} elements of ${bits} bits, ${targetStride} apart, filled with ${fill}.">
    for (unsigned row = 0; row < ${rows}; ++row) {
      for (unsigned column = 0; column < ${columns}; ++column) {
        target[row * ${targetStride} + column] = ${filler()};
      }
    }
</@vertex>
