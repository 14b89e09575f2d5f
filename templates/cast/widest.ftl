<#--
  Scale -32. The half must be multiplied by 2^32, but $FP_SCL holds no more than 31: it is doubled first.
  Doubling a half is exact or overflows, and what overflows is far beyond the greatest FP8 value anyway;
  x - x is zero for every finite x and NaN otherwise, which keeps infinities from saturating.
-->
<#macro widest>
<#if !scaled>
.Lwidest:
<#if panelCount gt 1>
    { setzi $m9, ${panelCount - 1}               ; fnop }
</#if>
</#if>
    { nop                                    ; setzi $a6, 31 }
    { nop                                    ; uput $FP_SCL, $a6 }
<@eachPanel label=".Lwidest_panel">
    { mov   $m5, $m2                         ; fnop }
    { mov   $m8, $m4                         ; fnop }
    { rpt   $m3, (2f - 1f) / 8 - 1           ; fnop }
1:
<#list packed?then([1, 3], [1]) as step>
    { ld64step $a0:1, $mzero, $m5+=, 1       ; fnop }
    { ld64step $a2:3, $mzero, $m5+=, 1       ; f16v4sub $a4:5, $a0:1, $a0:1 }
    { nop                                    ; f16v4add $a0:1, $a0:1, $a0:1 }
    { nop                                    ; f16v4add $a0:1, $a0:1, $a4:5 }
    { nop                                    ; f16v4sub $a4:5, $a2:3, $a2:3 }
    { nop                                    ; f16v4add $a2:3, $a2:3, $a2:3 }
    { nop                                    ; f16v4add $a2:3, $a2:3, $a4:5 }
    { nop                                    ; f16v8tof8 $a4:5, $a0:3 }
    { st64step $a4:5, $mzero, $m8+=, ${step}       ; fnop }
</#list>
2:
</@eachPanel>
</#macro>
