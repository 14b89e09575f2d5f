<#-- Copy of R rows of C elements to rows of `width` elements, the rest filled. -->
<#include "rows.ftl">
<#macro padRow row>
<#if reads>
<@seek (row * sourceStride + done) * size/>
<@run columns - done/>
</#if>
<@padding width - columns/>
</#macro>
<@opening>
// ${rows} rows of ${columns} elements of ${bits} bits, ${sourceStride} apart, to rows of ${width}, ${targetStride} apart,
// the rest ${fill}.
</@opening>
<#assign rowQuads = quotient(columns * size, 8)>
<#if rowQuads gt 0 && atQuads(sourceStride * size, rows) && atQuads(targetStride * size, rows)>
<@rowsByQuads rowQuads rows sourceStride targetStride/>
<#assign done = rowQuads * 8 / size>
</#if>
<#assign reads = done lt columns>
<@rowsByWords padRow rows width sourceStride * size/>
<@finish/>
<@file.foot/>
