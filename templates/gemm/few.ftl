<#--
  One or two rows with f16 operands and f32 partials, unrolled. Issue t takes quad t of A and delivers the
  pair of C of the issue four before it, a quad of memory; loads stand where no store does.
-->
<#function quadOfC q>
  <#return (q / 4)?floor * 8 + q % 4>
</#function>

<#macro fewIssues rows partials>
<#assign last = 4 * rows>
<#list 0..(last + 3) as t>
<#assign takes = partials && t + 4 lt last>
<#assign main = (t gt 4)?then("st64  $a4:5, $m4, $mzero, " + quadOfC(t - 5), "nop")>
<#if t lt last>
    { ld64  $a0:1, $m5, $mzero, ${t?c?right_pad(12)} ; fnop }
</#if>
<#if takes>
    { ld64  $a2:3, $m4, $mzero, ${quadOfC(t + 4)?c?right_pad(12)} ; fnop }
</#if>
    { ${main?right_pad(38)} ; ${amp} ${(t lt 4)?then("$azeros", "$a4:5")}, ${(t lt last)?then("$a0:1", "$azeros")}, ${takes?then("$a2:3", "$azeros")}, ${P}${t % 4} }
</#list>
    { st64  $a4:5, $m4, $mzero, ${quadOfC(last - 1)?c?right_pad(12)} ; ${keepClear} }
    exitz   $mzero
</#macro>

<#macro fewInit rows>
    .align 8
.Lfirst_${rows}:
    { nop                                    ; uput $FP_CLR, $a7 }
<@fewIssues rows=rows partials=false/>
</#macro>

<#-- The first row's partials on their way into the AMP. -->
<#macro fewGroup rows>
    .align 8
.Ladd_${rows}:
    { ld128 $a0:3, $m4, $mzero, 0            ; uput $FP_CLR, $a7 }
    { ld128 $a4:7, $m4, $mzero, 1            ; ${amp} $azeros, $azeros, $a0:1, ${P}1 }
    { nop                                    ; ${amp} $azeros, $azeros, $a2:3, ${P}1 }
    { nop                                    ; ${amp} $azeros, $azeros, $a4:5, ${P}1 }
    { nop                                    ; ${amp} $azeros, $azeros, $a6:7, ${P}1 }
<@fewIssues rows=rows partials=true/>
</#macro>
