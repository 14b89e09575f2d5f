<#--
  Three rows or more of the worker's share, n of them; one row is four 8-byte quads. The loops are in
  stream.ftl.
-->
<#macro largeInit>
<#if columnLoop>
<@columnLabel "large"/>
    { add   $m4, $m4, $m8                    ; fnop }
    { add   $m7, $m7, -48                    ; fnop }
</#if>
<#if dispatch || columnLoop>
.Lfirst_large:
</#if>
<#if adds>
    { add   $m1, $m4, 40                     ; fnop }   // the loop's first partial is quad 5
<#if far>
    { mov   $m5, $m7                         ; fnop }
</#if>
</#if>
    { ld64step $a0:1, $mzero, $m7+=, 1       ; uput $FP_CLR, $a7 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; ${amp} $azeros, $a0:1, $azeros, ${P}0 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; ${amp} $azeros, $a0:1, $azeros, ${P}1 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; ${amp} $azeros, $a0:1, $azeros, ${P}2 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; ${amp} $azeros, $a0:1, $azeros, ${P}3 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; ${amp} $a4:5, $a0:1, $azeros, ${P}0 }
    { tapack $m10:11, $m7, ${adds?then("$m1", "$m4")}, $m4         ; fnop }
<@initStream returns=returns/>
    { st64pace $a4:5, $m10:11+=, ${returns}, ${(adds && !far)?then(2, 0)}           ; ${keepClear} }
    exitz   $mzero
    .align 8
</#macro>

<#-- The stride register: nothing steps back where addresses are packed anew each round. -->
<#assign returns = (adds && !far)?then("$m6", "$mzero")>

<#-- Mode accumulate: no round of its own, only the addresses of the first. -->
<#macro largeStart>
<#if columnLoop>
<@columnLabel "large"/>
    { add   $m4, $m4, $m8                    ; fnop }
</#if>
<#if dispatch || columnLoop>
.Lfirst_large:
</#if>
    { add   $m1, $m4, 40                     ; fnop }   // the loop's first partial is quad 5
<#if far>
    { mov   $m5, $m7                         ; fnop }
<#else>
    { tapack $m10:11, $m7, $m1, $m4          ; fnop }
</#if>
<@toGroup "large"/>
</#macro>

<#macro largeGroup>
<@groupLabel "large"/>
<#if far>
    { add   $m5, $m5, $m8                    ; fnop }
</#if>
    { ld128 $a0:3, $m4, $mzero, 0            ; uput $FP_CLR, $a7 }
    { ld128 $a4:7, $m4, $mzero, 1            ; ${amp} $azeros, $azeros, $a0:1, ${P}1 }
<#if far>
    { tapack $m10:11, $m5, $m1, $m4          ; ${amp} $azeros, $azeros, $a2:3, ${P}1 }
<#else>
    { add   $m10, $m10, $m5                  ; ${amp} $azeros, $azeros, $a2:3, ${P}1 }
</#if>
<@groupStream returns=returns back=far?then(0, 4)/>
    { st64pace $a0:1, $m10:11+=, ${returns}, ${far?then(0, 2)}           ; ${keepClear} }
    exitz   $mzero
    .align 8
</#macro>
