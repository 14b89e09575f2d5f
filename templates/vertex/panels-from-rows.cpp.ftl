<#include "layout.ftl">
<#assign panel = 256 / bits>
<#assign paddedColumns = ((columns + panel - 1) / panel)?floor * panel>
<@vertex "${rows} rows of ${columns} elements of ${bits} bits, ${sourceStride} apart, to panels of ${rows} rows x ${panel}.">
    for (unsigned row = 0; row < ${rows}; ++row) {
      for (unsigned column = 0; column < ${paddedColumns}; ++column) {
        target[(column / ${panel} * ${rows} + row) * ${panel} + column % ${panel}] =
            column < ${columns} ? source[row * ${sourceStride} + column] : ${filler()};
      }
    }
</@vertex>
