<#--
  Eight bytes to eight halves. The last vector of a piece is peeled off, so that nothing is read beyond it; a
  piece of a packed panel drains before the next one begins, as the target then jumps over the panel of the
  other columns.
-->

<#--
  Source and target in separate elements: a load and a store in one bundle, a store in the next.
  Stride word: field 1 = 3 quads, from the last bytes of a worker's half row to its next row.
-->
<#macro widenApart>
<#if packed>
    { setzi $m6, 3                           ; fnop }
</#if>
<@eachPanel name="apart">
    { add   $m5, $m2, 8                      ; fnop }
    { tapack $m10:11, $m5, $m5, $m4          ; fnop }
    { add   $m5, $m3, -1                     ; fnop }
    { ld64  $a0:1, $m2, $mzero, 0            ; fnop }
    { nop                                    ; f8v4tof16 $a2:3, $a0 }
    { rpt   $m5, (2f - 1f) / 8 - 1           ; fnop }
1:
<#list 0..<rowVectors as i>
    { ldst64pace $a0:1, $a2:3, $m10:11+=, ${packed?then("$m6", "$mzero")}, ${(packed && i == 0)?then(1, 0)} ; f8v4tof16 $a4:5, $a1 }
    { st64pace $a4:5, $m10:11+=, $mzero, 0   ; f8v4tof16 $a2:3, $a0 }
</#list>
2:
<#if packed>
    { ldst64pace $a0:1, $a2:3, $m10:11+=, $m6, 1 ; f8v4tof16 $a4:5, $a1 }
    { st64pace $a4:5, $m10:11+=, $mzero, 0   ; f8v4tof16 $a2:3, $a0 }
</#if>
    { st64pace $a2:3, $m10:11+=, $mzero, 0   ; f8v4tof16 $a4:5, $a1 }
    { st64pace $a4:5, $m10:11+=, $mzero, 0   ; fnop }
</@eachPanel>
</#macro>

<#-- Any placement: a vector in three bundles. -->
<#macro widenTogether>
<@eachPanel name="together">
    { mov   $m7, $m2                         ; fnop }
    { mov   $m1, $m4                         ; fnop }
    { add   $m5, $m3, -1                     ; fnop }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; fnop }
    { nop                                    ; f8v4tof16 $a2:3, $a0 }
    { rpt   $m5, (2f - 1f) / 8 - 1           ; fnop }
1:
<#list 0..<rowVectors as i>
<@three step=(packed && i == 0)?then(3, 1)/>
</#list>
2:
<#if packed>
<@three step=3/>
</#if>
    { st64step $a2:3, $mzero, $m1+=, 1       ; f8v4tof16 $a4:5, $a1 }
    { st64step $a4:5, $mzero, $m1+=, 1       ; fnop }
</@eachPanel>
</#macro>

<#macro three step>
    { ld64step $a0:1, $mzero, $m7+=, ${step}       ; f8v4tof16 $a4:5, $a1 }
    { st64step $a2:3, $mzero, $m1+=, 1       ; f8v4tof16 $a2:3, $a0 }
    { st64step $a4:5, $mzero, $m1+=, 1       ; fnop }
</#macro>

<#-- Repeats the nested schedule for every piece; it leaves $m2, $m3 and $m4 alone. -->
<#macro eachPanel name>
<#if manyPieces>
.L${name}_panel:
</#if>
<#nested>
<#if manyPieces>
    { shl   $m5, $m3, 5                      ; fnop }
    { add   $m2, $m2, $m5                    ; fnop }
    { add   $m4, $m4, $m5                    ; fnop }
<@bundle main="setzi $m5, " + rows * 32/>
    { add   $m4, $m4, $m5                    ; fnop }
    { brz   $m9, ${(".L" + name + "_end")?right_pad(28)}; fnop }
    { add   $m9, $m9, -1                     ; fnop }
<@bundle main="setzi $m3, " + rows/>
    { movz  $m3, $m9, $m8                    ; fnop }
<@bundle main="bri .L" + name + "_panel"/>
.L${name}_end:
</#if>
</#macro>
