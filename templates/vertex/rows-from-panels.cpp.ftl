<#include "layout.ftl">
<@vertex "Fragments of ${rows} rows x 16 elements of ${bits} bits, ${sourceStride} apart, to rows of ${width}, ${targetStride} apart.">
<#if slots?has_content>
    static const unsigned slots[] = {
<#list slots?chunk(16) as line>
        ${line?join(", ")}<#sep>,
</#list>

    };
</#if>
    for (unsigned row = 0; row < ${rows}; ++row) {
      for (unsigned column = 0; column < ${width}; ++column) {
        target[row * ${targetStride} + column] =
            column < ${columns}
                ? source[${slots?has_content?then("slots[column / 16]", "column / 16")} * ${sourceStride} + row * 16 + column % 16]
                : ${filler()};
      }
    }
</@vertex>
