<#--
  Two rows: quads 0..7 of A, of the partials and of C, unrolled. Addresses 1 and 2 are parked or stepped
  back by the stride word, so that each round starts with address 1 at quad 4 and address 2 at quad 0.
-->
<#macro twoInit>
<#if columnPanels gt 1>
<@columnLabel "two"/>
    { add   $m4, $m4, $m8                    ; fnop }
    { add   $m7, $m7, -48                    ; fnop }
</#if>
<#if dispatch || columnPanels gt 1>
.Linit_two:
</#if>
<#if accumulates>
    { add   $m1, $m4, 32                     ; fnop }
</#if>
    { ld64step $a0:1, $mzero, $m7+=, 1       ; uput $FP_CLR, $a7 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P0 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P1 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P2 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P3 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P0 }
    { tapack $m10:11, $m7, ${accumulates?then("$m1", "$m4")}, $m4         ; fnop }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, ${smallStride}, 0  ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P1 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, ${smallStride}, ${accumulates?then(8, 0)}  ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P2 }
    { st64  $a4:5, $m4, $mzero, 2            ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P3 }
<#list 0..3 as phase>
    { st64  $a4:5, $m4, $mzero, ${phase + 3}            ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P${phase} }
</#list>
    { st64  $a4:5, $m4, $mzero, 7            ; ${keepClear} }
    exitz   $mzero
    .align 8
</#macro>

<#assign smallStride = accumulates?then("$m6", "$mzero")>

<#-- What the group rounds of one and two rows have in common: partials 0..3 on their way into the AMP. -->
<#macro smallGroupHead>
    { ld128 $a0:3, $m4, $mzero, 0            ; uput $FP_CLR, $a7 }
    { ld128 $a4:7, $m4, $mzero, 1            ; f16v4hihov4amp $azeros, $azeros, $a0:1, TAMP_F16V4_E4_P1 }
    { add   $m10, $m10, $m5                  ; f16v4hihov4amp $azeros, $azeros, $a2:3, TAMP_F16V4_E4_P1 }
</#macro>

<#macro twoGroup>
<@groupLabel "two"/>
<#if !lateDispatch>
<@smallGroupHead/>
    { nop                                    ; f16v4hihov4amp $azeros, $azeros, $a4:5, TAMP_F16V4_E4_P1 }
</#if>
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $m6, 0   ; f16v4hihov4amp $azeros, $azeros, $a6:7, TAMP_F16V4_E4_P1 }
    { ld2x64pace $a4:5, $a6:7, $m10:11+=, $m6, 0   ; f16v4hihov4amp $azeros, $a0:1, $a2:3, TAMP_F16V4_E4_P0 }
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $m6, 0   ; f16v4hihov4amp $azeros, $a4:5, $a6:7, TAMP_F16V4_E4_P1 }
    { ld2x64pace $a4:5, $a6:7, $m10:11+=, $m6, 12  ; f16v4hihov4amp $azeros, $a0:1, $a2:3, TAMP_F16V4_E4_P2 }
    // Address 1 stays on the last partial, then goes back to quad 4: these loads are only for A.
    { ld2x64pace $a0:1, $azeros, $m10:11+=, $m6, 12 ; f16v4hihov4amp $a2:3, $a4:5, $a6:7, TAMP_F16V4_E4_P3 }
    { ld2x64pace $a4:5, $azeros, $m10:11+=, $m6, 4 ; f16v4hihov4amp $a2:3, $a0:1, $azeros, TAMP_F16V4_E4_P0 }
    { ldst64pace $a0:1, $a2:3, $m10:11+=, $m6, 0   ; f16v4hihov4amp $a6:7, $a4:5, $azeros, TAMP_F16V4_E4_P1 }
    { ldst64pace $a4:5, $a6:7, $m10:11+=, $m6, 8   ; f16v4hihov4amp $a2:3, $a0:1, $azeros, TAMP_F16V4_E4_P2 }
    { st64  $a2:3, $m4, $mzero, 2            ; f16v4hihov4amp $a6:7, $a4:5, $azeros, TAMP_F16V4_E4_P3 }
    { st64  $a6:7, $m4, $mzero, 3            ; f16v4hihov4amp $a2:3, $azeros, $azeros, TAMP_F16V4_E4_P0 }
    { st64  $a2:3, $m4, $mzero, 4            ; f16v4hihov4amp $a6:7, $azeros, $azeros, TAMP_F16V4_E4_P1 }
    { st64  $a6:7, $m4, $mzero, 5            ; f16v4hihov4amp $a2:3, $azeros, $azeros, TAMP_F16V4_E4_P2 }
    { st64  $a2:3, $m4, $mzero, 6            ; f16v4hihov4amp $a6:7, $azeros, $azeros, TAMP_F16V4_E4_P3 }
    { st64  $a6:7, $m4, $mzero, 7            ; ${keepClear} }
    exitz   $mzero
    .align 8
</#macro>
