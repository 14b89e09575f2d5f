<#--
  Two rows of f32, unrolled. Address 0 walks A, address 1 the odd partials; the even ones come by offset.
-->
<#macro twoInit32>
    .align 8
.Lfirst_2:
<@initStream32 loop=false/>
</#macro>

<#macro twoGroup32>
    .align 8
.Ladd_2:
    { ld128 $a0:3, $m4, $mzero, 0            ; uput $FP_CLR, $a7 }
    { ld128 $a4:7, $m4, $mzero, 1            ; ${amp} $azeros, $azero, $a0:1, ${P}2 }
    { add   $m5, $m5, $m9                    ; ${amp} $azeros, $azero, $a2:3, ${P}1 }
    { ld128 $a0:3, $m4, $mzero, 2            ; ${amp} $azeros, $azero, $a4:5, ${P}2 }
    { sub   $m9, $m8, $m9                    ; ${amp} $azeros, $azero, $a6:7, ${P}1 }
    { ld128 $a4:7, $m4, $mzero, 3            ; ${amp} $azeros, $azero, $a0:1, ${P}2 }
    { ld64  $a0:1, $m4, $mzero, 9            ; ${amp} $azeros, $azero, $a2:3, ${P}1 }
    { ld64  $a2:3, $m5, $mzero, 0            ; ${amp} $azeros, $azero, $a4:5, ${P}2 }
    { ld64  $a6:7, $m4, $mzero, 8            ; ${amp} $azeros, $azero, $a6:7, ${P}1 }
    { add   $m0, $m4, 88                     ; fnop }   // partial 11
    { add   $m11, $m5, 8                     ; fnop }   // quad 1 of A
    { tapack $m10:11, $m11, $m0, $m4         ; fnop }
<#list [0, 2, 4] as step>
    { ld64  $a6:7, $m4, $mzero, ${step + 10}           ; ${amp} $azeros, $a2, $a6:7, ${P}${step} }
    { ld2x64pace $a2:3, $a0:1, $m10:11+=, $m6, ${(step == 4)?then(13, 8)} ; ${amp} $azeros, $a3, $a0:1, ${P}${step + 1} }
</#list>
    { nop                                    ; ${amp} $azeros, $a2, $a6:7, ${P}6 }
    // Address 1 stays on the last partial: this load is only for A.
    { ld2x64pace $a2:3, $a0:1, $m10:11+=, $m6, 12 ; ${amp} $azeros, $a3, $a0:1, ${P}7 }
    { nop                                    ; ${amp} $a4:5, $a2, $azeros, ${P}0 }
<@initRow32 more=false/>
<@drain32/>
</#macro>
