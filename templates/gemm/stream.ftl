<#--
  The stream of n rows, three or more, through the AMP; one row is four 8-byte quads.

  Issue t of the AMP takes quad x(t) of A at phase t mod 4 and delivers the result of the issue four
  before it; a group round feeds the partials of a row during the four issues before its own. A result is
  stored by the bundle after the one that delivers it. Nothing is read or written beyond the n rows: the
  loop ends early and the rest is unrolled with the loads left out one by one.

  Rows of C follow each other, or (rowEnd 1) lie as far apart as field 1 of the stride register says.
  $m3 holds n - 3, $m10:11 the addresses of A, of the partials and of C; returns is the stride register.
-->
<#-- From cleared accumulators: x(0) to x(4) are in the AMP, x(5) in $a0:1. One result is left in $a4:5. -->
<#macro initStream returns>
    { rpt   $m3, (2f - 1f) / 8 - 1           ; fnop }
1:
<#list [1, 2, 3, 0] as step>
    { ldst64pace $a0:1, $a4:5, $m10:11+=, ${returns}, ${(step == 0)?then(rowEnd * 4, 0)}  ; ${amp} $a4:5, $a0:1, $azeros, ${P}${step} }
</#list>
2:
<#list [1, 2, 3, 0, 1, 2] as step>
    { ldst64pace $a0:1, $a4:5, $m10:11+=, ${returns}, ${(step == 0)?then(rowEnd * 4, 0)}  ; ${amp} $a4:5, $a0:1, $azeros, ${P}${step} }
</#list>
    { st64pace $a4:5, $m10:11+=, ${returns}, 0           ; ${amp} $a4:5, $a0:1, $azeros, ${P}3 }
<#list 0..3 as step>
    { st64pace $a4:5, $m10:11+=, ${returns}, ${(step == 0)?then(rowEnd, 0)}           ; ${amp} $a4:5, $azeros, $azeros, ${P}${step} }
</#list>
</#macro>

<#--
  On top of partials: quads 0 to 2 of them are in the AMP, quad 3 in $a6:7. back steps the partials' address
  after its last use. One result is left in $a0:1.
-->
<#macro groupStream returns back>
    { ld64  $a2:3, $m4, $mzero, ${(rowEnd == 1)?then(8, 4)}            ; ${amp} $azeros, $azeros, $a4:5, ${P}1 }
    { ld2x64pace $a4:5, $a6:7, $m10:11+=, ${returns}, 0  ; ${amp} $azeros, $azeros, $a6:7, ${P}1 }
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, ${returns}, 0  ; ${amp} $azeros, $a4:5, $a2:3, ${P}0 }
    { ld2x64pace $a4:5, $a6:7, $m10:11+=, ${returns}, ${rowEnd * 4}  ; ${amp} $azeros, $a0:1, $a6:7, ${P}1 }
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, ${returns}, 0  ; ${amp} $azeros, $a4:5, $a2:3, ${P}2 }
    { ld2x64pace $a4:5, $a6:7, $m10:11+=, ${returns}, 0  ; ${amp} $azeros, $a0:1, $a6:7, ${P}3 }
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, ${returns}, 0  ; ${amp} $a4:5, $a4:5, $a2:3, ${P}0 }
    { rpt   $m3, (2f - 1f) / 8 - 1           ; fnop }
1:
    { ld2xst64pace $a4:7, $a4:5, $m10:11+=, ${returns}, ${rowEnd * 4} ; ${amp} $a0:1, $a0:1, $a6:7, ${P}1 }
    { ld2xst64pace $a0:3, $a0:1, $m10:11+=, ${returns}, 0 ; ${amp} $a4:5, $a4:5, $a2:3, ${P}2 }
    { ld2xst64pace $a4:7, $a4:5, $m10:11+=, ${returns}, 0 ; ${amp} $a0:1, $a0:1, $a6:7, ${P}3 }
    { ld2xst64pace $a0:3, $a0:1, $m10:11+=, ${returns}, ${rowEnd * 16} ; ${amp} $a4:5, $a4:5, $a2:3, ${P}0 }
2:
<@groupTail returns=returns back=back/>
</#macro>

<#-- The end of a stream, from quad 1 of its last row but one on. One result is left in $a0:1. -->
<#macro groupTail returns back>
    // The last partial, then the last four quads of A, then the results that are still on their way.
    { ld2xst64pace $a4:7, $a4:5, $m10:11+=, ${returns}, ${back} ; ${amp} $a0:1, $a0:1, $a6:7, ${P}1 }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, ${returns}, 0  ; ${amp} $a4:5, $a4:5, $a2:3, ${P}2 }
    { ldst64pace $a4:5, $a4:5, $m10:11+=, ${returns}, 0  ; ${amp} $a0:1, $a0:1, $a6:7, ${P}3 }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, ${returns}, ${rowEnd * 4}  ; ${amp} $a4:5, $a4:5, $azeros, ${P}0 }
    { ldst64pace $a4:5, $a4:5, $m10:11+=, ${returns}, 0  ; ${amp} $a0:1, $a0:1, $azeros, ${P}1 }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, ${returns}, 0  ; ${amp} $a4:5, $a4:5, $azeros, ${P}2 }
    { st64pace $a4:5, $m10:11+=, ${returns}, 0           ; ${amp} $a0:1, $a0:1, $azeros, ${P}3 }
    { st64pace $a0:1, $m10:11+=, ${returns}, ${rowEnd}           ; ${amp} $a4:5, $azeros, $azeros, ${P}0 }
    { st64pace $a4:5, $m10:11+=, ${returns}, 0           ; ${amp} $a0:1, $azeros, $azeros, ${P}1 }
    { st64pace $a0:1, $m10:11+=, ${returns}, 0           ; ${amp} $a4:5, $azeros, $azeros, ${P}2 }
    { st64pace $a4:5, $m10:11+=, ${returns}, 0           ; ${amp} $a0:1, $azeros, $azeros, ${P}3 }
</#macro>
