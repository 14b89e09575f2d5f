<#--
  Cast of FP8 to FP8, linear: another format, another scale, or both. Eight bytes are widened to halves, which
  hold every FP8 number exactly, and narrowed with the one rounding.

  Both conversions obey the same $FP_NFMT and $FP_SCL, so these change to and fro for every vector, which no
  rpt allows: the loop ends in a branch, which takes a main slot and no cycle. Five value instructions a
  vector, or seven where the formats differ. One access a bundle: any placement.

  The source's factor is 1, the target's 2^difference, difference = source scale - target scale. Where a scale
  comes at run time the difference can leave the -32..31 that $FP_SCL holds: the slow path then multiplies by
  at most 4 or 1/4 in f16, which is exact, and beyond that everything overflows or vanishes all the same.

  $a3 difference, $a2 bits of F143 for $FP_NFMT where the formats differ.
-->
<#import "../lib/file.ftl" as file>
<#include "share.ftl">
<#include "frame.ftl">
<#include "tail.ftl">
<#assign paced = false>
<#assign fixed = scale?? && sourceScale??>
<#assign reformat = from != to>
<#assign fromFormat = "uput $FP_NFMT, " + (from == "f143")?then("$a2", "$azero")>
<#assign toFormat = "uput $FP_NFMT, " + (to == "f143")?then("$a2", "$azero")>

<#-- $a0:1 to $a4:5, as the source and then as the target has it. -->
<#function conversion slow>
  <#local ops = ["uput $FP_SCL, $azero"] + reformat?then([fromFormat], [])
      + ["f8v4tof16 $a4:5, $a0", "f8v4tof16 $a6:7, $a1", "uput $FP_SCL, $a3"]>
  <#if slow><#local ops += ["f16v4mul $a4:5, $a0:BL, $a4:5", "f16v4mul $a6:7, $a0:BL, $a6:7"]></#if>
  <#return ops + reformat?then([toFormat], []) + ["f16v8tof8 $a4:5, $a4:7"]>
</#function>

<#--
  The vectors of a worker, $m3 of them, at least one. The load of a vector goes with the first value
  instruction, the store of the one before with the second; the first round has none to store.
-->
<#macro loop name slow=false>
<#local ops = conversion(slow)>
    { add   $m3, $m3, -1                     ; fnop }
    { ld64step $a0:1, $mzero, $m2+=, 1       ; ${ops[0]} }
<@bundle main="bri .L" + name + "_first" aux=ops[1]/>
.L${name}_next:
    { ld64step $a0:1, $mzero, $m2+=, 1       ; ${ops[0]} }
    { st64step $a4:5, $mzero, $m4+=, 1       ; ${ops[1]} }
.L${name}_first:
<@rest ops=ops[2..<(ops?size - 1)] slow=slow/>
<@bundle main="brnzdec $m3, .L" + name + "_next" aux=ops?last/>
    { st64step $a4:5, $mzero, $m4+=, 1       ; fnop }
</#macro>

<#-- On the slow path the factor takes the place of the source once that is widened. -->
<#macro rest ops slow>
<#list ops as op>
<@bundle main=(slow && op == "uput $FP_SCL, $a3")?then("ld32 $a0, $mworker_base, $mzero, 1", "nop") aux=op/>
</#list>
</#macro>

<#macro finish name slow=false>
<@tail name=name; n>
<@tailBytes count=n whole=true/>
<@rest ops=conversion(slow) slow=slow/>
</@tail>
<@end/>
</#macro>

<@opening/>
<#if !idle>
<#assign formatOps = reformat?then(["setzi $a2, 2"], ["setzi $a6, " + formatBits(from), "uput $FP_NFMT, $a6"])>
<#if fixed>
<@begin aux=formatOps + ["setzi $a3, " + (64 + sourceScale - scale) % 64]/>
<#else>
<@begin aux=formatOps scratch=8>
<#if sourceScale??>
<@bundle main="add $m5, $mzero, " + sourceScale/>
<#else>
    { ld32  $m5, $mvertex_base, $mzero, 1    ; fnop }
    { ldz8  $m5, $m5, $mzero, 0              ; fnop }
    { shl   $m5, $m5, 26                     ; fnop }
    { shrs  $m5, $m5, 26                     ; fnop }
</#if>
<#if scale??>
<@bundle main="add $m5, $m5, " + -scale/>
<#else>
    { ld32  $m6, $mvertex_base, $mzero, 3    ; fnop }
    { ldz8  $m6, $m6, $mzero, 0              ; fnop }
    { shl   $m6, $m6, 26                     ; fnop }
    { shrs  $m6, $m6, 26                     ; fnop }
    { sub   $m5, $m5, $m6                    ; fnop }
</#if>
    { max   $m6, $m5, -32                    ; fnop }
    { min   $m6, $m6, 31                     ; fnop }
    { st32  $m6, $mworker_base, $mzero, 0    ; fnop }
    { ld32  $a3, $mworker_base, $mzero, 0    ; fnop }
    { sub   $m5, $m5, $m6                    ; fnop }
    { brnz  $m5, .Lslow                      ; fnop }
</@begin>
</#if>
<#if most gt 0>
<#if least == 0>
    { brz   $m3, .Ldone                      ; fnop }
</#if>
<@loop name="fast"/>
</#if>
.Ldone:
<@finish name="out"/>
<#if !fixed>
.Lslow:
    // What is left of the difference, at most two places, as a half.
    { max   $m5, $m5, -2                     ; fnop }
    { min   $m5, $m5, 2                      ; fnop }
    { add   $m5, $m5, 15                     ; fnop }
    { shl   $m5, $m5, 10                     ; fnop }
    { st32  $m5, $mworker_base, $mzero, 1    ; fnop }
<#if most gt 0>
<#if least == 0>
    { brz   $m3, .Lslow_done                 ; fnop }
</#if>
<@loop name="slow" slow=true/>
</#if>
.Lslow_done:
<@finish name="slow_out" slow=true/>
</#if>
<@closing/>
</#if>
<@file.foot/>
