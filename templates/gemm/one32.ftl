<#--
  One row of f32, unrolled: 8 singles of A, 8 pairs of C.
-->
<#-- From $a2:3, which holds quad 0 of A, to the end of the launch. -->
<#macro oneIssues32>
<#list 0..7 as t>
<#assign main = (t == 1 || t == 3 || t == 5)?then("ld64  $a2:3, $m5, $mzero, " + ((t + 1) / 2), "nop")>
    { ${main?right_pad(38)} ; ${amp} $azeros, ${(t % 2 == 0)?then("$a2", "$a3")}, $azeros, ${P}${t} }
</#list>
    { nop                                    ; ${amp} $a4:5, $azero, $azeros, ${P}0 }
<#list 1..7 as t>
    { st64  $a4:5, $m4, $mzero, ${(t - 1)?c?right_pad(12)} ; ${amp} $a4:5, $azero, $azeros, ${P}${t} }
</#list>
    { st64  $a4:5, $m4, $mzero, 7            ; ${keepClear} }
    exitz   $mzero
</#macro>

<#macro oneInit32>
    .align 8
.Lfirst_1:
    { ld64  $a2:3, $m5, $mzero, 0            ; uput $FP_CLR, $a7 }
<@oneIssues32/>
</#macro>

<#-- Partials enter set 0 and set 1 by turns, at phases other than 0. -->
<#macro oneGroup32>
    .align 8
.Ladd_1:
    { ld128 $a0:3, $m4, $mzero, 0            ; uput $FP_CLR, $a7 }
    { ld128 $a4:7, $m4, $mzero, 1            ; ${amp} $azeros, $azero, $a0:1, ${P}2 }
    { add   $m5, $m5, $m9                    ; ${amp} $azeros, $azero, $a2:3, ${P}1 }
    { ld128 $a0:3, $m4, $mzero, 2            ; ${amp} $azeros, $azero, $a4:5, ${P}2 }
    { sub   $m9, $m8, $m9                    ; ${amp} $azeros, $azero, $a6:7, ${P}1 }
    { ld128 $a4:7, $m4, $mzero, 3            ; ${amp} $azeros, $azero, $a0:1, ${P}2 }
    { ld64  $a2:3, $m5, $mzero, 0            ; ${amp} $azeros, $azero, $a2:3, ${P}1 }
    { nop                                    ; ${amp} $azeros, $azero, $a4:5, ${P}2 }
    { nop                                    ; ${amp} $azeros, $azero, $a6:7, ${P}1 }
<@oneIssues32/>
</#macro>
