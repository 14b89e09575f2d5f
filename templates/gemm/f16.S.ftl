<#--
  GEMM of f16 operands with f16 partials: C = A x B on f16v4hihov4amp.

  The work is cut into panel rounds, one for each 16 columns x 16 inner. In a round the supervisor loads
  the panel of B into the coefficients and launches the workers; each worker streams its rows of A through
  the AMP. The first round of a column panel (init) starts from cleared accumulators, each later one
  (group) adds to the partials that the round before it left in C.

  The bodies of the workers, one schedule each:
    large.ftl   3 rows or more: the loop
    two.ftl     2 rows, unrolled
    one.ftl     1 row, unrolled
-->
<#import "../lib/file.ftl" as file>
<#import "feed.ftl" as feed>
<#include "plan.ftl">
<#include "large.ftl">
<#include "two.ftl">
<#include "one.ftl">
<@file.head kernel=kernel manifest=manifestLine>
// C[r][c] = sum over k of A[r][k] * B[k][c], f16, for r in ${rowsText}, k < ${inner}, c < ${columns}.
// State: word 0 A, word 1 B (coefficients), word 2 C. Layouts, alignment and placement: docs/kernel-abi.md.
// ${kGroups * columnPanels} panel rounds: ${columnPanels} of 16 columns, each ${kGroups} of 16 inner.
</@file.head>
<#list entries as entry>
<@file.supervisorEntry symbol=entry.symbol/>
    setzi   $m3, 0x80000                    // $FP_ICTL.ESR, stochastic rounding
    get     $m1, $FP_ICTL
    ld32    $m2, $m0, $mzero, 1             // B
    setzi   $m4, .Lbegin_r${entry.rows}
<#if entry?has_next>
    bri     .Lrounds
    .size ${entry.symbol}, . - ${entry.symbol}

<#else>
.Lrounds:
<#if accumulates>
    setzi   $m5, .Lgroup
</#if>
<#if columnPanels gt 1>
    setzi   $m6, ${columnPanels - accumulates?then(1, 2)}
</#if>
    andc    $m3, $m1, $m3
    put     $CCCSLOAD, $m2
    put     $FP_ICTL, $m3                   // nearest even in every launch below
    // Column panel 0, inner 0..15.
<@feed.feed interleaved=interleaved/>
    runall  $m4, $m0, 0
<#if accumulates>
    setzi   $m7, ${kGroups - 2}
</#if>
<#if columnPanels gt 1>
    setzi   $m4, .Lcolumn
<#if accumulates>
    bri     .Lgroups
</#if>
    // Each later column panel, inner 0..15.
.Lcolumns:
    sync    TEXCH_SYNCZONE_LOCAL
<@feed.feed interleaved=interleaved/>
    runall  $m4, $m0, 0
<#if accumulates>
    setzi   $m7, ${kGroups - 2}
</#if>
</#if>
<#if accumulates>
    // The rest of the inner dimension, 16 at a time.
.Lgroups:
    sync    TEXCH_SYNCZONE_LOCAL
<@feed.feed interleaved=interleaved/>
    runall  $m5, $m0, 0
    brnzdec $m7, .Lgroups
</#if>
<#if columnPanels gt 1>
    brnzdec $m6, .Lcolumns
</#if>
    sync    TEXCH_SYNCZONE_LOCAL
    put     $FP_ICTL, $m1
    br      $lr
    .size ${entry.symbol}, . - ${entry.symbol}

</#if>
</#list>
<@file.workers name=kernel + "_workers"/>
<@begin/>
<#if bodies?seq_contains("one")><@oneInit/></#if><#t>
<#if bodies?seq_contains("two")><@twoInit/></#if><#t>
<#if bodies?seq_contains("large")><@largeInit/></#if><#t>
<#if accumulates>
<#if lateDispatch>
.Lgroup:
<@smallGroupHead/>
    { br    $m9                              ; f16v4hihov4amp $azeros, $azeros, $a4:5, TAMP_F16V4_E4_P1 }
<#elseif dispatch>
.Lgroup:
    { br    $m9                              ; fnop }
</#if>
<#if bodies?seq_contains("one")><@oneGroup/></#if><#t>
<#if bodies?seq_contains("two")><@twoGroup/></#if><#t>
<#if bodies?seq_contains("large")><@largeGroup/></#if><#t>
</#if>
<#if columnPanels gt 1 && dispatch>
.Lcolumn:
    { br    $m2                              ; fnop }
</#if>
<#if idle>
.Lidle:
    exitz   $mzero
</#if>

<@plan/>
<@file.foot/>
