<#--
  Who does which rows of a packed output. The rows are cut evenly, to the nearest row; block edges and cuts
  then lie 3 rows apart or more, since a cut lies at a multiple of 8/3 rows a block. One block alone is cut by hand, since
  there 3 rows for each of six workers are too many.
-->
<#function cuts rows>
  <#if rows == 16>
    <#return [0, 3, 6, 9, 12, 16, 16]>
  </#if>
  <#return (0..6)?map(worker -> (worker * rows / 6)?round)>
</#function>

<#-- The segments of rows first to last - 1: [first, last] each. -->
<#function segments first last>
  <#local list = []>
  <#local at = first>
  <#list 0..(last / 16)?floor as block>
    <#local edge = [(block + 1) * 16, last]?min>
    <#if edge gt at>
      <#local list += [[at, edge]]>
      <#local at = edge>
    </#if>
  </#list>
  <#return list>
</#function>

<#assign idle = entries?map(e -> e.rows)?seq_contains(16)>

<#macro plan>
    .section .rodata.${kernel}_plan, "a"
    .align 4
<#list entries as entry>
<#assign cut = cuts(entry.rows)>
<#assign blockRow = columnPanels * 512>
.Lplan_r${entry.rows}:
<#list 0..5 as worker>
    .long .Lshare_r${entry.rows}_${worker}
</#list>
<#list 0..5 as worker>
<#assign first = cut[worker]>
<#assign parts = segments(first, cut[worker + 1])>
.Lshare_r${entry.rows}_${worker}: // rows ${first} to ${cut[worker + 1] - 1}
    .long ${first * 32}, ${(first / 16)?floor * blockRow + first % 16 * 32}, ${entry.rows * 32}, ${parts?size - 1}
<#list parts as part>
    .long ${part[1] - part[0] - 3}, ${blockRow - part[0] % 16 * 32}, ${(part[1] - part[0]) * 32}
</#list>
</#list>
</#list>
</#macro>
