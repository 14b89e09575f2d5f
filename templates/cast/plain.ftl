<#-- One vector after the other, at any placement and down to no vector at all. -->
<#macro plain>
<@eachPanel label=".Lpanel">
    { mov   $m5, $m2                         ; fnop }
    { mov   $m8, $m4                         ; fnop }
    { rpt   $m3, (2f - 1f) / 8 - 1           ; fnop }
1:
<#list packed?then([1, 3], [1]) as step>
    { ld64step $a0:1, $mzero, $m5+=, 1       ; fnop }
    { ld64step $a2:3, $mzero, $m5+=, 1       ; fnop }
    { nop                                    ; f16v8tof8 $a4:5, $a0:3 }
    { st64step $a4:5, $mzero, $m8+=, ${step}       ; fnop }
</#list>
2:
</@eachPanel>
</#macro>
