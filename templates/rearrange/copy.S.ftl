<#-- Copy of R rows of C elements to rows of another stride. -->
<#include "rows.ftl">
<#-- Rows without gaps on both sides are one long row. -->
<#assign dense = (sourceStride == columns && targetStride == columns)>
<#assign rowCount = dense?then(1, rows)>
<#assign rowElements = dense?then(rows * columns, columns)>
<#macro copyRow row>
<@seek (row * sourceStride + done) * size/>
<@run rowElements - done/>
</#macro>
<@opening>
// ${rows} rows of ${columns} elements of ${bits} bits, ${sourceStride} apart, to rows ${targetStride} apart.
</@opening>
<#assign rowQuads = quotient(rowElements * size, 8)>
<#if rowQuads gt 0 && atQuads(sourceStride * size, rowCount) && atQuads(targetStride * size, rowCount)>
<@rowsByQuads rowQuads rowCount sourceStride targetStride/>
<#assign done = rowQuads * 8 / size>
</#if>
<@rowsByWords copyRow rowCount rowElements sourceStride * size/>
<@finish/>
<@file.foot/>
