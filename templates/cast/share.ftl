<#--
  Who casts what. Read by template code only; .Lplan at the end of the file has a line a worker.

  linear     each worker takes a run of whole vectors, worker 5 also the tail
  packed     a "column" of 16 values, half a 32-byte row, has a panel of halves to itself: workers 0 to 2 take
             the first columns, workers 3 to 5 the last ones, each a third of the rows of all panels in a run.
             So a worker reads (or writes) its halves without a gap inside a panel, and steps by one quad,
             then by three, through the bytes. (Taking both by turns would need a step of 4 R quads, which
             outgrows a stride field at 128 rows.)
  row-major  each worker takes a sixth of the rows of all whole panels, in a run; then a sixth of the panel
             that the rows end in

  A run that passes the end of a panel is done in pieces: the rest of the first panel, whole panels, the
  beginning of the last one.
-->
<#assign linear = (layout == "linear")>
<#assign packed = (layout == "packed")>
<#assign rowMajor = (layout == "row-major")>
<#assign widening = (to == "f16") && (from != "f32")>
<#assign values = (from == "f32" && to == "f16")?then(4, 8)>
<#assign valueBytes = {"f16": 2, "f32": 4, "f143": 1, "f152": 1}>
<#assign sourceVector = values * valueBytes[from]>
<#assign targetVector = values * valueBytes[to]>
<#assign tailValues = linear?then(elements % values, 0)>
<#assign idle = linear && elements == 0>

<#-- Vectors of a row, and panels that are whole. -->
<#assign rowVectors = linear?then(1, packed?then(2, 4))>
<#assign wholePanels = rowMajor?then((columns / 32)?floor, panels)>
<#assign edgeColumns = rowMajor?then(columns % 32, 0)>
<#assign halfPanel = packed && (columns % 32 != 0) && (columns % 32 <= 16)>
<#assign zeros = halfPanel && !widening>
<#assign rowBytes = rowMajor?then(sourceStride * 2, 32)>
<#assign aligned = rowBytes % 8 == 0>

<#function share total sharers index>
  <#local least = (total / sharers)?floor>
  <#local extra = total % sharers>
  <#return {"start": least * index + [index, extra]?min, "count": least + (index < extra)?then(1, 0)}>
</#function>

<#function ceilDiv a b><#return ((a + b - 1) / b)?floor></#function>

<#-- A run of rows as pieces: where it starts, its rows in the first panel, more panels, rows in the last. -->
<#function run start count>
  <#local r = start % rows>
  <#local first = [count, rows - r]?min>
  <#local more = ceilDiv(count - first, rows)>
  <#return {"panel": (start / rows)?floor, "row": r, "first": first, "more": more,
            "last": (more > 0)?then(count - first - (more - 1) * rows, 0)}>
</#function>

<#function line worker>
  <#if linear>
    <#local part = share((elements / values)?floor, 6, worker)>
    <#return {"source": part.start * sourceVector, "target": part.start * targetVector, "first": part.count,
              "more": 0, "last": 0, "edgeSource": 0, "edgeTarget": 0, "edgeRows": 0}>
  </#if>
  <#if rowMajor>
    <#local part = share(wholePanels * rows, 6, worker)>
    <#local run = run(part.start, part.count)>
    <#local edge = share(rows, 6, worker)>
    <#return run + {"source": run.row * rowBytes + run.panel * 64, "target": part.start * 32,
                    "edgeSource": edge.start * rowBytes + wholePanels * 64,
                    "edgeTarget": (wholePanels * rows + edge.start) * 32,
                    "edgeRows": (edgeColumns > 0)?then(edge.count, 0)}>
  </#if>
  <#local half = (worker / 3)?floor>
  <#local part = share((panels - (half == 1 && halfPanel)?then(1, 0)) * rows, 3, worker % 3)>
  <#local run = run(part.start, part.count)>
  <#local halves = (2 * run.panel + half) * rows * 32 + run.row * 32>
  <#local bytes = part.start * 32 + half * 16>
  <#local edge = share(rows, 3, worker % 3)>
  <#return run + {"source": widening?then(bytes, halves), "target": widening?then(halves, bytes),
                  "edgeSource": 0, "edgeTarget": ((panels - 1) * rows + edge.start) * 32 + 16,
                  "edgeRows": (half == 1 && zeros)?then(edge.count, 0)}>
</#function>

<#assign lines = []>
<#list 0..5 as worker><#assign lines += [line(worker)]></#list>
<#assign least = lines?map(l -> l.first)?min>
<#assign most = lines?map(l -> l.first)?max>
<#assign manyPieces = lines?map(l -> l.more)?max gt 0>
<#assign hasEdge = zeros || edgeColumns gt 0>
<#assign longLine = manyPieces || hasEdge>

<#macro plan>
    .section .rodata.${kernel}_plan, "a"
    .align 4
<#if longLine>
.Lplan: // source, target, rows, further panels, rows of the last; then source, target, rows of the edge
<#list lines as l>
    .long ${l.source}, ${l.target}, ${l.first}, ${l.more}, ${l.last}, ${l.edgeSource}, ${l.edgeTarget}, ${l.edgeRows}
</#list>
<#else>
.Lplan: // source, target, ${linear?then("vectors", "rows")}
<#list lines as l>
    .long ${l.source}, ${l.target}, ${l.first}, 0
</#list>
</#if>
</#macro>
