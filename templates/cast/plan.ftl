<#--
  Who casts what, and the worker's start.

  Linear: each worker takes a run of whole vectors. Packed: workers 0 to 2 take the first 16 columns of
  every 32-byte row, workers 3 to 5 the last 16, each a third of the rows; so a worker reads on without a
  gap in its panel and its stores step by one quad, then by three to the next row. (Taking both panels by
  turns would need a step of 4 R quads, which outgrows a stride field at 128 rows.)

  Words of a worker's line: byte offset of its source, byte offset of its target, vectors or rows.

  Main registers: $m2 source, $m4 target, $m3 vectors or rows, then turns of the loop, $m6 stride
  word, $m7 odd quads (two_bundle), $m9 panels still to do, $m10:11 packed addresses.
-->
<#assign packed = (layout == "packed")>
<#assign scaled = scale??>
<#assign allWidest = scaled && (scale == -32)>
<#assign panelCount = packed?then(panels, 1)>
<#assign work = packed?then(rows, elements / 8)>
<#assign sharers = packed?then(3, 6)>
<#assign least = (work / sharers)?floor>
<#-- A pipeline needs two vectors: two in a run, or one row of a packed panel. -->
<#assign plainOnly = least lt packed?then(1, 2)>

<#macro begin>
.Lbegin:
    { get   $m0, $WSR                        ; setzi $a6, ${(to == "f143")?then(2, 0)} }
    { and   $m0, $m0, CSR_W_WSR__CTXTID_M1__MASK ; uput $FP_NFMT, $a6 }
<#if overflow == "nan">
    { shl   $m0, $m0, 4                      ; or $a7, $azero, 0x100000 }
    { setzi $m1, .Lplan                      ; uput $FP_CTL, $a7 }   // NANOO alone: no traps, nearest even
<#else>
    { shl   $m0, $m0, 4                      ; fnop }
    { setzi $m1, .Lplan                      ; uput $FP_CTL, $azero }   // saturate, no traps, nearest even
</#if>
    { ld32  $m2, $mvertex_base, $mzero, 0    ; ${(scaled && !allWidest)?then("setzi $a6, " + ((64 - (scale!0)) % 64)?c, "fnop")} }
<#if scaled && !allWidest>
    { ld32  $m5, $m1, $m0, 0                 ; uput $FP_SCL, $a6 }
<#else>
    { ld32  $m5, $m1, $m0, 0                 ; fnop }
</#if>
    { ld32  $m4, $mvertex_base, $mzero, 1    ; fnop }
    { add   $m2, $m2, $m5                    ; fnop }
    { ld32  $m5, $m1, $m0, 1                 ; fnop }
    { ld32  $m3, $m1, $m0, 2                 ; fnop }
    { add   $m4, $m4, $m5                    ; fnop }
<#if !scaled>
    // The byte is multiplied by 2^scale, so the half is multiplied by 2^-scale: $FP_SCL = -scale.
    { ld32  $m5, $mvertex_base, $mzero, 2    ; fnop }
    { ldz8  $m5, $m5, $mzero, 0              ; fnop }
    { sub   $m8, $mzero, $m5                 ; fnop }
    { st32  $m8, $mworker_base, $mzero, 0    ; fnop }
    { ld32  $a6, $mworker_base, $mzero, 0    ; fnop }
    { and   $m5, $m5, 63                     ; uput $FP_SCL, $a6 }
    { cmpeq $m5, $m5, 32                     ; fnop }
    { brnz  $m5, .Lwidest                    ; fnop }
</#if>
<#if panelCount gt 1>
    { setzi $m9, ${panelCount - 1}               ; fnop }
</#if>
</#macro>

<#-- Repeats the nested schedule of one panel for every panel; it must leave $m2, $m3 and $m4 alone. -->
<#macro eachPanel label>
<#if panelCount gt 1>
${label}:
</#if>
<#nested>
<#if panelCount gt 1>
    { setzi $m5, ${rows * 64}                ; fnop }
    { add   $m2, $m2, $m5                    ; fnop }
    { setzi $m5, ${rows * 32}                ; fnop }
    { add   $m4, $m4, $m5                    ; fnop }
    { brnzdec $m9, ${label}                  ; fnop }
</#if>
    exitz   $mzero
    .align 8
</#macro>

<#macro plan>
    .section .rodata.${kernel}_plan, "a"
    .align 4
.Lplan: // source, target, ${packed?then("rows", "vectors")}
<#assign first = 0>
<#list 0..5 as worker>
<#assign third = worker % sharers>
<#if third == 0><#assign first = 0></#if>
<#assign share = least + (third lt work % sharers)?then(1, 0)>
<#if packed>
<#assign half = (worker / 3)?floor>
    .long ${first * 32 + half * rows * 32}, ${first * 32 + half * 16}, ${share}, 0
<#else>
    .long ${first * 16}, ${first * 8}, ${share}, 0
</#if>
<#assign first += share>
</#list>
</#macro>
