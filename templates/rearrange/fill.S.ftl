<#-- R rows of C elements of one value. -->
<#include "rows.ftl">
<#-- Rows without gaps are one long row. -->
<#assign dense = (targetStride == columns)>
<#assign rowCount = dense?then(1, rows)>
<#assign rowElements = dense?then(rows * columns, columns)>
<#macro fillRow row>
<@padding rowElements - done/>
</#macro>
<@opening>
// ${rows} rows of ${columns} elements of ${bits} bits, ${targetStride} apart, filled with ${fill}.
</@opening>
<#assign rowQuads = quotient(rowElements * size, 8)>
<#if rowQuads gt 0 && atQuads(targetStride * size, rowCount)>
<#assign targetStep = (rowCount == 1)?then(rowQuads * 8, targetStride * size)>
<#assign short = rowQuads lte 16>
<#assign shares = short?then(share([stretch(rowCount, 0, 0, 0, targetStep)]), share((0..<rowCount)?map(r -> stretch(rowQuads, 0, 0, r * targetStep, 8))))>
<#if fillWord != 0>
    { nop                                    ; setzi $a0, ${fillWord % 1048576} }
    { nop                                    ; or $a0, $a0, ${fillWord - fillWord % 1048576} }
    { nop                                    ; mov $a1, $a0 }
</#if>
<@store label="quads" shares=shares quads=short?then(rowQuads, 1) targetStep=short?then(targetStep, 8)
    pair=(fillWord == 0)?then("$azeros", "$a0:1")/>
<#assign tables += [{"label": "quads", "shares": shares}]>
<#assign done = rowQuads * 8 / size>
</#if>
<@rowsByWords fillRow rowCount rowElements 0/>
<@finish/>
<@file.foot/>
