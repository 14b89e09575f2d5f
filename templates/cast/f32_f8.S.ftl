<#--
  Cast of f32 to FP8, linear. No instruction does it; by way of half it would round twice. So each float is
  first rounded to odd, to seven significant bits: what is cut off leaves a one in the last place that stays.
  That keeps more than two bits beyond any FP8 number and on which side of a tie the float lay, and the half
  of it is exact down to half the least FP8 number; the one real rounding is that of f16v8tof8.

  Stochastic rounding goes by way of half without all that: both steps keep the expectation, and a half between
  two FP8 numbers stays between them.

  Round to odd, and times 2^-scale afterwards so that nothing is lost on the way:
    high   = x with the last 17 bits cleared
    rest   = x - high, zero or not; NaN for infinities, which must not saturate
    sticky = bit 17 where rest is not zero
    y      = (high | sticky) * 2^-scale
  $a0 to $a3 collect the halves, $a4:5 and $a6:7 are at work; the constants come by the main pipeline, which
  has nothing else to do. One access a bundle: any placement.

  $m1 = .Lconstants: mask, sticky bit, 2^-scale.
-->
<#import "../lib/file.ftl" as file>
<#include "share.ftl">
<#include "frame.ftl">
<#include "tail.ftl">
<#assign paced = false>
<#assign saturates = overflow == "saturate">
<#assign stochastic = rounding == "stochastic">
<#assign unit = scaled && (scale!0) == 0>

<#-- Where 2^-scale comes from. -->
<#assign factor = scaled?then("$m1, $mzero, 4", "$mworker_base, $mzero, 0")>

<#--
  One pair of floats from $a4:5 to two halves in $a<k>.
    load   the main instruction that loads the next pair, once $a4:5 is free
    last   no further pair needs the mask in $a6:7
-->
<#macro pair k load last=false>
<#if stochastic>
<#if saturates>
    { nop                                    ; f32v2sub $a6:7, $a4:5, $a4:5 }   // NaN for infinities
</#if>
<#if !unit>
<@bundle main="ld32 $a3, " + factor/>
    { nop                                    ; f32v2mul $a4:5, $a3:B, $a4:5 }
</#if>
<#if saturates>
    { nop                                    ; f32v2add $a4:5, $a4:5, $a6:7 }
</#if>
<@bundle main=load aux="f32v2tof16 $a" + k + ", $a4:5"/>
<#else>
<#if k == 0>
    { ld64  $a2:3, $m1, $mzero, 1            ; and64 $a6:7, $a4:5, $a6:7 }
<#else>
    { nop                                    ; and64 $a6:7, $a4:5, $a6:7 }
</#if>
<#if saturates>
    { nop                                    ; f32v2sub $a4:5, $a4:5, $a6:7 }
    { nop                                    ; f32v2cmpne $a4:5, $a4:5, $azeros }
<#else>
    { nop                                    ; f32v2cmpne $a4:5, $a4:5, $a6:7 }
</#if>
<#if k lt 3>
    { nop                                    ; and64 $a4:5, $a4:5, $a2:3 }
<#else>
    { nop                                    ; and $a4, $a4, $a3 }
    { nop                                    ; and $a5, $a5, $a3 }
</#if>
<#if unit>
<@bundle main=load aux="or64 $a6:7, $a6:7, $a4:5"/>
<#else>
<@bundle main="ld32 $a4, " + factor aux="or64 $a6:7, $a6:7, $a4:5"/>
<@bundle main=load aux="f32v2mul $a6:7, $a4:B, $a6:7"/>
</#if>
<@bundle main=last?then("nop", "ld64 $a6:7, $m1, $mzero, 0") aux="f32v2tof16 $a" + k + ", $a6:7"/>
</#if>
</#macro>

<#-- A vector whose pairs the main instructions load: all but the first one beside other work. -->
<#macro eight loads>
<@bundle main=loads[0]/>
<#list 0..3 as k>
<@pair k=k load=loads[k + 1]!"nop"/>
</#list>
    { nop                                    ; f16v8tof8 $a4:5, $a0:3 }
</#macro>

<#-- Fewer than eight: what the lanes behind them hold does not matter. -->
<#macro tailFloats count>
<#local pairs = ceilDiv(count, 2)>
<#local loads = []>
<#list 0..<pairs as k>
<#local loads += [(2 * k + 2 <= count)?then("ld64 $a4:5, $m2, $mzero, " + k, "ld32 $a4, $m2, $mzero, " + 2 * k)]>
</#list>
<@bundle main=loads[0] aux=(count == 1)?then("mov $a5, $azero", "fnop")/>
<#list 0..<pairs as k>
<@pair k=k load=loads[k + 1]!"nop" last=k == pairs - 1/>
</#list>
<#list pairs..<4 as k>
<@bundle aux="mov $a" + k + ", $azero"/>
</#list>
    { nop                                    ; f16v8tof8 $a4:5, $a0:3 }
</#macro>

<#assign step = "ld64step $a4:5, $mzero, $m2+=, 1">

<@opening/>
<#if !idle>
<#if scaled>
<@begin aux=["setzi $a6, " + formatBits(to), "uput $FP_NFMT, $a6", "uput $FP_SCL, $azero"]/>
<#else>
<@begin aux=["setzi $a6, " + formatBits(to), "uput $FP_NFMT, $a6", "uput $FP_SCL, $azero"] scratch=8>
    // 2^-scale as a float: its exponent field is 127 - scale.
    { ld32  $m5, $mvertex_base, $mzero, 2    ; fnop }
    { ldz8  $m5, $m5, $mzero, 0              ; fnop }
    { shl   $m5, $m5, 26                     ; fnop }
    { shrs  $m5, $m5, 26                     ; fnop }
    { setzi $m6, 127                         ; fnop }
    { sub   $m5, $m6, $m5                    ; fnop }
    { shl   $m5, $m5, 23                     ; fnop }
    { st32  $m5, $mworker_base, $mzero, 0    ; fnop }
</@begin>
</#if>
<#assign constants = !stochastic || (scaled && !unit)>
<#if constants>
    { setzi $m1, .Lconstants                 ; fnop }
</#if>
<#if most gt 0>
<#if !stochastic>
    { ld64  $a6:7, $m1, $mzero, 0            ; fnop }
</#if>
    { rpt   $m3, (2f - 1f) / 8 - 1           ; fnop }
1:
<@eight loads=[step, step, step, step]/>
    { st64step $a4:5, $mzero, $m4+=, 1       ; fnop }
2:
</#if>
<@tail name="out"; n>
<#if !stochastic>
    { ld64  $a6:7, $m1, $mzero, 0            ; fnop }
</#if>
<@tailFloats count=n/>
</@tail>
<@end/>
<@closing/>
<#if constants>
    .align 8
.Lconstants:
    .long 0xfffe0000, 0xfffe0000, 0x20000, 0x20000<#if scaled>, ${(127 - scale) * 8388608}</#if>
</#if>
</#if>
<@file.foot/>
