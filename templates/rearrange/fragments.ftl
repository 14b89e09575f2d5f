<#--
  Whole fragments of 16 columns to their places in the rows. A fragment's rows, of four quads or two, lie
  together, so the loads walk on while the stores step from row to row.

  Separate elements: a worker goes down the rows of one fragment and up the rows of the next. So the
  store, which may lie further back than a stride field reaches after the last row, has only to step on
  by one quad from fragment to fragment, and the load, which may go anywhere, is moved by an add.

  At any placement, or where too few fragments would leave workers idle, rows are shared (stream.ftl).

  Stride word: field 1 the store from row to row, field 2 the load up from row to row, field 3 the store.

  A worker's line: source and target of its first fragment, fragments - 1, then for each the bytes from
  where the loads stand at its end to the next one's first row, or its last row on the way up.

  Main registers: as in stream.ftl.
-->
<#assign zigzags = false>
<#macro fragmentsByQuads slotList>
<#local quads = 2 * size>
<#-- The stride of a single row means nothing. -->
<#local rowStep = (rows == 1)?then(16 * size, targetStride * size)>
<#local pitch = rowStep / 8>
<#-- The zigzag shares whole fragments, the stream rows, at more slots a fragment. -->
<#local byFragments = ceiling(slotList?size, workers) * (rows * quads + 3)>
<#local byRows = ceiling(slotList?size * rows, workers) * quads + (ceiling(slotList?size, workers) + 1) * 18>
<#if placement == "separate" && rows gt 1 && fits(pitch + quads) && byFragments lte byRows>
<@zigzag slotList quads pitch/>
<#assign zigzags = true>
<#else>
<#local shares = share((0..<slotList?size)?map(f -> stretch(rows, slotList[f] * slotStep, 16 * size, f * 16 * size, rowStep)))>
<@stream label="quads" shares=shares quads=quads sourceStep=16 * size targetStep=rowStep/>
<#assign tables += [{"label": "quads", "shares": shares, "quads": quads, "sourceStep": 16 * size, "targetStep": rowStep, "pieceStep": 0}]>
</#if>
</#macro>

<#macro zigzag slotList quads pitch>
<#local strides = field(pitch - quads + 1) + 1024 * field(1 - 2 * quads) + 1048576 * field(1 - pitch - quads)>
<#local most = ceiling(slotList?size, workers)>
<#local idle = slotList?size lt workers>
<#if most == 1><#local strides = field(pitch - quads + 1)></#if>
<#local lineBytes = 12 + 4 * most>
<@line label="quads" bytes=lineBytes/>
    { ld32  $m5, $mvertex_base, $mzero, 0    ; fnop }
    { ld32step $m2, $mzero, $m0+=, 1         ; fnop }
    { ld32step $m4, $mzero, $m0+=, 1         ; fnop }
    { add   $m2, $m2, $m5                    ; fnop }
    { ld32  $m5, $mvertex_base, $mzero, 1    ; fnop }
    { add   $m4, $m4, $m5                    ; fnop }
<#if most gt 1 || idle>
    { ld32step $m9, $mzero, $m0+=, 1         ; fnop }
</#if>
<#if idle>
    { brz   $m9, .Lquads_end                 ; fnop }
</#if>
    { setzi $m6, ${(strides % 1048576)?c?right_pad(28)} ; fnop }
<#if strides gte 1048576>
    { or    $m6, $m6, ${(strides - strides % 1048576)?c?right_pad(23)} ; fnop }
</#if>
    { ld64  $a0:1, $m2, $mzero, 0            ; fnop }
    { add   $m2, $m2, 8                      ; fnop }
    { tapack $m10:11, $m2, $mzero, $m4       ; fnop }
<#if most gt 2>
    { bri   .Lquads_down                     ; fnop }
.Lquads_next: // the last store of the way up, the first load of the way down
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
.Lquads_down:
</#if>
<@fragmentRows quads 0 4/>
<#if most gt 1>
    { ld32step $m5, $mzero, $m0+=, 1         ; fnop }
    { add   $m10, $m10, $m5                  ; fnop }
    { brnzdec $m9, .Lquads_up                ; fnop }
.Lquads_last:
</#if>
    { st64pace $a0:1, $m10:11+=, $mzero, 0   ; fnop }
<#if most gt 1>
    { bri   .Lquads_end                      ; fnop }
.Lquads_up:
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
<@fragmentRows quads 2 12/>
<#if most gt 2>
    { ld32step $m5, $mzero, $m0+=, 1         ; fnop }
    { add   $m10, $m10, $m5                  ; fnop }
    { brnzdec $m9, .Lquads_next              ; fnop }
</#if>
    { bri   .Lquads_last                     ; fnop }
</#if>
.Lquads_end:
</#macro>

<#--
  The rows of one fragment from the second quad of the first to the first quad of what comes after the
  last, which the caller loads. Few rows are written out.
    load   selector of the load of a row's last quad
    store  selector of its store
-->
<#macro fragmentRows quads load store>
<#if rows * quads lte 64>
<#list 1..<rows as row>
<@fragmentRow quads load store/>
</#list>
<#else>
<#local turns = rows - 1>
<@repeat count=turns register="$m1">
<@fragmentRow quads load store/>
</@repeat>
</#if>
<#list 1..<quads as q>
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
</#list>
</#macro>

<#macro fragmentRow quads load store>
<#list 0..<quads as q>
<#local selector = (q == quads - 2)?then(load, 0) + (q == quads - 1)?then(store, 0)>
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, ${selector?c?right_pad(2)} ; fnop }
</#list>
</#macro>

<#macro zigzagTable slotList>
<#local most = ceiling(slotList?size, workers)>
<#local idle = slotList?size lt workers>
    .section .rodata.${kernel}_quads, "a"
    .align 4
.Lquads: // source, target, fragments, then bytes to the next fragment
<#local first = 0>
<#list 0..<workers as worker>
<#local count = quotient(slotList?size, workers) + (worker lt slotList?size % workers)?then(1, 0)>
<#if count gt 0>
    .long ${slotList[first] * slotStep}, ${first * 16 * size}, ${count - idle?then(0, 1)}
<#else>
    .long 0, 0, 0
</#if>
<#list 0..<most as f>
    .long <#if f lt count - 1>${(slotList[first + f + 1] - slotList[first + f]) * slotStep - 16 * size}<#else>0</#if>
</#list>
<#local first += count>
</#list>
</#macro>
