<#--
  Two columns of halves at a time, where rows start at a word and blocks of four do not fit: a word of the
  source holds an element of both, and two words, of rows r and r + 1, sort into a word of either target
  row. Four bundles for four elements, at any placement.

    even   target rows start at a word: rows 2 i and 2 i + 1 go into word i of both
    odd    R is odd and the target has no gaps, so every second target row starts in the middle of a word:
           its words hold rows 2 i + 1 and 2 i + 2, and its first element shares a word with the last one
           of the target row before

  Main registers: $m0 next piece, $m1 pairs - 1, $m2 source, $m4 target, $m5 loads, $m6 and $m7 stores to
  the two target rows, $m3 turns, $m10 step of the loads.
-->
<#macro pairs16 label shares>
<#local step = sourceStride / 2>
<#local odd = targetStride % 2 == 1>
<#local loads = stepOr(step, "$m10")>
<@constant step "$m10"/>
<@firstPiece label shares/>
.L${label}_piece:
<@nextPiece otherwise=".L" + label + "_end"/>
    { add   $m1, $m1, -1                     ; fnop }
.L${label}_pair:
    { mov   $m5, $m2                         ; fnop }
    { mov   $m6, $m4                         ; fnop }
    { setzi $m7, ${(odd?then(rows + 1, targetStride) * 2)?c?right_pad(28)} ; fnop }
    { add   $m7, $m7, $m4                    ; fnop }
<#if odd>
    { ld32step $a0, $mzero, $m5+=, ${loads}      ; fnop }
    { add   $m2, $m2, 4                      ; roll16 $a5, $a0, $a0 }
<#local pairs = (rows - 1) / 2>
<@repeat count=pairs register="$m3">
    { ld32step $a1, $mzero, $m5+=, ${loads}      ; fnop }
    { ld32step $a2, $mzero, $m5+=, ${loads}      ; sort4x16lo $a3, $a0, $a1 }
    { st32step $a3, $mzero, $m6+=, 1         ; sort4x16hi $a4, $a1, $a2 }
    { st32step $a4, $mzero, $m7+=, 1         ; mov $a0, $a2 }
</@repeat>
    { mov   $m4, $m7                         ; sort4x16lo $a0, $a0, $a5 }
    { st32  $a0, $m6, $mzero, 0              ; fnop }
<#else>
    { ld32step $a0, $mzero, $m5+=, ${loads}      ; fnop }
    { ld32step $a1, $mzero, $m5+=, ${loads}      ; fnop }
    { add   $m2, $m2, 4                      ; sort4x16lo $a2, $a0, $a1 }
    { st32step $a2, $mzero, $m6+=, 1         ; sort4x16hi $a3, $a0, $a1 }
<#local pairs = quotient(rows, 2) - 1>
<@repeat count=pairs register="$m3">
    { ld32step $a0, $mzero, $m5+=, ${loads}      ; fnop }
    { ld32step $a1, $mzero, $m5+=, ${loads}      ; fnop }
    { st32step $a3, $mzero, $m7+=, 1         ; sort4x16lo $a2, $a0, $a1 }
    { st32step $a2, $mzero, $m6+=, 1         ; sort4x16hi $a3, $a0, $a1 }
</@repeat>
    { st32step $a3, $mzero, $m7+=, 1         ; fnop }
    { setzi $m6, ${(targetStride * 4)?c?right_pad(28)} ; fnop }
    { add   $m4, $m4, $m6                    ; fnop }
</#if>
    { brnzdec $m1, ${(".L" + label + "_pair")?right_pad(26)} ; fnop }
    { bri   ${(".L" + label + "_piece")?right_pad(32)} ; fnop }
.L${label}_end:
</#macro>
