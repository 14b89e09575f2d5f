<#--
  The stream of n rows, three or more, through f32sisov2amp. A row is 8 singles of A, four quads, and 16 of
  C, eight pairs; issue t takes single x(t) and delivers the pair of the issue eight before it, of set 0 for
  even t and of set 1 for odd. A result is stored by the bundle after the one that delivers it; a partial
  is loaded two issues ahead, so that load and store are an odd number of quads apart. Rows of A and of C
  lie 64 bytes apart. Nothing is read or written beyond the n rows.

  $m3 holds n - 3; the stride word is that of wide_plan.ftl.
-->
<#-- loop: three rows or more; without it, two. -->
<#macro initStream32 loop=true>
    { ld64  $a2:3, $m5, $mzero, 0            ; uput $FP_CLR, $a7 }
    { add   $m0, $m5, 72                     ; ${amp} $azeros, $a2, $azeros, ${P}0 }   // row 1, quad 1
    { ld64  $a2:3, $m5, $mzero, 1            ; ${amp} $azeros, $a3, $azeros, ${P}1 }
    { tapack $m10:11, $m0, $m4, $m4          ; ${amp} $azeros, $a2, $azeros, ${P}2 }
    { ld64  $a2:3, $m5, $mzero, 2            ; ${amp} $azeros, $a3, $azeros, ${P}3 }
    { ${loop?then("add   $m0, $m3, 1 ", "nop")?right_pad(38)} ; ${amp} $azeros, $a2, $azeros, ${P}4 }
    { ld64  $a2:3, $m5, $mzero, 3            ; ${amp} $azeros, $a3, $azeros, ${P}5 }
    { nop                                    ; ${amp} $azeros, $a2, $azeros, ${P}6 }
    { ld64  $a2:3, $m5, $mzero, 8            ; ${amp} $azeros, $a3, $azeros, ${P}7 }
    { nop                                    ; ${amp} $a4:5, $a2, $azeros, ${P}0 }
<#if loop>
    { rpt   $m0, (2f - 1f) / 8 - 1           ; fnop }
1:
<@initRow32 more=true/>
2:
</#if>
<@initRow32 more=false/>
<@drain32/>
</#macro>

<#-- Row r after the first: issues 1 to 8 of it, the last of which starts row r + 1 if there are more. -->
<#macro initRow32 more>
<#list 1..7 as step>
<#if step % 2 == 1 && (step lt 7 || more)>
    { ldst64pace $a2:3, $a4:5, $m10:11+=, $m6, ${(step == 5)?then(1, 0)}  ; ${amp} $a4:5, ${(step % 2 == 1)?then("$a3", "$a2")}, $azeros, ${P}${step} }
<#else>
    { st64pace $a4:5, $m10:11+=, $m6, 0           ; ${amp} $a4:5, ${(step % 2 == 1)?then("$a3", "$a2")}, $azeros, ${P}${step} }
</#if>
</#list>
    { st64pace $a4:5, $m10:11+=, $m6, 0           ; ${amp} $a4:5, ${more?then("$a2", "$azero")}, $azeros, ${P}0 }
</#macro>

<#macro drain32>
<#list 1..7 as step>
    { st64pace $a4:5, $m10:11+=, $m6, 0           ; ${amp} $a4:5, $azero, $azeros, ${P}${step} }
</#list>
    { st64pace $a4:5, $m10:11+=, $m6, 0           ; ${keepClear} }
    exitz   $mzero
</#macro>

