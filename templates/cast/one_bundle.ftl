<#--
  Source in interleaved memory. Address 0 walks the even quads, address 1 the odd ones, always eight bytes
  apart and so in different memories of the pair; the result of the vector before goes out in the same
  bundle, to another element. Eight values a bundle.

  Stride word: field 1 = 2 (next vector), field 2 = 3 (next row of a packed panel).
  Selectors 5 = source 1, 1; 37 = the same with the store by field 2.
-->
<#macro oneBundle>
    { setzi $m6, ${packed?then(2 + 3 * 1024, 2)?c?right_pad(27)} ; fnop }
<@eachPanel label=".Lpanel">
    { add   $m8, $m2, 8                      ; fnop }
    { tapack $m10:11, $m2, $m8, $m4          ; fnop }
    { add   $m5, $m3, ${packed?then(-1, -2)}                     ; fnop }
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $m6, 5     ; fnop }
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $m6, 5     ; f16v8tof8 $a4:5, $a0:3 }
    { rpt   $m5, (2f - 1f) / 8 - 1           ; fnop }
1:
    { ld2xst64pace $a0:3, $a4:5, $m10:11+=, $m6, 5   ; f16v8tof8 $a4:5, $a0:3 }
<#if packed>
    { ld2xst64pace $a0:3, $a4:5, $m10:11+=, $m6, 37  ; f16v8tof8 $a4:5, $a0:3 }
</#if>
2:
    { st64pace $a4:5, $m10:11+=, $m6, 0              ; f16v8tof8 $a4:5, $a0:3 }
    { st64pace $a4:5, $m10:11+=, $m6, 0              ; fnop }
</@eachPanel>
</#macro>
