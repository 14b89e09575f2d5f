<#--
  4 x 4 elements of 8 bits, a word a row, in the main lane, which alone has the byte shuffles: four loads,
  eight shuffles and sorts, four stores. At any placement, rows and columns at any word.
-->
<#macro shuffle8 label shares sourceStep targetStep>
<#local rowWords = sourceStep / 4>
<#local columnWords = targetStep / 4>
<#local on = stepOr(rowWords, "$m5")>
    { setzi $m9, ${columnWords?c?right_pad(28)} ; fnop }
    { setzi $m10, ${(3 * columnWords - 1)?c?right_pad(27)} ; fnop }
    { sub   $m10, $mzero, $m10               ; fnop }
<@constant rowWords "$m5"/>
<@firstPiece label shares/>
.L${label}_piece:
<@nextPiece otherwise=".L" + label + "_end"/>
    { rpt   $m1, (2f - 1f) / 8 - 1           ; fnop }
1:
    { ld32step $m6, $mzero, $m2+=, ${on}      ; fnop }
    { ld32step $m7, $mzero, $m2+=, ${on}      ; fnop }
    { ld32step $m3, $mzero, $m2+=, ${on}      ; fnop }
    { ld32step $m11, $mzero, $m2+=, ${on}     ; fnop }
    { shuf8x8lo $m8, $m6, $m7                ; fnop }  // a0 b0 a1 b1
    { shuf8x8hi $m6, $m6, $m7                ; fnop }  // a2 b2 a3 b3
    { shuf8x8lo $m7, $m3, $m11               ; fnop }  // c0 d0 c1 d1
    { shuf8x8hi $m3, $m3, $m11               ; fnop }  // c2 d2 c3 d3
    { sort4x16lo $m11, $m8, $m7              ; fnop }
    { stm32step $m11, $m4+=, $m9             ; fnop }
    { sort4x16hi $m11, $m8, $m7              ; fnop }
    { stm32step $m11, $m4+=, $m9             ; fnop }
    { sort4x16lo $m11, $m6, $m3              ; fnop }
    { stm32step $m11, $m4+=, $m9             ; fnop }
    { sort4x16hi $m11, $m6, $m3              ; fnop }
    { stm32step $m11, $m4+=, $m10            ; fnop }
2:
    { bri   ${(".L" + label + "_piece")?right_pad(32)} ; fnop }
.L${label}_end:
</#macro>
