<#--
  Any placement: one access a bundle, a vector in three. Down to one vector or row.
  $m6 = quads from the last of a row of 32 values to the next row of a row-major source.
-->
<#function lastLoad i><#return (rowMajor && i % 4 == 3)?then("$m6", "1")></#function>
<#function storeStep i><#return (packed && i % 2 == 1)?then(3, 1)></#function>

<#macro single>
<#if rowMajor>
<@bundle main="setzi $m6, " + (sourceStride / 4 - 7)/>
</#if>
    { ld64step $a0:1, $mzero, $m2+=, 1       ; fnop }
    { ld64step $a2:3, $mzero, $m2+=, ${lastLoad(0)?right_pad(8)}; fnop }
<#if rowVectors gt 1>
<#list 1..<rowVectors as i>
<@vector load=i store=i - 1/>
</#list>
</#if>
<@pieces name="single" ahead=1 pointers=["$m2"]>
<#list 0..<rowVectors as i>
<@vector load=i store=i + rowVectors - 1/>
</#list>
</@pieces>
    { nop                                    ; ${convert} }
    { st64step $a4:5, $mzero, $m4+=, 1       ; fnop }
</#macro>

<#macro vector load store>
    { ld64step $a0:1, $mzero, $m2+=, 1       ; ${convert} }
    { ld64step $a2:3, $mzero, $m2+=, ${lastLoad(load)?right_pad(8)}; fnop }
    { st64step $a4:5, $mzero, $m4+=, ${storeStep(store)}       ; fnop }
</#macro>
