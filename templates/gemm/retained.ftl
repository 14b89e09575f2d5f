<#--
  Panels chained without priming or draining, for n rows, 4 to 128. It rests on accumulators that survive
  from one launch to the next, which nothing published promises.

  Issue t of a round takes quad x(t) of A, delivers the result of four issues before, and takes the partial
  of four issues after: the first row of a round delivers the last row of the round before, and the last
  row of a round takes the partials of the first row of the next. The bundle of issue t loads x(t + 1) and
  the partial of issue t + 2, and stores the result of issue t - 1; registers carry all three over.

    .Lfirst_large  n rows from cleared accumulators, no results of a round before
    .Lgroup        4 n issues, in 4 n + 3 bundles
    .Llast         the same, then the last row's results

  Selector field 2 takes an address from the worker's last row back to its first.
-->
<#macro chainPair partials=0>
    { ld2xst64pace $a4:7, $a4:5, $m10:11+=, $m6, ${partials * 8} ; ${amp} $a0:1, $a0:1, $a6:7, ${P}1 }
    { ld2xst64pace $a0:3, $a0:1, $m10:11+=, $m6, 0 ; ${amp} $a4:5, $a4:5, $a2:3, ${P}2 }
    { ld2xst64pace $a4:7, $a4:5, $m10:11+=, $m6, 0 ; ${amp} $a0:1, $a0:1, $a6:7, ${P}3 }
</#macro>

<#-- Row 0 and quad 0 of row 1, whose results are those of the round before; then up to quad 0 of row n - 2. -->
<#macro chainHead>
    { ld2xst64pace $a0:3, $a0:1, $m10:11+=, $m6, 0 ; ${amp} $a4:5, $a4:5, $a2:3, ${P}0 }
<@chainPair/>
    { ld2xst64pace $a0:3, $a0:1, $m10:11+=, $m6, 32 ; ${amp} $a4:5, $a4:5, $a2:3, ${P}0 }
    { rpt   $m3, (2f - 1f) / 8 - 1           ; fnop }
1:
<@chainPair/>
    { ld2xst64pace $a0:3, $a0:1, $m10:11+=, $m6, 0 ; ${amp} $a4:5, $a4:5, $a2:3, ${P}0 }
2:
</#macro>

<#-- The last row, up to the jump of A's address and the load of the next panel's first quad. -->
<#macro chainEnd>
    { ld2xst64pace $a4:7, $a4:5, $m10:11+=, $m6, 0 ; ${amp} $a0:1, $a0:1, $a6:7, ${P}1 }
    { ld2xst64pace $a0:3, $a0:1, $m10:11+=, $m6, 0 ; ${amp} $a4:5, $a4:5, $a2:3, ${P}2 }
    { add   $m10, $m10, $m5                  ; fnop }
    { ld2xst64pace $a4:7, $a4:5, $m10:11+=, $m6, 0 ; ${amp} $a0:1, $a0:1, $a6:7, ${P}3 }
    exitz   $mzero
    .align 8
</#macro>

<#macro retainedBodies>
<#if columnLoop>
.Lcolumn:
    { add   $m4, $m4, $m8                    ; setzi $a7, 8 }
    { add   $m7, $m7, -48                    ; fnop }
.Lfirst_large:
</#if>
    { ld64step $a0:1, $mzero, $m7+=, 1       ; uput $FP_CLR, $a7 }
<#list 0..3 as step>
    { ld64step $a0:1, $mzero, $m7+=, 1       ; ${amp} $azeros, $a0:1, $azeros, ${P}${step} }
</#list>
    { ld64step $a0:1, $mzero, $m7+=, 1       ; ${amp} $a4:5, $a0:1, $azeros, ${P}0 }
    { tapack $m10:11, $m7, $m4, $m4          ; fnop }
    { rpt   $m3, (2f - 1f) / 8 - 1           ; fnop }
1:
<#list [1, 2, 3, 0] as step>
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, 0  ; ${amp} $a4:5, $a0:1, $azeros, ${P}${step} }
</#list>
2:
    { ldst64pace $a4:5, $a4:5, $m10:11+=, $m6, 0  ; ${amp} $a0:1, $a0:1, $azeros, ${P}1 }
    { ld2xst64pace $a0:3, $a0:1, $m10:11+=, $m6, 0 ; ${amp} $a4:5, $a4:5, $azeros, ${P}2 }
    { ld2xst64pace $a4:7, $a4:5, $m10:11+=, $m6, 0 ; ${amp} $a0:1, $a0:1, $azeros, ${P}3 }
    { ld2xst64pace $a0:3, $a0:1, $m10:11+=, $m6, 0 ; ${amp} $a4:5, $a4:5, $a2:3, ${P}0 }
<@chainEnd/>
<#if rounds gt 2>
.Lgroup:
<@chainHead/>
    // Quad 1 of row n - 2: the last of the partials, then those of row 0 again.
<@chainPair partials=1/>
    { ld2xst64pace $a0:3, $a0:1, $m10:11+=, $m6, 0 ; ${amp} $a4:5, $a4:5, $a2:3, ${P}0 }
<@chainEnd/>
</#if>
.Llast:
<@chainHead/>
<@groupTail returns="$m6" back=0/>
    { st64pace $a0:1, $m10:11+=, $m6, 0           ; fnop }
    exitz   $mzero
    .align 8
</#macro>
