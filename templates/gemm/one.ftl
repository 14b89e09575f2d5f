<#--
  One row: quads 0..3, unrolled. In a group round address 1 stays parked on the worker's own first partial.
-->
<#macro oneInit>
<#if columnPanels gt 1>
<@columnLabel "one"/>
    { add   $m4, $m4, $m8                    ; fnop }
    { add   $m7, $m7, -32                    ; fnop }
</#if>
<#if dispatch || columnPanels gt 1>
.Linit_one:
</#if>
    { ld64step $a0:1, $mzero, $m7+=, 1       ; uput $FP_CLR, $a7 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P0 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P1 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P2 }
<#if accumulates>
    { tapack $m10:11, $m7, $m4, $m4          ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P3 }
<#else>
    { nop                                    ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P3 }
</#if>
    { nop                                    ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P0 }
<@oneStores/>
</#macro>

<#macro oneStores>
<#list 1..3 as phase>
    { st64  $a4:5, $m4, $mzero, ${phase - 1}            ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P${phase} }
</#list>
    { st64  $a4:5, $m4, $mzero, 3            ; ${keepClear} }
    exitz   $mzero
    .align 8
</#macro>

<#macro oneGroup>
<@groupLabel "one"/>
<#if !lateDispatch>
<@smallGroupHead/>
    { nop                                    ; f16v4hihov4amp $azeros, $azeros, $a4:5, TAMP_F16V4_E4_P1 }
</#if>
    { ld2x64pace $a0:1, $azeros, $m10:11+=, $m6, 12 ; f16v4hihov4amp $a2:3, $azeros, $a6:7, TAMP_F16V4_E4_P1 }
    { ld2x64pace $a0:1, $azeros, $m10:11+=, $m6, 12 ; f16v4hihov4amp $a2:3, $a0:1, $azeros, TAMP_F16V4_E4_P0 }
    { ld2x64pace $a0:1, $azeros, $m10:11+=, $m6, 12 ; f16v4hihov4amp $a2:3, $a0:1, $azeros, TAMP_F16V4_E4_P1 }
    { ld2x64pace $a0:1, $azeros, $m10:11+=, $m6, 12 ; f16v4hihov4amp $a2:3, $a0:1, $azeros, TAMP_F16V4_E4_P2 }
    { nop                                    ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P3 }
    { nop                                    ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P0 }
<@oneStores/>
</#macro>