<#-- The next half of a row of A: 32 bytes on, then the rest of a panel. -->
<#macro groupStream32>
    { add   $m5, $m5, $m9                    ; fnop }
    { sub   $m9, $m8, $m9                    ; fnop }
    { ld128 $a0:3, $m4, $mzero, 0            ; uput $FP_CLR, $a7 }
    { ld128 $a4:7, $m4, $mzero, 1            ; ${amp} $azeros, $azero, $a0:1, ${P}2 }
    { add   $m0, $m4, 88                     ; ${amp} $azeros, $azero, $a2:3, ${P}1 }   // partial 11
    { ld128 $a0:3, $m4, $mzero, 2            ; ${amp} $azeros, $azero, $a4:5, ${P}2 }
    { add   $m11, $m5, 8                     ; ${amp} $azeros, $azero, $a6:7, ${P}1 }   // quad 1 of A
    { ld128 $a4:7, $m4, $mzero, 3            ; ${amp} $azeros, $azero, $a0:1, ${P}2 }
    { tapack $m10:11, $m0, $m11, $m4         ; ${amp} $azeros, $azero, $a2:3, ${P}1 }
    { ld64  $a2:3, $m5, $mzero, 0            ; ${amp} $azeros, $azero, $a4:5, ${P}2 }
    { ld64  $a0:1, $m4, $mzero, 9            ; ${amp} $azeros, $azero, $a6:7, ${P}1 }
    { ld64  $a6:7, $m4, $mzero, 8            ; fnop }
    // Row 0: even partials by offset, odd ones by every other step of the packed address.
<#list 0..7 as step>
<#if step % 2 == 0>
    { ld64  $a6:7, $m4, $mzero, ${step + 10}           ; ${amp} $azeros, $a2, $a6:7, ${P}${step} }
<#else>
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $m6, ${(step == 5)?then(6, 2)} ; ${amp} $azeros, $a3, $a0:1, ${P}${step} }
</#if>
</#list>
    { ld64  $a6:7, $m4, $mzero, 18           ; ${amp} $a4:5, $a2, $a6:7, ${P}0 }
    { rpt   $m3, (2f - 1f) / 8 - 1           ; fnop }
1:
<#list [1, 2, 3, 4, 5, 6, 7, 0] as step>
<#if step % 2 == 1>
    { ld2xst64pace $a0:3, $a4:5, $m10:11+=, $m6, ${(step == 5)?then(4, 0)} ; ${amp} $a4:5, $a3, $a0:1, ${P}${step} }
<#else>
    { ldst64pace $a6:7, $a4:5, $m10:11+=, $m6, 0   ; ${amp} $a4:5, $a2, $a6:7, ${P}${step} }
</#if>
</#list>
2:
    // The last partials; then their address stays on the last one, whose further loads are only for A.
    { ld2xst64pace $a0:3, $a4:5, $m10:11+=, $m6, 0 ; ${amp} $a4:5, $a3, $a0:1, ${P}1 }
    { ldst64pace $a6:7, $a4:5, $m10:11+=, $m6, 0   ; ${amp} $a4:5, $a2, $a6:7, ${P}2 }
    { ld2xst64pace $a0:3, $a4:5, $m10:11+=, $m6, 0 ; ${amp} $a4:5, $a3, $a0:1, ${P}3 }
    { ldst64pace $a6:7, $a4:5, $m10:11+=, $m6, 0   ; ${amp} $a4:5, $a2, $a6:7, ${P}4 }
    { ld2xst64pace $a0:3, $a4:5, $m10:11+=, $m6, 7 ; ${amp} $a4:5, $a3, $a0:1, ${P}5 }
    { st64pace $a4:5, $m10:11+=, $m6, 0           ; ${amp} $a4:5, $a2, $a6:7, ${P}6 }
    { ld2xst64pace $a0:3, $a4:5, $m10:11+=, $m6, 3 ; ${amp} $a4:5, $a3, $a0:1, ${P}7 }
    { st64pace $a4:5, $m10:11+=, $m6, 0           ; ${amp} $a4:5, $a2, $azeros, ${P}0 }
    // The last row.
<#list 1..7 as step>
<#if step % 2 == 1 && step lt 7>
    { ld2xst64pace $a0:3, $a4:5, $m10:11+=, $m6, 3 ; ${amp} $a4:5, $a3, $azeros, ${P}${step} }
<#else>
    { st64pace $a4:5, $m10:11+=, $m6, 0           ; ${amp} $a4:5, ${(step % 2 == 1)?then("$a3", "$a2")}, $azeros, ${P}${step} }
</#if>
</#list>
    { st64pace $a4:5, $m10:11+=, $m6, 0           ; ${amp} $a4:5, $azero, $azeros, ${P}0 }
<@drain32/>
</#macro>
