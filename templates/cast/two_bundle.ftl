<#--
  Source and target in separate elements of any memory: one load a bundle. Even quads come by packed
  address 0 together with the store, odd quads by a stepped load. Eight values in two bundles.

  Stride word: field 1 = 2 (next vector), field 2 = 3 (next row of a packed panel).
  Selectors 1 = source by field 1; 9 = the same with the store by field 2.
-->
<#macro twoBundle>
    { setzi $m6, ${packed?then(2 + 3 * 1024, 2)?c?right_pad(27)} ; fnop }
<@eachPanel label=".Lpanel">
    { add   $m8, $m2, 32                     ; fnop }
    { add   $m7, $m2, 40                     ; fnop }
    { tapack $m10:11, $m8, $m8, $m4          ; fnop }
    { add   $m5, $m3, ${packed?then(-1, -2)}                     ; fnop }
    { ld64  $a0:1, $m2, $mzero, 0                    ; fnop }
    { ld64  $a2:3, $m2, $mzero, 1                    ; fnop }
    { ld64  $a0:1, $m2, $mzero, 2                    ; f16v8tof8 $a4:5, $a0:3 }
    { ld64  $a2:3, $m2, $mzero, 3                    ; fnop }
    { rpt   $m5, (2f - 1f) / 8 - 1           ; fnop }
1:
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, 1     ; f16v8tof8 $a4:5, $a0:3 }
    { ld64step $a2:3, $mzero, $m7+=, 2               ; fnop }
<#if packed>
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, 9     ; f16v8tof8 $a4:5, $a0:3 }
    { ld64step $a2:3, $mzero, $m7+=, 2               ; fnop }
</#if>
2:
    { st64pace $a4:5, $m10:11+=, $m6, 0              ; f16v8tof8 $a4:5, $a0:3 }
    { st64pace $a4:5, $m10:11+=, $m6, 0              ; fnop }
</@eachPanel>
</#macro>
