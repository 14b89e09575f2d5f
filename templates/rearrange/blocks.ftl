<#--
  Transposing by blocks: 4 x 4 elements of 16 or 8 bits, 2 x 2 of 32. A piece is a strip of blocks that lie
  one under the other in the source and side by side in the target. The schedules, one file each:
    sort16.ftl, sort32.ftl, shuffle8.ftl   by sort and shuffle instructions
    accumulator.ftl                        16 bits by the AMP's accumulators, opted in

  Main registers: $m0 next line, $m1 blocks - 1 or strips - 1, $m2 source, $m4 target, $m3 and $m11 the operands, the
  others steps.
-->
<#include "sort16.ftl">
<#include "pairs16.ftl">
<#include "sort32.ftl">
<#include "shuffle8.ftl">
<#include "accumulator.ftl">

<#macro blocks label shares sourceStep targetStep>
<#if method == "accumulator" && layoutKernel == "transpose">
<@accumulator label shares sourceStep targetStep/>
<#elseif method == "accumulator">
<@accumulator16 label shares sourceStep/>
<#elseif bits == 16>
<@sort16 label shares sourceStep targetStep/>
<#elseif bits == 32>
<@sort32 label shares sourceStep targetStep/>
<#else>
<@shuffle8 label shares sourceStep targetStep/>
</#if>
</#macro>

<#-- A step of a stepped access: itself where it fits, else the register that `constant` has set to it. -->
<#function stepOr units register>
  <#return (units gte -128 && units lte 127)?then(units?c, register)?right_pad(4)>
</#function>

<#macro constant units register>
<#if units lt -128 || units gt 127>
    { setzi ${register}, ${units?abs?c?right_pad(34 - register?length - 3)} ; fnop }
<#if units lt 0>
    { sub   ${register}, $mzero, ${register?right_pad(22)} ; fnop }
</#if>
</#if>
</#macro>

<#-- The different numbers of blocks of the pieces. -->
<#function stripSizes shares>
  <#local sizes = []>
  <#list shares as pieces><#list pieces as p>
    <#if !sizes?seq_contains(p.units)><#local sizes += [p.units]></#if>
  </#list></#list>
  <#return sizes>
</#function>

<#-- Set-up of the strips, and the next one. Where all are alike, only their number is in the line. -->
<#macro strips label shares>
<#assign sizes = stripSizes(shares)>
<#assign alike = sizes?size == 1>
<#local lineBytes = alike?then(4 + 8 * mostPieces(shares), 12 * mostPieces(shares) + 12)>
<@line label=label bytes=lineBytes/>
    { ld32  $m3, $mvertex_base, $mzero, 0    ; fnop }
    { ld32  $m11, $mvertex_base, $mzero, 1   ; fnop }
<#if alike>
    { ld32step $m1, $mzero, $m0+=, 1         ; fnop }
<#if shares?filter(s -> s?size == 0)?size gt 0>
    { brneg $m1, ${(".L" + label + "_end")?right_pad(28)} ; fnop }
</#if>
</#if>
.L${label}_piece:
<#if !alike>
    { ld32step $m1, $mzero, $m0+=, 1         ; fnop }
</#if>
    { ld32step $m2, $mzero, $m0+=, 1         ; fnop }
    { ld32step $m4, $mzero, $m0+=, 1         ; fnop }
<#if !alike>
    { brneg $m1, ${(".L" + label + "_end")?right_pad(28)} ; fnop }
</#if>
    { add   $m2, $m2, $m3                    ; fnop }
    { add   $m4, $m4, $m11                   ; fnop }
</#macro>

<#macro stripsEnd label>
<#if alike>
    { brnzdec $m1, ${(".L" + label + "_piece")?right_pad(26)} ; fnop }
<#else>
    { bri   ${(".L" + label + "_piece")?right_pad(32)} ; fnop }
</#if>
.L${label}_end:
</#macro>

<#-- Repeats the nested bundles once less than the strip has blocks. -->
<#macro butOne>
<#if alike>
<#if sizes[0] gt 1>
<@turns (sizes[0] - 1)?c><#nested></@turns>
</#if>
<#else>
<@turns "$m1"><#nested></@turns>
</#if>
</#macro>

<#macro turns count>
    { rpt   ${count}, (2f - 1f) / 8 - 1${""?right_pad(11 - count?length)} ; fnop }
1:
<#nested>
2:
</#macro>

<#macro stripTable label shares>
    .section .rodata.${kernel}_${label}, "a"
    .align 4
<#if stripSizes(shares)?size == 1>
.L${label}: // strips - 1, then source and target of each
<#list shares as pieces>
    .long ${pieces?size - 1}
<#list pieces as p>
    .long ${p.source}, ${p.target}
</#list>
<#list 0..<(mostPieces(shares) - pieces?size) as rest>
    .long 0, 0
</#list>
</#list>
<#else>
.L${label}: // blocks - 1, source, target
<#list shares as pieces>
<#list pieces as p>
    .long ${p.units - 1}, ${p.source}, ${p.target}
</#list>
<#list 0..<(mostPieces(shares) + 1 - pieces?size) as rest>
    .long -1, 0, 0
</#list>
</#list>
</#if>
</#macro>
