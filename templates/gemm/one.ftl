<#--
  One row: quads 0..3, unrolled. In a group round address 1 stays parked on the worker's own first partial.
-->
<#macro oneInit>
<#if columnLoop>
<@columnLabel "one"/>
    { add   $m4, $m4, $m8                    ; fnop }
    { add   $m7, $m7, -32                    ; fnop }
</#if>
<#if dispatch || columnLoop>
.Lfirst_one:
</#if>
    { ld64step $a0:1, $mzero, $m7+=, 1       ; uput $FP_CLR, $a7 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; ${amp} $azeros, $a0:1, $azeros, ${P}0 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; ${amp} $azeros, $a0:1, $azeros, ${P}1 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; ${amp} $azeros, $a0:1, $azeros, ${P}2 }
<#if adds>
    { tapack $m10:11, $m7, $m4, $m4          ; ${amp} $azeros, $a0:1, $azeros, ${P}3 }
<#else>
    { nop                                    ; ${amp} $azeros, $a0:1, $azeros, ${P}3 }
</#if>
    { nop                                    ; ${amp} $a4:5, $azeros, $azeros, ${P}0 }
<@oneStores/>
</#macro>

<#macro oneStores>
<#list 1..3 as step>
    { st64  $a4:5, $m4, $mzero, ${step - 1}            ; ${amp} $a4:5, $azeros, $azeros, ${P}${step} }
</#list>
    { st64  $a4:5, $m4, $mzero, 3            ; ${keepClear} }
    exitz   $mzero
    .align 8
</#macro>

<#-- Mode accumulate: no round of its own, only the addresses of the first. -->
<#macro oneStart>
<#if columnLoop>
<@columnLabel "one"/>
    { add   $m4, $m4, $m8                    ; fnop }
</#if>
<#if dispatch || columnLoop>
.Lfirst_one:
</#if>
    { tapack $m10:11, $m7, $m4, $m4          ; fnop }
<@toGroup "one"/>
</#macro>

<#macro oneGroup>
<@groupLabel "one"/>
<#if !lateDispatch>
<@smallGroupHead/>
    { nop                                    ; ${amp} $azeros, $azeros, $a4:5, ${P}1 }
</#if>
    { ld2x64pace $a0:1, $azeros, $m10:11+=, $m6, 12 ; ${amp} $a2:3, $azeros, $a6:7, ${P}1 }
    { ld2x64pace $a0:1, $azeros, $m10:11+=, $m6, 12 ; ${amp} $a2:3, $a0:1, $azeros, ${P}0 }
    { ld2x64pace $a0:1, $azeros, $m10:11+=, $m6, 12 ; ${amp} $a2:3, $a0:1, $azeros, ${P}1 }
    { ld2x64pace $a0:1, $azeros, $m10:11+=, $m6, 12 ; ${amp} $a2:3, $a0:1, $azeros, ${P}2 }
    { nop                                    ; ${amp} $azeros, $a0:1, $azeros, ${P}3 }
    { nop                                    ; ${amp} $a4:5, $azeros, $azeros, ${P}0 }
<@oneStores/>
</#macro>
