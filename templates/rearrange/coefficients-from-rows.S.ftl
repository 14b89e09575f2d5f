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
<#-- Source bytes from element to element of a part. -->
<#assign innerStep = elementStride * size>
<#function rowsOfPanel panel part byte period from=0 to=outerRows>
  <#local first = [panel * 16, from]?max>
  <#local units = quotient([[16 * panel + 16, to]?min - first, 0]?max, period)>
  <#return stretch(units, first * outerStep + (part * partElements + byte / size) * innerStep, period * outerStep, (panel * parts + part) * 512 + first % 16 * 32 + byte, period * 32)>
</#function>
<#function rowsOf part byte period from=0 to=outerRows>
  <#return (0..<panelCount)?map(panel -> rowsOfPanel(panel, part, byte, period, from, to))>
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
<#-- Strips of 4 columns that reach down through a block. -->
<#assign columnStrips = []>
<#if !byColumn && method == "accumulator">
<#-- Whole blocks of 16 x 16. -->
<#list 0..<panelCount as panel><#list 0..<parts as part>
<#assign columnStrips += [stretch(1, (part * 16 * elementStride + panel * 16) * size, 0, (panel * parts + part) * 512, 0)]>
</#list></#list>
<#elseif !byColumn && innerStep % (size * 4) == 0>
<#list 0..<panelCount as panel><#list 0..<parts as part><#list 0..<4 as quad>
<#assign columnsLeft = outerRows - panel * 16 - quad * 4>
<#assign stripBlocks = quotient([inner - part * partElements, partElements]?min, 4)>
<#if columnsLeft gte 4 && stripBlocks gt 0>
<#assign columnStrips += [stretch(stripBlocks, (part * partElements * elementStride + panel * 16 + quad * 4) * size, 4 * innerStep, (panel * parts + part) * 512 + quad * 128, 4 * size)]>
</#if>
</#list></#list></#list>
</#if>
<@cut rowsOf streams columnStrips>
<#if missing gt 0>
<@store label="missing" shares=missingShares quads=missing * 4 targetStep=512/>
</#if>
</@cut>
<#if missing gt 0>
<@pieceTable "missing" missingShares/>
</#if>
<@file.foot/>
