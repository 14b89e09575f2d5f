<#--
  4 x 4 elements of 16 bits by the AMP's accumulators: two f16v4istacc take rows a, b and c, d, two f16v4stacc
  give columns 0 and 1, and the next two f16v4istacc columns 2 and 3. One bundle a quad: it stores a column,
  loads a row and feeds or empties the accumulators. What the instructions do between these four is derived
  from published kernels and not documented, so a manifest opts in to this schedule.

  Row d lands where a was, which the same bundle feeds; the next a lands where d was. Every result goes to
  $a6:7, which the next bundle stores.

  Stride word: field 1 the load from row to row, field 2 the store from column to column, field 3 back to
  column 0 and on by one quad.
-->
<#macro strideWord3 row column>
<#local word = row + 1024 * column + 1048576 * field(1 - 3 * column)>
    { setzi $m6, ${(word % 1048576)?c?right_pad(28)} ; fnop }
    { or    $m6, $m6, ${(word - word % 1048576)?c?right_pad(23)} ; fnop }
</#macro>

<#-- Strips of blocks. -->
<#macro accumulator label shares sourceStep targetStep>
<#local row = sourceStep / 8>
<#local column = targetStep / 8>
<#local lengths = stripSizes(shares)>
<#local single = lengths?seq_contains(1)>
<#if lengths?max gt 1>
<@strideWord3 row column/>
</#if>
<@constant row "$m5"/>
<#if single>
<@constant column "$m7"/>
</#if>
<@strips label shares/>
<#if lengths?max gt 1>
<#if single>
    { brz   $m1, ${(".L" + label + "_single")?right_pad(28)} ; fnop }
</#if>
<@firstBlock row/>
<#if alike>
<#if lengths[0] gt 2>
<@turns (lengths[0] - 2)?c><@nextBlock/></@turns>
</#if>
<#else>
    { add   $m1, $m1, -1                     ; fnop }
<@turns "$m1"><@nextBlock/></@turns>
</#if>
<@lastBlock/>
<#if single>
    { bri   ${(".L" + label + "_piece")?right_pad(32)} ; fnop }
.L${label}_single:
</#if>
</#if>
<#if single>
    { ld64step $a0:1, $mzero, $m2+=, ${stepOr(row, "$m5")}      ; fnop }
    { ld64step $a2:3, $mzero, $m2+=, ${stepOr(row, "$m5")}      ; fnop }
    { ld64step $a4:5, $mzero, $m2+=, ${stepOr(row, "$m5")}      ; fnop }
    { ld64step $a0:1, $mzero, $m2+=, 0       ; f16v4istacc $azeros, $a0:1, $a2:3, TISTACC_P0 }
    { nop                                    ; f16v4istacc $azeros, $a4:5, $a0:1, TISTACC_P1 }
    { nop                                    ; f16v4stacc $a6:7, TSTACC_P0 }
    { st64step $a6:7, $mzero, $m4+=, ${stepOr(column, "$m7")}      ; f16v4stacc $a6:7, TSTACC_P1 }
    { st64step $a6:7, $mzero, $m4+=, ${stepOr(column, "$m7")}      ; f16v4istacc $a6:7, $azeros, $azeros, TISTACC_P0 }
    { st64step $a6:7, $mzero, $m4+=, ${stepOr(column, "$m7")}      ; f16v4istacc $a6:7, $azeros, $azeros, TISTACC_P1 }
    { st64step $a6:7, $mzero, $m4+=, 0       ; fnop }
</#if>
<@stripsEnd label/>
</#macro>

<#-- Blocks of 16 x 16: four strips of four, and the loads go back up after each. -->
<#macro accumulator16 label shares sourceStep>
<#local row = sourceStep / 8>
<@strideWord3 row=row column=4/>
<@constant row "$m5"/>
    { setzi $m7, ${((16 * row - 1) * 8)?c?right_pad(28)} ; fnop }
    { sub   $m7, $mzero, $m7                 ; fnop }
<@strips label shares/>
<@firstBlock row/>
<#list 1..14 as block>
<@nextBlock load=(block % 4 == 3) store=(block % 4 == 0)/>
</#list>
<@lastBlock/>
<@stripsEnd label/>
</#macro>

<#-- The first block up to its column 0, and the next rows a, b and c. -->
<#macro firstBlock row>
    { ld64step $a0:1, $mzero, $m2+=, ${stepOr(row, "$m5")}      ; fnop }
    { ld64step $a2:3, $mzero, $m2+=, ${stepOr(row, "$m5")}      ; fnop }
    { ld64step $a4:5, $mzero, $m2+=, ${stepOr(row, "$m5")}      ; fnop }
    { ld64step $a0:1, $mzero, $m2+=, ${stepOr(row, "$m5")}      ; f16v4istacc $azeros, $a0:1, $a2:3, TISTACC_P0 }
    { ld64step $a0:1, $mzero, $m2+=, ${stepOr(row, "$m5")}      ; f16v4istacc $azeros, $a4:5, $a0:1, TISTACC_P1 }
    { ld64step $a2:3, $mzero, $m2+=, ${stepOr(row, "$m5")}      ; f16v4stacc $a6:7, TSTACC_P0 }
    { tapack $m8:9, $m2, $mzero, $m4         ; fnop }
    { ldst64pace $a4:5, $a6:7, $m8:9+=, $m6, 9   ; f16v4stacc $a6:7, TSTACC_P1 }
</#macro>

<#--
  A block, its columns 0 and 1 and the last two of the block before.
    load   the next block begins a strip of the source
    store  this block does so in the target, one quad after the last column before
-->
<#macro nextBlock load=false store=false>
    { ldst64pace $a0:1, $a6:7, $m8:9+=, $m6, 9   ; f16v4istacc $a6:7, $a0:1, $a2:3, TISTACC_P0 }
<#if load>
    { add   $m8, $m8, $m7                    ; fnop }
</#if>
    { ldst64pace $a0:1, $a6:7, $m8:9+=, $m6, 9   ; f16v4istacc $a6:7, $a4:5, $a0:1, TISTACC_P1 }
    { ldst64pace $a2:3, $a6:7, $m8:9+=, $m6, ${store?then("1 ", "13")}  ; f16v4stacc $a6:7, TSTACC_P0 }
    { ldst64pace $a4:5, $a6:7, $m8:9+=, $m6, 9   ; f16v4stacc $a6:7, TSTACC_P1 }
</#macro>

<#-- The last block, and what is left in the accumulators. -->
<#macro lastBlock>
    { ldst64pace $a0:1, $a6:7, $m8:9+=, $m6, 9   ; f16v4istacc $a6:7, $a0:1, $a2:3, TISTACC_P0 }
    { st64pace $a6:7, $m8:9+=, $m6, 2        ; f16v4istacc $a6:7, $a4:5, $a0:1, TISTACC_P1 }
    { st64pace $a6:7, $m8:9+=, $m6, 3        ; f16v4stacc $a6:7, TSTACC_P0 }
    { st64pace $a6:7, $m8:9+=, $m6, 2        ; f16v4stacc $a6:7, TSTACC_P1 }
    { st64pace $a6:7, $m8:9+=, $m6, 2        ; f16v4istacc $a6:7, $azeros, $azeros, TISTACC_P0 }
    { st64pace $a6:7, $m8:9+=, $m6, 2        ; f16v4istacc $a6:7, $azeros, $azeros, TISTACC_P1 }
    { st64pace $a6:7, $m8:9+=, $m6, 0        ; fnop }
</#macro>
