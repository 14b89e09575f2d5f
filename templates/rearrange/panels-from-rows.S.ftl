<#-- R rows of K elements to panels of R rows x 32 bytes, K padded with zeros. -->
<#assign inner = columns>
<#assign outerRows = rows>
<#assign outerStride = sourceStride>
<#assign partStep = rows * 32>
<#include "panels.ftl">
<@opening>
// ${rows} rows of ${columns} elements of ${bits} bits, ${sourceStride} apart, to ${parts} panels of ${rows} rows x ${partElements}.
</@opening>
<#function rowsOf part byte period>
  <#return [stretch(quotient(rows, period), part * 32 + byte, period * outerStep, part * partStep + byte, period * 32)]>
</#function>
<#assign whole = quotient(inner, partElements)>
<#-- The target goes on from panel to panel without a gap. -->
<#assign streams = (whole gt 0)?then([{"stretches": (0..<whole)?map(p -> rowsOf(p, 0, 1)[0]), "pieceStep": 32}], [])>
<@cut rowsOf streams/>
<@file.foot/>
