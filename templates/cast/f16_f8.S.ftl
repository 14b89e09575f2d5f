<#--
  Cast of f16 to FP8 on f16v8tof8: eight halves, two quads, become one quad of bytes.

    linear     n values
    packed     R rows of C columns: two panels of R rows x 16 halves become one panel of R rows x 32 bytes
    row-major  rows of C halves, some stride apart, become the same panels

  A worker walks vectors of eight values. frame.ftl starts it, share.ftl gives it its part, and the
  schedules stand in one file each:
    one_bundle.ftl   source in interleaved memory, target in another element: a bundle a vector
    two_bundle.ftl   source and target in separate elements of any memory: two
    pairs.ftl        source in interleaved memory, target anywhere: two
    single.ftl       any placement, down to one vector: three
    loose.ftl        rows that do not start at multiples of 8 bytes, and rows that end inside a panel
    widest.ftl       scale -32, which $FP_SCL cannot hold negated
    tail.ftl         the last one to seven values
-->
<#import "../lib/file.ftl" as file>
<#include "share.ftl">
<#include "frame.ftl">
<#include "pieces.ftl">
<#include "one_bundle.ftl">
<#include "two_bundle.ftl">
<#include "pairs.ftl">
<#include "single.ftl">
<#include "loose.ftl">
<#include "widest.ftl">
<#include "tail.ftl">
<#include "schedule.ftl">
<#assign narrowing = ["f16v8tof8 $a4:5, $a0:3"]>
<@opening/>
<#if !idle>
<#if scaled && !allWidest>
<@begin aux=["setzi $a6, " + formatBits(to), "uput $FP_NFMT, $a6", "setzi $a6, " + (64 - scale) % 64, "uput $FP_SCL, $a6"]/>
<#else>
<@begin aux=["setzi $a6, " + formatBits(to), "uput $FP_NFMT, $a6"] scratch=scaled?then(0, 8)>
<#if !scaled>
    // The byte is multiplied by 2^scale, so the half is multiplied by 2^-scale: $FP_SCL = -scale.
    { ld32  $m5, $mvertex_base, $mzero, 2    ; fnop }
    { ldz8  $m5, $m5, $mzero, 0              ; fnop }
    { sub   $m6, $mzero, $m5                 ; fnop }
    { st32  $m6, $mworker_base, $mzero, 0    ; fnop }
    { ld32  $a6, $mworker_base, $mzero, 0    ; fnop }
    { and   $m5, $m5, 63                     ; uput $FP_SCL, $a6 }
    { cmpeq $m5, $m5, 32                     ; fnop }
    { brnz  $m5, .Lwidest                    ; fnop }
</#if>
</@begin>
</#if>
<#if !allWidest>
<@schedule/>
.Ldone:
<@edges/>
<@tail name="out"; n><@halves count=n/><@auxes narrowing/></@tail>
<@end/>
</#if>
<#if allWidest || !scaled>
.Lwidest:
<@widest/>
<@edges widest=true/>
<@tail name="widest_out"; n><@halves count=n/><@auxes doubling + narrowing/></@tail>
<@end/>
</#if>
<@closing/>
</#if>
<@file.foot/>
