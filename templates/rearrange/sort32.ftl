<#--
  2 x 2 elements of 32 bits: rows a and b, a quad each, become column 0 by sort4x32lo and column 1 by
  sort4x32hi.

  Separate elements: a paced bundle stores a column, loads a row of the next block and sorts, a quad a
  bundle, the limit of the ports. Row a lands in $a0:1 and $a4:5 by turns, since the block before still
  needs it when the next one arrives.

  Stride word: field 1 the load from row to row, field 2 the store from column 0 to column 1, field 3 back
  and on by one quad. Where a step does not fit, and anywhere: two loads, two stores.
-->
<#function pacedBlocks sourceStep targetStep>
  <#return placement == "separate" && fits(sourceStep / 8) && fits(targetStep / 8)>
</#function>

<#macro sort32 label shares sourceStep targetStep>
<#if pacedBlocks(sourceStep, targetStep)>
<@paced32 label=label shares=shares row=sourceStep / 8 column=targetStep / 8/>
<#else>
<@apart32 label=label shares=shares row=sourceStep / 8 column=targetStep / 8/>
</#if>
</#macro>

<#macro apart32 label shares row column>
<@constant row "$m5"/>
<@constant column "$m9"/>
<@constant 1 - column "$m10"/>
<@strips label shares/>
    { ld64step $a0:1, $mzero, $m2+=, ${stepOr(row, "$m5")}      ; fnop }
    { ld64step $a2:3, $mzero, $m2+=, ${stepOr(row, "$m5")}      ; fnop }
    { nop                                    ; sort4x32lo $a4:5, $a0:1, $a2:3 }
    { st64step $a4:5, $mzero, $m4+=, ${stepOr(column, "$m9")}      ; sort4x32hi $a6:7, $a0:1, $a2:3 }
<@butOne>
    { ld64step $a0:1, $mzero, $m2+=, ${stepOr(row, "$m5")}      ; fnop }
    { ld64step $a2:3, $mzero, $m2+=, ${stepOr(row, "$m5")}      ; fnop }
    { st64step $a6:7, $mzero, $m4+=, ${stepOr(1 - column, "$m10")}      ; sort4x32lo $a4:5, $a0:1, $a2:3 }
    { st64step $a4:5, $mzero, $m4+=, ${stepOr(column, "$m9")}      ; sort4x32hi $a6:7, $a0:1, $a2:3 }
</@butOne>
    { st64step $a6:7, $mzero, $m4+=, 0       ; fnop }
<@stripsEnd label/>
</#macro>

<#macro paced32 label shares row column>
<#local sizes = stripSizes(shares)>
<#local strideWord = row + 1024 * column + 1048576 * field(1 - column)>
<#if sizes?max gt 1>
    { setzi $m6, ${(strideWord % 1048576)?c?right_pad(28)} ; fnop }
<#if strideWord gte 1048576>
    { or    $m6, $m6, ${(strideWord - strideWord % 1048576)?c?right_pad(23)} ; fnop }
</#if>
</#if>
<@constant row "$m5"/>
<#if sizes?seq_contains(1)>
<@constant column "$m7"/>
</#if>
<@strips label shares/>
<#if sizes?seq_contains(1) && sizes?size gt 1>
    { brz   $m1, ${(".L" + label + "_single")?right_pad(28)} ; fnop }
</#if>
<#if sizes?max gt 1>
    { ld64step $a0:1, $mzero, $m2+=, ${stepOr(row, "$m5")}      ; fnop }
    { ld64step $a2:3, $mzero, $m2+=, ${stepOr(row, "$m5")}      ; fnop }
    { ld64step $a4:5, $mzero, $m2+=, ${stepOr(row, "$m5")}      ; sort4x32lo $a6:7, $a0:1, $a2:3 }
    { tapack $m8:9, $m2, $mzero, $m4         ; fnop }
    { ldst64pace $a2:3, $a6:7, $m8:9+=, $m6, 9   ; sort4x32hi $a6:7, $a0:1, $a2:3 }
<#if sizes?size == 1>
<@pairs quotient(sizes[0] - 2, 2)?c/>
<#if sizes[0] % 2 == 1>
<@block32 "$a4:5" "$a0:1"/>
</#if>
<@lastBlock32 (sizes[0] % 2 == 1)?then("$a0:1", "$a4:5")/>
<#else>
    { add   $m1, $m1, -1                     ; fnop }
    { shr   $m10, $m1, 1                      ; fnop }
    { and   $m1, $m1, 1                      ; fnop }
<@pairs "$m10"/>
    { brz   $m1, ${(".L" + label + "_even")?right_pad(28)} ; fnop }
<@block32 "$a4:5" "$a0:1"/>
<@lastBlock32 "$a0:1"/>
    { bri   ${(".L" + label + "_piece")?right_pad(32)} ; fnop }
.L${label}_even:
<@lastBlock32 "$a4:5"/>
</#if>
</#if>
<#if sizes?seq_contains(1)>
<#if sizes?size gt 1>
    { bri   ${(".L" + label + "_piece")?right_pad(32)} ; fnop }
.L${label}_single:
</#if>
    { ld64step $a0:1, $mzero, $m2+=, ${stepOr(row, "$m5")}      ; fnop }
    { ld64step $a2:3, $mzero, $m2+=, 0       ; fnop }
    { nop                                    ; sort4x32lo $a4:5, $a0:1, $a2:3 }
    { st64step $a4:5, $mzero, $m4+=, ${stepOr(column, "$m7")}      ; sort4x32hi $a6:7, $a0:1, $a2:3 }
    { st64step $a6:7, $mzero, $m4+=, 0       ; fnop }
</#if>
<@stripsEnd label/>
</#macro>

<#macro pairs count>
<#if count != "0">
<@turns count>
<@block32 "$a4:5" "$a0:1"/>
<@block32 "$a0:1" "$a4:5"/>
</@turns>
</#if>
</#macro>

<#-- Sorts the block in `here` and $a2:3, loads the next into `there` and $a2:3; stores run one behind. -->
<#macro block32 here there>
    { ldst64pace ${there}, $a6:7, $m8:9+=, $m6, 13  ; sort4x32lo $a6:7, ${here}, $a2:3 }
    { ldst64pace $a2:3, $a6:7, $m8:9+=, $m6, 9   ; sort4x32hi $a6:7, ${here}, $a2:3 }
</#macro>

<#macro lastBlock32 here>
    { st64pace $a6:7, $m8:9+=, $m6, 3        ; sort4x32lo $a6:7, ${here}, $a2:3 }
    { st64pace $a6:7, $m8:9+=, $m6, 2        ; sort4x32hi $a6:7, ${here}, $a2:3 }
    { st64pace $a6:7, $m8:9+=, $m6, 0        ; fnop }
</#macro>
