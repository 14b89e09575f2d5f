<#--
  K x C or C x K to blocks of 16 columns x 32 bytes of K, column panel outermost; what is missing of the
  last blocks is zero.
-->
<#assign byColumn = (order == "cxk")>
<#assign inner = byColumn?then(columns, rows)>
<#assign outerRows = byColumn?then(rows, columns)>
<#assign outerStride = byColumn?then(sourceStride, 1)>
<#assign partStep = 512>
<#include "panels.ftl">
<#assign elementStride = byColumn?then(1, sourceStride)>
<#assign panelCount = ceiling(outerRows, 16)>
<#assign missing = panelCount * 16 - outerRows>
<@opening>
// ${byColumn?then("C x K", "K x C")}, ${rows} rows of ${columns} elements of ${bits} bits, ${sourceStride} apart, to ${panelCount} x ${parts} blocks of 16 x ${partElements}.
</@opening>
<#function rowsOfPanel panel part byte period>
  <#local units = quotient([16, outerRows - 16 * panel]?min, period)>
  <#return stretch(units, panel * 16 * outerStep + part * 32 + byte, period * outerStep, (panel * parts + part) * 512 + byte, period * 32)>
</#function>
<#function rowsOf part byte period>
  <#return (0..<panelCount)?map(panel -> rowsOfPanel(panel, part, byte, period))>
</#function>
<#function blocksOf panel>
  <#return (0..<whole)?map(part -> rowsOfPanel(panel, part, 0, 1))>
</#function>
<#assign whole = quotient(inner, partElements)>
<#assign fullPanels = quotient(outerRows, 16)>
<#-- Whole blocks follow one another without a gap; those of the last panel may lack rows. -->
<#assign streams = []>
<#if whole gt 0>
<#assign full = []>
<#list 0..<fullPanels as panel><#assign full += blocksOf(panel)></#list>
<#if full?size gt 0>
<#assign streams += [{"stretches": full, "pieceStep": (whole == parts)?then(32, 0)}]>
</#if>
<#if missing gt 0>
<#assign streams += [{"stretches": blocksOf(panelCount - 1), "pieceStep": 512 - (15 - missing) * 32}]>
</#if>
</#if>
<#assign missingShares = share([stretch(parts, 0, 0, (panelCount - 1) * parts * 512 + (16 - missing) * 32, 512)])>
<@cut rowsOf streams>
<#if missing gt 0>
<@store label="missing" shares=missingShares quads=missing * 4 targetStep=512/>
</#if>
</@cut>
<#if missing gt 0>
<@pieceTable "missing" missingShares/>
</#if>
<@file.foot/>
