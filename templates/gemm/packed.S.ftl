<#--
  GEMM with f16 partials and packed output: C in blocks of 16 rows x 16 columns, row blocks outermost.

  Rounds and supervisor are those of f16_partials.S.ftl. A worker's rows cross block edges, so it streams
  them in segments, each inside one block, and packs its addresses anew for each.

  Words of a worker's line in the plan:
    byte offset of its first row in a panel of A, and in C
    bytes of a panel of A
    segments less one, then for each segment: rows less 3, bytes to the next in C, bytes to the next in A

  Main registers, kept from launch to launch:
    $m1  the line             $m6  first row in C, of this column panel
    $m5  first row in A, of this group              $m8  first row in A, of the first group
  $a7 holds 8 between launches: the ZAACC bit of $FP_CLR.
-->
<#import "../lib/file.ftl" as file>
<#import "feed.ftl" as feed>
<#include "variant.ftl">
<#include "supervisor.ftl">
<#include "stream.ftl">
<#include "packed_plan.ftl">

<#-- Runs the nested stream once for each segment; a launch ends with it. -->
<#macro eachSegment label>
    { mov   $m4, $m6                         ; fnop }
    { mov   $m7, $m5                         ; fnop }
    { ld32  $m2, $m1, $mzero, 3              ; fnop }   // segments less one
    { add   $m0, $m1, 16                     ; fnop }
<#if idle>
    { brneg $m2, .Lidle                      ; fnop }
</#if>
${label}:
    { ld32step $m3, $mzero, $m0+=, 1         ; fnop }
<#nested>
    { ld32step $m9, $mzero, $m0+=, 1         ; setzi $a7, 8 }
    { add   $m4, $m4, $m9                    ; fnop }
    { ld32step $m9, $mzero, $m0+=, 1         ; fnop }
    { add   $m7, $m7, $m9                    ; fnop }
    { brnzdec $m2, ${label?right_pad(25)} ; fnop }
    exitz   $mzero
    .align 8
</#macro>

<@file.head kernel=kernel manifest=manifestLine>
<@opening/>
// C is packed: blocks of 16 rows x 16 columns.
</@file.head>
<@supervisor/>
<@file.workers name=kernel + "_workers"/>
<#list entries as entry>
.Lbegin_r${entry.rows}:
    { get   $m0, $WSR                        ; setzi $a7, 8 }
    { setzi $m2, ${(".Lplan_r" + entry.rows?c)?right_pad(27)} ; fnop }
<#if entry?has_next>
    { bri   .Lbegin                          ; fnop }
</#if>
</#list>
.Lbegin:
    { and   $m0, $m0, CSR_W_WSR__CTXTID_M1__MASK ; fnop }
    { shl   $m0, $m0, 2                      ; fnop }
    { ld32  $m1, $m2, $m0, 0                 ; fnop }
    { ld32  $m8, $mvertex_base, $mzero, 0    ; fnop }   // A
    { ld32  $m6, $mvertex_base, $mzero, ${fp8?then(4, 2)}    ; fnop }   // C
    { ld32  $m2, $m1, $mzero, 0              ; fnop }
    { ld32  $m3, $m1, $mzero, 1              ; fnop }
    { add   $m8, $m8, $m2                    ; fnop }
    { add   $m6, $m6, $m3                    ; fnop }
<#if columnLoop>
    { bri   .Lfirst                          ; fnop }
<#if batch gt 1>
<#list entries as entry>
.Lproduct_r${entry.rows}:
    { setzi $m2, ${entry.leftBytes?c?right_pad(27)} ; fnop }
    { setzi $m3, ${(entry.outputBytes - columnPanels * 512)?c?right_pad(27)} ; fnop }
    { add   $m8, $m8, $m2                    ; fnop }
    { add   $m6, $m6, $m3                    ; fnop }
<#if entry?has_next>
    { bri   .Lcolumn                         ; fnop }
</#if>
</#list>
</#if>
.Lcolumn:
    { add   $m6, $m6, 512                    ; fnop }
.Lfirst:
</#if>
    { mov   $m5, $m8                         ; uput $FP_CLR, $a7 }
<#if initial>
<@eachSegment label=".Lfirst_segment">
    { mov   $m9, $m7                         ; fnop }
    { ld64step $a0:1, $mzero, $m9+=, 1       ; fnop }
<#list 0..3 as step>
    { ld64step $a0:1, $mzero, $m9+=, 1       ; ${amp} $azeros, $a0:1, $azeros, ${P}${step} }
</#list>
    { ld64step $a0:1, $mzero, $m9+=, 1       ; ${amp} $a4:5, $a0:1, $azeros, ${P}0 }
    { tapack $m10:11, $m9, $m4, $m4          ; fnop }
<@initStream returns="$mzero"/>
    { st64pace $a4:5, $m10:11+=, $mzero, 0           ; fnop }
</@eachSegment>
</#if>
<#if adds>
<#if initial>
.Lgroup:
    { ld32  $m9, $m1, $mzero, 2              ; uput $FP_CLR, $a7 }
    { add   $m5, $m5, $m9                    ; fnop }
<#else>
    { bri   .Ladd                            ; fnop }
.Lgroup:
    { ld32  $m9, $m1, $mzero, 2              ; uput $FP_CLR, $a7 }
    { add   $m5, $m5, $m9                    ; fnop }
.Ladd:
</#if>
<@eachSegment label=".Lsegment">
    { ld128 $a0:3, $m4, $mzero, 0            ; fnop }
    { ld128 $a4:7, $m4, $mzero, 1            ; ${amp} $azeros, $azeros, $a0:1, ${P}1 }
    { add   $m9, $m4, 40                     ; ${amp} $azeros, $azeros, $a2:3, ${P}1 }
    { tapack $m10:11, $m7, $m9, $m4          ; fnop }
<@groupStream returns="$mzero" back=0/>
    { st64pace $a0:1, $m10:11+=, $mzero, 0           ; fnop }
</@eachSegment>
</#if>
<#if idle>
.Lidle:
    exitz   $mzero
    .align 8
</#if>

<@plan/>
<@file.foot/>
