<#--
  GEMM with f16 partials: C = A x B on f16v4hihov4amp (f16 operands) or f8v8hihov4amp (FP8 operands).

  The work is cut into panel rounds, one for each 16 columns x 16 inner (FP8: 32 inner). In a round the
  supervisor loads the panel of B into the coefficients and launches the workers; each worker streams its
  rows of A, 32 bytes each, through the AMP. The first round of a column panel starts from cleared
  accumulators (mode initialize); each later one, and in mode accumulate the first too, adds to the
  partials that C holds.

  The bodies of the workers, one schedule each:
    large.ftl   3 rows or more: the loop
    two.ftl     2 rows, unrolled
    one.ftl     1 row, unrolled
    retained.ftl  4 to 128 rows with accumulators that survive from launch to launch, on request only
-->
<#import "../lib/file.ftl" as file>
<#import "feed.ftl" as feed>
<#include "variant.ftl">
<#include "supervisor.ftl">
<#include "plan.ftl">
<#include "stream.ftl">
<#include "large.ftl">
<#include "two.ftl">
<#include "one.ftl">
<#include "retained.ftl">
<@file.head kernel=kernel manifest=manifestLine>
<@opening/>
</@file.head>
<@supervisor/>
<@file.workers name=kernel + "_workers"/>
<@begin/>
<#if retained>
<@retainedBodies/>
<#else>
<#if initial>
<#if bodies?seq_contains("one")><@oneInit/></#if><#t>
<#if bodies?seq_contains("two")><@twoInit/></#if><#t>
<#if bodies?seq_contains("large")><@largeInit/></#if><#t>
<#else>
<#if bodies?seq_contains("one")><@oneStart/></#if><#t>
<#if bodies?seq_contains("two")><@twoStart/></#if><#t>
<#if bodies?seq_contains("large")><@largeStart/></#if><#t>
</#if>
<#if adds>
<#if lateDispatch>
.Lgroup:
<@smallGroupHead/>
    { br    $m9                              ; ${amp} $azeros, $azeros, $a4:5, ${P}1 }
<#elseif dispatch>
.Lgroup:
    { br    $m9                              ; fnop }
</#if>
<#if bodies?seq_contains("one")><@oneGroup/></#if><#t>
<#if bodies?seq_contains("two")><@twoGroup/></#if><#t>
<#if bodies?seq_contains("large")><@largeGroup/></#if><#t>
</#if>
</#if>
<@turns/>
<#if idle>
.Lidle:
    exitz   $mzero
</#if>

<@plan/>
<@file.foot/>
