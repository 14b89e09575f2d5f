<#--
  Scale -32. The half must be multiplied by 2^32, but $FP_SCL holds no more than 31: it is doubled first.
  Doubling a half is exact or overflows, and what overflows is far beyond the greatest FP8 value anyway;
  x - x is zero for every finite x and NaN otherwise, which keeps infinities from saturating.
  Any placement.
-->
<#assign doubling = [
    "f16v4sub $a4:5, $a0:1, $a0:1",
    "f16v4add $a0:1, $a0:1, $a0:1",
    "f16v4add $a0:1, $a0:1, $a4:5",
    "f16v4sub $a4:5, $a2:3, $a2:3",
    "f16v4add $a2:3, $a2:3, $a2:3",
    "f16v4add $a2:3, $a2:3, $a4:5"]>

<#macro widest>
    { nop                                    ; setzi $a6, 31 }
    { nop                                    ; uput $FP_SCL, $a6 }
<#if most gt 0>
<#if !aligned>
<@looseWidest name="loose_widest" valid=32 jumps=true/>
<#else>
<#if rowMajor>
<@bundle main="setzi $m6, " + (sourceStride / 4 - 7)/>
</#if>
<@pieces name="widest" ahead=0 pointers=["$m2"]>
<#list 0..<rowVectors as i>
    { ld64step $a0:1, $mzero, $m2+=, 1       ; fnop }
    { ld64step $a2:3, $mzero, $m2+=, ${lastLoad(i)?right_pad(8)}; ${doubling[0]} }
<@auxes doubling[1..] + narrowing/>
    { st64step $a4:5, $mzero, $m4+=, ${storeStep(i)}       ; fnop }
</#list>
</@pieces>
</#if>
</#if>
</#macro>
