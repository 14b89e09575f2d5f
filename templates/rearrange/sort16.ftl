<#--
  4 x 4 elements of 16 bits. Rows a, b, c, d of two words become columns of two words: a column's first
  word is sorted out of a and b, its second out of c and d, low halves for columns 0 and 2, high halves
  for 1 and 3. Eight inputs and a result would take nine registers, so c and d come word by word, which
  makes two bundles more than the eight that loads, stores and sorts need: ten for 16 elements.

  The next block's row a is loaded while this one's last column is sorted. At any placement.
-->
<#macro sort16 label shares sourceStep targetStep>
<#local rowQuads = sourceStep / 8>
<#local rowWords = sourceStep / 4>
<#local columnQuads = targetStep / 8>
<@constant rowQuads "$m5"/>
<@constant rowWords "$m6"/>
<@constant 1 - rowWords "$m7"/>
<@constant rowWords - 1 "$m8"/>
<@constant columnQuads "$m9"/>
<@constant 1 - 3 * columnQuads "$m10"/>
<@strips label shares/>
    { ld64step $a0:1, $mzero, $m2+=, ${stepOr(rowQuads, "$m5")}      ; fnop }
<@butOne>
<@block16 rowQuads rowWords columnQuads/>
</@butOne>
<@block16 rowQuads rowWords columnQuads true/>
<@stripsEnd label/>
</#macro>

<#macro block16 rowQuads rowWords columnQuads last=false>
<#local on = stepOr(columnQuads, "$m9")>
    { ld64step $a2:3, $mzero, $m2+=, ${stepOr(rowQuads, "$m5")}      ; fnop }                      // b
    { ld32step $a5, $mzero, $m2+=, ${stepOr(rowWords, "$m6")}        ; sort4x16lo $a4, $a0, $a2 }  // c word 0
    { ld32step $a0, $mzero, $m2+=, ${stepOr(1 - rowWords, "$m7")}        ; sort4x16hi $a6, $a0, $a2 }  // d word 0
    { ld32step $a2, $mzero, $m2+=, ${stepOr(rowWords, "$m6")}        ; sort4x16hi $a7, $a5, $a0 }  // c word 1
    { ld32step $a0, $mzero, $m2+=, ${stepOr(rowWords - 1, "$m8")}        ; sort4x16lo $a5, $a5, $a0 }  // d word 1
    { st64step $a4:5, $mzero, $m4+=, ${on}      ; sort4x16lo $a4, $a1, $a3 }  // column 0
    { st64step $a6:7, $mzero, $m4+=, ${on}      ; sort4x16lo $a5, $a2, $a0 }  // column 1
    { st64step $a4:5, $mzero, $m4+=, ${on}      ; sort4x16hi $a4, $a1, $a3 }  // column 2
<#if last>
    { nop                                    ; sort4x16hi $a5, $a2, $a0 }
<#else>
    { ld64step $a0:1, $mzero, $m2+=, ${stepOr(rowQuads, "$m5")}      ; sort4x16hi $a5, $a2, $a0 }  // next a
</#if>
    { st64step $a4:5, $mzero, $m4+=, ${stepOr(1 - 3 * columnQuads, "$m10")}      ; fnop }                      // column 3
</#macro>
