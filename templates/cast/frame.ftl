<#--
  The frame of every cast: the head of the file, the supervisor that launches the workers once, a worker's
  start and its end.

  Main registers: $m0 offset of the worker's line in .Lplan, kept; $m2 source, $m4 target, $m3 vectors or
  rows, $m9 further pieces, $m8 rows of the last one; $m1 and $m5 free; $m6 stride word, $m7 odd quads,
  $m10:11 packed addresses. Until a schedule starts, $m7 = 1 says that the operands lie apart.
-->
<#assign entry = entries[0]>
<#function isFp8 format><#return format == "f143" || format == "f152"></#function>
<#assign scaled = scale?? || !(isFp8(from) || isFp8(to))>
<#assign allWidest = isFp8(to) && from == "f16" && (scale!0) == -32>
<#assign targetWord = isFp8(from)?then(2, 1)>
<#-- The state word that holds the address of the byte with the scale. -->
<#assign scaleWord = isFp8(to)?then(targetWord + 1, 1)>

<#-- One bundle of a computed sequence; the columns of fixed text stay readable by themselves. -->
<#macro bundle main="nop" aux="fnop">
<#local name = main?keep_before(" ")>
    { ${(name?right_pad([6, name?length + 1]?max) + main?remove_beginning(name)?trim)?right_pad(39)}; ${aux} }
</#macro>

<#-- Aux instructions one after the other. -->
<#macro auxes ops><#list ops as op><@bundle aux=op/></#list></#macro>

<#-- Main and aux instructions of a sequence side by side. -->
<#macro sideBySide main aux>
<#list 0..<[main?size, aux?size]?max as i>
<@bundle main=main[i]!"nop" aux=aux[i]!"fnop"/>
</#list>
</#macro>

<#macro opening>
<@file.head kernel=kernel manifest=manifestLine>
<#if linear>
// ${elements} values, <#rt>
<#elseif packed>
// ${rows} rows x ${columns} columns in panels, <#rt>
<#else>
// ${rows} rows x ${columns} columns, rows ${sourceStride} values apart, to panels of 32; <#rt>
</#if>
<#lt>${(from == "f16" || from == "f32")?then(from, from?upper_case)} to ${isFp8(to)?then(to?upper_case, to)}; <#rt>
<#lt>overflow: ${(overflow == "nan")?then("NaN", "saturates")}; rounding: ${rounding}.
<#if isFp8(from) && isFp8(to)>
// Scale: source ${(sourceScale??)?then((sourceScale!0)?c, "from its metadata")}, target ${(scale??)?then((scale!0)?c, "from its metadata")}.
<#elseif isFp8(from) || isFp8(to)>
// Scale: ${(scale??)?then((scale!0)?c, isFp8(to)?then("from the target's metadata", "from the source's metadata"))}.
</#if>
// State: source, <#if isFp8(from)>address of its metadata byte, </#if>target<#if isFp8(to)>, address of its metadata byte</#if>; a word each.
// Placement: ${{"interleaved": "source in interleaved memory, target in another element", "separate": "source and target in different elements", "any": "any; the addresses choose the schedule where that pays"}[placement]}.
</@file.head>
<@file.supervisorEntry symbol=entry.symbol/>
<#if !idle>
    setzi   $m1, .Lbegin
    runall  $m1, $m0, 0
    sync    TEXCH_SYNCZONE_LOCAL
</#if>
    br      $lr
    .size ${entry.symbol}, . - ${entry.symbol}

</#macro>

<#-- What $FP_CTL holds: NANOO and ESR as the entry says, no traps. -->
<#function control>
  <#if rounding == "stochastic" && overflow == "nan">
    <#return ["setzi $a7, 0x80000", "or $a7, $a7, 0x100000", "uput $FP_CTL, $a7"]>
  <#elseif rounding == "stochastic">
    <#return ["setzi $a7, 0x80000", "uput $FP_CTL, $a7"]>
  <#elseif overflow == "nan">
    <#return ["or $a7, $azero, 0x100000", "uput $FP_CTL, $a7"]>
  </#if>
  <#return ["uput $FP_CTL, $azero"]>
</#function>

<#function formatBits format><#return (format == "f143")?then(2, 0)></#function>

<#--
  A worker's start. The nested text, if any, goes on with the scale after the pointers are set.
    aux      instructions that set control registers, beside the loads
    scratch  bytes of worker scratch that the kernel uses
-->
<#macro begin aux=[] scratch=0>
<@file.workers name=kernel + "_workers" stack=scratch/>
<#local main = ["get $m0, $WSR",
    "and $m0, $m0, CSR_W_WSR__CTXTID_M1__MASK",
    "shl $m0, $m0, " + longLine?then(5, 4)]>
<#if most gt 0>
<#local main += ["setzi $m1, .Lplan", "ld32 $m2, $mvertex_base, $mzero, 0", "ld32 $m4, $mvertex_base, $mzero, " + targetWord]>
<#if placement == "any" && paced && aligned && !allWidest>
<#local main += apart()>
</#if>
<#local main += ["ld32 $m5, $m1, $m0, 0",
    "add $m2, $m2, $m5",
    "ld32 $m5, $m1, $m0, 1",
    "add $m4, $m4, $m5",
    "ld32 $m3, $m1, $m0, 2"]>
</#if>
<#if manyPieces>
<#local main += ["ld32 $m9, $m1, $m0, 3", "ld32 $m8, $m1, $m0, 4"]>
</#if>
.Lbegin:
<@sideBySide main=main aux=control() + aux/>
<#nested>
</#macro>

<#--
  Whether the operands lie in different memory elements. Two accesses can only meet within one block of
  32 KiB, an interleaved pair or two plain elements, so the last byte of one operand must lie in an earlier
  block than the first byte of the other: $m7 = 1. (Stricter than the machine in plain memory, never laxer.)
-->
<#function apart>
  <#return ["setzi $m5, " + (entry.sourceBytes - 1),
      "add $m5, $m5, $m2",
      "shr $m5, $m5, 15",
      "shr $m7, $m4, 15",
      "cmpult $m7, $m5, $m7",
      "setzi $m5, " + (entry.targetBytes - 1),
      "add $m5, $m5, $m4",
      "shr $m5, $m5, 15",
      "shr $m6, $m2, 15",
      "cmpult $m5, $m5, $m6",
      "or $m7, $m7, $m5"]>
</#function>

<#macro end>
    exitz   $mzero
    .align 8
</#macro>

<#macro closing>

<@plan/>
</#macro>
