<#--
  Two rows: quads 0..7 of A, of the partials and of C, unrolled. Addresses 1 and 2 are parked or stepped
  back by the stride word, so that each round starts with address 1 at quad 4 and address 2 at quad 0.
-->
<#macro twoInit>
<#if columnLoop>
<@columnLabel "two"/>
    { add   $m4, $m4, $m8                    ; fnop }
    { add   $m7, $m7, -48                    ; fnop }
</#if>
<#if dispatch || columnLoop>
.Lfirst_two:
</#if>
<#if adds>
    { add   $m1, $m4, 32                     ; fnop }
</#if>
    { ld64step $a0:1, $mzero, $m7+=, 1       ; uput $FP_CLR, $a7 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; ${amp} $azeros, $a0:1, $azeros, ${P}0 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; ${amp} $azeros, $a0:1, $azeros, ${P}1 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; ${amp} $azeros, $a0:1, $azeros, ${P}2 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; ${amp} $azeros, $a0:1, $azeros, ${P}3 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; ${amp} $a4:5, $a0:1, $azeros, ${P}0 }
    { tapack $m10:11, $m7, ${adds?then("$m1", "$m4")}, $m4         ; fnop }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, ${smallStride}, 0  ; ${amp} $a4:5, $a0:1, $azeros, ${P}1 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, ${smallStride}, ${adds?then(8, 0)}  ; ${amp} $a4:5, $a0:1, $azeros, ${P}2 }
    { st64  $a4:5, $m4, $mzero, 2            ; ${amp} $a4:5, $a0:1, $azeros, ${P}3 }
<#list 0..3 as step>
    { st64  $a4:5, $m4, $mzero, ${step + 3}            ; ${amp} $a4:5, $azeros, $azeros, ${P}${step} }
</#list>
    { st64  $a4:5, $m4, $mzero, 7            ; ${keepClear} }
    exitz   $mzero
    .align 8
</#macro>

<#assign smallStride = adds?then("$m6", "$mzero")>

<#-- What the group rounds of one and two rows have in common: partials 0..3 on their way into the AMP. -->
<#macro smallGroupHead>
    { ld128 $a0:3, $m4, $mzero, 0            ; uput $FP_CLR, $a7 }
    { ld128 $a4:7, $m4, $mzero, 1            ; ${amp} $azeros, $azeros, $a0:1, ${P}1 }
    { add   $m10, $m10, $m5                  ; ${amp} $azeros, $azeros, $a2:3, ${P}1 }
</#macro>

<#-- Mode accumulate: no round of its own, only the addresses of the first. -->
<#macro twoStart>
<#if columnLoop>
<@columnLabel "two"/>
    { add   $m4, $m4, $m8                    ; fnop }
</#if>
<#if dispatch || columnLoop>
.Lfirst_two:
</#if>
    { add   $m1, $m4, 32                     ; fnop }
    { tapack $m10:11, $m7, $m1, $m4          ; fnop }
<@toGroup "two"/>
</#macro>

<#macro twoGroup>
<@groupLabel "two"/>
<#if !lateDispatch>
<@smallGroupHead/>
    { nop                                    ; ${amp} $azeros, $azeros, $a4:5, ${P}1 }
</#if>
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $m6, 0   ; ${amp} $azeros, $azeros, $a6:7, ${P}1 }
    { ld2x64pace $a4:5, $a6:7, $m10:11+=, $m6, 0   ; ${amp} $azeros, $a0:1, $a2:3, ${P}0 }
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $m6, 0   ; ${amp} $azeros, $a4:5, $a6:7, ${P}1 }
    { ld2x64pace $a4:5, $a6:7, $m10:11+=, $m6, 12  ; ${amp} $azeros, $a0:1, $a2:3, ${P}2 }
    // Address 1 stays on the last partial, then goes back to quad 4: these loads are only for A.
    { ld2x64pace $a0:1, $azeros, $m10:11+=, $m6, 12 ; ${amp} $a2:3, $a4:5, $a6:7, ${P}3 }
    { ld2x64pace $a4:5, $azeros, $m10:11+=, $m6, 4 ; ${amp} $a2:3, $a0:1, $azeros, ${P}0 }
    { ldst64pace $a0:1, $a2:3, $m10:11+=, $m6, 0   ; ${amp} $a6:7, $a4:5, $azeros, ${P}1 }
    { ldst64pace $a4:5, $a6:7, $m10:11+=, $m6, 8   ; ${amp} $a2:3, $a0:1, $azeros, ${P}2 }
    { st64  $a2:3, $m4, $mzero, 2            ; ${amp} $a6:7, $a4:5, $azeros, ${P}3 }
    { st64  $a6:7, $m4, $mzero, 3            ; ${amp} $a2:3, $azeros, $azeros, ${P}0 }
    { st64  $a2:3, $m4, $mzero, 4            ; ${amp} $a6:7, $azeros, $azeros, ${P}1 }
    { st64  $a6:7, $m4, $mzero, 5            ; ${amp} $a2:3, $azeros, $azeros, ${P}2 }
    { st64  $a2:3, $m4, $mzero, 6            ; ${amp} $a6:7, $azeros, $azeros, ${P}3 }
    { st64  $a6:7, $m4, $mzero, 7            ; ${keepClear} }
    exitz   $mzero
    .align 8
</#macro>
