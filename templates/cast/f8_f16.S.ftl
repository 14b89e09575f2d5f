<#--
  Cast of FP8 to f16 on f8v4tof16: a quad of eight bytes becomes two quads of halves, so two stores and two
  conversions a vector, and both pipelines are full at two bundles.

    linear   n values
    packed   one panel of R rows x 32 bytes becomes two panels of R rows x 16 halves
-->
<#import "../lib/file.ftl" as file>
<#include "share.ftl">
<#include "frame.ftl">
<#include "widen.ftl">
<#include "tail.ftl">
<#-- With less to do the test of the addresses takes longer than it saves. -->
<#assign paced = least * rowVectors gte 12>
<@opening/>
<#if !idle>
<#if scaled>
<@begin aux=["setzi $a6, " + formatBits(from), "uput $FP_NFMT, $a6", "setzi $a6, " + (64 + scale) % 64, "uput $FP_SCL, $a6"]/>
<#else>
<@begin aux=["setzi $a6, " + formatBits(from), "uput $FP_NFMT, $a6"] scratch=8>
    // The byte is multiplied by 2^scale: $FP_SCL = scale; the bits above it do not matter.
    { ld32  $m5, $mvertex_base, $mzero, 1    ; fnop }
    { ldz8  $m5, $m5, $mzero, 0              ; fnop }
    { st32  $m5, $mworker_base, $mzero, 0    ; fnop }
    { ld32  $a6, $mworker_base, $mzero, 0    ; fnop }
    { nop                                    ; uput $FP_SCL, $a6 }
</@begin>
</#if>
<#if most gt 0>
<#if least == 0>
    { brz   $m3, .Ldone                      ; fnop }
</#if>
<#if placement != "any">
<@widenApart/>
<#elseif !paced>
<@widenTogether/>
<#else>
    { brz   $m7, .Ltogether                  ; fnop }
<@widenApart/>
    { bri   .Ldone                           ; fnop }
.Ltogether:
<@widenTogether/>
</#if>
</#if>
.Ldone:
<@tail name="out"; n>
<@tailBytes count=n/>
    { nop                                    ; f8v4tof16 $a4:5, $a0 }
<#if n gt 4>
    { nop                                    ; f8v4tof16 $a6:7, $a1 }
</#if>
</@tail>
<@end/>
<@closing/>
</#if>
<@file.foot/>
